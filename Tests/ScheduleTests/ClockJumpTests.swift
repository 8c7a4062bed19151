import Archive
import Foundation
import Schedule
import XCTest

/// Bad input: a clock that jumps a year, or backwards, or by an hour of daylight saving.
final class ClockJumpTests: XCTestCase {
  private let start = Date(timeIntervalSinceReferenceDate: 800_000_000)

  func testOnlyASettingOfTheClockIsAJump() {
    var jumps = ClockJumps()
    XCTAssertNil(jumps.look(wall: start, steady: .seconds(5)))
    XCTAssertNil(jumps.look(wall: start + 30, steady: .seconds(35)))
    XCTAssertNil(jumps.look(wall: start + 36_000, steady: .seconds(36_005)), "the machine slept")
    XCTAssertNil(jumps.look(wall: start + 36_050, steady: .seconds(36_035)), "a correction of seconds")
    XCTAssertEqual(
      jumps.look(wall: start + 36_050 - 86_400, steady: .seconds(36_035)) ?? 0, -86_400, accuracy: 1)
    XCTAssertNil(jumps.look(wall: start + 36_060 - 86_400, steady: .seconds(36_045)), "told once")
    XCTAssertEqual(jumps.look(wall: start + 3e7, steady: .seconds(36_045)) ?? 0, 3e7, accuracy: 1e5)
  }

  private func loads(_ effects: [ScheduleEffect]) -> Int {
    effects.count { if case .load = $0 { true } else { false } }
  }

  private func loaded(_ schedule: inout ScheduleState, at now: Date) -> Int {
    let dates = (0..<24).map { now + Double($0) * 3600 }
    return loads(schedule.handle(.loaded(TimelineDates(dates, policy: .atEnd)), id: "w", now: now))
  }

  /// A year passes in an instant: one reload makes good for all that were missed, and the last entry shows.
  func testAYearAheadIsOneReload() {
    var schedule = ScheduleState()
    XCTAssertEqual(loads(schedule.handle(.placed(StoredSchedule()), id: "w", now: start)), 1)
    XCTAssertEqual(loaded(&schedule, at: start), 0)
    let later = start + 365 * 86_400
    let effects = schedule.advance(to: later)
    XCTAssertEqual(loads(effects), 1)
    XCTAssertTrue(effects.contains(.show(id: "w", entry: 23)))
    XCTAssertEqual(loads(schedule.advance(to: later)), 0, "not again while it is loaded")
    XCTAssertEqual(loaded(&schedule, at: later), 0)
    XCTAssertEqual(
      schedule.budget(of: "w", now: later)?.used ?? 9, 1, "what was used a year ago is forgotten")
  }

  /// Back again: what was loaded in the future is loaded once more, and the budget is not used for it.
  func testAYearBackIsOneFreeReload() {
    var schedule = ScheduleState()
    let future = start + 365 * 86_400
    _ = schedule.handle(.placed(StoredSchedule()), id: "w", now: future)
    XCTAssertEqual(loaded(&schedule, at: future), 0)
    let effects = schedule.reconsider(now: start)
    XCTAssertEqual(loads(effects), 1)
    XCTAssertTrue(effects.contains(.load(id: "w", cause: .timeChange)))
    XCTAssertEqual(loads(schedule.reconsider(now: start)), 0)
    XCTAssertEqual(loaded(&schedule, at: start), 0)
    XCTAssertEqual(schedule.budget(of: "w", now: start)?.used, 0)
    XCTAssertEqual(loads(schedule.advance(to: start + 3600)), 0, "and then the plan goes on")
  }

  /// The hour that daylight saving leaves out is none for instants: entries show an hour of the sun apart.
  func testEntriesAcrossDaylightSaving() throws {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = try XCTUnwrap(TimeZone(identifier: "Europe/Berlin"))
    let night = try XCTUnwrap(calendar.date(from: DateComponents(year: 2027, month: 3, day: 28, hour: 0)))
    // Wall clock: 00:00, 01:00, 02:00 (which is 03:00), 03:00.
    let dates = try (0..<4).map {
      try XCTUnwrap(calendar.date(from: DateComponents(year: 2027, month: 3, day: 28, hour: $0)))
    }
    var schedule = ScheduleState()
    _ = schedule.handle(.placed(StoredSchedule()), id: "w", now: night)
    _ = schedule.handle(.loaded(TimelineDates(dates, policy: .never)), id: "w", now: night)
    XCTAssertEqual(schedule.advance(to: night + 3600).last, .show(id: "w", entry: 1))
    let effects = schedule.advance(to: night + 7200)
    XCTAssertEqual(effects.last, .show(id: "w", entry: 3), "two entries of one instant: the last one shows")
    XCTAssertNil(schedule.nextDeadline)
  }

  func testDatesOutOfReach() {
    for policy in [ReloadPolicy.after(.distantFuture), .after(.distantPast)] {
      var schedule = ScheduleState()
      _ = schedule.handle(.placed(StoredSchedule()), id: "w", now: start)
      let dates = TimelineDates([.distantPast, start, .distantFuture], policy: policy)
      XCTAssertEqual(loads(schedule.handle(.loaded(dates), id: "w", now: start)), 0)
      XCTAssertEqual(loads(schedule.advance(to: start + 299)), 0)
      XCTAssertLessThanOrEqual(loads(schedule.advance(to: start + 86_400)), 1)
    }
  }
}
