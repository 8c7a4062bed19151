import Archive
import XCTest

final class FrameTests: XCTestCase {
  func testMessagesAreFoundInPiecesOfAnySize() throws {
    let messages: [[UInt8]] = [[1, 2, 3], [], Array(repeating: 9, count: 5000), [4]]
    let stream = try messages.flatMap { try FrameWriter.frame($0) }
    for size in [1, 2, 3, 7, 100, 10_000] {
      var reader = FrameReader()
      var found: [[UInt8]] = []
      for start in stride(from: 0, to: stream.count, by: size) {
        reader.append(stream[start..<min(start + size, stream.count)])
        while let message = try reader.next() { found.append(message) }
      }
      XCTAssertEqual(found, messages, "pieces of \(size)")
      XCTAssertFalse(reader.isInsideFrame)
    }
  }

  func testAnOversizedFrameIsRefusedBeforeItArrivesAndForEver() throws {
    var reader = FrameReader()
    reader.append([0xFF, 0xFF, 0xFF, 0xFF])
    XCTAssertThrowsError(try reader.next()) { XCTAssertEqual(($0 as? ArchiveError)?.code, .tooLarge) }
    reader.append(try FrameWriter.frame([1]))
    XCTAssertThrowsError(try reader.next())
  }

  func testAnOversizedMessageIsNotFramed() {
    var limits = ArchiveLimits()
    limits.messageBytes = 3
    XCTAssertThrowsError(try FrameWriter.frame([1, 2, 3, 4], limits: limits))
    XCTAssertNoThrow(try FrameWriter.frame([1, 2, 3], limits: limits))
  }

  func testAnUnfinishedFrameShows() throws {
    var reader = FrameReader()
    reader.append([0, 0, 0, 2, 1])
    XCTAssertNil(try reader.next())
    XCTAssertTrue(reader.isInsideFrame)
  }
}
