import Archive
import Foundation
import Schedule
import XCTest

final class ScheduleRulesTests: XCTestCase {
  func testWhenATimelineIsReplaced() {
    let cases: [(name: String, dates: [Double], policy: ReloadPolicy, due: Double?)] = [
      ("never", [0, 60], .never, nil),
      ("at the end of a long timeline", [0, 3600], .atEnd, 3600),
      ("at an end that has passed", [-3600], .atEnd, 300),
      ("at an end too soon", [0, 60], .atEnd, 300),
      ("at the end, unordered", [3600, 0], .atEnd, 3600),
      ("after a date", [0], .after(at(900)), 900),
      ("after a date before the last entry", [0, 3600], .after(at(900)), 900),
      ("after a date in the past", [0], .after(at(-900)), 300),
      ("after a date too soon", [0], .after(at(1)), 300),
    ]
    var rules = ScheduleRules()
    rules.budget.coalescing = 0
    for row in cases {
      let timeline = TimelineDates(row.dates.map(at), policy: row.policy)
      XCTAssertEqual(
        rules.reloadDate(after: timeline, loadedAt: at(0)), row.due.map(at), row.name)
    }
  }

  func testRetriesWaitLongerEachTimeUpToAnHour() {
    let waits = [0, 1, 2, 3, 4, 9, 10, 50].map { ScheduleRules.standard.retryDelay(failures: $0) }
    XCTAssertEqual(waits, [0, 10, 20, 40, 80, 2560, 3600, 3600])
  }
}
