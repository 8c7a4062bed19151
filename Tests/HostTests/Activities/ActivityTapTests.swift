import Archive
import Foundation
import Host
import XCTest

/// Taps on Live Activities.
final class ActivityTapTests: XCTestCase {
  private func spoken(_ bench: ActivityBench, _ id: String) async -> String? {
    await bench.host.activity(id: id)?.picture(.lockScreen)?.scene.accessibility.first?.label
  }

  private func token(_ identifier: String) -> String {
    HitToken(.intent(identifier: identifier)).description
  }

  func testAnIntentRunsThenTheActivityIsDrawnAgain() async throws {
    let bench = try await ActivityBench()
    let id = try await bench.start()
    let outcome = try await bench.host.tapActivity(
      id: id, presentation: .lockScreen, hit: token("bump"), nonce: "1")
    XCTAssertEqual(outcome.result, .performed)
    XCTAssertEqual(Set(outcome.stages.keys), ["queue", "perform", "reload"])
    var words = await spoken(bench, id)
    XCTAssertEqual(words, "2: bump")
    _ = try await bench.host.tapActivity(id: id, presentation: .expanded, hit: token("toggle"), nonce: "2")
    words = await spoken(bench, id)
    XCTAssertEqual(words, "3: bump toggle")
    let isOn = await bench.host.activity(id: id)?.picture(.expanded)?.scene.hits.compactMap(\.isOn)
    XCTAssertEqual(isOn, [true])
    let failed = try await bench.host.tapActivity(
      id: id, presentation: .lockScreen, hit: token("fail"), nonce: "3")
    XCTAssertEqual(failed.problem?.code, "intent-threw")
    await assertProblem("tap-replayed") {
      _ = try await bench.host.tapActivity(id: id, presentation: .lockScreen, hit: token("bump"), nonce: "3")
    }
    await assertProblem("hit-not-offered") {
      _ = try await bench.host.tapActivity(id: id, presentation: .lockScreen, hit: "0123", nonce: "4")
    }
    await assertProblem("hit-not-offered") {
      _ = try await bench.host.tapActivity(
        id: id, presentation: .compactLeading, hit: token("bump"), nonce: "5")
    }
    await assertProblem("unknown-activity") {
      _ = try await bench.host.tapActivity(id: "x", presentation: .lockScreen, hit: "0123", nonce: "6")
    }
    await bench.host.stop()
  }

  func testLinksAndURLsOpenTheApp() async throws {
    let bench = try await ActivityBench()
    let id = try await bench.start()
    for (nonce, presentation) in [ActivityPresentation.lockScreen, .compactLeading].enumerated() {
      _ = try await bench.host.tapActivity(
        id: id, presentation: presentation, hit: HitToken.background.description, nonce: "\(nonce)")
    }
    _ = try await bench.host.tapActivity(
      id: id, presentation: .lockScreen, hit: HitToken(.link("fake://link")).description, nonce: "a")
    _ = try await bench.host.tapActivity(id: id, presentation: .lockScreen, hit: token("opens"), nonce: "b")
    let opened = await bench.host.openedURLs()
    XCTAssertEqual(
      opened.map(\.url),
      ["one/Ann/1/fresh/lockScreen/light/card", "island://Ann", "fake://link", "fake://opened"])
    XCTAssertEqual(opened.first?.source, id)
    await bench.host.stop()
  }

  func testALockedDeviceAsksFirst() async throws {
    let bench = try await ActivityBench()
    let id = try await bench.start()
    await bench.host.setLocked(true)
    for (nonce, hit) in [HitToken.background.description, token("policy")].enumerated() {
      let outcome = try await bench.host.tapActivity(
        id: id, presentation: .lockScreen, hit: hit, nonce: "\(nonce)")
      XCTAssertEqual(outcome.result, .needsAuthentication)
    }
    let free = try await bench.host.tapActivity(
      id: id, presentation: .lockScreen, hit: token("bump"), nonce: "a")
    XCTAssertEqual(free.result, .performed)
    let unlocked = try await bench.host.tapActivity(
      id: id, presentation: .lockScreen, hit: token("policy"), nonce: "b", isAuthenticated: true)
    XCTAssertEqual(unlocked.result, .performed)
    await bench.host.stop()
  }

  /// Buttons and toggles do nothing in CarPlay.
  func testCarPlayIsInert() async throws {
    let bench = try await ActivityBench("Match")
    let id = try await bench.start(type: "Match")
    await assertProblem("presentation-inert") {
      _ = try await bench.host.tapActivity(id: id, presentation: .medium, hit: token("bump"), nonce: "1")
    }
    let watch = try await bench.host.tapActivity(
      id: id, presentation: .small, hit: token("bump"), nonce: "2")
    XCTAssertEqual(watch.result, .performed)
    await bench.host.stop()
  }
}
