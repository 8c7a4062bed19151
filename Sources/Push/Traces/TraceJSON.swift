import Foundation

/// Traces as JSON for people and programs: the payload as JSON if it is some, dates in seconds since 1970.
package enum TraceJSON {
  package static func document(_ trace: PushTrace) -> [UInt8] { bytes(object(trace)) }

  package static func document(_ traces: [PushTrace]) -> [UInt8] { bytes(["traces": traces.map(object)]) }

  package static func object(_ trace: PushTrace) -> [String: Any] {
    var object: [String: Any] = [
      "number": trace.number, "id": trace.id, "origin": trace.origin.rawValue,
      "receivedAt": trace.receivedAt.timeIntervalSince1970, "method": trace.method, "path": trace.path,
      "headers": trace.headers, "payload": json(trace.payload), "status": trace.status,
      "isRepeat": trace.isRepeat,
    ]
    object["token"] = trace.token.map(json)
    object["reason"] = trace.reason
    object["detail"] = trace.detail
    object["match"] = trace.match.map {
      ["kind": $0.kind, "name": $0.name, "extension": $0.extensionName, "bundle": $0.bundle]
    }
    object["decidedAt"] = trace.decidedAt?.timeIntervalSince1970
    object["verdict"] = trace.verdict.map {
      ["outcome": $0.outcome.rawValue, "rule": $0.rule, "message": $0.message, "changed": $0.changed]
        as [String: Any]
    }
    return object
  }

  /// JSON as it is, anything else as a string.
  private static func json(_ text: String) -> Any {
    (try? JSONSerialization.jsonObject(with: Data(text.utf8))) ?? text
  }

  private static func bytes(_ object: Any) -> [UInt8] {
    let options: JSONSerialization.WritingOptions = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    return Array((try? JSONSerialization.data(withJSONObject: object, options: options)) ?? Data()) + [10]
  }
}
