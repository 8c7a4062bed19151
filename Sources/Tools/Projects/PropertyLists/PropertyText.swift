import Foundation

/// A value of the old text form of property lists, in which Xcode writes `project.pbxproj` and strings files.
package enum PropertyText: Equatable, Sendable {
  case string(String)
  case list([PropertyText])
  /// In the order of the file; of a key that comes twice the last value counts.
  case map([String: PropertyText])

  /// Why a text could not be read.
  package struct Failure: Error, Equatable, Sendable {
    package var line: Int
    package var message: String
  }

  /// Values inside of values; Xcode needs six.
  private static let mostDepth = 64

  /// - Throws: `Failure`, with the line.
  package static func read(_ text: String) throws -> PropertyText {
    var reader = PropertyTextReader(text)
    return try reader.document(mostDepth: mostDepth)
  }

  package var string: String? { if case .string(let text) = self { text } else { nil } }
  package var list: [PropertyText]? { if case .list(let all) = self { all } else { nil } }
  package var map: [String: PropertyText]? { if case .map(let all) = self { all } else { nil } }
}

/// Reads bytes one after the other.
private struct PropertyTextReader {
  private let bytes: [UInt8]
  private var index = 0

  init(_ text: String) { bytes = Array(text.utf8) }

  mutating func document(mostDepth: Int) throws(PropertyText.Failure) -> PropertyText {
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { index = 3 }
    let value = try value(mostDepth)
    try skip()
    guard index == bytes.count else { throw failure("something stands after the end") }
    return value
  }

  private mutating func value(_ depth: Int) throws(PropertyText.Failure) -> PropertyText {
    try skip()
    guard depth > 0 else { throw failure("values are nested too deeply") }
    guard index < bytes.count else { throw failure("a value is missing") }
    switch bytes[index] {
    case UInt8(ascii: "{"): return try map(depth)
    case UInt8(ascii: "("): return try list(depth)
    case UInt8(ascii: "<"): return try data()
    default: return .string(try string())
    }
  }

  private mutating func map(_ depth: Int) throws(PropertyText.Failure) -> PropertyText {
    let start = index
    index += 1
    var map: [String: PropertyText] = [:]
    while true {
      try skip()
      guard index < bytes.count else { throw failure("a `{` is not closed", at: start) }
      if take("}") { return .map(map) }
      let key = try string()
      try skip()
      guard take("=") else { throw failure("`=` is missing after `\(key.prefix(60))`") }
      map[key] = try value(depth - 1)
      try skip()
      guard take(";") else { throw failure("`;` is missing after the value of `\(key.prefix(60))`") }
    }
  }

  private mutating func list(_ depth: Int) throws(PropertyText.Failure) -> PropertyText {
    let start = index
    index += 1
    var list: [PropertyText] = []
    while true {
      try skip()
      guard index < bytes.count else { throw failure("a `(` is not closed", at: start) }
      if take(")") { return .list(list) }
      list.append(try value(depth - 1))
      try skip()
      if take(",") { continue }
      guard take(")") else { throw failure("`,` or `)` is missing in a list") }
      return .list(list)
    }
  }

  /// `<0fbd77>`: kept as it is written.
  private mutating func data() throws(PropertyText.Failure) -> PropertyText {
    let start = index
    while index < bytes.count, bytes[index] != UInt8(ascii: ">") { index += 1 }
    guard index < bytes.count else { throw failure("a `<` is not closed", at: start) }
    index += 1
    return .string(String(decoding: bytes[start..<index], as: UTF8.self))
  }

  private mutating func string() throws(PropertyText.Failure) -> String {
    if bytes[index] == UInt8(ascii: "\"") || bytes[index] == UInt8(ascii: "'") {
      return try quoted(bytes[index])
    }
    let start = index
    while index < bytes.count, Self.isPlain(bytes[index]) { index += 1 }
    guard index > start else {
      throw failure("`\(Character(Unicode.Scalar(bytes[index])))` does not belong here")
    }
    return String(decoding: bytes[start..<index], as: UTF8.self)
  }

  private mutating func quoted(_ quote: UInt8) throws(PropertyText.Failure) -> String {
    let start = index
    index += 1
    var text: [UInt8] = []
    while index < bytes.count {
      let byte = bytes[index]
      index += 1
      if byte == quote { return String(decoding: text, as: UTF8.self) }
      guard byte == UInt8(ascii: "\\") else {
        text.append(byte)
        continue
      }
      guard index < bytes.count else { break }
      escape(&text)
    }
    throw failure("a string is not closed", at: start)
  }

  /// What stands after a backslash.
  private mutating func escape(_ text: inout [UInt8]) {
    let byte = bytes[index]
    index += 1
    switch byte {
    case UInt8(ascii: "n"): text.append(10)
    case UInt8(ascii: "t"): text.append(9)
    case UInt8(ascii: "r"): text.append(13)
    case UInt8(ascii: "a"): text.append(7)
    case UInt8(ascii: "b"): text.append(8)
    case UInt8(ascii: "f"): text.append(12)
    case UInt8(ascii: "v"): text.append(11)
    case UInt8(ascii: "U"):
      let number = digits(most: 4, radix: 16)
      text += Array(String(Unicode.Scalar(number).map(Character.init) ?? "\u{FFFD}").utf8)
    case UInt8(ascii: "0")...UInt8(ascii: "7"):
      index -= 1
      text += Array(String(Unicode.Scalar(digits(most: 3, radix: 8)).map(Character.init) ?? "\u{FFFD}").utf8)
    default: text.append(byte)
    }
  }

  private mutating func digits(most: Int, radix: UInt32) -> UInt32 {
    var number: UInt32 = 0
    for _ in 0..<most {
      guard index < bytes.count,
        let digit = Character(Unicode.Scalar(bytes[index])).hexDigitValue.map(UInt32.init), digit < radix
      else { break }
      number = number * radix + digit
      index += 1
    }
    return number
  }

  private mutating func take(_ character: Character) -> Bool {
    guard index < bytes.count, bytes[index] == character.asciiValue else { return false }
    index += 1
    return true
  }

  /// Passes over white space and comments.
  private mutating func skip() throws(PropertyText.Failure) {
    while index < bytes.count {
      if [0x20, 0x09, 0x0A, 0x0D, 0x0B, 0x0C].contains(bytes[index]) {
        index += 1
      } else if starts("//") {
        while index < bytes.count, bytes[index] != 0x0A { index += 1 }
      } else if starts("/*") {
        let start = index
        index += 2
        while index < bytes.count, !starts("*/") { index += 1 }
        guard index < bytes.count else { throw failure("a comment is not closed", at: start) }
        index += 2
      } else {
        return
      }
    }
  }

  private func starts(_ text: StaticString) -> Bool {
    let count = text.utf8CodeUnitCount
    guard index + count <= bytes.count else { return false }
    return (0..<count).allSatisfy { bytes[index + $0] == text.utf8Start[$0] }
  }

  /// Letters, digits and `_$/:.-+`, and all that is not ASCII.
  private static func isPlain(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), 0x80...:
      true
    default: [0x5F, 0x24, 0x2F, 0x3A, 0x2E, 0x2D, 0x2B, 0x40, 0x7E].contains(byte)
    }
  }

  private func failure(_ message: String, at place: Int? = nil) -> PropertyText.Failure {
    let end = min(place ?? index, bytes.count)
    return PropertyText.Failure(line: 1 + bytes[..<end].count { $0 == 0x0A }, message: message)
  }
}
