import Foundation
import Schedule
import XCTest

final class ReloadBudgetTests: XCTestCase {
  func testAReloadIsCountedForADay() {
    var budget = ReloadBudget()
    budget.spend(at: at(0))
    XCTAssertEqual(budget.used(at: at(86400 - 900)), 1)
    XCTAssertEqual(budget.used(at: at(86400 + 900)), 0)
  }

  func testTheHourIsItsLastFourQuarters() {
    var budget = ReloadBudget()
    for minute in [0, 20, 40, 59] { budget.spend(at: quarter(0) + Double(minute) * 60) }
    XCTAssertEqual(budget.usedInHour(at: quarter(3) + 899), 4)
    XCTAssertEqual(budget.usedInHour(at: quarter(4)), 3)
    XCTAssertEqual(budget.usedInHour(at: quarter(7)), 0)
    XCTAssertEqual(budget.used(at: quarter(7)), 4)
  }

  func testThereIsRoomWhenTheOldestAreLetGo() {
    var budget = ReloadBudget()
    for minute in [0, 20, 40, 59] { budget.spend(at: quarter(0) + Double(minute) * 60) }
    let now = quarter(3) + 890
    XCTAssertEqual(budget.roomInHour(5, at: now), now)
    XCTAssertEqual(budget.roomInHour(4, at: now), quarter(4))
    XCTAssertEqual(budget.roomInHour(2, at: now), quarter(6))
    XCTAssertEqual(budget.roomInDay(4, at: now), quarter(96))
    XCTAssertEqual(budget.roomInDay(1, at: now), quarter(99))
  }

  func testAClockThatGoesBackChangesNothing() {
    var budget = ReloadBudget()
    budget.spend(at: at(100_000))
    XCTAssertEqual(budget.used(at: at(0)), 1)
    budget.spend(at: at(0))
    XCTAssertEqual(budget.used(at: at(100_000)), 2)
  }

  func testAYearLaterAllIsForgotten() {
    var budget = ReloadBudget()
    budget.spend(at: at(0))
    XCTAssertEqual(budget.used(at: at(366 * 86400)), 0)
  }

  func testDatesThatAreNoneAndTheEndsOfTimeAreSurvived() {
    var budget = ReloadBudget()
    for date in [Date.distantPast, at(.nan), at(-.infinity), at(0), .distantFuture, at(.infinity)] {
      budget.spend(at: date)
      XCTAssertGreaterThan(budget.used(at: date), 0)
      _ = budget.roomInDay(1, at: date)
      _ = budget.roomInHour(1, at: date)
    }
  }

  func testItCountsAsALongListDoes() {
    var random = SplitMix(7)
    for _ in 0..<20 {
      var budget = ReloadBudget()
      var dates: [Double] = []
      var now = Double(random.next() % 100_000_000)
      for _ in 0..<400 {
        now += Double(random.next() % 4000)
        dates.append(now)
        budget.spend(at: Date(timeIntervalSinceReferenceDate: now))
        let first = ((now / 900).rounded(.down) - 95) * 900
        XCTAssertEqual(
          budget.used(at: Date(timeIntervalSinceReferenceDate: now)), dates.filter { $0 >= first }.count)
      }
    }
  }

  /// The start of a quarter of an hour.
  private func quarter(_ number: Int) -> Date {
    Date(timeIntervalSinceReferenceDate: 900 * Double(2000 + number))
  }
}

/// Random numbers from a seed.
struct SplitMix: RandomNumberGenerator {
  private var state: UInt64
  init(_ seed: UInt64) { state = seed }
  mutating func next() -> UInt64 {
    state &+= 0x9e37_79b9_7f4a_7c15
    var z = state
    z = (z ^ (z >> 30)) &* 0xbf58_476d_1ce4_e5b9
    z = (z ^ (z >> 27)) &* 0x94d0_49bb_1331_11eb
    return z ^ (z >> 31)
  }
}
