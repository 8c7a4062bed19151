import Archive
import Foundation

/// JSON that a person gives on the command line.
enum ActivityJSON {
  /// The document in `text`, or in the file that `@FILE` names.
  static func read(_ text: String, what: String) throws -> JSONValue {
    var data = Data(text.utf8)
    var place = what
    if text.hasPrefix("@") {
      place = String(text.dropFirst())
      do {
        data = try Data(contentsOf: URL(fileURLWithPath: place))
      } catch {
        throw CommandFailure("`\(place)` cannot be read: \(error.localizedDescription)", isUsage: true)
      }
    }
    do {
      return try JSONDecoder().decode(JSONValue.self, from: data)
    } catch let DecodingError.dataCorrupted(context) {
      let reason = (context.underlyingError as NSError?)?.userInfo["NSDebugDescription"] as? String
      throw CommandFailure(
        "\(place) is no JSON: \(reason ?? context.debugDescription)", cure: "Quote keys and text with \".",
        isUsage: true)
    }
  }

  static func data(_ fields: [String: JSONValue]) throws -> Data {
    try JSONEncoder().encode(JSONValue.object(fields))
  }
}
