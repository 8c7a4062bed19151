import Foundation

/// Files of a bundle, read with bounds.
enum PropertyFile {
  /// More than any table of an app.
  private static let largest = 32 << 20

  static func contents(_ path: String) -> Data? {
    guard let data = FileManager.default.contents(atPath: path), data.count <= largest else { return nil }
    return data
  }

  static func dictionary(_ path: String) -> [String: Any]? {
    guard let data = contents(path) else { return nil }
    return (try? PropertyListSerialization.propertyList(from: data, format: nil)) as? [String: Any]
  }
}

/// `"key" = "text";` files, in UTF-8 or UTF-16, or compiled to a property list. Bytes that are no UTF-8 are replaced.
enum StringsFile {
  static func read(_ path: String) -> [String: String]? {
    guard let data = PropertyFile.contents(path) else { return nil }
    if data.starts(with: Array("bplist".utf8)) || data.prefix(100).starts(with: Array("<?xml".utf8)) {
      let list = (try? PropertyListSerialization.propertyList(from: data, format: nil)) as? [String: Any]
      return list?.compactMapValues { $0 as? String }
    }
    return parse(text(of: data))
  }

  private static func text(of data: Data) -> String {
    if data.starts(with: [0xFF, 0xFE]) {
      return String(data: data.dropFirst(2), encoding: .utf16LittleEndian) ?? ""
    }
    if data.starts(with: [0xFE, 0xFF]) {
      return String(data: data.dropFirst(2), encoding: .utf16BigEndian) ?? ""
    }
    let rest = data.starts(with: [0xEF, 0xBB, 0xBF]) ? data.dropFirst(3) : data
    return String(decoding: rest, as: UTF8.self)
  }

  /// The pairs that can be read; what is between damaged ones is skipped to the next semicolon.
  static func parse(_ text: String) -> [String: String] {
    var reader = Reader(scalars: Array(text.unicodeScalars))
    var result: [String: String] = [:]
    while let key = reader.token() {
      guard key != ";", key != "=" else { continue }
      guard reader.token() == "=", let value = reader.token(), value != ";" else { continue }
      result[key] = value
    }
    return result
  }

  private struct Reader {
    let scalars: [UnicodeScalar]
    var index = 0

    init(scalars: [UnicodeScalar]) { self.scalars = scalars }

    mutating func token() -> String? {
      skip()
      guard index < scalars.count else { return nil }
      if scalars[index] == "\"" { return quoted() }
      if scalars[index] == "=" || scalars[index] == ";" {
        index += 1
        return String(scalars[index - 1])
      }
      var word = String.UnicodeScalarView()
      while index < scalars.count, !"=;\"".unicodeScalars.contains(scalars[index]),
        !scalars[index].properties.isWhitespace
      {
        word.append(scalars[index])
        index += 1
      }
      return String(word)
    }

    /// Spaces and comments.
    private mutating func skip() {
      while index < scalars.count {
        if scalars[index].properties.isWhitespace {
          index += 1
        } else if starts("//") {
          while index < scalars.count, scalars[index] != "\n" { index += 1 }
        } else if starts("/*") {
          index += 2
          while index < scalars.count, !starts("*/") { index += 1 }
          index += 2
        } else {
          return
        }
      }
    }

    private func starts(_ mark: String) -> Bool {
      let mark = Array(mark.unicodeScalars)
      return index + mark.count <= scalars.count && Array(scalars[index..<index + mark.count]) == mark
    }

    private mutating func quoted() -> String {
      index += 1
      var result = String.UnicodeScalarView()
      while index < scalars.count, scalars[index] != "\"" {
        if scalars[index] == "\\", index + 1 < scalars.count {
          index += 1
          append(escape: scalars[index], to: &result)
        } else {
          result.append(scalars[index])
        }
        index += 1
      }
      index += 1
      return String(result)
    }

    private mutating func append(escape: UnicodeScalar, to result: inout String.UnicodeScalarView) {
      switch escape {
      case "n": result.append("\n")
      case "t": result.append("\t")
      case "r": result.append("\r")
      case "U", "u":
        guard let first = unit(at: index + 1) else { return result.append(escape) }
        index += 4
        var units = [first]
        if UTF16.isLeadSurrogate(first), index + 2 < scalars.count, scalars[index + 1] == "\\",
          let second = unit(at: index + 3)
        {
          units.append(second)
          index += 6
        }
        result.append(contentsOf: String(decoding: units, as: UTF16.self).unicodeScalars)
      default: result.append(escape)
      }
    }

    private func unit(at start: Int) -> UInt16? {
      guard start + 4 <= scalars.count else { return nil }
      return UInt16(String(String.UnicodeScalarView(scalars[start..<start + 4])), radix: 16)
    }
  }
}
