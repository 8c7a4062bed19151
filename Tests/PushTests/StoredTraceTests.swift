import Activities
import Foundation
import Push
import XCTest

/// A push that was stored at first: its trace tells in the end what became of it.
final class StoredTraceTests: XCTestCase {
  private func send(_ gateway: PushGateway) async throws -> String {
    try await gateway.send(
      .init(
        target: .token(Sample.update), bundle: Sample.bundle, expiration: 1_785_003_600,
        payload: Data(Sample.payload.utf8))
    ).apnsID
  }

  /// The trace once it says this.
  private func trace(_ id: String, _ rule: String, _ gateway: PushGateway) async -> PushTrace? {
    while let trace = await gateway.trace(id) {
      if trace.verdict?.rule == rule { return trace }
      await Task.yield()
    }
    return nil
  }

  func testWhatIsToldLaterReachesTheTraceAndStaysOverARestart() async throws {
    let bench = Bench(receiver: RecordingReceiver(storesAll: true))
    defer { bench.remove() }
    let gateway = try await bench.start()
    let id = try await send(gateway)
    let waiting = await trace(id, "not-reached", gateway)
    XCTAssertEqual(waiting?.verdict?.outcome, .stored)
    bench.clock.advance(to: noon.addingTimeInterval(60))
    bench.receiver.settled.tell([
      SettledPush(id: id, PushVerdict(.applied, rule: "applied", message: "later", changed: ["A1"])),
      SettledPush(id: "no such push", PushVerdict(.dropped, rule: "expired", message: "")),
    ])
    let delivered = await trace(id, "applied", gateway)
    XCTAssertEqual(delivered?.verdict?.changed, ["A1"])
    XCTAssertEqual(delivered?.decidedAt, noon.addingTimeInterval(60))
    // Only what waits can be settled.
    bench.receiver.settled.tell([
      SettledPush(id: id, PushVerdict(.dropped, rule: "expired", message: "too late"))
    ])
    let other = try await send(gateway)
    _ = await trace(other, "not-reached", gateway)
    let same = await gateway.trace(id)
    XCTAssertEqual(same?.verdict?.rule, "applied")
    await gateway.stop()
    let second = try await bench.start()
    let kept = await second.trace(id)
    XCTAssertEqual(kept?.verdict?.rule, "applied")
    // The host does not know of the other any more, so its trace does not say for ever that it waits.
    let lost = await trace(other, "stopped", second)
    XCTAssertEqual(lost?.verdict?.outcome, .dropped)
    await second.stop()
  }

  func testWhatWasToldBeforeTheGatewayHeardIsNotLost() async throws {
    let bench = Bench(receiver: RecordingReceiver(storesAll: true))
    defer { bench.remove() }
    let first = try await bench.start()
    let id = try await send(first)
    _ = await trace(id, "not-reached", first)
    await first.stop()
    let receiver = RecordingReceiver(storesAll: true)
    receiver.settled.tell([SettledPush(id: id, PushVerdict(.dropped, rule: "expired", message: "gone"))])
    let again = Bench(folder: bench.folder, receiver: receiver)
    let second = try await again.start()
    let expired = await trace(id, "expired", second)
    XCTAssertEqual(expired?.verdict?.message, "gone")
    await second.stop()
  }
}
