import Foundation

/// A dictionary of a definition, read leniently: versions of Xcode write flags as such, as numbers and as words.
struct PlistPart {
  private let values: [String: Any]

  init(_ values: [String: Any]) { self.values = values }

  func value(_ key: String) -> Any? { values[key] }
  func text(_ key: String) -> String? { values[key] as? String }
  func part(_ key: String) -> PlistPart? { (values[key] as? [String: Any]).map(PlistPart.init) }
  func parts(_ key: String) -> [PlistPart] {
    (values[key] as? [Any] ?? []).prefix(100).compactMap { ($0 as? [String: Any]).map(PlistPart.init) }
  }

  func flag(_ key: String) -> Bool? {
    switch values[key] {
    case let number as NSNumber: number.boolValue
    case let flag as Bool: flag
    case let text as String: ["yes", "true", "1"].contains(text.lowercased())
    default: nil
    }
  }

  /// A number that is one, or that a text spells.
  func decimal(_ key: String) -> Double? {
    switch values[key] {
    case let number as NSNumber: number.doubleValue
    case let text as String: Double(text)
    default: nil
    }
  }

  func number(_ key: String) -> Int? { decimal(key).flatMap { Int(exactly: $0) } }

  /// Words, with the key of their translations beside them: `…Title` and `…TitleID`.
  func words(_ key: String) -> IntentDefinition.Words? {
    guard let text = text(key), !text.isEmpty else { return nil }
    return .init(text: text, key: self.text(key + "ID").flatMap { $0.isEmpty ? nil : $0 })
  }
}
