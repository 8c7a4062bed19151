import Activities
import Archive
import Foundation
import XCTest

/// Whole lives, by virtual time.
final class ActivityLifeTests: XCTestCase {
  /// Statements 205 and 209: the system ended it after eight hours, and it leaves the Lock Screen four hours later.
  func testAnActivityThatNobodyEndsIsEndedAfterEightHoursAndGoneAfterTwelve() throws {
    var phone = Phone()
    XCTAssertEqual(try phone.start("a", at: at(0)), [.changed(id: "a"), .draw(id: "a"), .islandChanged])
    XCTAssertEqual(phone.board.nextDeadline, at(8 * hour))
    XCTAssertEqual(phone.advance(to: at(8 * hour - 1)), [])
    XCTAssertEqual(phone.advance(to: at(8 * hour)), [.changed(id: "a"), .islandChanged])
    XCTAssertEqual(phone.phase("a"), .ended)
    XCTAssertEqual(phone.board.island, .empty)
    XCTAssertEqual(phone.board.records["a"]?.endedBy, .eightHours)
    XCTAssertEqual(phone.board.nextDeadline, at(12 * hour))
    XCTAssertEqual(phone.advance(to: at(12 * hour)), [.changed(id: "a"), .removed(id: "a")])
    XCTAssertEqual(phone.phase("a"), .dismissed)
    XCTAssertNil(phone.board.nextDeadline)
  }

  /// Statement 227: an activity that is never ended is reported; one that its app ends is not.
  func testAnActivityThatIsNeverEndedIsReported() throws {
    var phone = Phone()
    try phone.start("a", at: at(0))
    try phone.start("b", at: at(0))
    try phone.end("b", at: at(hour))
    XCTAssertEqual(phone.board.records["a"]?.findings().map(\.rule), [])
    phone.advance(to: at(9 * hour))
    XCTAssertEqual(phone.board.records["a"]?.findings().map(\.rule), [.neverEnded])
    XCTAssertEqual(phone.board.records["b"]?.findings().map(\.rule), [])
    XCTAssertTrue(phone.board.records["a"]!.findings()[0].message.contains("end(_:dismissalPolicy:)"))
  }

  /// A night in one step: everything happens in its order and at its own date.
  func testAnyStretchOfTimeIsPlayedInOrder() throws {
    var phone = Phone()
    try phone.start("late", alert: knock, start: at(2 * hour), at: at(0))
    try phone.start("a", Phone.content(stale: at(hour)), at: at(0))
    let effects = phone.advance(to: at(48 * hour))
    XCTAssertEqual(
      effects,
      [
        .changed(id: "a"), .draw(id: "a"),  // stale after 1 h
        .changed(id: "late"), .draw(id: "late"), .alert(id: "late", knock, until: at(2 * hour + 5)),
        .islandChanged,
        .islandChanged,  // the alert is over
        .changed(id: "a"), .draw(id: "a"), .islandChanged,  // ended after 8 h
        .changed(id: "late"), .islandChanged,  // after 10 h
        .changed(id: "a"), .removed(id: "a"), .changed(id: "late"), .removed(id: "late"),
      ])
    XCTAssertEqual(phone.board.records["late"]?.endedAt, at(10 * hour))
    XCTAssertEqual(phone.board.records["late"]?.dismissesAt, at(14 * hour))
  }

  /// Statement 207: after the stale date the activity is stale, and drawn anew; an update makes it active again.
  func testTheStaleDateAndTheUpdateAfterIt() throws {
    var phone = Phone()
    try phone.start("a", Phone.content(stale: at(60)), at: at(0))
    XCTAssertEqual(phone.advance(to: at(59)), [])
    XCTAssertEqual(phone.advance(to: at(60)), [.changed(id: "a"), .draw(id: "a")])
    XCTAssertEqual(phone.phase("a"), .stale)
    XCTAssertEqual(phone.board.island, .compact(id: "a"), "stale ones stay on the island")
    // The same state again: the picture differs all the same, as isStale does.
    XCTAssertEqual(
      try phone.update("a", Phone.content(stale: at(120)), at: at(90)), [.changed(id: "a"), .draw(id: "a")])
    XCTAssertEqual(phone.phase("a"), .active)
    phone.advance(to: at(120))
    XCTAssertEqual(phone.phase("a"), .stale)
    try phone.update("a", Phone.content("{}", stale: at(100)), at: at(130))
    XCTAssertEqual(phone.phase("a"), .stale, "a date that has passed")
    XCTAssertEqual(phone.board.records["a"]?.updates, 2)
  }

  func testContentThatIsEqualIsNotDrawnAgain() throws {
    var phone = Phone()
    try phone.start("a", at: at(0))
    XCTAssertEqual(try phone.update("a", Phone.content(), at: at(1)), [.changed(id: "a")])
    XCTAssertEqual(
      try phone.update("a", Phone.content("{}"), at: at(2)), [.changed(id: "a"), .draw(id: "a")])
  }

  /// Statements 208, 209 and 210, and what lies beyond the four hours.
  func testDismissalPolicies() throws {
    let table: [(ActivityDismissal, TimeInterval)] = [
      (.standard, 4 * hour), (.immediate, 0), (.after(at(hour + 60)), 60), (.after(at(0)), 0),
      (.after(at(100 * hour)), 4 * hour), (.after(.distantPast), 0), (.after(.distantFuture), 4 * hour),
      (.after(Date(timeIntervalSince1970: .nan)), 4 * hour),
      (.after(Date(timeIntervalSince1970: .infinity)), 4 * hour),
    ]
    for (row, (dismissal, stays)) in table.enumerated() {
      var phone = Phone()
      try phone.start("a", at: at(0))
      let effects = try phone.end("a", Phone.content("{}"), dismissal, at: at(hour))
      XCTAssertEqual(effects.prefix(2), [.changed(id: "a"), .draw(id: "a")], "row \(row)")
      XCTAssertEqual(effects.contains(.removed(id: "a")), stays == 0, "row \(row)")
      XCTAssertEqual(phone.board.records["a"]?.dismissesAt, at(hour + stays), "row \(row)")
      XCTAssertEqual(phone.phase("a"), stays == 0 ? .dismissed : .ended, "row \(row)")
      XCTAssertEqual(phone.board.island, .empty)
      phone.advance(to: at(hour + stays))
      XCTAssertEqual(phone.phase("a"), .dismissed)
      XCTAssertEqual(phone.log.filter { $0 == .removed(id: "a") }.count, 1)
    }
  }

  func testAnEndedOneCanBeTakenAwaySoonerButNotChanged() throws {
    var phone = Phone()
    try phone.start("a", at: at(0))
    try phone.end("a", Phone.content("{}"), at: at(1))
    XCTAssertRefused(
      .reconnectNotPermitted, "ended at 2026-06-01T08:00:01Z", try phone.update("a", at: at(2)))
    XCTAssertEqual(try phone.end("a", Phone.content(#"{"x":1}"#), at: at(2)), [])
    XCTAssertEqual(phone.state("a"), "{}")
    XCTAssertEqual(
      try phone.end("a", nil, .immediate, at: at(3)),
      [.changed(id: "a"), .changed(id: "a"), .removed(id: "a")])
    XCTAssertEqual(try phone.end("a", nil, .immediate, at: at(4)), [])
    XCTAssertRefused(.reconnectNotPermitted, "dismissed at", try phone.update("a", at: at(5)))
  }

  /// Statement 206: the person removed it.
  func testThePersonCanDismissInEveryPhase() throws {
    for phase in [ActivityPhase.pending, .active, .stale, .ended] {
      var phone = Phone()
      try phone.start(
        "a", Phone.content(stale: phase == .stale ? at(1) : nil), alert: knock,
        start: phase == .pending ? at(hour) : nil, at: at(0))
      phone.advance(to: at(10))
      if phase == .ended { try phone.end("a", at: at(11)) }
      XCTAssertEqual(phone.phase("a"), phase)
      XCTAssertEqual(
        try phone.handle(.dismiss(id: "a"), at: at(12)).prefix(2), [.changed(id: "a"), .removed(id: "a")])
      XCTAssertEqual(phone.phase("a"), .dismissed)
      XCTAssertEqual(try phone.handle(.dismiss(id: "a"), at: at(13)), [])
      XCTAssertEqual(phone.board.island, .empty)
      XCTAssertNil(phone.board.nextDeadline)
    }
  }

  func testAScheduledOneWaitsUnseenAndComesWithItsAlert() throws {
    var phone = Phone()
    XCTAssertEqual(try phone.start("a", alert: knock, start: at(hour), at: at(0)), [.changed(id: "a")])
    XCTAssertEqual(phone.phase("a"), .pending)
    XCTAssertEqual(phone.board.island, .empty)
    XCTAssertEqual(try phone.update("a", Phone.content("{}"), alert: knock, at: at(1)), [.changed(id: "a")])
    XCTAssertEqual(
      phone.advance(to: at(hour)),
      [.changed(id: "a"), .draw(id: "a"), .alert(id: "a", knock, until: at(hour + 5)), .islandChanged])
    XCTAssertEqual(phone.board.island, .expanded(id: "a", detached: nil))
    XCTAssertEqual(phone.board.nextDeadline, at(hour + 5))
    phone.advance(to: at(hour + 5))
    XCTAssertEqual(phone.board.nextDeadline, at(9 * hour), "eight hours after it became active")
  }

  func testAScheduledOneNeedsAnAlertAndEndingItCancels() throws {
    var phone = Phone()
    XCTAssertRefused(.unsupported, "alertConfiguration", try phone.start("a", start: at(hour), at: at(0)))
    XCTAssertEqual(phone.board.records, [:])
    try phone.start("a", start: at(-1), at: at(0))
    XCTAssertEqual(phone.phase("a"), .active, "a date that has passed is now")
    try phone.start("b", alert: knock, start: at(hour), at: at(0))
    XCTAssertEqual(try phone.end("b", at: at(1)), [.changed(id: "b"), .removed(id: "b")])
    XCTAssertEqual(phone.phase("b"), .dismissed)
  }

  func testATransientOneEndsWithTheLockAndWithItsCollapse() throws {
    var phone = Phone()
    try phone.start("a", style: .transient, at: at(0))
    try phone.start("b", at: at(0))
    try phone.handle(.deviceLocked(true), at: at(1))
    XCTAssertEqual(phone.phase("a"), .dismissed)
    XCTAssertEqual(phone.board.records["a"]?.endedBy, .locked)
    XCTAssertEqual(phone.phase("b"), .active)
    try phone.handle(.deviceLocked(false), at: at(2))

    try phone.start("c", of: "Timer", style: .transient, at: at(3))
    try phone.handle(.expand(id: "c"), at: at(4))
    XCTAssertEqual(phone.board.island, .expanded(id: "c", detached: "b"))
    try phone.handle(.expand(id: nil), at: at(5))
    XCTAssertEqual(phone.phase("c"), .dismissed)
    XCTAssertEqual(phone.board.records["c"]?.endedBy, .collapsed)
    XCTAssertEqual(phone.board.island, .compact(id: "b"))
  }

  func testWithTheExtensionGoAllItsActivities() throws {
    var phone = Phone()
    try phone.start("a", at: at(0))
    try phone.start("b", of: "Timer", at: at(0))
    try phone.start("c", alert: knock, start: at(hour), at: at(0))
    XCTAssertEqual(
      try phone.handle(.removed(extensionName: "Delivery"), at: at(1)),
      [.changed(id: "a"), .removed(id: "a"), .changed(id: "c"), .removed(id: "c"), .islandChanged])
    XCTAssertEqual(phone.board.island, .compact(id: "b"))
  }

  func testARefusedEventLosesNothingThatTimeHasBrought() throws {
    var phone = Phone()
    try phone.start("a", Phone.content(stale: at(60)), at: at(0))
    XCTAssertRefused(.malformedActivityIdentifier, "no activity", try phone.update("nobody", at: at(100)))
    XCTAssertLessThan(phone.board.nextDeadline!, at(100), "there is something to fetch")
    XCTAssertEqual(phone.advance(to: at(100)), [.changed(id: "a"), .draw(id: "a")])
  }

  func testDismissedOnesAreRememberedForAWhileOnly() throws {
    var limits = ActivityLimits.boundless
    limits.keptDismissed = 3
    var phone = Phone(limits)
    for id in 0..<10 {
      try phone.start("\(id)", at: at(0))
      try phone.end("\(id)", nil, .immediate, at: at(0))
    }
    phone.advance(to: at(1))
    XCTAssertEqual(phone.board.records.keys.sorted(), ["7", "8", "9"])
    phone.board.forget("8")
    XCTAssertEqual(phone.board.records.keys.sorted(), ["7", "9"])
  }
}
