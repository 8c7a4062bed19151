import Archive
import Foundation
import Schedule
import XCTest

/// Bad input: odd timelines are shown as iOS would, and named.
final class TimelineAuditTests: XCTestCase {
  func testOddTimelinesAreNamed() {
    let far = 40_000.0 * 86400
    let cases: [(name: String, dates: [Double], policy: ReloadPolicy, codes: [String])] = [
      ("an ordinary one", [0, 900, 1800], .atEnd, []),
      ("one entry, asked again later", [0], .after(at(3600)), []),
      ("one entry for ever", [0], .never, []),
      ("what has passed shows now", [-600, 900], .atEnd, []),
      ("a moment before", [-2], .after(at(-2)), []),
      ("unordered", [0, 1800, 900], .atEnd, ["entries-unordered"]),
      ("of one date", [0, 900, 900, 900], .atEnd, ["entries-same-date"]),
      ("some have passed", [-1800, -900, 900], .atEnd, ["entries-passed"]),
      ("all have passed", [-1800, -900], .never, ["entries-passed"]),
      ("milliseconds for seconds", [0, far], .atEnd, ["entry-far-ahead"]),
      ("a date that has passed", [0], .after(at(-3600)), ["policy-passed"]),
      ("an end that is now", [0], .atEnd, ["ends-at-once"]),
      ("nothing", [], .atEnd, []),
      ("nothing, later", [], .after(.distantFuture), []),
      ("for ever after", [0], .after(.distantFuture), []),
      ("no dates", [.nan, 0, .infinity], .never, ["entry-far-ahead"]),
    ]
    for row in cases {
      let findings = TimelineAudit.findings(row.dates.map(at), policy: row.policy, madeAt: at(0))
      XCTAssertEqual(findings.map(\.code), row.codes, row.name)
      for finding in findings { XCTAssertTrue(finding.message.hasSuffix("."), finding.message) }
    }
  }

  func testTheSentenceNamesTheEntry() {
    let findings = TimelineAudit.findings([at(0), at(1800), at(900)], policy: .never, madeAt: at(0))
    XCTAssertTrue(
      findings.first?.message.hasPrefix("Entry 3 of the timeline is before entry 2.") == true,
      "\(findings)")
  }

  func testManyEntriesAreLookedAtOnce() {
    let dates = (0..<100_000).map { at(Double($0)) }
    XCTAssertEqual(TimelineAudit.findings(dates, policy: .never, madeAt: at(0)).map(\.code), [])
    XCTAssertEqual(TimelineDates(dates, policy: .never).index(at: at(99_999)), 99_999)
  }
}
