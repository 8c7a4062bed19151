import Foundation
import Simulate
import XCTest

final class ReloadLoopTests: XCTestCase {
  private func at(_ minute: Double) -> Date { Date(timeIntervalSinceReferenceDate: minute * 60) }

  func testTimelinesThatEndAtOnceAreALoop() {
    let loads = (0..<10).map { (date: at(Double($0) * 5), endsAtOnce: true) }
    let found = ReloadLoop.find(loads, calls: [])
    XCTAssertEqual(found?.reloads, 10)
    XCTAssertEqual(found?.every, 300)
    XCTAssertEqual(found?.begin, at(0))
    XCTAssertEqual(found?.isCalled, false)
  }

  func testCallsRightAfterLoadsAreALoop() {
    let loads = (0..<8).map { (date: at(Double($0) * 10), endsAtOnce: false) }
    let found = ReloadLoop.find(loads, calls: loads.map { $0.date + 20 })
    XCTAssertEqual(found?.reloads, 8)
    XCTAssertEqual(found?.isCalled, true)
    XCTAssertNil(ReloadLoop.find(loads, calls: loads.map { $0.date + 120 }), "minutes later they are news")
  }

  func testAFewInARowAreNone() {
    let loads = (0..<20).map { (date: at(Double($0) * 5), endsAtOnce: $0 % 6 != 5) }
    XCTAssertNil(ReloadLoop.find(loads, calls: []), "five in a row, then a good one")
  }

  func testTheLongestRowIsTold() {
    let loads = (0..<30).map { (date: at(Double($0) * 5), endsAtOnce: $0 != 7 && $0 != 20) }
    let found = ReloadLoop.find(loads, calls: [])
    XCTAssertEqual(found?.reloads, 12)
    XCTAssertEqual(found?.begin, at(40))
  }
}
