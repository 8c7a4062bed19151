import Archive
import XCTest

/// What a hostile extension may send: the decoder answers with a value within the limits or with an `ArchiveError`, never with a trap.
final class DamagedBytesTests: XCTestCase {
  func testThirtyThousandDamagedRepliesNeverTrap() throws {
    let messages = try (0..<40 as Range<UInt64>).map { seed -> [UInt8] in
      var values = RandomValues(seed: seed)
      return try ArchiveCodec.encode(values.reply())
    }.filter { !$0.isEmpty && $0.count < 6000 }
    var limits = ArchiveLimits()
    limits.nodes = 200
    var random = SeededGenerator(seed: 2026)
    var refused = 0
    for _ in 0..<30_000 {
      let bytes = damage(messages.randomElement(using: &random)!, &random)
      do throws(ArchiveError) {
        let reply = try ArchiveCodec.decodeReply(bytes, limits: limits)
        assertWithinLimits(reply, limits)
      } catch {
        refused += 1
        XCTAssertFalse(error.place.isEmpty)
      }
    }
    XCTAssertGreaterThan(refused, 10_000)
  }

  func testDamagedRequestsNeverTrap() throws {
    var random = SeededGenerator(seed: 99)
    for seed in 0..<5_000 as Range<UInt64> {
      var values = RandomValues(seed: seed)
      let bytes = damage(try ArchiveCodec.encode(values.request()), &random)
      _ = try? ArchiveCodec.decodeRequest(bytes)
    }
  }

  func testRandomBytesNeverTrap() {
    var random = SeededGenerator(seed: 5)
    for _ in 0..<5_000 {
      let bytes = (0..<Int.random(in: 0...200, using: &random)).map { _ in
        UInt8.random(in: 0...255, using: &random)
      }
      _ = try? ArchiveCodec.decodeReply(bytes)
      _ = try? ArchiveCodec.decodeScene(bytes)
    }
  }

  func testEveryTruncationOfAMessageIsRefusedOrRead() throws {
    var values = RandomValues(seed: 3)
    let bytes = try ArchiveCodec.encode(Reply(id: 1, body: .timeline(values.timeline())))
    for count in 0..<min(bytes.count, 3000) { _ = try? ArchiveCodec.decodeReply(Array(bytes[..<count])) }
  }

  /// One to four accidents: a flipped bit, another byte, a cut, a doubled or a removed part.
  private func damage(_ bytes: [UInt8], _ random: inout SeededGenerator) -> [UInt8] {
    var bytes = bytes
    for _ in 0..<Int.random(in: 1...4, using: &random) {
      guard let index = bytes.indices.randomElement(using: &random) else { return bytes }
      switch Int.random(in: 0...5, using: &random) {
      case 0: bytes[index] ^= 1 << UInt8.random(in: 0...7, using: &random)
      case 1: bytes[index] = UInt8.random(in: 0...255, using: &random)
      case 2: bytes.removeLast(bytes.count - index)
      case 3: bytes.insert(contentsOf: bytes[index..<min(index + 40, bytes.count)], at: index)
      case 4: bytes.removeSubrange(index..<min(index + 9, bytes.count))
      default: for i in index..<min(index + 8, bytes.count) { bytes[i] = 0xFF }
      }
    }
    return bytes
  }

  private func assertWithinLimits(_ reply: Reply, _ limits: ArchiveLimits) {
    guard case .timeline(let timeline) = reply.body else { return }
    XCTAssertLessThanOrEqual(timeline.entries.count, limits.entries)
    for scene in timeline.entries.flatMap(\.scenes).map(\.scene) {
      XCTAssertLessThanOrEqual(count(scene.content), limits.nodes)
      XCTAssertTrue(scene.size.width.isFinite && abs(scene.size.width) <= limits.magnitude)
    }
  }

  private func count(_ nodes: [Node]) -> Int {
    nodes.reduce(0) { sum, node in
      if case .group(let group) = node { return sum + 1 + count(group.children) }
      return sum + 1
    }
  }
}
