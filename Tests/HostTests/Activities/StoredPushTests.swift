import Activities
import Archive
import Foundation
import Host
import Synchronization
import XCTest

/// Pushes that wait, and what is told of them in the end.
final class StoredPushTests: XCTestCase {
  /// What a gateway hears.
  private final class Ear: Sendable {
    private let heard = Mutex<[String]>([])
    init(_ host: WidgetHost) {
      host.settled.hear { [weak self] pushes in
        self?.heard.withLock { list in
          list += pushes.map { "\($0.id) \($0.verdict.outcome.rawValue) \($0.verdict.rule)" }
        }
      }
    }
    var all: [String] { heard.withLock { $0 } }
  }

  func testADeviceThatIsNotReachedGetsTheLastPushLater() async throws {
    var bench = try await ActivityBench()
    let id = try await bench.start(push: .token)
    let token = try await bench.updateToken(id)
    await bench.host.setReachable(false)
    var ear = Ear(bench.host)
    let late = bench.home.clock.now.addingTimeInterval(7200)
    var verdict = await bench.deliver(bench.push(.update, #"{"n":2}"#, to: token, at: 1))
    XCTAssertEqual(verdict.outcome, .dropped, "one attempt")
    for n in 3...4 {
      verdict = await bench.deliver(
        bench.push(.update, #"{"n":\#(n)}"#, to: token, at: n, id: "push \(n)", expiration: late))
      XCTAssertEqual(verdict.outcome, .stored)
    }
    XCTAssertEqual(ear.all, ["push 3 dropped replaced"])
    bench = try await bench.restarted()
    ear = Ear(bench.host)
    var shown = await bench.shown(id)
    XCTAssertEqual(shown, "one/Ann/1/fresh/lockScreen/dark/card")
    var stored = await bench.host.stored()
    XCTAssertEqual(stored, ["push 4"])
    await bench.host.setReachable(true)
    await bench.host.settle()
    shown = await bench.shown(id)
    XCTAssertEqual(shown, "one/Ann/4/fresh/lockScreen/dark/card")
    XCTAssertEqual(ear.all, ["push 4 applied applied"])
    stored = await bench.host.stored()
    XCTAssertEqual(stored, [])
    await bench.host.stop()
  }

  func testADeviceStaysOutOfReachOverARestart() async throws {
    var bench = try await ActivityBench()
    await bench.host.setReachable(false)
    bench = try await bench.restarted()
    var isReachable = await bench.host.isReachable
    XCTAssertFalse(isReachable)
    await bench.host.setReachable(true)
    bench = try await bench.restarted()
    isReachable = await bench.host.isReachable
    XCTAssertTrue(isReachable)
    await bench.host.stop()
  }

  func testWhatWaitsTooLongExpiresAtItsDate() async throws {
    let bench = try await ActivityBench()
    let token = try await bench.updateToken(try await bench.start(push: .token))
    await bench.host.setReachable(false)
    let ear = Ear(bench.host)
    let late = bench.home.clock.now.addingTimeInterval(60)
    _ = await bench.deliver(
      bench.push(.update, #"{"n":3}"#, to: token, at: 1, id: "push", expiration: late))
    await bench.pass(59)
    XCTAssertEqual(ear.all, [])
    await bench.pass(1)
    XCTAssertEqual(ear.all, ["push dropped expired"])
    await bench.host.stop()
  }

  func testWhatWaitsForTheBudgetIsSettledToo() async throws {
    let bench = try await ActivityBench { $0.activityLimits.hourlyPushes = 1 }
    let id = try await bench.start(push: .token)
    let token = try await bench.updateToken(id)
    let ear = Ear(bench.host)
    for n in 1...3 {
      _ = await bench.deliver(bench.push(.update, #"{"n":\#(n)}"#, to: token, at: n, id: "push \(n)"))
    }
    XCTAssertEqual(ear.all, ["push 2 dropped replaced"])
    await bench.pass(3600)
    XCTAssertEqual(ear.all, ["push 2 dropped replaced", "push 3 applied applied"])
    let shown = await bench.shown(id)
    XCTAssertEqual(shown, "one/Ann/3/fresh/lockScreen/dark/card")
    await bench.host.stop()
  }

  func testABroadcastThatWaitedForManyIsToldOnce() async throws {
    let bench = try await ActivityBench {
      $0.activityLimits = .boundless
      $0.activityLimits.hourlyPushes = 0
    }
    for n in 1...30 { try await bench.start(n, push: .channel("c1")) }
    let ear = Ear(bench.host)
    let target = PushDelivery.Target.channel("c1", bundle: "dev.vitrine.fake")
    for n in 1...2 {
      let verdict = await bench.deliver(
        bench.push(.update, #"{"n":\#(n)}"#, to: target, at: n, id: "push \(n)"))
      XCTAssertEqual(verdict.outcome, .stored)
    }
    XCTAssertEqual(ear.all, ["push 1 dropped replaced"])
    await bench.host.stop()
  }
}
