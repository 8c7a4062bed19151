import Foundation
import Schedule
import XCTest

final class MovableClockTests: XCTestCase {
  func testItRunsAsItsBaseDoesAndCanBeAhead() {
    let base = VirtualClock(at(0))
    let clock = MovableClock(base)
    XCTAssertEqual(clock.now, at(0))
    XCTAssertEqual(clock.move(to: at(3600)), at(3600))
    base.advance(by: 5)
    XCTAssertEqual(clock.now, at(3605))
  }

  func testItNeverGoesBack() {
    let clock = MovableClock(VirtualClock(at(100)))
    clock.move(to: at(50))
    XCTAssertEqual(clock.now, at(100))
    clock.move(to: at(200))
    clock.move(to: at(150))
    XCTAssertEqual(clock.now, at(200))
  }

  func testAMoveWakesThoseWhoseDateHasComeAndNobodyElse() async throws {
    let base = VirtualClock(at(0))
    let clock = MovableClock(base)
    let early = Task { try await clock.sleep(until: at(60)) }
    let late = Task { try await clock.sleep(until: at(120)) }
    await base.waitForSleepers(2)
    clock.move(to: at(90))
    try await early.value
    // The other one sleeps on, for what is left of its time.
    while base.nextWake != at(30) { await Task.yield() }
    XCTAssertEqual(base.now, at(0))
    base.advance(to: at(30))
    try await late.value
    XCTAssertEqual(clock.now, at(120))
  }

  func testTheBaseWakesSleepersToo() async throws {
    let base = VirtualClock(at(0))
    let task = Task { try await MovableClock(base).sleep(until: at(10)) }
    await base.waitForSleepers()
    base.advance(to: at(10))
    try await task.value
  }

  func testACancelledSleeperWakesWithAnError() async {
    let base = VirtualClock(at(0))
    let task = Task { try await MovableClock(base).sleep(until: at(10)) }
    await base.waitForSleepers()
    task.cancel()
    let result = await task.result
    XCTAssertThrowsError(try result.get()) { XCTAssertTrue($0 is CancellationError) }
  }

  func testADateThatHasPassedNeedsNoSleep() async throws {
    let clock = MovableClock(VirtualClock(at(10)))
    try await clock.sleep(until: at(10))
    clock.move(to: at(100))
    try await clock.sleep(until: at(99))
  }
}
