import Foundation

/// Any JSON, as a page sends or reads the attributes and states of activities, whose types only their extension knows.
///
/// Whole numbers of 64 bits stay what they are; others are as exact as a `Double`.
package enum JSONValue: Codable, Equatable, Sendable {
  case null
  case bool(Bool)
  case whole(Int64)
  case number(Double)
  case string(String)
  case array([JSONValue])
  case object([String: JSONValue])

  /// What stands in `data`; its text where that is no JSON.
  package init(_ data: Data) {
    self =
      (try? JSONDecoder().decode(JSONValue.self, from: data))
      ?? .string(String(decoding: data, as: UTF8.self))
  }

  package init(text: String) { self.init(Data(text.utf8)) }

  package init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if container.decodeNil() {
      self = .null
    } else if let value = try? container.decode(Bool.self) {
      self = .bool(value)
    } else if let value = try? container.decode(Int64.self) {
      self = .whole(value)
    } else if let value = try? container.decode(Double.self) {
      self = .number(value)
    } else if let value = try? container.decode(String.self) {
      self = .string(value)
    } else if let value = try? container.decode([JSONValue].self) {
      self = .array(value)
    } else {
      self = .object(try container.decode([String: JSONValue].self))
    }
  }

  package func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    switch self {
    case .null: try container.encodeNil()
    case .bool(let value): try container.encode(value)
    case .whole(let value): try container.encode(value)
    case .number(let value): try container.encode(value)
    case .string(let value): try container.encode(value)
    case .array(let values): try container.encode(values)
    case .object(let values): try container.encode(values)
    }
  }

  /// The bytes that an extension reads.
  package var data: Data {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return (try? encoder.encode(self)) ?? Data("null".utf8)
  }
}
