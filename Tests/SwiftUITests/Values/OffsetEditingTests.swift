import SwiftUI
import XCTest

/// Elements that lists move and remove.
final class OffsetEditingTests: XCTestCase {
  func testMovedElementsKeepTheirOrder() {
    var letters = ["a", "b", "c", "d", "e"]
    letters.move(fromOffsets: [0, 2], toOffset: 4)
    XCTAssertEqual(letters, ["b", "d", "a", "c", "e"])
    letters.move(fromOffsets: [4], toOffset: 0)
    XCTAssertEqual(letters, ["e", "b", "d", "a", "c"])
    letters.move(fromOffsets: [1], toOffset: 2)
    XCTAssertEqual(letters, ["e", "b", "d", "a", "c"])
  }

  func testRemovedElementsAreGone() {
    var letters = ["a", "b", "c", "d"]
    letters.remove(atOffsets: [1, 3])
    XCTAssertEqual(letters, ["a", "c"])
    letters.remove(atOffsets: [])
    XCTAssertEqual(letters, ["a", "c"])
  }
}
