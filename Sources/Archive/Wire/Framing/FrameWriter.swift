/// Puts messages into frames: four bytes of length, most significant first, then the message.
package enum FrameWriter {
  /// Bytes of a frame's head.
  package static let headBytes = 4

  /// The frame that holds `message`.
  package static func frame(_ message: [UInt8], limits: ArchiveLimits = .standard) throws(ArchiveError)
    -> [UInt8]
  {
    guard message.count <= min(limits.messageBytes, Int(UInt32.max)) else {
      throw ArchiveError(
        .tooLarge, place: "frame", value: "\(message.count) bytes; the limit is \(limits.messageBytes)")
    }
    var frame: [UInt8] = []
    frame.reserveCapacity(message.count + headBytes)
    withUnsafeBytes(of: UInt32(message.count).bigEndian) { frame.append(contentsOf: $0) }
    frame.append(contentsOf: message)
    return frame
  }

  /// The frame of a request.
  package static func frame(_ request: Request, limits: ArchiveLimits = .standard) throws(ArchiveError)
    -> [UInt8]
  {
    try frame(ArchiveCodec.encode(request, limits: limits), limits: limits)
  }

  /// The frame of a reply.
  package static func frame(_ reply: Reply, limits: ArchiveLimits = .standard) throws(ArchiveError) -> [UInt8]
  {
    try frame(ArchiveCodec.encode(reply, limits: limits), limits: limits)
  }
}
