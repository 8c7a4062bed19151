import Foundation
import SwiftProtobuf

/// Values to bytes and back. Decoding trusts nothing: see `ArchiveLimits`.
package enum ArchiveCodec {
  /// The bytes of a request, without a frame.
  package static func encode(_ request: Request, limits: ArchiveLimits = .standard) throws(ArchiveError)
    -> [UInt8]
  {
    try encode(limits) { try request.wire($0) }
  }

  /// The bytes of a reply, without a frame.
  package static func encode(_ reply: Reply, limits: ArchiveLimits = .standard) throws(ArchiveError)
    -> [UInt8]
  {
    try encode(limits) { try reply.wire($0) }
  }

  /// The bytes of a timeline with its scenes.
  package static func encode(_ timeline: ArchivedTimeline, limits: ArchiveLimits = .standard)
    throws(ArchiveError) -> [UInt8]
  {
    try encode(limits) { try timeline.wire($0) }
  }

  /// The bytes of one scene. Equal scenes have equal bytes.
  package static func encode(_ scene: Scene, limits: ArchiveLimits = .standard) throws(ArchiveError)
    -> [UInt8]
  {
    try encode(limits) { try scene.wire($0) }
  }

  /// The request in `bytes`.
  package static func decodeRequest(_ bytes: [UInt8], limits: ArchiveLimits = .standard) throws(ArchiveError)
    -> Request
  {
    try decode(bytes, .request, limits) { try Request($0, $1) }
  }

  /// The reply in `bytes`.
  package static func decodeReply(_ bytes: [UInt8], limits: ArchiveLimits = .standard) throws(ArchiveError)
    -> Reply
  {
    try decode(bytes, .reply, limits) { try Reply($0, $1) }
  }

  /// The timeline in `bytes`.
  package static func decodeTimeline(_ bytes: [UInt8], limits: ArchiveLimits = .standard) throws(ArchiveError)
    -> ArchivedTimeline
  {
    try decode(bytes, .timeline, limits) { try ArchivedTimeline($0, $1) }
  }

  /// The scene in `bytes`.
  package static func decodeScene(_ bytes: [UInt8], limits: ArchiveLimits = .standard) throws(ArchiveError)
    -> Scene
  {
    try decode(bytes, .scene, limits) { try Scene($0, $1) }
  }

  /// A timeline in parts, so that equal scenes of many timelines can be kept once.
  package struct SplitTimeline: Sendable, Equatable {
    /// Everything but the scenes.
    package var outline: [UInt8]
    /// Encoded scenes, in the order the outline refers to them.
    package var scenes: [[UInt8]]
    package init(outline: [UInt8], scenes: [[UInt8]]) {
      self.outline = outline
      self.scenes = scenes
    }
  }

  /// Separates a timeline from its scenes.
  package static func split(_ timeline: ArchivedTimeline, limits: ArchiveLimits = .standard)
    throws(ArchiveError) -> SplitTimeline
  {
    try translating {
      var wire = try timeline.wire(WireRules(limits: limits))
      let scenes = wire.scenes.map { [UInt8]($0) }
      wire.scenes = []
      return SplitTimeline(outline: try wire.serializedBytes(), scenes: scenes)
    }
  }

  /// Puts a separated timeline together again.
  package static func join(_ split: SplitTimeline, limits: ArchiveLimits = .standard) throws(ArchiveError)
    -> ArchivedTimeline
  {
    try translating {
      var census = WireCensus(limits: limits)
      try split.outline.withUnsafeBytes { try census.count($0, as: .timeline) }
      for scene in split.scenes { try scene.withUnsafeBytes { try census.count($0, as: .scene) } }
      var wire = try parse(WireTimeline.self, split.outline)
      wire.scenes = split.scenes.map { Data($0) }
      return try ArchivedTimeline(wire, WireRules(limits: limits))
    }
  }

  // MARK: - The common path

  private static func encode<Wire: SwiftProtobuf.Message>(
    _ limits: ArchiveLimits, _ convert: (WireRules) throws -> Wire
  ) throws(ArchiveError) -> [UInt8] {
    try translating {
      let bytes: [UInt8] = try convert(WireRules(limits: limits)).serializedBytes()
      try checkSize(bytes.count, limits)
      return bytes
    }
  }

  private static func decode<Wire: SwiftProtobuf.Message, Value>(
    _ bytes: [UInt8], _ shape: WireCensus.Shape, _ limits: ArchiveLimits,
    _ convert: (Wire, WireRules) throws -> Value
  ) throws(ArchiveError) -> Value {
    try translating {
      try checkSize(bytes.count, limits)
      var census = WireCensus(limits: limits)
      try bytes.withUnsafeBytes { try census.count($0, as: shape) }
      return try convert(try parse(Wire.self, bytes), WireRules(limits: limits))
    }
  }

  /// Parses protobuf. Unknown fields are dropped; the schema nests less than twenty levels.
  static func parse<Wire: SwiftProtobuf.Message>(
    _ type: Wire.Type, _ bytes: some SwiftProtobufContiguousBytes
  ) throws -> Wire {
    var options = BinaryDecodingOptions()
    options.messageDepthLimit = 20
    options.discardUnknownFields = true
    return try Wire(serializedBytes: bytes, options: options)
  }

  private static func checkSize(_ count: Int, _ limits: ArchiveLimits) throws {
    guard count <= limits.messageBytes else {
      throw ArchiveError(
        .tooLarge, place: "message", value: "\(count) bytes; the limit is \(limits.messageBytes)")
    }
  }

  /// Gives errors of the protobuf library our words.
  private static func translating<Result>(_ body: () throws -> Result) throws(ArchiveError) -> Result {
    do {
      return try body()
    } catch let error as ArchiveError {
      throw error
    } catch {
      throw ArchiveError(.malformed, place: "message", value: "\(error)")
    }
  }
}
