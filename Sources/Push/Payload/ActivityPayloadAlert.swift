import Archive
import Foundation

/// The `alert` of a Live Activity's push: a text, or an object of texts and keys of localised texts.
///
/// - Parity: approximated: a `loc-key` is shown as the key with its arguments in the places of `%@`; the app's tables of
///   strings are not read by the gateway.
enum ActivityPayloadAlert {
  static func alert(
    _ value: JSONScanner.Value?, sound apart: JSONScanner.Value?, _ scanner: JSONScanner
  ) -> Result<ActivityAlert?, WrongType> {
    guard let value, value.kind != .null else { return .success(nil) }
    if value.kind == .string {
      return .success(
        ActivityAlert(title: "", body: scanner.text(value.range), sound: name(of: apart, scanner)))
    }
    guard value.kind == .object else {
      return .failure(WrongType(name: "alert", found: value.kind, wanted: "an object with title and body"))
    }
    var texts: [String: String] = [:]
    var arguments: [String: [String]] = [:]
    var sound = apart
    var failure: WrongType?
    try? scanner.members(of: value) { name, value, scanner throws(JSONScanner.Failure) in
      let key = scanner.text(name)
      switch (key, value.kind) {
      case ("sound", _): sound = value
      case (_, .null): break
      case ("title", .string), ("body", .string), ("title-loc-key", .string), ("loc-key", .string):
        texts[key] = scanner.text(value.range)
      case ("title", .object), ("body", .object):
        let (inner, list) = localised(value, scanner)
        texts[key] = inner.map { filled($0, list) }
      case ("title-loc-args", .array), ("loc-args", .array): arguments[key] = strings(value, scanner)
      case ("title", _), ("body", _):
        failure = WrongType(
          name: "alert.\(key)", found: value.kind, wanted: "a string or an object with loc-key")
      default: break
      }
    }
    if let failure { return .failure(failure) }
    let title = texts["title"] ?? texts["title-loc-key"].map { filled($0, arguments["title-loc-args"] ?? []) }
    let body = texts["body"] ?? texts["loc-key"].map { filled($0, arguments["loc-args"] ?? []) }
    return .success(ActivityAlert(title: title ?? "", body: body ?? "", sound: name(of: sound, scanner)))
  }

  private static func localised(
    _ value: JSONScanner.Value, _ scanner: JSONScanner
  ) -> (key: String?, arguments: [String]) {
    var key: String?
    var list: [String] = []
    try? scanner.members(of: value) { name, value, scanner throws(JSONScanner.Failure) in
      if scanner.isEqual(name, "loc-key"), value.kind == .string { key = scanner.text(value.range) }
      if scanner.isEqual(name, "loc-args"), value.kind == .array { list = strings(value, scanner) }
    }
    return (key, list)
  }

  private static func strings(_ value: JSONScanner.Value, _ scanner: JSONScanner) -> [String] {
    var list: [String] = []
    try? scanner.elements(of: value) { element in
      if element.kind == .string { list.append(scanner.text(element.range)) }
    }
    return list
  }

  /// The arguments in the places of `%@` and `%1$@`.
  private static func filled(_ key: String, _ arguments: [String]) -> String {
    guard key.contains("%"), !arguments.isEmpty else { return key }
    var text = key
    for (index, argument) in arguments.enumerated() {
      let place = text.range(of: "%\(index + 1)$@") ?? text.range(of: "%@")
      if let place { text.replaceSubrange(place, with: argument) }
    }
    return text
  }

  /// A sound is its name, or an object with one.
  private static func name(of value: JSONScanner.Value?, _ scanner: JSONScanner) -> String? {
    guard let value else { return nil }
    if value.kind == .string { return scanner.text(value.range) }
    guard value.kind == .object else { return nil }
    var found: String?
    try? scanner.members(of: value) { name, value, scanner throws(JSONScanner.Failure) in
      if scanner.isEqual(name, "name"), value.kind == .string { found = scanner.text(value.range) }
    }
    return found
  }
}
