import Simulate
import XCTest

final class SimulationSeedTests: XCTestCase {
  func testASeedGivesTheSameNumbers() {
    var one = SimulationSeed(7)
    var same = SimulationSeed(7)
    var other = SimulationSeed(8)
    let numbers = (0..<8).map { _ in one.next() }
    XCTAssertEqual(numbers, (0..<8).map { _ in same.next() })
    XCTAssertNotEqual(numbers, (0..<8).map { _ in other.next() })
  }
}
