import Archive
import ExtensionMain
import Foundation
import XCTest

/// Which requests wait for which.
@MainActor final class RequestLanesTests: XCTestCase {
  /// Notes when a request starts, and ends it when the test says so.
  private final class Gate: ExtensionService {
    @MainActor var started: [UInt64] = []
    @MainActor private var waiting: [UInt64: CheckedContinuation<Void, Never>] = [:]
    @MainActor private var watchers: [(count: Int, continuation: CheckedContinuation<Void, Never>)] = []

    @MainActor func answer(_ request: Request, reply: @escaping @Sendable (Reply) -> Void) async {
      started.append(request.id)
      for watcher in watchers where watcher.count <= started.count { watcher.continuation.resume() }
      watchers.removeAll { $0.count <= started.count }
      await withCheckedContinuation { waiting[request.id] = $0 }
      reply(Reply(id: request.id, body: .goodbye))
    }
    @MainActor func finish(_ id: UInt64) { waiting.removeValue(forKey: id)?.resume() }
    @MainActor func untilStarted(_ count: Int) async {
      guard started.count < count else { return }
      await withCheckedContinuation { watchers.append((count, $0)) }
    }
  }

  private let timeline = Request.Body.entries(
    EntriesRequest(
      kind: "k", family: .systemSmall, source: .timeline,
      environments: [SceneEnvironment(size: CGSize(width: 1, height: 1), now: .distantPast)]))
  private let perform = Request.Body.perform(PerformRequest(kind: "k", intent: "{}"))
  private let sheet = Request.Body.sheet(
    SheetRequest(subject: ConfigurationSubject(kind: "k", family: .systemSmall)))

  /// Statement 115: a tap does not wait for a timeline that is under way, and the timeline goes on.
  func testATapDoesNotWaitForATimeline() async {
    let gate = Gate()
    let lanes = RequestLanes(gate) { _ in }
    lanes.take(Request(id: 1, body: timeline))
    lanes.take(Request(id: 2, body: timeline))
    lanes.take(Request(id: 3, body: perform))
    lanes.take(Request(id: 4, body: sheet))
    lanes.take(Request(id: 5, body: sheet))
    await gate.untilStarted(4)
    XCTAssertEqual(Set(gate.started), [1, 3, 4, 5], "the second timeline waits for the first")
    gate.finish(1)
    await gate.untilStarted(5)
    XCTAssertEqual(gate.started.last, 2)
    for id in 2...5 { gate.finish(UInt64(id)) }
  }

  func testTapsStayInOrder() async {
    let gate = Gate()
    let lanes = RequestLanes(gate) { _ in }
    for id in 1...5 { lanes.take(Request(id: UInt64(id), body: perform)) }
    for id in 1...5 {
      await gate.untilStarted(id)
      XCTAssertEqual(gate.started, (1...id).map { UInt64($0) })
      gate.finish(UInt64(id))
    }
  }
}
