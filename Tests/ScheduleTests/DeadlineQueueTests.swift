import Foundation
import Schedule
import XCTest

final class DeadlineQueueTests: XCTestCase {
  func testOwnersComeOutInTheOrderOfTheirDeadlines() {
    var queue = DeadlineQueue<Int>()
    let order = (0..<200).map { ($0 * 7919) % 200 }
    for owner in order { queue.set(at(Double(owner)), for: owner) }
    for owner in 0..<200 where owner % 3 == 0 { queue.set(nil, for: owner) }
    for owner in 0..<200 where owner % 3 == 1 { queue.set(at(1000 - Double(owner)), for: owner) }
    var out: [Int] = []
    while let owner = queue.popDue(at: at(2000)) { out.append(owner) }
    let expected = (0..<200).filter { $0 % 3 == 2 } + (0..<200).filter { $0 % 3 == 1 }.reversed()
    XCTAssertEqual(out, expected)
    XCTAssertEqual(queue.count, 0)
  }

  func testNobodyComesOutBeforeTheDeadline() {
    var queue = DeadlineQueue<String>()
    queue.set(at(10), for: "a")
    XCTAssertNil(queue.popDue(at: at(9)))
    XCTAssertEqual(queue["a"], at(10))
    XCTAssertEqual(queue.popDue(at: at(10)), "a")
    XCTAssertNil(queue["a"])
  }
}
