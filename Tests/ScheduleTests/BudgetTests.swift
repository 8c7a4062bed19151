import Archive
import Foundation
import Schedule
import XCTest

/// The refresh budget: what is free, what is charged, what waits, and why.
final class BudgetTests: XCTestCase {
  private var day = SimulatedDay()

  override func setUp() { day = SimulatedDay() }

  /// Statements 68, 84: four reloads an hour use about 48 of the day's reloads.
  func testFourReloadsAnHourUseAboutFortyEightADay() {
    day.live(days: 7, every: 900)
    let charged = day.charged(onDay: 6)
    XCTAssertGreaterThanOrEqual(charged.count, 43)
    XCTAssertLessThanOrEqual(charged.count, 53)
  }

  /// Statement 85: twelve an hour exhaust the budget by about six in the evening, and the ledger shows it.
  func testTwelveReloadsAnHourExhaustTheBudgetInTheEvening() throws {
    day.now = day.midnight(0) + 7 * 3600
    day.live(days: 1, every: 300)
    let refused = try XCTUnwrap(
      day.entries.first {
        $0.rule == .dailyBudget && ($0.until ?? $0.date).timeIntervalSince($0.date) > 3 * 3600
      })
    let hour = refused.date.timeIntervalSince(day.midnight(0)) / 3600
    XCTAssertGreaterThan(hour, 16.5)
    XCTAssertLessThan(hour, 19)
    XCTAssertEqual(refused.outcome, .deferred)
    XCTAssertGreaterThanOrEqual(refused.used, refused.allowance)
  }

  /// Statements 68, 72: between 40 and 70, by how much the person looks.
  func testTheAllowanceFollowsTheLooks() {
    for (looks, range) in [(0, 40...40), (6, 43...47), (12, 48...52), (36, 65...70), (200, 70...70)] {
      setUp()
      day.looksADay = looks
      day.live(days: 10, every: 900)
      XCTAssertTrue(range.contains(day.allowance), "\(looks) looks a day give \(day.allowance)")
    }
  }

  /// Statement 106.
  func testLowPowerAndLoadLowerIt() {
    day.live(days: 7, every: 900)
    let normal = day.allowance
    day.schedule.conditions.isLowPower = true
    XCTAssertEqual(Double(day.allowance), Double(normal) / 2, accuracy: 1)
    day.schedule.conditions.load = 1
    XCTAssertEqual(Double(day.allowance), Double(normal) / 4, accuracy: 1)
  }

  func testThereIsMoreWhileTheSystemLearns() {
    day.live(days: 1, every: 900)
    XCTAssertEqual(day.allowance, 66, accuracy: 4)
    day.live(days: 4, every: 900)
    XCTAssertLessThan(day.allowance, 52)
  }

  /// Statements 73–76, 87: what a person and the system cause is free, at once, and also when nothing is left.
  func testWhatPersonsAndTheSystemCauseIsFree() {
    day.live(days: 4, every: 300)
    XCTAssertTrue(day.ledger(onDay: 3).contains { $0.rule == .dailyBudget })
    let used = day.used
    let free: [ReloadCause: ReloadRule] = [
      .user: .person, .interaction: .interaction, .configuration: .configuration, .build: .system,
      .system: .system, .settings: .settings, .timeChange: .timeChange,
    ]
    for (cause, rule) in free {
      let entry = day.ask(cause)
      XCTAssertEqual(entry?.rule, rule)
      XCTAssertEqual(entry?.outcome, .granted)
      XCTAssertEqual(entry?.isCharged, false)
    }
    XCTAssertEqual(day.used, used)
  }

  func testWhileTheAppIsUsedReloadsAreFree() {
    day.live(days: 4, every: 300)
    XCTAssertNotEqual(day.ask(.widgetCenter)?.outcome, .granted)
    day.handle(.appActive(true))
    XCTAssertEqual(
      day.entries.last { $0.outcome == .granted }?.rule, .appInForeground, "what waited is loaded now")
    day.now += 10
    XCTAssertEqual(day.ask(.widgetCenter)?.rule, .appInForeground)
    day.handle(.appActive(false))
    XCTAssertNotEqual(day.ask(.widgetCenter)?.outcome, .granted)
  }

  /// Bad input: a provider that asks for its own reload, in a loop.
  func testAProviderThatAsksForItsOwnReloadDoesNotSpin() {
    for isOn in [true, false] {
      setUp()
      var rules = ScheduleRules()
      rules.budget.isOn = isOn
      day.schedule = ScheduleState(rules: rules)
      day.asksItself = true
      day.place(TimelineDates([day.now], policy: .atEnd))
      day.handle(.appActive(true))
      day.now += 10
      day.handle(.requested(.widgetCenter))
      day.run(until: day.now + 600)
      XCTAssertLessThanOrEqual(day.loads, 122, "every five seconds at most")
      XCTAssertGreaterThan(day.loads, 100)
    }
  }

  func testWhatTheAppAskedForIsFreeAlsoWhenTheAppIsGoneByThen() {
    day.place(TimelineDates([day.now], policy: .never))
    day.now += 60
    day.handle(.appActive(true))
    XCTAssertEqual(day.ask(.widgetCenter)?.rule, .appInForeground)
    day.now += 2
    XCTAssertEqual(day.ask(.widgetCenter)?.rule, .minimumSpacing)
    day.handle(.appActive(false))
    let before = day.loads
    day.run(until: day.now + 4)
    XCTAssertEqual(day.loads, before + 1)
    XCTAssertEqual(day.entries.last { $0.outcome == .granted }?.rule, .appInForeground)
    day.now += 10
    XCTAssertEqual(day.ask(.widgetCenter)?.outcome, .deferred, "from now on it counts")
  }

  func testCodeAndServersAreCharged() {
    for cause in [ReloadCause.widgetCenter, .push, .location, .policy] {
      setUp()
      day.schedule = ScheduleState()
      day.place(TimelineDates([at(0)], policy: .never))
      day.now += 400
      let entry = day.ask(cause)
      XCTAssertEqual(entry?.rule, .withinBudget, "\(cause)")
      XCTAssertEqual(entry?.isCharged, true)
      XCTAssertEqual(entry?.used, 1)
    }
  }

  func testWithTheBudgetOffNothingIsCharged() {
    var rules = ScheduleRules()
    rules.budget = .off
    day.schedule = ScheduleState(rules: rules)
    day.live(days: 1, every: 300)
    XCTAssertEqual(day.charged(onDay: 0), [])
    XCTAssertGreaterThan(day.ledger(onDay: 0).filter { $0.rule == .debugging }.count, 280)
  }

  func testAWishWithinFiveMinutesWaits() {
    day.place(TimelineDates([at(0)], policy: .never))
    day.now += 60
    let entry = day.ask(.widgetCenter)
    XCTAssertEqual(entry?.outcome, .deferred)
    XCTAssertEqual(entry?.rule, .minimumSpacing)
    XCTAssertEqual(entry?.until.map { $0.timeIntervalSince(day.now) } ?? 0, 240, accuracy: 15)
    XCTAssertEqual(day.ask(.widgetCenter)?.outcome, .merged, "one reload does for both")
    XCTAssertEqual(day.ask(.push)?.rule, .planned)
    let before = day.loads
    day.run(until: day.now + 600)
    XCTAssertEqual(day.loads, before + 1)
  }

  /// Statement 119: intervals are not kept exactly; several widgets become one wake-up.
  func testReloadsOfSeveralWidgetsAreMergedIntoOneMoment() {
    var schedule = ScheduleState()
    for (index, id) in ["a", "b", "c"].enumerated() {
      _ = schedule.handle(.placed(StoredSchedule()), id: id, now: at(0))
      let timeline = TimelineDates([at(0)], policy: .after(at(3601 + Double(index) * 2)))
      _ = schedule.handle(.loaded(timeline), id: id, now: at(0))
    }
    let moments = Set(["a", "b", "c"].compactMap { schedule[$0]?.stored.nextReload })
    XCTAssertEqual(moments.count, 1)
    XCTAssertEqual(moments.first?.timeIntervalSince(at(3605)) ?? 99, 5, accuracy: 10)
  }

  func testOnAPageNobodyVisitsItIsReloadedRarelyAndWhenSomebodyComes() {
    day.looksADay = 0
    day.place(TimelineDates([at(0)], policy: .after(at(900))))
    day.every = 900
    day.run(until: day.start + 3 * 86400)
    let third = day.ledger(onDay: 2).filter { $0.outcome == .granted }
    XCTAssertLessThanOrEqual(third.count, 7)
    XCTAssertTrue(day.ledger(onDay: 2).contains { $0.rule == .rarelySeen })
    let before = day.loads
    day.now += 1200
    day.handle(.seen(true))
    XCTAssertEqual(day.loads, before + 1, "it waited for somebody to look")
  }

  func testEveryGrantIsOneLoadAndEveryLoadAGrant() {
    day.live(days: 3, every: 300)
    let entries = day.entries
    XCTAssertEqual(entries.filter { $0.outcome == .granted }.count, day.loads)
    for entry in entries where entry.outcome == .deferred {
      XCTAssertGreaterThan(entry.until ?? .distantPast, entry.date)
    }
    for entry in entries { XCTAssertEqual(entry.isCharged, entry.rule == .withinBudget) }
  }

  /// Two charged reloads are five minutes apart at least, and a window of 24 hours has no more than its allowance, whatever happens.
  func testNoMixOfEventsBreaksTheRules() {
    for seed in 0..<30 {
      setUp()
      var random = SplitMix(UInt64(seed))
      day.place(TimelineDates([at(0)], policy: .atEnd))
      for _ in 0..<2_000 {
        day.now += Double(random.next() % 600)
        day.run(until: day.now)
        switch random.next() % 9 {
        case 0: day.handle(.seen(random.next() % 2 == 0))
        case 1: day.handle(.appActive(random.next() % 8 == 0))
        case 2: day.failNext = random.next() % 4 == 0
        case 3: day.handle(.requested(.user))
        case 4: day.schedule.conditions.isLowPower = random.next() % 2 == 0
        default: day.handle(.requested(ReloadCause.allCases.randomElement(using: &random) ?? .push))
        }
      }
      let charged = day.entries.filter(\.isCharged)
      for (a, b) in zip(charged, charged.dropFirst()) {
        XCTAssertGreaterThanOrEqual(b.date.timeIntervalSince(a.date), 299)
      }
      for entry in charged { XCTAssertLessThanOrEqual(entry.used, entry.allowance, "\(entry)") }
    }
  }
}
