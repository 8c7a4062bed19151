import Archive
import Limits
import Schedule
import XCTest

/// Each number has one source, the table; where a stage that may not see the table has its own, they are the same.
final class LimitSourcesTests: XCTestCase {
  func testTheArchiveHasTheSameNumbers() {
    let archive = ArchiveLimits.standard
    let pairs: [(LimitName, Int)] = [
      (.archiveBytes, archive.messageBytes), (.pictureBytes, archive.imageBytes),
      (.timelineEntries, archive.entries), (.sceneNodes, archive.nodes), (.sceneDepth, archive.depth),
      (.scenePathElements, archive.pathElements), (.sceneGlyphs, archive.glyphs),
      (.textBytes, archive.stringBytes),
    ]
    for (name, value) in pairs { XCTAssertEqual(Limits.standard.count(name), value, name.rawValue) }
  }

  func testRulesFollowATable() throws {
    var limits = Limits.standard
    for assignment in ["reload-spacing=1min", "budget-most=90", "budget-active-time=6h", "first-retry=1s"] {
      try limits.set(assignment)
    }
    let rules = ScheduleRules(limits)
    XCTAssertEqual(rules.minimumSpacing, 60)
    XCTAssertEqual(rules.budget.mostDaily, 90)
    XCTAssertEqual(rules.budget.activeHours, 6)
    XCTAssertEqual(rules.firstRetry, 1)
    XCTAssertEqual(ScheduleRules(), .standard)
  }
}
