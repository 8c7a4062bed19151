import Foundation
internal import SQLiteStore

/// Values of properties as cells: numbers, text, dates (seconds since 2001) and bytes as SQLite's own kinds, other `Codable` values as JSON.
enum StoredValueCoding {
  static func encode(_ value: Any?, as type: Any.Type) throws -> SQLiteValue {
    switch value {
    case nil: return .null
    case let value as Bool: return .integer(value ? 1 : 0)
    case let value as Date: return .real(value.timeIntervalSinceReferenceDate)
    case let value as Data: return .blob(value)
    case let value as UUID: return .text(value.uuidString)
    case let value as URL: return .text(value.absoluteString)
    case let value as String: return .text(value)
    // Larger ones than SQLite has, of `UInt64`, keep their bits.
    case let value as any FixedWidthInteger: return .integer(Int64(truncatingIfNeeded: value))
    case let value as Double: return .real(value)
    case let value as Float: return .real(Double(value))
    case let value as CGFloat: return .real(Double(value))
    case let value as any Encodable:
      return .text(String(decoding: try JSONEncoder().encode(value), as: UTF8.self))
    default: throw SwiftDataError.unsupportedType("\(type)")
    }
  }

  /// `nil` where the cell holds no such value.
  static func decode(_ cell: SQLiteValue, as type: Any.Type) -> Any? {
    switch (cell, type) {
    case (.null, _): return nil
    case (.integer(let number), is Bool.Type): return number != 0
    case (.integer(let number), let type as any FixedWidthInteger.Type): return integer(number, type)
    case (.integer(let number), is Double.Type): return Double(number)
    case (.real(let number), is Double.Type): return number
    case (.real(let number), is Float.Type): return Float(number)
    case (.real(let number), is CGFloat.Type): return CGFloat(number)
    case (.real(let number), is Date.Type): return Date(timeIntervalSinceReferenceDate: number)
    case (.text(let text), is String.Type): return text
    case (.text(let text), is UUID.Type): return UUID(uuidString: text)
    case (.text(let text), is URL.Type): return URL(string: text)
    case (.blob(let data), is Data.Type): return data
    case (.text(let text), let type as any Decodable.Type):
      return try? JSONDecoder().decode(type, from: Data(text.utf8))
    default: return nil
    }
  }

  private static func integer<T: FixedWidthInteger>(_ number: Int64, _ type: T.Type) -> Any {
    T(truncatingIfNeeded: number)
  }
}
