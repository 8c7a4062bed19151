/// Takes frames out of a stream that arrives in pieces of any size.
///
/// Memory grows with the bytes that have really arrived, never with the length a frame claims to have. After an error the stream has no
/// known frame boundary any more, so the reader keeps throwing the same error.
package struct FrameReader: Sendable {
  private let limits: ArchiveLimits
  private var buffer: [UInt8] = []
  /// Bytes of `buffer` that belong to frames already taken.
  private var consumed = 0
  private var failure: ArchiveError?

  /// A reader at the start of a stream.
  package init(limits: ArchiveLimits = .standard) { self.limits = limits }

  /// Adds bytes in the order they arrived.
  package mutating func append(_ bytes: some Collection<UInt8>) {
    guard failure == nil else { return }
    if consumed > 0 && (consumed == buffer.count || consumed > 1 << 16) {
      buffer.removeFirst(consumed)
      consumed = 0
    }
    buffer.append(contentsOf: bytes)
  }

  /// The next whole message, or `nil` until more bytes arrive.
  package mutating func next() throws(ArchiveError) -> [UInt8]? {
    if let failure { throw failure }
    let available = buffer.count - consumed
    guard available >= FrameWriter.headBytes else { return nil }
    let length = buffer[consumed..<consumed + FrameWriter.headBytes].reduce(0) { $0 << 8 | Int($1) }
    guard length <= limits.messageBytes else {
      let error = ArchiveError(
        .tooLarge, place: "frame", value: "\(length) bytes; the limit is \(limits.messageBytes)")
      failure = error
      buffer = []
      consumed = 0
      throw error
    }
    guard available - FrameWriter.headBytes >= length else { return nil }
    let start = consumed + FrameWriter.headBytes
    consumed = start + length
    return Array(buffer[start..<consumed])
  }

  /// Whether bytes of an unfinished frame are waiting: at the end of a stream, a sign that the sender was cut off.
  package var isInsideFrame: Bool { buffer.count > consumed }
}
