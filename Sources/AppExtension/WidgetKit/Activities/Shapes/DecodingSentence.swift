import Archive
import Foundation

/// Says in one sentence why JSON is not what a type reads: which key, what type was expected there, and what was found.
struct DecodingSentence {
  /// What is decoded, such as "the content state of DeliveryAttributes".
  let subject: String
  let json: Data
  let shape: JSONShape

  /// Characters of a value from outside that are repeated.
  private static let longest = 80

  func failure(_ error: any Error, code: ExtensionFailure.Code) -> ExtensionFailure {
    ExtensionFailure(code: code, message: "\(subject) cannot be decoded: \(reason(error))")
  }

  private func reason(_ error: any Error) -> String {
    guard let error = error as? DecodingError else {
      return "its init(from:) threw \(Self.short("\(error)"))"
    }
    switch error {
    case .keyNotFound(let key, let context):
      let path = Path(context.codingPath + [key])
      let expected = shape.type(at: path.general) ?? "a value"
      let parent = context.codingPath.isEmpty ? "" : " in \"\(Path(context.codingPath).exact)\""
      return
        "\"\(path.exact)\" is missing; expected \(described(expected)). \(present(context.codingPath, parent))"
    case .valueNotFound(let type, let context):
      return mismatch(type, context.codingPath)
    case .typeMismatch(let type, let context):
      return mismatch(type, context.codingPath)
    case .dataCorrupted(let context):
      guard let found = found(at: context.codingPath) else {
        return "it is no JSON (\(Self.short(context.debugDescription)))"
      }
      let path = Path(context.codingPath)
      guard let expected = shape.type(at: path.general) else {
        return "\"\(path.exact)\" is \(found): \(Self.short(context.debugDescription))"
      }
      return "\"\(path.exact)\" has to be \(described(expected)), and is \(found)"
    @unknown default: return Self.short("\(error)")
    }
  }

  private func mismatch(_ type: Any.Type, _ codingPath: [any CodingKey]) -> String {
    let path = Path(codingPath)
    // What the type declares there says more than the number or text it is made from.
    let expected = shape.type(at: path.general) ?? TypeNames.name(type)
    let place = codingPath.isEmpty ? "the document" : "\"\(path.exact)\""
    return "\(place) has to be \(described(expected)), and is \(found(at: codingPath) ?? "not there")"
  }

  private func present(_ codingPath: [any CodingKey], _ parent: String) -> String {
    guard let object = value(at: codingPath) as? [String: Any], !object.isEmpty else {
      return "There are no keys\(parent)"
    }
    let keys = object.keys.sorted().prefix(20).map { Self.short($0) }
    return "There are the keys \(keys.joined(separator: ", "))\(parent)"
  }

  /// A type with what JSON it wants, where its name does not say so.
  private func described(_ type: String) -> String {
    let bare = type.hasSuffix("?") ? String(type.dropLast()) : type
    let article = "aeiouAEIOU".contains(bare.first ?? "x") ? "an" : "a"
    let words = bare.hasPrefix("[") ? "an array or object \(bare)" : "\(article) \(type)"
    switch bare {
    case "Date": return "\(words) (a number: seconds since 2001-01-01)"
    case "Data": return "\(words) (a string in base64)"
    case "a value": return "a value"
    default: return words
    }
  }

  private func value(at codingPath: [any CodingKey]) -> Any? {
    var value: Any? = try? JSONSerialization.jsonObject(with: json, options: [.fragmentsAllowed])
    for key in codingPath {
      if let index = key.intValue, let array = value as? [Any] {
        value = array.indices.contains(index) ? array[index] : nil
      } else {
        value = (value as? [String: Any])?[key.stringValue]
      }
    }
    return value
  }

  private func found(at codingPath: [any CodingKey]) -> String? {
    switch value(at: codingPath) {
    case nil: return nil
    case is NSNull: return "null"
    case let text as String: return "the string \(JSONSketch.quoted(Self.short(text)))"
    case let array as [Any]:
      return array.count == 1 ? "an array of 1 element" : "an array of \(array.count) elements"
    case is [String: Any]: return "an object"
    case let number as NSNumber: return number.isBoolean ? "\(number.boolValue)" : "the number \(number)"
    case let other?: return Self.short("\(other)")
    }
  }

  private static func short(_ text: String) -> String {
    text.count > longest ? "\(text.prefix(longest))…" : text
  }

  /// A key path as it is (`items[2].name`), and with any element (`items[].name`).
  private struct Path {
    var exact = ""
    var general = ""
    init(_ keys: [any CodingKey]) {
      for key in keys {
        if let index = key.intValue, key.stringValue != "\(index)" || key is IndexKey || Self.isIndex(key) {
          exact += "[\(index)]"
          general += "[]"
        } else {
          let dot = exact.isEmpty ? "" : "."
          exact += dot + DecodingSentence.short(key.stringValue)
          general += dot + key.stringValue
        }
      }
    }
    /// JSONDecoder names the elements of arrays "Index 2".
    private static func isIndex(_ key: any CodingKey) -> Bool { key.stringValue.hasPrefix("Index ") }
  }
}

extension NSNumber {
  /// It was `true` or `false` in the document.
  fileprivate var isBoolean: Bool { String(cString: objCType) == "c" }
}
