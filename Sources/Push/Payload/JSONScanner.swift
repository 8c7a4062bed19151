/// Reads JSON (RFC 8259) in one pass without making values: members are handed out as places in the bytes. Depth is
/// bounded, memory is constant, and nothing is trusted.
struct JSONScanner {
  enum Kind: String { case object, array, string, number, boolean, null }

  /// A value by its place.
  struct Value {
    var kind: Kind
    var range: Range<Int>
  }

  struct Failure: Error, Equatable {
    var at: Int
    var message: String
  }

  /// Deeper than any content of 4 KB makes sense.
  static let maximumDepth = 64

  let bytes: UnsafeBufferPointer<UInt8>
  private(set) var at = 0

  init(_ bytes: UnsafeBufferPointer<UInt8>) { self.bytes = bytes }

  /// Reads the object that the bytes are, and hands out each of its members. Nothing but space may follow.
  mutating func document(_ member: (Range<Int>, Value, inout JSONScanner) throws(Failure) -> Void)
    throws(Failure)
  {
    space()
    guard at < bytes.count, bytes[at] == UInt8(ascii: "{") else {
      throw failure("a JSON object begins with {")
    }
    try object(depth: 0, member)
    space()
    guard at == bytes.count else { throw failure("something follows after the JSON object") }
  }

  /// Reads an object at `at`. A member's name is its place without quotes.
  mutating func object(
    depth: Int, _ member: (Range<Int>, Value, inout JSONScanner) throws(Failure) -> Void
  ) throws(Failure) {
    guard depth < Self.maximumDepth else { throw failure("nested deeper than \(Self.maximumDepth)") }
    at += 1
    space()
    if take("}") { return }
    while true {
      guard at < bytes.count, bytes[at] == UInt8(ascii: "\"") else {
        throw failure("a name in quotes is missing")
      }
      let name = try string()
      space()
      guard take(":") else { throw failure("a colon is missing") }
      space()
      let value = try value(depth: depth + 1)
      try member(name, value, &self)
      space()
      if take(",") {
        space()
        continue
      }
      guard take("}") else { throw failure("a comma or } is missing") }
      return
    }
  }

  /// Reads members of an object that was read before, as a value.
  func members(
    of value: Value, _ member: (Range<Int>, Value, inout JSONScanner) throws(Failure) -> Void
  ) throws(Failure) {
    var inner = self
    inner.at = value.range.lowerBound
    try inner.object(depth: 1, member)
  }

  /// Reads elements of an array that was read before.
  func elements(of value: Value, _ element: (Value) -> Void) throws(Failure) {
    var inner = self
    inner.at = value.range.lowerBound + 1
    inner.space()
    if inner.take("]") { return }
    while true {
      element(try inner.value(depth: 2))
      inner.space()
      guard inner.take(",") else { return }
      inner.space()
    }
  }

  private mutating func value(depth: Int) throws(Failure) -> Value {
    guard at < bytes.count else { throw failure("a value is missing") }
    let start = at
    switch bytes[at] {
    case UInt8(ascii: "\""):
      let range = try string()
      return Value(kind: .string, range: range)
    case UInt8(ascii: "{"):
      try object(depth: depth) { _, _, _ throws(Failure) in }
      return Value(kind: .object, range: start..<at)
    case UInt8(ascii: "["):
      try array(depth: depth)
      return Value(kind: .array, range: start..<at)
    case UInt8(ascii: "t"): return try word("true", .boolean)
    case UInt8(ascii: "f"): return try word("false", .boolean)
    case UInt8(ascii: "n"): return try word("null", .null)
    default:
      try number()
      return Value(kind: .number, range: start..<at)
    }
  }

  private mutating func array(depth: Int) throws(Failure) {
    guard depth < Self.maximumDepth else { throw failure("nested deeper than \(Self.maximumDepth)") }
    at += 1
    space()
    if take("]") { return }
    while true {
      _ = try value(depth: depth + 1)
      space()
      if take(",") {
        space()
        continue
      }
      guard take("]") else { throw failure("a comma or ] is missing") }
      return
    }
  }

  /// Reads a string and returns its place without the quotes.
  private mutating func string() throws(Failure) -> Range<Int> {
    at += 1
    let start = at
    while at < bytes.count {
      let byte = bytes[at]
      if byte == UInt8(ascii: "\"") {
        at += 1
        return start..<(at - 1)
      }
      if byte == UInt8(ascii: "\\") {
        at += 1
        guard at < bytes.count else { break }
        switch bytes[at] {
        case UInt8(ascii: "u"):
          guard at + 4 < bytes.count, (1...4).allSatisfy({ HexDigits.value(bytes[at + $0]) != nil }) else {
            throw failure("\\u wants four hexadecimal digits")
          }
          at += 4
        case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"), UInt8(ascii: "b"), UInt8(ascii: "f"),
          UInt8(ascii: "n"), UInt8(ascii: "r"), UInt8(ascii: "t"):
          break
        default: throw failure("a backslash before a letter that has none")
        }
      } else if byte < 0x20 {
        throw failure("a control character stands in a string")
      }
      at += 1
    }
    throw failure("a string does not end")
  }

  private mutating func number() throws(Failure) {
    _ = take("-")
    guard at < bytes.count, isDigit(bytes[at]) else { throw failure("this is no JSON value") }
    if bytes[at] == UInt8(ascii: "0") { at += 1 } else { digits() }
    if take(".") {
      guard at < bytes.count, isDigit(bytes[at]) else { throw failure("a digit is missing after the point") }
      digits()
    }
    if take("e") || take("E") {
      if !take("+") { _ = take("-") }
      guard at < bytes.count, isDigit(bytes[at]) else { throw failure("a digit is missing in the exponent") }
      digits()
    }
  }

  private mutating func digits() { while at < bytes.count, isDigit(bytes[at]) { at += 1 } }

  private func isDigit(_ byte: UInt8) -> Bool { byte >= 0x30 && byte <= 0x39 }

  private mutating func word(_ word: StaticString, _ kind: Kind) throws(Failure) -> Value {
    let start = at
    for index in 0..<word.utf8CodeUnitCount {
      guard at < bytes.count, bytes[at] == word.utf8Start[index] else {
        throw failure("this is no JSON value")
      }
      at += 1
    }
    return Value(kind: kind, range: start..<at)
  }

  @inline(__always) private mutating func space() {
    while at < bytes.count {
      switch bytes[at] {
      case 0x20, 0x0A, 0x0D, 0x09: at += 1
      default: return
      }
    }
  }

  @inline(__always) private mutating func take(_ byte: Unicode.Scalar) -> Bool {
    guard at < bytes.count, bytes[at] == UInt8(ascii: byte) else { return false }
    at += 1
    return true
  }

  private func failure(_ message: String) -> Failure { Failure(at: at, message: message) }
}

extension JSONScanner {
  /// The bytes of a place.
  func slice(_ range: Range<Int>) -> UnsafeBufferPointer<UInt8> {
    UnsafeBufferPointer(rebasing: bytes[range])
  }

  func isEqual(_ range: Range<Int>, _ word: StaticString) -> Bool {
    guard range.count == word.utf8CodeUnitCount else { return false }
    for index in 0..<range.count where bytes[range.lowerBound + index] != word.utf8Start[index] {
      return false
    }
    return true
  }

  /// A string's text, escapes resolved; halves of surrogate pairs without their other half become U+FFFD.
  func text(_ range: Range<Int>) -> String {
    let slice = slice(range)
    guard slice.contains(UInt8(ascii: "\\")) else { return String(decoding: slice, as: UTF8.self) }
    var units: [UInt16] = []
    var plain: [UInt8] = []
    func flush() {
      units.append(contentsOf: String(decoding: plain, as: UTF8.self).utf16)
      plain.removeAll(keepingCapacity: true)
    }
    var at = 0
    while at < slice.count {
      guard slice[at] == UInt8(ascii: "\\") else {
        plain.append(slice[at])
        at += 1
        continue
      }
      at += 1
      switch slice[at] {
      case UInt8(ascii: "b"): plain.append(8)
      case UInt8(ascii: "f"): plain.append(12)
      case UInt8(ascii: "n"): plain.append(10)
      case UInt8(ascii: "r"): plain.append(13)
      case UInt8(ascii: "t"): plain.append(9)
      case UInt8(ascii: "u"):
        flush()
        units.append((1...4).reduce(0) { $0 << 4 | UInt16(HexDigits.value(slice[at + $1]) ?? 0) })
        at += 4
      default: plain.append(slice[at])
      }
      at += 1
    }
    flush()
    return String(decoding: units, as: UTF16.self)
  }

  /// A number's value. Whole numbers of up to 15 digits take the short way.
  func number(_ range: Range<Int>) -> Double {
    var whole: Int64 = 0
    if range.count <= 15 {
      var isWhole = true
      for byte in slice(range) {
        guard byte >= 0x30, byte <= 0x39 else {
          isWhole = false
          break
        }
        whole = whole * 10 + Int64(byte - 0x30)
      }
      if isWhole { return Double(whole) }
    }
    return Double(String(decoding: slice(range), as: UTF8.self)) ?? .nan
  }
}
