import Foundation
import Processes
import Schedule
import XCTest

/// A process that has nothing to do is suspended, and goes on when it is asked.
final class RestTests: XCTestCase {
  private func state(of pid: Int32) -> String {
    let text = (try? String(contentsOfFile: "/proc/\(pid)/stat", encoding: .utf8)) ?? ""
    return text.split(separator: ")").last?.split(separator: " ").first.map(String.init) ?? "gone"
  }

  func testAnIdleProcessIsSuspendedAndAnswersAgain() async throws {
    let clock = VirtualClock(Date(timeIntervalSinceReferenceDate: 0))
    let process = try await FakeExtension.start(restClock: clock)
    _ = try await process.send(.describe)
    await clock.waitForSleepers()
    clock.advance(by: 9.9)
    let early = await process.isSuspended
    XCTAssertFalse(early)
    clock.advance(by: 0.1)
    while await !process.isSuspended { await Task.yield() }
    // The kernel stops each of its threads at its next moment.
    while state(of: process.pid) != "T" { await Task.yield() }
    guard case .bundle = try await process.send(.describe) else { return XCTFail("no bundle") }
    let woken = await process.isSuspended
    XCTAssertFalse(woken)
    XCTAssertNotEqual(state(of: process.pid), "T")
    await process.stop()
  }

  func testASuspendedProcessCanBeStopped() async throws {
    let clock = VirtualClock(Date(timeIntervalSinceReferenceDate: 0))
    let process = try await FakeExtension.start(restClock: clock)
    _ = try await process.send(.describe)
    await clock.waitForSleepers()
    clock.advance(by: 10)
    while await !process.isSuspended { await Task.yield() }
    await process.stop()
    let end = await process.ended()
    XCTAssertEqual(end, .stopped)
    XCTAssertEqual(state(of: process.pid), "gone")
  }

  func testTheOnesThatWereIdleLongestGoFirst() {
    func load(_ lastUse: UInt64, _ megabytes: Int, isBusy: Bool = false) -> ProcessLoad {
      ProcessLoad(isBusy: isBusy, lastUse: lastUse, bytes: megabytes << 20)
    }
    let loads = [
      (name: "a", load: load(4, 10)), (name: "b", load: load(1, 10, isBusy: true)),
      (name: "c", load: load(2, 10)), (name: "d", load: load(3, 50)),
    ]
    func names(_ most: Int, _ megabytes: Int) -> [String] {
      ProcessLoad.surplus(loads, most: most, mostBytes: megabytes << 20)
        .map { $0.name + ($0.isForMemory ? "*" : "") }
    }
    XCTAssertEqual(names(4, 80), [])
    XCTAssertEqual(names(2, 80), ["c", "d"])
    XCTAssertEqual(names(4, 79), ["c*"])
    XCTAssertEqual(names(4, 30), ["c*", "d*"])
    XCTAssertEqual(names(3, 30), ["c", "d*"])
    XCTAssertEqual(names(0, 0), ["c", "d", "a"], "what is busy stays")
  }
}
