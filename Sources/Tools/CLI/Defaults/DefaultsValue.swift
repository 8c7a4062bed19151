import ArgumentParser
import Foundation

/// A value of user defaults, as it is written on the command line.
struct DefaultsValue: Equatable {
  enum Kind: String, CaseIterable, ExpressibleByArgument, Encodable {
    case string, integer, number, bool, date, data, json
  }
  var kind: Kind
  /// For people, and to be read back.
  var text: String
  /// What user defaults keep.
  var object: Any

  static func == (a: DefaultsValue, b: DefaultsValue) -> Bool { a.kind == b.kind && a.text == b.text }

  private init(_ kind: Kind, _ text: String, _ object: Any) {
    self.kind = kind
    self.text = text
    self.object = object
  }

  /// Reads what somebody wrote; what it looks like decides where no kind is given.
  ///
  /// - Throws: `ValidationError` for text that is not of the kind.
  static func read(_ text: String, as kind: Kind?) throws -> DefaultsValue {
    func wrong(_ hint: String) -> ValidationError { ValidationError("`\(text.prefix(80))` is no \(hint).") }
    switch kind ?? guess(text) {
    case .string: return DefaultsValue(.string, text, text)
    case .bool:
      let words = ["true": true, "yes": true, "1": true, "false": false, "no": false, "0": false]
      guard let value = words[text.lowercased()] else { throw wrong("true or false") }
      return DefaultsValue(.bool, String(value), value)
    case .integer:
      guard let value = Int(text) else { throw wrong("whole number") }
      return DefaultsValue(.integer, text, value)
    case .number:
      guard let value = Double(text), value.isFinite else { throw wrong("number") }
      return DefaultsValue(.number, text, value)
    case .date:
      guard let value = try? DateArgument.read(text) else { throw wrong("date such as '2026-11-21 14:05'") }
      return DefaultsValue(object: value)
    case .data:
      guard let value = Data(base64Encoded: text) else { throw wrong("base64") }
      return DefaultsValue(.data, text, value)
    case .json:
      guard let value = try? JSONSerialization.jsonObject(with: Data(text.utf8)),
        value is [Any] || value is [String: Any],
        PropertyListSerialization.propertyList(value, isValidFor: .binary)
      else { throw wrong("JSON array or object without null") }
      return DefaultsValue(object: value)
    }
  }

  private static func guess(_ text: String) -> Kind {
    if ["true", "false"].contains(text) { return .bool }
    // 007 and +49 are text.
    if let number = Int(text), String(number) == text { return .integer }
    if text.contains("."), let number = Double(text), number.isFinite, text.first?.isLetter == false {
      return .number
    }
    return text.hasPrefix("[") || text.hasPrefix("{") ? .json : .string
  }

  /// What user defaults hold.
  init(object: Any) {
    switch object {
    case let value as String: self.init(.string, value, value)
    case let value as Date: self.init(.date, value.formatted(.iso8601), value)
    case let value as Data: self.init(.data, value.base64EncodedString(), value)
    case let value as NSNumber where isBool(value): self.init(.bool, String(value.boolValue), value)
    case let value as Bool: self.init(.bool, String(value), value)
    case let value as Int: self.init(.integer, String(value), value)
    case let value as Double: self.init(.number, String(value), value)
    default: self.init(.json, Self.json(object), object)
    }
  }

  /// Arrays and dictionaries; dates and bytes in them as text.
  private static func json(_ object: Any) -> String {
    func plain(_ value: Any) -> Any {
      switch value {
      case let list as [Any]: list.map(plain)
      case let map as [String: Any]: map.mapValues(plain)
      case let date as Date: date.formatted(.iso8601)
      case let data as Data: data.base64EncodedString()
      default: value
      }
    }
    let options: JSONSerialization.WritingOptions = [.sortedKeys, .withoutEscapingSlashes, .fragmentsAllowed]
    let data = try? JSONSerialization.data(withJSONObject: plain(object), options: options)
    return data.map { String(decoding: $0, as: UTF8.self) } ?? "\(object)"
  }
}

/// Whether a number is a Bool: Foundation keeps both as `NSNumber`.
private func isBool(_ number: NSNumber) -> Bool { String(cString: number.objCType) == "c" }

/// What `vitrine defaults --json` prints.
struct DefaultsFacts: Encodable {
  struct Value: Encodable {
    var type: DefaultsValue.Kind
    var value: String
  }
  var group: String
  var values: [String: Value]

  init(group: String, values: [String: DefaultsValue]) {
    self.group = group
    self.values = values.mapValues { Value(type: $0.kind, value: $0.text) }
  }
}
