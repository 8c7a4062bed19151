import Archive
import Foundation
import Schedule
import XCTest

final class ScheduleStateTests: XCTestCase {
  private var schedule = ScheduleState()
  private let never = TimelineDates([at(0)], policy: .never)

  /// Without the budget, which has its own tests, and with the spacing that a person's device has.
  override func setUp() {
    var rules = ScheduleRules()
    rules.budget = .off
    rules.codeSpacing = rules.minimumSpacing
    schedule = ScheduleState(rules: rules)
  }

  func testANewWidgetIsLoadedAtOnce() {
    XCTAssertEqual(visible(.placed(StoredSchedule()), at: 0), [.load(id: "w", cause: .placed)])
  }

  func testEntriesShowWhenTheyBegin() {
    load(TimelineDates([at(0), at(600), at(1200)], policy: .never), at: 0)
    XCTAssertEqual(schedule.nextDeadline, at(600))
    XCTAssertEqual(advance(to: 600), [.show(id: "w", entry: 1)])
    XCTAssertEqual(advance(to: 1200), [.show(id: "w", entry: 2)])
    XCTAssertNil(schedule.nextDeadline)
  }

  func testAClockThatJumpsSkipsEntries() {
    load(TimelineDates([at(0), at(600), at(1200)], policy: .never), at: 0)
    XCTAssertEqual(advance(to: 5000), [.show(id: "w", entry: 2)])
  }

  func testAtTheEndTheTimelineIsReplaced() {
    load(TimelineDates([at(0), at(600)], policy: .atEnd), at: 0)
    XCTAssertEqual(
      advance(to: 600), [.show(id: "w", entry: 1), .load(id: "w", cause: .policy)])
    XCTAssertEqual(advance(to: 10_000), [], "one load at a time")
  }

  func testAProviderThatAlwaysWantsToBeAskedAtOnceIsAskedEveryFiveMinutes() {
    load(TimelineDates([at(0)], policy: .after(at(-1))), at: 0)
    var loads = 0
    var now = 0.0
    while now < 3600 {
      now += 1
      for case .load in schedule.advance(to: at(now)) {
        loads += 1
        _ = schedule.handle(.loaded(TimelineDates([at(now)], policy: .atEnd)), id: "w", now: at(now))
      }
    }
    XCTAssertEqual(loads, 12)
  }

  func testAFailingLoadIsTriedAgainLaterAndLater() {
    load(never, at: 0)
    _ = schedule.handle(.requested(.user), id: "w", now: at(0))
    XCTAssertEqual(visible(.failed, at: 0), [])
    XCTAssertEqual(schedule.nextDeadline, at(10))
    XCTAssertEqual(advance(to: 10), [.load(id: "w", cause: .retry)])
    XCTAssertEqual(visible(.failed, at: 10), [])
    XCTAssertEqual(schedule.nextDeadline, at(30))
    XCTAssertEqual(schedule["w"]?.stored.timeline, never, "the last good timeline stays")
    XCTAssertEqual(schedule["w"]?.entry, 0)
    XCTAssertEqual(advance(to: 30), [.load(id: "w", cause: .retry)])
    _ = schedule.handle(.loaded(never), id: "w", now: at(30))
    XCTAssertEqual(schedule["w"]?.stored.failures, 0)
    XCTAssertNil(schedule.nextDeadline)
  }

  func testAPersonNeedNotWaitForTheRetry() {
    _ = visible(.placed(StoredSchedule()), at: 0)
    _ = visible(.failed, at: 0)
    XCTAssertEqual(visible(.requested(.widgetCenter), at: 1), [])
    XCTAssertEqual(visible(.requested(.user), at: 1), [.load(id: "w", cause: .user)])
  }

  func testAPersonAndABuildNeedNotWaitForTheSpacing() {
    for cause in [ReloadCause.user, .build] {
      setUp()
      load(never, at: 0)
      XCTAssertEqual(visible(.requested(cause), at: 1), [.load(id: "w", cause: cause)])
    }
  }

  func testWidgetCenterWaitsForTheSpacingAndItsWishesMerge() {
    load(never, at: 0)
    for second in [1.0, 2, 3] { XCTAssertEqual(visible(.requested(.widgetCenter), at: second), []) }
    XCTAssertEqual(schedule.nextDeadline, at(300))
    XCTAssertEqual(advance(to: 300), [.load(id: "w", cause: .widgetCenter)])
    _ = schedule.handle(.loaded(never), id: "w", now: at(300))
    XCTAssertNil(schedule.nextDeadline)
  }

  func testWidgetCenterIsHeardAtOnceWhenTheLastLoadIsLongAgo() {
    load(never, at: 0)
    XCTAssertEqual(visible(.requested(.widgetCenter), at: 400), [.load(id: "w", cause: .widgetCenter)])
  }

  func testAProviderThatCallsWidgetCenterDoesNotLoop() {
    _ = visible(.placed(StoredSchedule()), at: 0)
    XCTAssertEqual(visible(.requested(.widgetCenter), at: 0), [])
    XCTAssertEqual(visible(.loaded(never), at: 0), [.show(id: "w", entry: 0)])
    XCTAssertEqual(schedule.nextDeadline, at(300))
  }

  func testABuildDuringALoadLoadsOnceMore() {
    _ = visible(.placed(StoredSchedule()), at: 0)
    XCTAssertEqual(visible(.requested(.build), at: 0), [])
    XCTAssertEqual(visible(.requested(.widgetCenter), at: 0), [], "the stronger wish stays")
    XCTAssertEqual(
      visible(.loaded(never), at: 1), [.show(id: "w", entry: 0), .load(id: "w", cause: .build)])
    XCTAssertEqual(visible(.loaded(never), at: 2), [.show(id: "w", entry: 0)])
  }

  func testABuildDuringAFailingLoadLoadsAtOnce() {
    _ = visible(.placed(StoredSchedule()), at: 0)
    _ = visible(.requested(.build), at: 0)
    XCTAssertEqual(visible(.failed, at: 1), [.load(id: "w", cause: .build)])
  }

  func testAfterARestartThePlanGoesOn() {
    let stored = StoredSchedule(
      timeline: TimelineDates([at(0), at(600)], policy: .atEnd), loadedAt: at(0), nextReload: at(600),
      reloads: 3)
    XCTAssertEqual(visible(.placed(stored), at: 100), [])
    XCTAssertEqual(schedule["w"]?.entry, 0)
    XCTAssertEqual(schedule.nextDeadline, at(600))
    setUp()
    XCTAssertEqual(visible(.placed(stored), at: 700), [.load(id: "w", cause: .policy)])
    XCTAssertEqual(schedule["w"]?.entry, 1)
  }

  func testARemovedWidgetIsForgotten() {
    load(TimelineDates([at(0), at(600)], policy: .atEnd), at: 0)
    XCTAssertEqual(visible(.removed, at: 1), [])
    XCTAssertNil(schedule.nextDeadline)
    XCTAssertEqual(visible(.loaded(never), at: 2), [])
  }

  func testAClockThatGoesBackShowsTheEarlierEntry() {
    load(TimelineDates([at(0), at(600)], policy: .never), at: 0)
    _ = schedule.advance(to: at(600))
    XCTAssertEqual(schedule.reconsider(now: at(10)), [.show(id: "w", entry: 0)])
    XCTAssertEqual(schedule.nextDeadline, at(600))
  }

  private func load(_ timeline: TimelineDates, at seconds: Double) {
    _ = schedule.handle(.placed(StoredSchedule()), id: "w", now: at(seconds))
    _ = schedule.handle(.loaded(timeline), id: "w", now: at(seconds))
  }

  /// The effects of an event, without what is only to be kept.
  private func visible(_ event: ScheduleEvent, at seconds: Double) -> [ScheduleEffect] {
    schedule.handle(event, id: "w", now: at(seconds)).filter(\.isVisible)
  }

  private func advance(to seconds: Double) -> [ScheduleEffect] {
    schedule.advance(to: at(seconds)).filter(\.isVisible)
  }
}

extension ScheduleEffect {
  /// Not only to be kept or noted.
  fileprivate var isVisible: Bool {
    switch self {
    case .load, .show: true
    case .keep, .note: false
    }
  }
}
