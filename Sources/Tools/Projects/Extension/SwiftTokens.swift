/// Cuts Swift source into the few tokens that finding `@main` needs: words, attribute marks and punctuation.
///
/// Comments (nested too) and every kind of string literal are passed over, since either may hold the letters `@main`.
package struct SwiftTokens: Sequence, IteratorProtocol {
  package enum Token: Equatable, Sendable {
    case word(String)
    case punctuation(Character)
  }
  package struct Placed: Equatable, Sendable {
    package var token: Token
    package var line: Int
    /// Whether white space or a comment stands before it.
    package var isSpaced: Bool
  }

  private let bytes: [UInt8]
  private var index = 0
  private var line = 1

  package init(_ source: String) { bytes = Array(source.utf8) }

  package mutating func next() -> Placed? {
    var isSpaced = false
    while index < bytes.count {
      let byte = bytes[index]
      if byte == UInt8(ascii: "\n") || byte == 0x20 || byte == 0x09 || byte == 0x0D {
        advance(1)
      } else if starts(with: "//") {
        skipLine()
      } else if starts(with: "/*") {
        skipBlockComment()
      } else if let pounds = stringPounds() {
        skipString(pounds: pounds)
      } else if starts(with: "#/") {
        skipRegex()
      } else {
        return Placed(token: token(), line: line, isSpaced: isSpaced)
      }
      isSpaced = true
    }
    return nil
  }

  private mutating func token() -> Token {
    let start = index
    while index < bytes.count, Self.isWord(bytes[index]) { index += 1 }
    if index > start { return .word(String(decoding: bytes[start..<index], as: UTF8.self)) }
    index += 1
    return .punctuation(Character(UnicodeScalar(bytes[start])))
  }

  /// Letters, digits, underscore and every byte of a character outside ASCII; back-ticks count as part of a word's ends
  /// nowhere that matters here.
  private static func isWord(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), 0x80...:
      true
    default: false
    }
  }

  private mutating func advance(_ count: Int) {
    for _ in 0..<count where index < bytes.count {
      if bytes[index] == UInt8(ascii: "\n") { line += 1 }
      index += 1
    }
  }

  private func starts(with text: StaticString) -> Bool {
    guard index + text.utf8CodeUnitCount <= bytes.count else { return false }
    return (0..<text.utf8CodeUnitCount).allSatisfy { bytes[index + $0] == text.utf8Start[$0] }
  }

  private mutating func skipLine() {
    while index < bytes.count, bytes[index] != UInt8(ascii: "\n") { index += 1 }
  }

  private mutating func skipBlockComment() {
    var depth = 0
    while index < bytes.count {
      if starts(with: "/*") {
        depth += 1
        advance(2)
      } else if starts(with: "*/") {
        depth -= 1
        advance(2)
        if depth == 0 { return }
      } else {
        advance(1)
      }
    }
  }

  /// The number of `#` before a string that starts here; `nil` where none starts.
  private func stringPounds() -> Int? {
    var at = index
    while at < bytes.count, bytes[at] == UInt8(ascii: "#") { at += 1 }
    return at < bytes.count && bytes[at] == UInt8(ascii: "\"") ? at - index : nil
  }

  private mutating func skipString(pounds: Int) {
    index += pounds
    let isMultiline = starts(with: "\"\"\"") && (pounds == 0 || !closesOnThisLine(pounds: pounds))
    let quotes = isMultiline ? 3 : 1
    index += quotes
    while index < bytes.count {
      if bytes[index] == UInt8(ascii: "\\"), hasPounds(pounds, at: index + 1) {
        index += 1 + pounds
        if index < bytes.count, bytes[index] == UInt8(ascii: "(") {
          skipInterpolation()
        } else {
          advance(1)
        }
      } else if closes(quotes: quotes, pounds: pounds) {
        index += quotes + pounds
        return
      } else if !isMultiline, bytes[index] == UInt8(ascii: "\n") {
        return  // an unfinished string: the compiler says so, and the rest of the file is code again
      } else {
        advance(1)
      }
    }
  }

  /// Whether a raw string that starts here with three quotes is a short one that holds quotes, such as `#"""#`.
  private func closesOnThisLine(pounds: Int) -> Bool {
    let rest = bytes[(index + 1)...].prefix { $0 != UInt8(ascii: "\n") }
    return rest.indices.contains { bytes[$0] == UInt8(ascii: "\"") && hasPounds(pounds, at: $0 + 1) }
  }

  private func closes(quotes: Int, pounds: Int) -> Bool {
    guard index + quotes + pounds <= bytes.count else { return false }
    return (0..<quotes).allSatisfy { bytes[index + $0] == UInt8(ascii: "\"") }
      && hasPounds(pounds, at: index + quotes)
  }

  private func hasPounds(_ count: Int, at start: Int) -> Bool {
    guard start + count <= bytes.count else { return false }
    return (0..<count).allSatisfy { bytes[start + $0] == UInt8(ascii: "#") }
  }

  /// Code in a string: `\(…)`, which may hold strings and comments of its own.
  private mutating func skipInterpolation() {
    var depth = 0
    while let placed = next() {
      if placed.token == .punctuation("(") { depth += 1 }
      if placed.token == .punctuation(")") { depth -= 1 }
      if depth == 0 { return }
    }
  }

  private mutating func skipRegex() {
    index += 2
    while index < bytes.count, !starts(with: "/#") { advance(1) }
    index = Swift.min(index + 2, bytes.count)
  }
}
