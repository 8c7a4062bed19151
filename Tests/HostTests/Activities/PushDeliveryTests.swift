import Activities
import Archive
import Foundation
import Host
import XCTest

/// Accepted pushes, as the gateway hands them over.
final class PushDeliveryTests: XCTestCase {
  func testAPushUpdatesAndEnds() async throws {
    let bench = try await ActivityBench()
    let id = try await bench.start(push: .token)
    let token = try await bench.updateToken(id)
    var verdict = await bench.deliver(bench.push(.update, #"{"n":2}"#, to: token, at: 1))
    XCTAssertEqual(verdict.outcome, .applied)
    XCTAssertEqual(verdict.changed, [id])
    var shown = await bench.shown(id)
    XCTAssertEqual(shown, "one/Ann/2/fresh/lockScreen/dark/card")
    // Ordered by timestamp, not by arrival.
    verdict = await bench.deliver(bench.push(.update, #"{"n":1}"#, to: token, at: 0))
    XCTAssertEqual(verdict.outcome, .dropped)
    XCTAssertEqual(verdict.rule, "older-timestamp")
    verdict = await bench.deliver(bench.push(.end, #"{"n":3}"#, to: token, at: 2))
    XCTAssertEqual(verdict.outcome, .applied)
    let phase = await bench.phase(id)
    XCTAssertEqual(phase, .ended)
    shown = await bench.shown(id)
    XCTAssertEqual(shown, "one/Ann/3/fresh/lockScreen/dark/card")
    verdict = await bench.deliver(bench.push(.update, #"{"n":4}"#, to: token, at: 3))
    XCTAssertEqual(verdict.rule, "expired-token")
    guard case .token(let hex) = token else { return XCTFail("no token") }
    XCTAssertEqual(bench.host.directory.entry(hex)?.unregisteredAt, bench.home.clock.now)
    await bench.host.stop()
  }

  func testAPushStartsAnActivity() async throws {
    let bench = try await ActivityBench()
    let hex = await bench.token { $0 == .start(attributesType: "Ride") }
    let token = PushDelivery.Target.token(try XCTUnwrap(hex))
    let verdict = await bench.deliver(bench.push(.start, #"{"n":4}"#, to: token))
    XCTAssertEqual(verdict.outcome, .applied)
    let started = await bench.host.activities().first
    let snapshot = try XCTUnwrap(started)
    XCTAssertEqual(snapshot.record.origin, .push)
    XCTAssertNotNil(snapshot.updateToken, "input-push-token asks for one")
    let shown = await bench.shown(snapshot.id)
    XCTAssertEqual(shown, "one/Server/4/fresh/lockScreen/dark/card")
    let alert = await bench.host.alert()?.alert.title
    XCTAssertEqual(alert, "Started")
    await bench.host.stop()
  }

  /// iOS drops such a push without a word; here the word names key and type.
  func testAStateThatDoesNotDecodeIsDroppedAndNamed() async throws {
    let bench = try await ActivityBench()
    let id = try await bench.start(push: .token)
    let before = await bench.host.activity(id: id)?.record
    let verdict = await bench.deliver(
      bench.push(.update, #"{"n":"two"}"#, to: try await bench.updateToken(id), at: 9))
    XCTAssertEqual(verdict.outcome, .dropped)
    XCTAssertEqual(verdict.rule, "content-not-decoded")
    XCTAssertTrue(verdict.message.hasPrefix("content-state.n: Int"), verdict.message)
    let after = await bench.host.activity(id: id)?.record
    XCTAssertEqual(after, before)
    await bench.host.stop()
  }

  /// Statement 211: about 10 to 12 pushes an hour are delivered; with frequent updates many more.
  func testTheBudgetHoldsTheNewest() async throws {
    let bench = try await ActivityBench()
    let id = try await bench.start(push: .token)
    let token = try await bench.updateToken(id)
    for n in 1...12 {
      let verdict = await bench.deliver(bench.push(.update, #"{"n":\#(n)}"#, to: token, at: n))
      XCTAssertEqual(verdict.outcome, .applied)
    }
    for n in 20...21 {
      let verdict = await bench.deliver(
        bench.push(
          .update, #"{"n":\#(n)}"#, to: token, at: n,
          expiration: bench.home.clock.now.addingTimeInterval(9000)))
      XCTAssertEqual(verdict.outcome, .stored)
      XCTAssertEqual(verdict.rule, "budget")
    }
    var shown = await bench.shown(id)
    XCTAssertEqual(shown, "one/Ann/12/fresh/lockScreen/dark/card")
    await bench.pass(3601)
    shown = await bench.shown(id)
    XCTAssertEqual(shown, "one/Ann/21/fresh/lockScreen/dark/card")
    let quiet = await bench.deliver(bench.push(.update, #"{"n":99}"#, to: token, at: 9000, priority: 5))
    XCTAssertEqual(quiet.outcome, .applied)
    await bench.host.stop()
  }

  func testABroadcastReachesAllThatListen() async throws {
    let bench = try await ActivityBench { $0.activityLimits = .boundless }
    var ids: [String] = []
    for n in 1...60 { ids.append(try await bench.start(n, push: .channel("c1"))) }
    let other = try await bench.start(push: .channel("c2"))
    let target = PushDelivery.Target.channel("c1", bundle: "dev.vitrine.fake")
    var verdict = await bench.deliver(bench.push(.update, #"{"n":500}"#, to: target, at: 1))
    XCTAssertEqual(verdict.outcome, .applied)
    XCTAssertEqual(Set(verdict.changed), Set(ids))
    let states = await bench.host.activities().map(\.record).filter { $0.id != other }.map(\.content.state)
    XCTAssertEqual(Set(states), [Data(#"{"n":500}"#.utf8)])
    let shown = await bench.shown(ids[10])
    XCTAssertEqual(shown, "one/Ann/500/fresh/lockScreen/dark/card")
    let untouched = await bench.host.activity(id: other)?.record.updates
    XCTAssertEqual(untouched, 0)
    verdict = await bench.deliver(bench.push(.update, #"{"n":null}"#, to: target, at: 2))
    XCTAssertEqual(verdict.rule, "content-not-decoded")
    verdict = await bench.deliver(
      bench.push(.update, #"{"n":1}"#, to: .channel("nobody", bundle: "dev.vitrine.fake")))
    XCTAssertEqual(verdict.rule, "no-subscribers")
    await bench.host.stop()
  }

  /// Statements 253 and 266: a server can refresh widgets by push, through `WidgetPushHandler`.
  func testWidgetsAndControlsReload() async throws {
    let bench = try await ActivityBench(kinds: "pushed,good", controls: "pushedLamp,lamp")
    try await bench.host.addControl(extensionName: "Fake", kind: "pushedLamp")
    await bench.pass(3600)
    func count() async -> Int? {
      await bench.host.snapshots().first { $0.placed.kind == "pushed" }?.reloads
    }
    let before = await count()
    let widgets = try await tokenOrFail(bench) { $0 == .widgets }
    var verdict = await bench.deliver(delivery(widgets, .widgets, bench))
    XCTAssertEqual(verdict.rule, "widgets-reload")
    await bench.pass(3600)
    let after = await count()
    XCTAssertEqual(after, before.map { $0 + 1 })
    let others = await bench.host.snapshots().first { $0.placed.kind == "good" }?.reloads
    XCTAssertEqual(others, 1, "without a pushHandler")
    let control = await bench.host.controls().first
    let value = control?.state?.off.title
    let controls = try await tokenOrFail(bench) { $0 == .control(id: control?.placed.id ?? "") }
    verdict = await bench.deliver(delivery(controls, .controls, bench))
    XCTAssertEqual(verdict.rule, "control-reload")
    let newValue = await bench.host.controls().first?.state?.off.title
    XCTAssertNotEqual(newValue, value)
    verdict = await bench.deliver(delivery(controls, .widgets, bench))
    XCTAssertEqual(verdict.rule, "wrong-token")
    verdict = await bench.deliver(delivery("00", .widgets, bench))
    XCTAssertEqual(verdict.rule, "unknown-token")
    await bench.host.stop()
  }

  func testManyPushesAtOnceKeepTheirOrder() async throws {
    let bench = try await ActivityBench()
    let ids = [try await bench.start(push: .token), try await bench.start(push: .token)]
    var pushes: [PushDelivery] = []
    for n in 1...10 {
      for id in ids {
        pushes.append(
          bench.push(.update, #"{"n":\#(n)}"#, to: try await bench.updateToken(id), at: n, priority: 5))
      }
    }
    let verdicts = await bench.host.deliver(pushes)
    XCTAssertEqual(verdicts.map(\.outcome), Array(repeating: .applied, count: 20))
    await bench.host.settle()
    for id in ids {
      let shown = await bench.shown(id)
      XCTAssertEqual(shown, "one/Ann/10/fresh/lockScreen/dark/card")
    }
    await bench.host.stop()
  }

  private func delivery(
    _ hex: String, _ content: PushDelivery.Content, _ bench: ActivityBench
  ) -> PushDelivery {
    PushDelivery(
      id: UUID().uuidString, target: .token(hex), content: content, receivedAt: bench.home.clock.now)
  }

  private func tokenOrFail(
    _ bench: ActivityBench, _ isWanted: (PushDirectory.Entry.Kind) -> Bool
  ) async throws -> String {
    let token = await bench.token(isWanted)
    return try XCTUnwrap(token)
  }
}
