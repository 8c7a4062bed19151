import Foundation
import Schedule
import XCTest

/// When which entry of a timeline begins to show.
final class TimelineChangesTests: XCTestCase {
  func testTheFirstBeginsWhereItIsLookedAtFrom() {
    XCTAssertEqual(changes([0, 60, 120], from: 30, to: 200), ["0@30", "1@60", "2@120"])
    XCTAssertEqual(changes([0, 60, 120], from: 60, to: 120), ["1@60"])
    XCTAssertEqual(changes([0, 60, 120], from: 500, to: 600), ["2@500"])
  }

  func testBeforeAllOfThemTheFirstShows() {
    XCTAssertEqual(changes([100, 200], from: 0, to: 150), ["0@0"])
    XCTAssertEqual(changes([100, 200], from: 0, to: 300), ["0@0", "1@200"])
  }

  func testEntriesInAnyOrderAndOfOneDate() {
    XCTAssertEqual(changes([120, 0, 60], from: 0, to: 200), ["1@0", "2@60", "0@120"])
    XCTAssertEqual(
      changes([0, 60, 60, 60], from: 0, to: 200), ["0@0", "3@60"], "of one date the last shows")
  }

  func testNothing() {
    XCTAssertEqual(changes([], from: 0, to: 100), [])
    XCTAssertEqual(changes([0], from: 100, to: 100), [])
    XCTAssertEqual(changes([0], from: 100, to: 50), [])
    XCTAssertEqual(changes((0..<1000).map(Double.init), from: 0, to: 1000, most: 3).count, 3)
  }

  private func changes(_ dates: [Double], from: Double, to: Double, most: Int = .max) -> [String] {
    TimelineDates(dates.map { Date(timeIntervalSinceReferenceDate: $0) }, policy: .never)
      .changes(
        from: Date(timeIntervalSinceReferenceDate: from), to: Date(timeIntervalSinceReferenceDate: to),
        most: most
      ).map { "\($0.index)@\(Int($0.date.timeIntervalSinceReferenceDate))" }
  }
}
