import Foundation
import Schedule
import Synchronization
import XCTest

final class VirtualClockTests: XCTestCase {
  func testSleepersWakeInTheOrderOfTheirDates() async throws {
    let clock = VirtualClock(at(0))
    // Buffered in the order in which the sleepers were resumed.
    let tasks = [30.0, 10, 20].map { seconds in
      Task { () -> Date in
        try await clock.sleep(until: at(seconds))
        return at(seconds)
      }
    }
    await clock.waitForSleepers(3)
    XCTAssertEqual(clock.nextWake, at(10))
    clock.advance(to: at(15))
    let first = try await tasks[1].value
    XCTAssertEqual(first, at(10))
    XCTAssertEqual(clock.now, at(15))
    XCTAssertEqual(clock.nextWake, at(20))
    clock.advance(by: 100)
    let rest = try await [tasks[0].value, tasks[2].value]
    XCTAssertEqual(rest, [at(30), at(20)])
    XCTAssertNil(clock.nextWake)
  }

  func testADateThatHasPassedNeedsNoSleep() async throws {
    let clock = VirtualClock(at(0))
    try await clock.sleep(until: at(0))
    try await clock.sleep(until: at(-1))
  }

  func testACancelledSleeperWakesWithAnError() async {
    let clock = VirtualClock(at(0))
    let task = Task { try await clock.sleep(until: at(10)) }
    await clock.waitForSleepers()
    task.cancel()
    let result = await task.result
    XCTAssertThrowsError(try result.get()) { XCTAssertTrue($0 is CancellationError) }
    XCTAssertNil(clock.nextWake)
  }

  func testTheClockNeverGoesBack() {
    let clock = VirtualClock(at(10))
    clock.advance(to: at(5))
    XCTAssertEqual(clock.now, at(10))
  }
}
