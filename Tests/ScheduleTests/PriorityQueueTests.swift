import Foundation
import Schedule
import XCTest

final class PriorityQueueTests: XCTestCase {
  func testOwnersComeOutInTheOrderOfTheirPriorities() {
    var queue = PriorityQueue<Date, Int>()
    let order = (0..<200).map { ($0 * 7919) % 200 }
    for owner in order { queue.set(at(Double(owner)), for: owner) }
    for owner in 0..<200 where owner % 3 == 0 { queue.set(nil, for: owner) }
    for owner in 0..<200 where owner % 3 == 1 { queue.set(at(1000 - Double(owner)), for: owner) }
    var out: [Int] = []
    while let owner = queue.first?.owner {
      out.append(owner)
      queue.set(nil, for: owner)
    }
    let expected = (0..<200).filter { $0 % 3 == 2 } + (0..<200).filter { $0 % 3 == 1 }.reversed()
    XCTAssertEqual(out, expected)
    XCTAssertEqual(queue.count, 0)
  }

  func testAnOwnerThatWasTakenOutHasNoPriority() {
    var queue = PriorityQueue<Date, String>()
    queue.set(at(10), for: "a")
    XCTAssertEqual(queue.first?.priority, at(10))
    XCTAssertEqual(queue["a"], at(10))
    XCTAssertEqual(queue.first?.owner, "a")
    queue.set(nil, for: "a")
    XCTAssertNil(queue["a"])
    XCTAssertNil(queue.first)
  }
}
