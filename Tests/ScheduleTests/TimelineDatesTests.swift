import Archive
import Foundation
import Schedule
import XCTest

/// Seconds after the instant at which every test begins.
func at(_ seconds: Double) -> Date { Date(timeIntervalSinceReferenceDate: 1_000_000 + seconds) }

final class TimelineDatesTests: XCTestCase {
  func testTheLatestEntryThatHasBegunShows() {
    let cases: [(name: String, dates: [Double], now: Double, shows: Int?, next: Double?)] = [
      ("no entries", [], 0, nil, nil),
      ("one in the past", [-60], 0, 0, nil),
      ("one beginning now", [0], 0, 0, nil),
      ("one in the future shows all the same", [60], 0, 0, 60),
      ("all in the future: the first in time", [120, 60], 0, 1, 60),
      ("in order", [-60, 0, 60], 30, 1, 60),
      ("unordered", [60, -60, 0], 30, 2, 60),
      ("all past: the last in time", [-10, -30, -20], 0, 0, nil),
      ("equal dates: the last of them", [0, 0, 0], 0, 2, nil),
      ("equal dates later", [-60, 60, 60], 0, 0, 60),
      ("the instant itself counts", [-60, 60], 60, 1, nil),
    ]
    for row in cases {
      let dates = TimelineDates(row.dates.map(at), policy: .never)
      XCTAssertEqual(dates.index(at: at(row.now)), row.shows, row.name)
      XCTAssertEqual(dates.nextChange(after: at(row.now)), row.next.map(at), row.name)
    }
  }
}
