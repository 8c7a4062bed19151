import Foundation

extension PropertyText {
  /// The most bytes that are read; the project of an app with ten thousand files has four million.
  package static let mostBytes = 64 << 20

  /// Reads a property list in any of its forms: the old text form, XML, binary, or JSON.
  ///
  /// Numbers and dates become their text; `true` and `false` become `YES` and `NO`.
  /// - Throws: `Failure`.
  package static func read(_ data: Data) throws -> PropertyText {
    guard data.count <= mostBytes else { throw Failure(line: 0, message: "it is larger than 64 MB") }
    let start = data.prefix(512).drop { [0x20, 0x09, 0x0A, 0x0D, 0xEF, 0xBB, 0xBF].contains($0) }
    if start.starts(with: Data("<?xml".utf8)) || start.starts(with: Data("<!DOCTYPE".utf8))
      || start.starts(with: Data("<plist".utf8)) || data.starts(with: Data("bplist".utf8))
    {
      return try foreign { try PropertyListBytes.value(data) }
    }
    if let text = String(data: data, encoding: .utf8) {
      do {
        return try read(text)
      } catch let failure as Failure {
        guard start.first == UInt8(ascii: "{"), let json = try? JSONSerialization.jsonObject(with: data)
        else {
          throw failure
        }
        return try foreign { json }
      }
    }
    // Strings files of old are UTF-16 with a mark.
    guard data.starts(with: [0xFF, 0xFE]) || data.starts(with: [0xFE, 0xFF]),
      let text = String(data: data, encoding: .utf16)
    else { throw Failure(line: 0, message: "it is neither UTF-8 nor UTF-16 text") }
    return try read(text)
  }

  private static func foreign(_ read: () throws -> Any) throws -> PropertyText {
    let value: Any
    do {
      value = try read()
    } catch {
      throw Failure(line: 0, message: "it is a damaged property list")
    }
    return try converted(PropertyValue(value), depth: 64)
  }

  private static func converted(_ value: PropertyValue, depth: Int) throws -> PropertyText {
    guard depth > 0 else { throw Failure(line: 0, message: "values are nested too deeply") }
    switch value {
    case .string(let text): return .string(text)
    case .bool(let flag): return .string(flag ? "YES" : "NO")
    case .integer(let number): return .string(String(number))
    case .real(let number): return .string(String(number))
    case .date(let date): return .string(String(date.timeIntervalSinceReferenceDate))
    case .data(let data): return .string(data.base64EncodedString())
    case .list(let all): return .list(try all.map { try converted($0, depth: depth - 1) })
    case .map(let all): return .map(try all.mapValues { try converted($0, depth: depth - 1) })
    }
  }
}
