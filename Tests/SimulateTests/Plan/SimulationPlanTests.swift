import Foundation
import Simulate
import XCTest

final class SimulationPlanTests: XCTestCase {
  private let berlin = TimeZone(identifier: "Europe/Berlin")!
  private let newYork = TimeZone(identifier: "America/New_York")!

  private func midnight(_ zone: TimeZone, _ year: Int, _ month: Int, _ day: Int) -> Date {
    Calendar.simulated(zone).date(from: DateComponents(year: year, month: month, day: day))!
  }

  private func plan(
    _ text: String, _ zone: TimeZone, _ begin: Date, days: Int = 1, seed: UInt64 = 1
  ) throws -> SimulationPlan {
    SimulationPlan(
      profile: try ProfileReader.read(text, name: "x"), begin: begin, count: days, zone: zone, seed: seed)
  }

  // MARK: - Days

  func testADayHasTwentyFourHours() throws {
    let begin = midnight(berlin, 2027, 3, 17)
    let plan = try plan("", berlin, begin)
    XCTAssertEqual(plan.days.map(\.hours), [24])
    XCTAssertEqual(plan.days.map(\.name), ["2027-03-17"])
    XCTAssertEqual(plan.end, begin + 86400)
  }

  func testTheDayOnWhichClocksGoAheadHasTwentyThree() throws {
    for (zone, begin) in [(berlin, midnight(berlin, 2027, 3, 27)), (newYork, midnight(newYork, 2027, 3, 13))]
    {
      let plan = try plan("", zone, begin, days: 3)
      XCTAssertEqual(plan.days.map(\.hours), [24, 23, 24], zone.identifier)
      XCTAssertEqual(plan.end.timeIntervalSince(begin), 71 * 3600)
      XCTAssertEqual(plan.days[1].hour(of: plan.days[1].end - 1), 22)
      XCTAssertNil(plan.days[1].hour(of: plan.days[1].end))
    }
  }

  func testTheDayOnWhichClocksGoBackHasTwentyFive() throws {
    for (zone, begin) in [
      (berlin, midnight(berlin, 2027, 10, 31)), (newYork, midnight(newYork, 2027, 11, 7)),
    ] {
      let plan = try plan("", zone, begin)
      XCTAssertEqual(plan.days.map(\.hours), [25], zone.identifier)
      let labels = plan.days[0].hourStarts.map {
        Calendar.simulated(zone).component(.hour, from: $0)
      }
      XCTAssertEqual(labels.count { $0 == (zone == berlin ? 2 : 1) }, 2, "an hour comes twice")
    }
  }

  /// In 2027 the clocks of Beirut go ahead at midnight: that day begins at one.
  func testADayWithoutAMidnightBeginsLater() throws {
    let beirut = TimeZone(identifier: "Asia/Beirut")!
    let plan = try plan("unlocks 5 00:00-01:00", beirut, midnight(beirut, 2027, 3, 27), days: 2)
    XCTAssertEqual(plan.days.map(\.hours), [24, 23])
    XCTAssertEqual(plan.days[0].end, plan.days[1].begin)
  }

  func testABeginAtNoonMakesTwoHalves() throws {
    let noon = midnight(berlin, 2027, 3, 17) + 12 * 3600
    let plan = try plan("", berlin, noon)
    XCTAssertEqual(plan.days.map(\.hours), [12, 12])
    XCTAssertEqual(plan.days.map(\.name), ["2027-03-17", "2027-03-18"])
    XCTAssertEqual(plan.end, noon + 86400)
  }

  func testAJourneyChangesTheZoneOfTheDaysAfterIt() throws {
    let plan = try plan(
      "travel 2 12:00 America/New_York\nunlocks 1 08:00-08:01", berlin, midnight(berlin, 2027, 3, 1), days: 3)
    XCTAssertEqual(plan.days.map(\.zone.identifier), ["Europe/Berlin", "Europe/Berlin", "America/New_York"])
    XCTAssertEqual(plan.days.map(\.hours), [24, 30, 24], "six hours are won")
    let zones = plan.events.filter { $0.kind == .zone("America/New_York") }
    XCTAssertEqual(zones.map(\.date), [midnight(berlin, 2027, 3, 2) + 12 * 3600])
    let looks = plan.events.filter { $0.kind == .look(.lockScreen) }.map(\.date)
    XCTAssertEqual(looks.count, 3)
    XCTAssertEqual(
      Calendar.simulated(newYork).component(.hour, from: looks[2]), 8, "habits are of the place where one is")
  }

  // MARK: - Habits

  func testTheSameSeedIsTheSameDay() throws {
    let begin = midnight(berlin, 2027, 3, 17)
    let text = UsageProfile.frequentText
    XCTAssertEqual(try plan(text, berlin, begin, seed: 3), try plan(text, berlin, begin, seed: 3))
    XCTAssertNotEqual(
      try plan(text, berlin, begin, seed: 3).events, try plan(text, berlin, begin, seed: 4).events)
  }

  func testMoreDaysOrHabitsLeaveTheOthersAsTheyWere() throws {
    let begin = midnight(berlin, 2027, 3, 17)
    let text = "unlocks 9 08:00-20:00\njitter 0"
    let one = try plan(text, berlin, begin).events
    let week = try plan(text, berlin, begin, days: 7).events
    XCTAssertEqual(Array(week.prefix(one.count)), one)
    let more = try plan(text + "\npushes 3 08:00-09:00", berlin, begin).events
    XCTAssertEqual(more.filter { $0.kind != .push }, one)
    XCTAssertEqual(more.count, one.count + 3)
  }

  func testALookGoesFromTheLockScreenOverPagesToNothing() throws {
    let plan = try plan(
      "unlocks 1 08:00-09:00\nlook 10-10\npages 0 0 100", berlin, midnight(berlin, 2027, 3, 17))
    XCTAssertEqual(
      plan.events.map(\.kind),
      [.look(.lockScreen), .look(.page(0)), .look(.page(1)), .look(.page(2)), .look(.nothing)])
    XCTAssertEqual(plan.events[4].date.timeIntervalSince(plan.events[1].date), 10)
  }

  func testALookMayEndAtTheLockScreen() throws {
    let plan = try plan("unlocks 4 08:00-09:00\npages 0", berlin, midnight(berlin, 2027, 3, 17))
    XCTAssertFalse(plan.events.contains { $0.kind == .look(.page(0)) })
    XCTAssertEqual(plan.events.count { $0.kind == .look(.lockScreen) }, 4)
  }

  func testWorkdaysAndWeekendsDiffer() throws {
    let plan = try plan(
      "weekdays pushes 2 08:00-09:00\nweekends pushes 5 08:00-09:00", berlin, midnight(berlin, 2027, 3, 19),
      days: 3)
    XCTAssertEqual(
      plan.days.map { day in plan.events.count { $0.date >= day.begin && $0.date < day.end } }, [2, 5, 5],
      "Friday, Saturday, Sunday")
  }

  func testASpellBeginsAndEndsWithinItsJitter() throws {
    let begin = midnight(berlin, 2027, 3, 17)
    let plan = try plan("low-power 16:00-18:00\njitter 15", berlin, begin)
    XCTAssertEqual(plan.events.map(\.kind), [.lowPower(true), .lowPower(false)])
    for (event, hour) in zip(plan.events, [16.0, 18]) {
      XCTAssertEqual(event.date.timeIntervalSince(begin), hour * 3600, accuracy: 900)
    }
  }

  /// 02:30 does not exist on that day: what is planned for it happens as much later.
  func testHabitsInAGapOfTheClockHappen() throws {
    let begin = midnight(berlin, 2027, 3, 28)
    let plan = try plan("unlocks 3 02:15-02:45", berlin, begin)
    let looks = plan.events.filter { $0.kind == .look(.lockScreen) }
    XCTAssertEqual(looks.count, 3)
    for look in looks { XCTAssertTrue((begin + 2 * 3600...begin + 3 * 3600).contains(look.date)) }
  }

  func testEventsAreInTheOrderOfTimeAndWithinTheDays() throws {
    let plan = try plan(UsageProfile.commuterText, berlin, midnight(berlin, 2027, 3, 15), days: 7)
    XCTAssertEqual(plan.events.map(\.date), plan.events.map(\.date).sorted())
    XCTAssertTrue(plan.events.allSatisfy { $0.date >= plan.begin && $0.date < plan.end })
  }

  // MARK: - Bad input

  func testDaysBeyondReasonAreRefused() {
    for days in [0, -1, 367, .max] {
      var simulation = Simulation(extensions: [])
      simulation.days = days
      XCTAssertThrowsError(try simulation.plan()) { error in
        XCTAssertEqual(
          (error as? SimulationProblem)?.cure, "Give a number of days from 1 to 366.", "\(error)")
      }
    }
  }

  func testDatesBeyondReasonAreRefused() {
    for date in [Date.distantPast, .distantFuture] {
      var simulation = Simulation(extensions: [])
      simulation.begin = date
      XCTAssertThrowsError(try simulation.plan()) { XCTAssertTrue("\($0)".contains("1900"), "\($0)") }
    }
  }
}
