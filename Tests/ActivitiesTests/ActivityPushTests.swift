import Activities
import Archive
import Foundation
import XCTest

/// What becomes of pushes: each verdict with its rule and a sentence.
final class ActivityPushTests: XCTestCase {
  private let now = 1_780_300_800

  private func check(
    _ verdict: PushVerdict, _ outcome: PushVerdict.Outcome, _ rule: PushRule, _ words: String = "",
    file: StaticString = #filePath, line: UInt = #line
  ) {
    XCTAssertEqual(verdict.outcome, outcome, verdict.message, file: file, line: line)
    XCTAssertEqual(verdict.rule, rule.rawValue, file: file, line: line)
    XCTAssertTrue(words.isEmpty || verdict.message.contains(words), verdict.message, file: file, line: line)
    XCTAssertTrue(verdict.message.hasSuffix("."), verdict.message, file: file, line: line)
  }

  func testAnUpdateIsAppliedAndSaysWhatIsLeft() throws {
    var phone = Phone()
    try phone.start("a", at: at(0))
    let verdict = phone.push("a", at: at(1))
    check(verdict, .applied, .applied, "11 more of priority 10")
    XCTAssertEqual(verdict.changed, ["a"])
    XCTAssertEqual(phone.state("a"), #"{"eta":7}"#)
    XCTAssertEqual(phone.log.suffix(2), [.changed(id: "a"), .draw(id: "a")])
    check(phone.push("a", priority: 5, at: at(2)), .applied, .applied, "costs nothing")
  }

  func testPushesAreOrderedByTheirTimestampsAndNotByArrival() throws {
    var phone = Phone()
    try phone.start("a", at: at(0))
    check(phone.push("a", state: #"{"eta":2}"#, timestamp: now + 20, at: at(30)), .applied, .applied)
    let before = phone.board.records["a"]
    check(
      phone.push("a", state: #"{"eta":1}"#, timestamp: now + 19, at: at(31)), .dropped, .olderTimestamp,
      "\(now + 19) is older than \(now + 20)")
    check(phone.push("a", .end, timestamp: now + 10, at: at(31)), .dropped, .olderTimestamp)
    XCTAssertEqual(phone.board.records["a"], before)
    check(phone.push("a", state: #"{"eta":3}"#, timestamp: now + 20, at: at(32)), .applied, .applied)
    // The app's own updates are ordered with them as soon as they have a timestamp.
    XCTAssertEqual(try phone.update("a", timestamp: now + 5, at: at(33)), [])
    XCTAssertEqual(
      try phone.update("a", timestamp: now + 40, at: at(34)), [.changed(id: "a"), .draw(id: "a")])
    check(phone.push("a", timestamp: now + 39, at: at(35)), .dropped, .olderTimestamp)
  }

  func testATimestampInMillisecondsIsNamedAsTheCause() throws {
    var phone = Phone()
    try phone.start("a", at: at(0))
    check(phone.push("a", timestamp: now * 1000, at: at(1)), .applied, .applied)
    check(phone.push("a", at: at(2)), .dropped, .olderTimestamp, "milliseconds")
  }

  func testThePushIsTooLargeOrHasNoStateOrComesTooLate() throws {
    var phone = Phone()
    try phone.start("a", at: at(0))
    let before = phone.board.records["a"]
    check(phone.push(nil, at: at(1)), .dropped, .unknownActivity, "names no activity")
    check(phone.push("x", at: at(1)), .dropped, .unknownActivity, "Forget its token")
    check(phone.push("a", state: nil, at: at(1)), .dropped, .noContentState, "content-state")
    check(phone.push("a", .start, at: at(1)), .dropped, .wrongEvent, "push-to-start")
    check(
      phone.push("a", state: String(repeating: "1", count: 4097), at: at(1)), .dropped, .tooLarge,
      "4096 are allowed")
    XCTAssertEqual(phone.board.records["a"], before)
    check(phone.push("a", .end, state: nil, at: at(2)), .applied, .applied, "until 2026-06-01T12:00:02Z")
    XCTAssertEqual(phone.board.records["a"]?.endedBy, .push)
    check(phone.push("a", at: at(3)), .dropped, .ended, "ended at 2026-06-01T08:00:02Z")
    check(phone.push("a", .end, at: at(3)), .dropped, .ended)
    try phone.handle(.dismiss(id: "a"), at: at(4))
    check(phone.push("a", at: at(5)), .dropped, .dismissed, "Forget its token")
  }

  func testAnEndWithADateThatHasPassedTakesItAwayAtOnce() throws {
    var phone = Phone()
    for (id, date) in [("a", at(-1)), ("b", at(60)), ("c", at(99 * hour))] {
      try phone.start(id, at: at(0))
      check(phone.push(id, .end, state: "{}", dismissal: date, at: at(10)), .applied, .applied)
    }
    XCTAssertEqual(phone.phase("a"), .dismissed)
    XCTAssertEqual(phone.board.records["b"]?.dismissesAt, at(60))
    XCTAssertEqual(phone.board.records["c"]?.dismissesAt, at(10 + 4 * hour))
    XCTAssertEqual(phone.state("c"), "{}")
  }

  func testAnAlertOfAPushExpandsTheIslandForSeconds() throws {
    var phone = Phone()
    try phone.start("a", at: at(0))
    check(phone.push("a", alert: knock, at: at(10)), .applied, .applied)
    XCTAssertEqual(phone.board.alerting(at: at(14))?.alert, knock)
    XCTAssertEqual(phone.board.island, .expanded(id: "a", detached: nil))
    phone.advance(to: at(15))
    XCTAssertNil(phone.board.alerting(at: at(15)))
    XCTAssertEqual(phone.board.island, .compact(id: "a"))
    check(phone.push("a", .end, alert: knock, at: at(20)), .applied, .applied)
    XCTAssertEqual(phone.board.alerting(at: at(20))?.id, "a", "a banner")
    XCTAssertEqual(phone.board.island, .empty, "but the island is left at once")
  }

  // MARK: Starting

  private func starting(_ change: (inout ActivityPush) -> Void = { _ in }) -> ActivityPush {
    var push = ActivityPush(
      event: .start, timestamp: now, state: Data("{}".utf8), attributesType: "DeliveryAttributes",
      attributes: Data("{}".utf8), alert: knock)
    change(&push)
    return push
  }

  func testAPushStartsAnActivity() throws {
    for (change, type): ((inout ActivityPush) -> Void, ActivityPushType?) in [
      ({ _ in }, nil), ({ $0.wantsToken = true }, .token), ({ $0.channel = "Y2g=" }, .channel("Y2g=")),
    ] {
      var board = ActivityBoard()
      let result = board.pushToStart(
        starting(change), id: "a", extensionName: "Delivery", priority: 10, now: at(1))
      check(result.verdict, .applied, .applied, "is started")
      XCTAssertEqual(
        result.effects,
        [.changed(id: "a"), .draw(id: "a"), .alert(id: "a", knock, until: at(6)), .islandChanged])
      let record = try XCTUnwrap(board.records["a"])
      XCTAssertEqual(record.origin, .push)
      XCTAssertEqual(record.pushType, type)
      XCTAssertEqual(record.timestamp, now)
    }
  }

  func testWhyAPushDoesNotStartOne() throws {
    let off = ActivityAuthorization(areActivitiesEnabled: false)
    let table: [(PushRule, String, (inout ActivityPush) -> Void, (inout ActivityBoard) throws -> Void)] = [
      (.noAttributes, "attributes-type", { $0.attributesType = nil }, { _ in }),
      (.noAttributes, "`attributes`", { $0.attributes = nil }, { _ in }),
      (.noContentState, "content-state", { $0.state = nil }, { _ in }),
      (.noAlert, "alert", { $0.alert = nil }, { _ in }),
      (.wrongEvent, "update token", { $0.event = .update }, { _ in }),
      (.tooLarge, "4096", { $0.attributes = Data(count: 4095) }, { _ in }),
      (
        .notEnabled, "turned off", { _ in },
        { _ = try $0.handle(.authorization(extensionName: "Delivery", off), now: at(0)) }
      ),
      (
        .notEnabled, "NSSupportsLiveActivities", { _ in },
        { $0.setTarget(ActivityTarget(supportsActivities: false), extensionName: "Delivery") }
      ),
      (
        .tooMany, "already has 5", { _ in },
        { board in
          for id in 0..<5 {
            let start = ActivityStart(attributesType: "D", attributes: Data(), content: Phone.content())
            _ = try board.handle(
              .start(start, id: "\(id)", extensionName: "Delivery", origin: .app, timestamp: nil), now: at(0))
          }
        }
      ),
    ]
    for (rule, words, change, prepare) in table {
      var board = ActivityBoard()
      try prepare(&board)
      let before = board.records
      let result = board.pushToStart(
        starting(change), id: "a", extensionName: "Delivery", priority: 10, now: at(1))
      check(result.verdict, .dropped, rule, words)
      XCTAssertEqual(result.effects, [])
      XCTAssertEqual(board.records, before)
    }
  }

  // MARK: The hour's budget

  /// Statement 211: about ten to twelve pushes an hour are delivered.
  func testTheThirteenthPushOfAnHourWaitsForTheNext() throws {
    var phone = Phone()
    try phone.start("a", at: at(0))
    for minute in 0..<12 {
      check(phone.push("a", state: "\(minute)", at: at(Double(minute) * 60)), .applied, .applied)
    }
    check(
      phone.push("a", state: "12", at: at(720)), .stored, .budget, "12 pushes of priority 10 in this hour")
    check(phone.push("a", state: "13", at: at(780)), .stored, .budget, "until 2026-06-01T09:00:00Z")
    check(
      phone.push("a", state: "0", timestamp: now + 721, at: at(790)), .dropped, .olderTimestamp,
      "waiting to show")
    XCTAssertEqual(phone.state("a"), "11")
    XCTAssertEqual(phone.board.nextDeadline, at(3600))
    XCTAssertEqual(phone.advance(to: at(3600)), [.changed(id: "a"), .draw(id: "a")])
    XCTAssertEqual(phone.state("a"), "13", "the newest of those that waited")
    XCTAssertEqual(phone.board.records["a"]?.updates, 13)
    check(phone.push("a", at: at(3601)), .applied, .applied, "10 more")
  }

  func testPriorityFiveCostsNothingAndOvertakesWhatWaits() throws {
    var phone = Phone()
    try phone.start("a", at: at(0))
    for second in 0..<100 { check(phone.push("a", priority: 5, at: at(Double(second))), .applied, .applied) }
    for second in 0..<12 { check(phone.push("a", at: at(100 + Double(second))), .applied, .applied) }
    check(phone.push("a", state: "13", at: at(120)), .stored, .budget)
    check(phone.push("a", state: "14", priority: 5, at: at(130)), .applied, .applied)
    XCTAssertEqual(phone.advance(to: at(2 * hour)), [], "what waited was older")
    XCTAssertEqual(phone.state("a"), "14")
  }

  /// Statement 211: with frequent updates many more; the person can turn that off.
  func testFrequentUpdatesRaiseTheBudget() throws {
    var phone = Phone()
    phone.board.setTarget(ActivityTarget(supportsFrequentUpdates: true), extensionName: "Delivery")
    XCTAssertTrue(phone.board.authorization(of: "Delivery").frequentPushesEnabled)
    try phone.start("a", at: at(0))
    for second in 0..<120 { check(phone.push("a", at: at(Double(second))), .applied, .applied) }
    check(phone.push("a", at: at(121)), .stored, .budget, "its 120 pushes")
    let off = ActivityAuthorization(frequentPushesEnabled: false)
    try phone.handle(.authorization(extensionName: "Delivery", off), at: at(130))
    XCTAssertFalse(phone.board.authorization(of: "Delivery").frequentPushesEnabled)
    try phone.start("b", at: at(130))
    for second in 0..<12 { check(phone.push("b", at: at(131 + Double(second))), .applied, .applied) }
    check(phone.push("b", state: "late", at: at(150)), .stored, .budget, "its 12 pushes")
    try phone.handle(
      .authorization(extensionName: "Delivery", ActivityAuthorization(frequentPushesEnabled: true)),
      at: at(160))
    XCTAssertEqual(phone.state("b"), "late", "what waited comes as soon as there is room")
  }

  func testAChoiceWithoutFrequentUpdatesDoesNotForbidThemLater() throws {
    var phone = Phone()
    for isOn in [false, true] {
      // What a page sends that shows no switch for them.
      try phone.handle(
        .authorization(
          extensionName: "Delivery",
          ActivityAuthorization(areActivitiesEnabled: isOn, frequentPushesEnabled: false)), at: at(0))
      XCTAssertFalse(phone.board.authorization(of: "Delivery").frequentPushesEnabled)
    }
    phone.board.setTarget(ActivityTarget(supportsFrequentUpdates: true), extensionName: "Delivery")
    XCTAssertTrue(phone.board.authorization(of: "Delivery").frequentPushesEnabled)
  }

  func testAnEndNeverWaitsAndWhatWaitedIsForgotten() throws {
    var phone = Phone()
    try phone.start("a", at: at(0))
    for _ in 0..<13 { _ = phone.push("a", at: at(1)) }
    XCTAssertNotEqual(phone.board.state, ActivityBoardState())
    check(phone.push("a", .end, state: "{}", at: at(2)), .applied, .applied)
    XCTAssertEqual(phone.advance(to: at(2 * hour)), [])
    XCTAssertEqual(phone.state("a"), "{}")
  }

  func testAPushThatExpiresBeforeThereIsRoomIsDropped() throws {
    var phone = Phone()
    try phone.start("a", at: at(0))
    for _ in 0..<12 { _ = phone.push("a", at: at(1)) }
    check(phone.push("a", expiration: at(60), at: at(2)), .dropped, .budget, "expires before")
    check(phone.push("a", expiration: at(2 * hour), at: at(2)), .stored, .budget)
  }

  func testTheBudgetCanBeTheApps() throws {
    var limits = ActivityLimits()
    limits.budgetScope = .app
    limits.hourlyPushes = 3
    var phone = Phone(limits)
    for id in ["a", "b"] { try phone.start(id, at: at(0)) }
    try phone.start("c", of: "Timer", at: at(0))
    for id in ["a", "b", "a"] { check(phone.push(id, at: at(1)), .applied, .applied) }
    check(phone.push("b", at: at(2)), .stored, .budget)
    check(phone.push("c", at: at(2)), .applied, .applied, "2 more")
  }

  func testTheBudgetFollowsTheClockAlsoWhenItIsSetBack() {
    var budget = PushBudget()
    for _ in 0..<2 { XCTAssertNil(budget.spend(of: 2, hour: hour, at: at(0))) }
    XCTAssertEqual(budget.spend(of: 2, hour: hour, at: at(10)), at(3600))
    XCTAssertEqual(budget.left(of: 2, hour: hour, at: at(3599)), 0)
    XCTAssertEqual(budget.left(of: 2, hour: hour, at: at(3600)), 2)
    XCTAssertNil(budget.spend(of: 2, hour: hour, at: at(-50)))
    XCTAssertEqual(budget.left(of: 2, hour: hour, at: at(-50)), 1)
    XCTAssertEqual(budget.spend(of: 0, hour: hour, at: at(5 * hour)), at(6 * hour))
  }
}
