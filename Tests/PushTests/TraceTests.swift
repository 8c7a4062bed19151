import Activities
import Foundation
import Push
import XCTest

/// Traces: what they say, and that they are bounded and survive.
final class TraceTests: XCTestCase {
  func testATraceSaysEverythingButTheSignature() async throws {
    let bench = Bench()
    defer { bench.remove() }
    let gateway = try await bench.start()
    let response = try await gateway.send(
      .init(
        target: .token(Sample.update), bundle: Sample.bundle, priority: 5, collapseID: "c",
        payload: Data(Sample.payload.utf8)))
    XCTAssertEqual(response.status, 200)
    await bench.receiver.arrived(1)
    let found = await decided(response.apnsID, gateway)
    let trace = try XCTUnwrap(found)
    XCTAssertEqual(trace.origin, .page)
    XCTAssertEqual(trace.receivedAt, noon)
    XCTAssertEqual(trace.path, "/3/device/" + Sample.update)
    XCTAssertEqual(trace.payload, Sample.payload)
    XCTAssertEqual(
      trace.match, .init(kind: "update", name: "A1", extensionName: "Delivery", bundle: Sample.bundle))
    XCTAssertEqual(trace.verdict?.rule, "applied")
    XCTAssertTrue(trace.headers.contains(["apns-collapse-id", "c"]))
    XCTAssertTrue(try XCTUnwrap(trace.token).contains(gateway.key.teamID))
    XCTAssertFalse("\(trace)".contains("bearer"))
    await gateway.stop()
  }

  /// The trace once the device has said what became of the push.
  private func decided(_ id: String, _ gateway: PushGateway) async -> PushTrace? {
    while true {
      guard let trace = await gateway.trace(id) else { return nil }
      if trace.verdict != nil { return trace }
      await Task.yield()
    }
  }

  func testTheSameIdentifierTwiceIsSaidToBeARepeat() async throws {
    let bench = Bench()
    defer { bench.remove() }
    let gateway = try await bench.start()
    let token = try gateway.key.token(issuedAt: noon)
    let id = "8d0bbd6a-1f4f-4fdd-8ac9-1a2b3c4d5e6f"
    let headers = Sample.headers(["apns-id": id], token: token)
    let request = PushRequest("POST", "/3/device/" + Sample.update, headers, body: Array(Sample.payload.utf8))
    for expected in [false, true] {
      let answer = try await gateway.answers([request])[0]
      XCTAssertEqual(answer.status, 200)
      let trace = await gateway.trace(id)
      XCTAssertEqual(trace?.isRepeat, expected)
    }
    await gateway.stop()
  }

  func testARestartKeepsTracesAndDeliversWhatMayWait() async throws {
    let bench = Bench()
    defer { bench.remove() }
    struct Mute: PushReceiver {
      let settled = SettledPushes()
      func stored() async -> Set<String> { [] }
      let directory = PushDirectory()
      func deliver(_ pushes: [PushDelivery]) async -> [PushVerdict] {
        try? await Task.sleep(for: .seconds(3600))
        return []
      }
    }
    let mute = Mute()
    Sample.fill(mute.directory)
    let configuration = PushGateway.Configuration(port: 0, folder: bench.folder, tls: false)
    let first = try await PushGateway.start(
      configuration, clock: bench.clock, wall: bench.clock, receiver: mute)
    func push(_ expiration: Int?) -> PushGateway.Outgoing {
      .init(
        target: .token(Sample.update), bundle: Sample.bundle, expiration: expiration,
        payload: Data(Sample.payload.utf8))
    }
    let waiting = try await first.send(push(1_785_003_600))
    let once = try await first.send(push(nil))
    await first.stop()
    // What a crash in the middle of a record leaves behind.
    let log = bench.folder.appendingPathComponent("traces/accepted-00000001.log")
    let handle = try FileHandle(forWritingTo: log)
    try handle.seekToEnd()
    try handle.write(contentsOf: Data([200, 1, 0, 0, 9, 9, 9, 9, 1, 1]))
    try handle.close()

    let second = try await bench.start()
    await bench.receiver.arrived(1)
    XCTAssertEqual(bench.receiver.pushes.map(\.id), [waiting.apnsID])
    XCTAssertEqual(bench.receiver.pushes[0].target, .token(Sample.update))
    let dropped = await decided(once.apnsID, second)
    XCTAssertEqual(dropped?.verdict?.rule, "stopped")
    let applied = await decided(waiting.apnsID, second)
    XCTAssertEqual(applied?.verdict?.rule, "applied")
    let third = try await second.send(push(nil))
    let all = await second.traces()
    XCTAssertEqual(all.map(\.id), [third.apnsID, once.apnsID, waiting.apnsID])
    await second.stop()
  }

  func testTracesAreBoundedAndRefusedOnesDoNotPushOutAccepted() async throws {
    let bench = Bench()
    defer { bench.remove() }
    let gateway = try await bench.start {
      $0.traces = TraceLog.Limits(count: 50, segmentBytes: 20_000, segments: 3)
    }
    let kept = try await gateway.send(
      .init(target: .token(Sample.update), bundle: Sample.bundle, payload: Data(Sample.payload.utf8)))
    let bad = PushRequest("POST", "/3/device/ab", [], body: Array(Sample.payload.utf8))
    for _ in 0..<40 { _ = try await gateway.answers(Array(repeating: bad, count: 50)) }
    let traces = await gateway.traces(limit: 1000)
    XCTAssertLessThanOrEqual(traces.count, 51)
    XCTAssertTrue(traces.contains { $0.id == kept.apnsID })
    let folder = bench.folder.appendingPathComponent("traces")
    let sizes = try FileManager.default.contentsOfDirectory(
      at: folder, includingPropertiesForKeys: [.fileSizeKey]
    )
    .map { try $0.resourceValues(forKeys: [.fileSizeKey]).fileSize ?? 0 }
    XCTAssertLessThan(sizes.reduce(0, +), 200_000)
    await gateway.stop()
  }

  func testPushesArriveInTheirOrder() async throws {
    let bench = Bench()
    defer { bench.remove() }
    let gateway = try await bench.start()
    let token = try gateway.key.token(issuedAt: noon)
    let requests = (0..<2000).map { number in
      PushRequest(
        "POST", "/3/device/" + Sample.update, Sample.headers(token: token),
        body: Array(#"{"aps":{"timestamp":\#(number),"event":"update","content-state":{}}}"#.utf8))
    }
    for start in stride(from: 0, to: 2000, by: 100) {
      _ = try await gateway.answers(Array(requests[start..<(start + 100)]))
    }
    await bench.receiver.arrived(2000)
    let order = bench.receiver.pushes.map { push -> Int in
      guard case .liveActivity(let activity) = push.content else { return -1 }
      return activity.timestamp
    }
    XCTAssertEqual(order, Array(0..<2000))
    await gateway.stop()
  }
}
