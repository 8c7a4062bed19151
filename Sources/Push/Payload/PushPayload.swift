import Activities
import Archive
import Foundation

/// The payload of a push, decoded as far as a device would decode it before it asks the app's types.
///
/// APNs looks at little but size: it says 200, and the device drops what it cannot use. So do we, and the trace says why.
package enum PushPayload: Sendable, Equatable {
  case content(PushDelivery.Content)
  /// A device would drop it; the verdict of the trace.
  case dropped(PushVerdict)

  /// Decodes a payload for a type of push. Throws `BadRequestPayload` for what is no JSON object (D: what APNs says there is not
  /// published).
  package static func decode(_ body: [UInt8], type: PushType) throws(PushRefusal) -> PushPayload {
    do {
      return try body.withUnsafeBufferPointer { bytes throws(JSONScanner.Failure) in
        try decode(bytes, type: type)
      }
    } catch {
      throw PushRefusal(
        .badRequestPayload, "The payload is no JSON object: at byte \(error.at), \(error.message).")
    }
  }

  private static func decode(
    _ bytes: UnsafeBufferPointer<UInt8>, type: PushType
  ) throws(JSONScanner.Failure) -> PushPayload {
    if bytes.contains(where: { $0 >= 0x80 }), String(validating: bytes, as: UTF8.self) == nil {
      throw JSONScanner.Failure(at: 0, message: "it is not UTF-8")
    }
    var scanner = JSONScanner(bytes)
    var aps: JSONScanner.Value?
    try scanner.document { name, value, scanner throws(JSONScanner.Failure) in
      if scanner.isEqual(name, "aps") { aps = value }
    }
    guard let aps else {
      return drop("no-aps", "The payload has no `aps`, and a device looks at nothing else.")
    }
    guard aps.kind == .object else {
      return drop("wrong-type", "`aps` is \(aps.kind.words); a device expects an object.")
    }
    switch type {
    case .liveactivity: return try ActivityPayload.decode(aps, in: scanner)
    case .widgets, .controls: return try changed(aps, in: scanner, type)
    default:
      return drop("not-for-widgets", "Pushes of type \(type.rawValue) are not shown here.")
    }
  }

  /// `{"aps":{"content-changed":true}}`
  private static func changed(
    _ aps: JSONScanner.Value, in scanner: JSONScanner, _ type: PushType
  ) throws(JSONScanner.Failure) -> PushPayload {
    var found: JSONScanner.Value?
    try scanner.members(of: aps) { name, value, scanner throws(JSONScanner.Failure) in
      if scanner.isEqual(name, "content-changed") { found = value }
    }
    guard let found else {
      return drop(
        "no-content-changed", "`aps` has no `content-changed`; a \(type.rawValue) push sets it to true.")
    }
    guard found.kind == .boolean, scanner.isEqual(found.range, "true") else {
      return drop("wrong-type", "`aps.content-changed` is not true; a \(type.rawValue) push sets it to true.")
    }
    return .content(type == .widgets ? .widgets : .controls)
  }

  static func drop(_ rule: String, _ message: String) -> PushPayload {
    .dropped(PushVerdict(.dropped, rule: rule, message: message))
  }
}

extension JSONScanner.Kind {
  /// For sentences.
  var words: String {
    switch self {
    case .object: "an object"
    case .array: "an array"
    case .string: "a string"
    case .number: "a number"
    case .boolean: "a boolean"
    case .null: "null"
    }
  }
}
