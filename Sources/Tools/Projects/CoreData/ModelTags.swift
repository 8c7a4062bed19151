import Foundation

/// The tags of a model's XML, in their order. Reads what it can of damaged ones, calls itself for nothing, and stops at bounds.
struct ModelTags {
  struct Tag: Equatable {
    var name: String
    var attributes: [String: String] = [:]
    /// Counted from 1.
    var line: Int
    /// `</name>`.
    var isEnd = false
    /// `<name/>`.
    var isEmpty = false
  }
  private(set) var tags: [Tag] = []
  /// Why it was not read to its end, and where.
  private(set) var problem: (line: Int, words: String)?

  /// Tags of one model: more than any that a person draws.
  static let mostTags = 100_000
  private static let mostAttributes = 64

  init(_ text: String) {
    let bytes = Array(text.utf8)
    var (index, line) = (0, 1)
    while index < bytes.count {
      if bytes[index] == 0x0A { line += 1 }
      guard bytes[index] == UInt8(ascii: "<") else {
        index += 1
        continue
      }
      let start = line
      guard let close = Self.close(bytes, from: index, &line) else {
        problem = (start, "a tag has no end")
        return
      }
      if let tag = Self.tag(bytes[(index + 1)..<close], line: start) {
        guard tags.count < Self.mostTags else {
          problem = (start, "it has more than \(Self.mostTags) tags")
          return
        }
        tags.append(tag)
      }
      index = close + 1
    }
    if tags.isEmpty { problem = (1, "it is no XML") }
  }

  /// The end of a tag, or of a comment; `>` within quotes does not count.
  private static func close(_ bytes: [UInt8], from start: Int, _ line: inout Int) -> Int? {
    let isComment = bytes[start...].starts(with: "<!--".utf8)
    var quote: UInt8?
    for index in start..<bytes.count {
      let byte = bytes[index]
      if byte == 0x0A { line += 1 }
      if isComment {
        if byte == UInt8(ascii: ">"), index >= start + 6, bytes[index - 1] == 0x2D, bytes[index - 2] == 0x2D {
          return index
        }
      } else if let open = quote {
        if byte == open { quote = nil }
      } else if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") {
        quote = byte
      } else if byte == UInt8(ascii: ">") {
        return index
      }
    }
    return nil
  }

  private static func tag(_ bytes: ArraySlice<UInt8>, line: Int) -> Tag? {
    var text = Substring(String(decoding: bytes, as: UTF8.self))
    guard let first = text.first, first != "?", first != "!" else { return nil }
    let isEnd = first == "/"
    if isEnd { text = text.dropFirst() }
    let isEmpty = text.hasSuffix("/")
    if isEmpty { text = text.dropLast() }
    let name = text.prefix { !$0.isWhitespace }
    guard !name.isEmpty else { return nil }
    var tag = Tag(name: String(name), line: line, isEnd: isEnd, isEmpty: isEmpty)
    var rest = text.dropFirst(name.count)
    while let equals = rest.firstIndex(of: "="), tag.attributes.count < mostAttributes {
      let key = rest[..<equals].trimmingCharacters(in: .whitespacesAndNewlines)
      rest = rest[rest.index(after: equals)...].drop { $0.isWhitespace }
      guard let quote = rest.first, quote == "\"" || quote == "'" else { break }
      rest = rest.dropFirst()
      guard let end = rest.firstIndex(of: quote) else { break }
      tag.attributes[key] = unescaped(rest[..<end])
      rest = rest[rest.index(after: end)...]
    }
    return tag
  }

  private static func unescaped(_ text: Substring) -> String {
    guard text.contains("&") else { return String(text) }
    let words = [
      ("&quot;", "\""), ("&apos;", "'"), ("&lt;", "<"), ("&gt;", ">"), ("&#10;", "\n"), ("&#9;", "\t"),
      ("&#13;", "\r"),
      ("&amp;", "&"),
    ]
    return words.reduce(String(text)) { $0.replacing($1.0, with: $1.1) }
  }
}
