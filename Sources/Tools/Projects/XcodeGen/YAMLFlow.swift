/// Reads YAML in brackets and quotes: `[a, "b"]`, `{key: value}`, `'it''s'`.
struct YAMLFlow {
  private let bytes: [UInt8]
  private let line: Int
  private var index = 0
  /// How many values were read.
  private(set) var values = 0

  init(_ bytes: [UInt8], line: Int) {
    self.bytes = bytes
    self.line = line
  }

  mutating func document(depth: Int) throws(PropertyText.Failure) -> PropertyText {
    let value = try value(depth)
    skip()
    guard index >= bytes.count else { throw failure("something stands behind a closed bracket or quote") }
    return value
  }

  private mutating func value(_ depth: Int) throws(PropertyText.Failure) -> PropertyText {
    skip()
    values += 1
    guard depth > 0 else { throw failure("values are nested too deeply") }
    guard index < bytes.count else { throw failure("a value is missing") }
    switch bytes[index] {
    case UInt8(ascii: "["): return try list(depth)
    case UInt8(ascii: "{"): return try map(depth)
    case UInt8(ascii: "\""), UInt8(ascii: "'"): return .string(try quoted())
    case UInt8(ascii: "*"):
      // The reader of lines knows what it stands for.
      index += 1
      return .string("\u{0}*" + plain())
    default:
      let word = plain()
      return .string(word == "~" || word == "null" ? "" : word)
    }
  }

  private mutating func list(_ depth: Int) throws(PropertyText.Failure) -> PropertyText {
    index += 1
    var list: [PropertyText] = []
    while true {
      skip()
      guard index < bytes.count else { throw failure("a `[` is not closed") }
      if take("]") { return .list(list) }
      if take(",") { continue }
      list.append(try value(depth - 1))
    }
  }

  private mutating func map(_ depth: Int) throws(PropertyText.Failure) -> PropertyText {
    index += 1
    var map: [String: PropertyText] = [:]
    while true {
      skip()
      guard index < bytes.count else { throw failure("a `{` is not closed") }
      if take("}") { return .map(map) }
      if take(",") { continue }
      let isQuoted = bytes[index] == UInt8(ascii: "\"") || bytes[index] == UInt8(ascii: "'")
      let key = isQuoted ? try quoted() : plain(stopsAtColon: true)
      skip()
      map[key] = take(":") ? try value(depth - 1) : .string("")
    }
  }

  private mutating func plain(stopsAtColon: Bool = false) -> String {
    let start = index
    while index < bytes.count {
      let byte = bytes[index]
      if ",[]{}".utf8.contains(byte) { break }
      if stopsAtColon, byte == UInt8(ascii: ":") { break }
      if byte == UInt8(ascii: "#"), index > start, bytes[index - 1] == 0x20 { break }
      index += 1
    }
    // What no word may begin with would never be passed.
    if index == start { index += 1 }
    return String(decoding: bytes[start..<index], as: UTF8.self).split(whereSeparator: \.isNewline)
      .map { $0.trimmed }.joined(separator: " ").trimmed
  }

  private mutating func quoted() throws(PropertyText.Failure) -> String {
    let quote = bytes[index]
    index += 1
    var text: [UInt8] = []
    while index < bytes.count {
      let byte = bytes[index]
      index += 1
      if byte == quote {
        guard quote == UInt8(ascii: "'"), index < bytes.count, bytes[index] == quote else {
          return String(decoding: text, as: UTF8.self)
        }
        index += 1
        text.append(quote)
      } else if byte == UInt8(ascii: "\\"), quote == UInt8(ascii: "\""), index < bytes.count {
        let escaped: [UInt8: UInt8] = [
          UInt8(ascii: "n"): 10, UInt8(ascii: "t"): 9, UInt8(ascii: "r"): 13, UInt8(ascii: "0"): 0,
        ]
        text.append(escaped[bytes[index]] ?? bytes[index])
        index += 1
      } else {
        text.append(byte == 0x0A ? 0x20 : byte)
      }
    }
    throw failure("a quote is not closed")
  }

  private mutating func take(_ character: Character) -> Bool {
    guard index < bytes.count, bytes[index] == character.asciiValue else { return false }
    index += 1
    return true
  }

  private mutating func skip() {
    while index < bytes.count {
      if [0x20, 0x0A, 0x09, 0x0D].contains(bytes[index]) {
        index += 1
      } else if bytes[index] == UInt8(ascii: "#") {
        while index < bytes.count, bytes[index] != 0x0A { index += 1 }
      } else {
        return
      }
    }
  }

  private func failure(_ message: String) -> PropertyText.Failure {
    PropertyText.Failure(
      line: line + bytes[..<min(index, bytes.count)].count { $0 == 0x0A }, message: message)
  }

  /// Whether all brackets and quotes of a text are closed.
  struct Balance {
    private var depth = 0
    private var quote: UInt8?
    private var isEscaped = false
    private var isComment = false
    private var last: UInt8 = 0x20

    var isClosed: Bool { depth <= 0 && quote == nil }

    mutating func add(_ bytes: [UInt8]) {
      for byte in bytes {
        defer { last = byte }
        if isComment {
          isComment = byte != 0x0A
        } else if let open = quote {
          if isEscaped {
            isEscaped = false
          } else if byte == UInt8(ascii: "\\"), open == UInt8(ascii: "\"") {
            isEscaped = true
          } else if byte == open {
            quote = nil
          }
        } else {
          switch byte {
          case UInt8(ascii: "["), UInt8(ascii: "{"): depth += 1
          case UInt8(ascii: "]"), UInt8(ascii: "}"): depth -= 1
          case UInt8(ascii: "#") where last == 0x20 || last == 0x0A: isComment = true
          case UInt8(ascii: "\""), UInt8(ascii: "'"):
            // An apostrophe inside of a word is none.
            if [0x20, 0x0A, 0x2C, 0x5B, 0x7B, 0x3A].contains(last) { quote = byte }
          default: break
          }
        }
      }
    }
  }
}
