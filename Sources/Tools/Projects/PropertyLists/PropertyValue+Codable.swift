import Foundation

/// As JSON, in which dates and data have no form of their own: `{"$date": "2026-11-21T10:00:00Z"}`, `{"$data": "…base64…"}`.
extension PropertyValue: Codable {
  package init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if let flag = try? container.decode(Bool.self) {
      self = .bool(flag)
    } else if let number = try? container.decode(Int.self) {
      self = .integer(number)
    } else if let number = try? container.decode(Double.self) {
      self = .real(number)
    } else if let text = try? container.decode(String.self) {
      self = .string(text)
    } else if let list = try? container.decode([PropertyValue].self) {
      self = .list(list)
    } else {
      self = Self.marked(try container.decode([String: PropertyValue].self))
    }
  }

  private static func marked(_ map: [String: PropertyValue]) -> PropertyValue {
    if map.count == 1, let text = map["$date"]?.string, let date = try? Date(text, strategy: .iso8601) {
      return .date(date)
    }
    if map.count == 1, let text = map["$data"]?.string, let data = Data(base64Encoded: text) {
      return .data(data)
    }
    return .map(map)
  }

  package func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    switch self {
    case .string(let text): try container.encode(text)
    case .bool(let flag): try container.encode(flag)
    case .integer(let number): try container.encode(number)
    case .real(let number): try container.encode(number)
    case .date(let date): try container.encode(["$date": date.formatted(.iso8601)])
    case .data(let data): try container.encode(["$data": data.base64EncodedString()])
    case .list(let all): try container.encode(all)
    case .map(let all): try container.encode(all)
    }
  }
}
