/// Counts what is in an encoded message before anything is allocated for it.
///
/// Two bytes on the wire can become hundreds in memory, so a bound on bytes is not enough. The census walks the bytes once, without
/// recursion deeper than the schema, and refuses a message with too many parts or too long a string.
struct WireCensus {
  /// What is known about a message's length-delimited fields. A field that is not named here is skipped by the parser as well
  /// and costs nothing.
  final class Shape: Sendable {
    /// By field number.
    let fields: [Int: Field]
    init(_ fields: [Int: Field]) { self.fields = fields }
  }

  /// A length-delimited field.
  struct Field: Sendable {
    enum Content: Sendable {
      /// A message of the shape. Each one counts as an item.
      case message(Shape)
      /// A string, a picture, or a packed column, whose bytes are bounded by a limit.
      case bytes(@Sendable (ArchiveLimits) -> Int)
    }
    let name: StaticString
    let content: Content
  }

  let limits: ArchiveLimits
  private var items = 0
  private var fields = 0

  init(limits: ArchiveLimits) { self.limits = limits }

  /// Walks a whole message.
  mutating func count(_ bytes: UnsafeRawBufferPointer, as shape: Shape) throws {
    var reader = WireReader(bytes: bytes)
    while !reader.isAtEnd {
      let (number, type) = try reader.tag()
      fields += 1
      guard fields <= limits.fields else {
        throw ArchiveError(.tooLarge, place: "message", value: "more than \(limits.fields) fields")
      }
      guard type == .lengthDelimited else {
        try reader.skip(type)
        continue
      }
      let payload = try reader.payload()
      guard let field = shape.fields[number] else { continue }
      switch field.content {
      case .bytes(let limit):
        guard payload.count <= limit(limits) else {
          throw ArchiveError(
            .tooLarge, place: "\(field.name)",
            value: "\(payload.count) bytes; the limit is \(limit(limits))")
        }
      case .message(let inner):
        items += 1
        guard items <= limits.items else {
          throw ArchiveError(
            .tooLarge, place: "\(field.name)", value: "more than \(limits.items) parts in one message")
        }
        try ArchiveError.at("\(field.name)") { try count(payload, as: inner) }
      }
    }
  }
}

/// Reads the grammar of protobuf: tags, numbers and lengths, without their meaning.
struct WireReader {
  /// How the bytes after a tag are delimited. Groups are not used by this schema.
  enum WireType: UInt64 {
    case varint = 0
    case fixed64 = 1
    case lengthDelimited = 2
    case fixed32 = 5
  }

  let bytes: UnsafeRawBufferPointer
  private var position = 0

  init(bytes: UnsafeRawBufferPointer) { self.bytes = bytes }

  var isAtEnd: Bool { position == bytes.count }

  mutating func tag() throws -> (number: Int, type: WireType) {
    let tag = try varint()
    guard let type = WireType(rawValue: tag & 7), (1..<(1 << 29)).contains(tag >> 3) else {
      throw malformed("\(tag) is no tag")
    }
    return (Int(tag >> 3), type)
  }

  mutating func skip(_ type: WireType) throws {
    switch type {
    case .varint: _ = try varint()
    case .fixed64: _ = try take(8)
    case .fixed32: _ = try take(4)
    case .lengthDelimited: _ = try payload()
    }
  }

  mutating func payload() throws -> UnsafeRawBufferPointer {
    let count = try varint()
    guard count <= UInt64(bytes.count) else { throw malformed("a part of \(count) bytes does not fit") }
    return try take(Int(count))
  }

  private mutating func take(_ count: Int) throws -> UnsafeRawBufferPointer {
    guard count <= bytes.count - position else { throw malformed("the message ends too early") }
    defer { position += count }
    return UnsafeRawBufferPointer(rebasing: bytes[position..<position + count])
  }

  private mutating func varint() throws -> UInt64 {
    var value: UInt64 = 0
    var shift: UInt64 = 0
    while position < bytes.count {
      let byte = bytes[position]
      position += 1
      value |= UInt64(byte & 0x7F) << shift
      if byte < 0x80 { return value }
      shift += 7
      guard shift < 64 else { throw malformed("a number of more than ten bytes") }
    }
    throw malformed("the message ends inside a number")
  }

  private func malformed(_ what: String) -> ArchiveError {
    ArchiveError(.malformed, place: "byte \(position)", value: what)
  }
}
