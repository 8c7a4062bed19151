import Archive
import Foundation
import Host
import XCTest

/// Nothing runs that the picture does not offer, each refusal is a sentence, and links go where the family's rules say.
final class TapRefusalTests: XCTestCase {
  func testWhatIsNotOfferedIsRefused() async throws {
    let phone = try await Phone(version: "changing")
    let good = HitToken(.intent(identifier: "turn1")).description
    let refused = "The picture of taps offers nothing under this token, so nothing ran."
    let tokens = [
      "", "turn1", good.uppercased() + "0", String(good.dropLast()) + (good.hasSuffix("0") ? "1" : "0"),
      "\u{0}",
      String(repeating: "f", count: 100_000), HitToken(.link("turn1")).description,
    ]
    for (index, token) in tokens.enumerated() {
      await assertRefused("hit-not-offered", refused) {
        try await phone.host.tap(TapRequest(widget: "w1", hit: token, nonce: "n\(index)"))
      }
    }
    // What another widget offers.
    await assertRefused("hit-not-offered", refused) { try await phone.tap("turn1", on: "w2") }
    await assertRefused("unknown-widget", "No widget with the identifier w9 is placed.") {
      try await phone.tap("ok", on: "w9")
    }
    let snapshot = await phone.small
    XCTAssertEqual(snapshot.reloads, 1)
    XCTAssertEqual(snapshot.spoken, "", "nothing ran")
    await phone.host.stop()
  }

  func testAPictureThatJustChangedCanStillBeTapped() async throws {
    let phone = try await Phone(version: "changing")
    let token = "turn1"
    try await phone.host.reload(id: "w1")
    await phone.host.settle()
    phone.home.clock.advance(by: 2)
    let outcome = try await phone.tap(token)
    XCTAssertEqual(outcome.result, .performed, "the finger was on its way")
    phone.home.clock.advance(by: 2.1)
    await assertRefused(
      "hit-not-offered", "The picture of taps offers nothing under this token, so nothing ran."
    ) { try await phone.tap(token) }
    await phone.host.stop()
  }

  func testAReplayedTapRunsNothing() async throws {
    let phone = try await Phone()
    _ = try await phone.tap("ok", nonce: "n1")
    await assertRefused("tap-replayed", "This tap has been received before, so nothing ran a second time.") {
      try await phone.tap("ok", nonce: "n1")
    }
    for nonce in ["", String(repeating: "x", count: 129)] {
      await assertRefused("bad-nonce", "A tap needs a nonce of 1 to 128 bytes.") {
        try await phone.tap("ok", nonce: nonce)
      }
    }
    let snapshot = await phone.small
    XCTAssertEqual(snapshot.spoken, "ok")
    await phone.host.stop()
  }

  func testTheLast4096TapsAreRemembered() async throws {
    let phone = try await Phone()
    for number in 0...4096 {
      let tap = TapRequest(widget: "w1", hit: "widget", nonce: "n\(number)")
      _ = try await phone.host.tap(tap)
    }
    await assertRefused("tap-replayed", "This tap has been received before, so nothing ran a second time.") {
      try await phone.host.tap(TapRequest(widget: "w1", hit: "widget", nonce: "n1"))
    }
    let first = try await phone.host.tap(TapRequest(widget: "w1", hit: "widget", nonce: "n0"))
    XCTAssertEqual(first.result, .opened, "the oldest is forgotten")
    let opened = await phone.host.openedURLs()
    XCTAssertEqual(opened.count, 200, "bounded")
    await phone.host.stop()
  }

  /// Statements 192, 197: Link in the larger sizes, `widgetURL` everywhere else in the widget.
  func testLinksAndTheWidgetsURL() async throws {
    let phone = try await Phone()
    var events = phone.host.events().makeAsyncIterator()
    let link = HitToken(.link("tasks://list/systemMedium")).description
    let list = try await phone.host.tap(TapRequest(widget: "w2", hit: link, nonce: "a"))
    XCTAssertEqual(list, TapOutcome(result: .opened, url: "tasks://list/systemMedium"))
    guard case .opened(let opened)? = await events.next() else { return XCTFail("no event") }
    XCTAssertEqual(opened.source, "w2")
    let background = try await phone.host.tap(TapRequest(widget: "w1", hit: "widget", nonce: "b"))
    XCTAssertEqual(background.url, "fake://one/1/0")
    let plain = try await phone.host.tap(TapRequest(widget: "w2", hit: "widget", nonce: "c"))
    XCTAssertEqual(plain, TapOutcome(result: .opened))
    let last = await phone.host.openedURLs().last
    XCTAssertEqual(last?.url, "")
    XCTAssertEqual(last?.userInfo, ["kind": "taps", "family": "systemMedium"])
    let reloads = await phone.small.reloads
    XCTAssertEqual(reloads, 1, "links reload nothing")
    await phone.host.stop()
  }

  func testEachFamilyHasItsRules() {
    let intent = HitRegion.Action.intent(identifier: "x")
    let link = HitRegion.Action.link("y")
    let rows: [(WidgetFamily, buttons: Bool, links: Bool)] = [
      (.systemSmall, true, true), (.systemMedium, true, true), (.systemLarge, true, true),
      (.systemExtraLarge, true, true), (.systemExtraLargePortrait, true, true),
      (.accessoryRectangular, true, true), (.accessoryCircular, true, false),
      (.accessoryInline, false, false),
      (.accessoryCorner, false, false),
    ]
    XCTAssertEqual(rows.count, WidgetFamily.allCases.count)
    let scene = Scene(
      size: .zero, hits: [HitRegion(frame: .zero, action: link), HitRegion(frame: .zero, action: intent)])
    for row in rows {
      XCTAssertEqual(HitRules.allows(intent, in: row.0), row.buttons, "\(row.0)")
      XCTAssertEqual(HitRules.allows(link, in: row.0), row.links, "\(row.0)")
      XCTAssertEqual(
        HitRules.regions(scene, in: row.0).map(\.index), (row.links ? [0] : []) + (row.buttons ? [1] : []))
    }
  }

  func testALockedDeviceAsksFirst() async throws {
    let phone = try await Phone()
    try await phone.host.place(
      PlacedWidget(
        id: "today", extensionName: "Fake", kind: "taps", family: .systemSmall, page: 0, column: 0, row: 0,
        surface: .today))
    await phone.host.settle()
    await phone.host.setLocked(true)
    let locked = await phone.host.isLocked
    XCTAssertTrue(locked)
    await assertRefused(
      "device-locked", "taps stands on the Home Screen, which cannot be tapped while the device is locked."
    ) { try await phone.tap("ok") }
    let asked = try await phone.tap("policy", on: "today")
    XCTAssertEqual(asked.result, .needsAuthentication)
    var snapshot = await phone.host.snapshot(id: "today")
    XCTAssertEqual(snapshot?.reloads, 1, "nothing ran, so nothing is loaded")
    XCTAssertEqual(snapshot?.isPending, false)
    let unlocked = try await phone.tap("policy", on: "today", isAuthenticated: true)
    XCTAssertEqual(unlocked.result, .performed)
    _ = try await phone.tap("ok", on: "today")
    snapshot = await phone.host.snapshot(id: "today")
    XCTAssertEqual(
      snapshot?.spoken, "policy ok@locked", "what needs no authentication runs on a locked device")
    let link = try await phone.host.tap(TapRequest(widget: "today", hit: "widget", nonce: "l"))
    XCTAssertEqual(link.result, .needsAuthentication)
    let opened = await phone.host.openedURLs()
    XCTAssertEqual(opened, [])
    await phone.host.setLocked(false)
    let home = try await phone.tap("ok")
    XCTAssertEqual(home.result, .performed)
    await phone.host.stop()
  }

  func testAHostThatWasNotStartedRunsTheIntent() async throws {
    let phone = try await Phone()
    await phone.host.stop()
    let second = try phone.home.host()
    let outcome = try await second.tap(
      TapRequest(widget: "w1", hit: HitToken(.intent(identifier: "ok")).description, nonce: "n"))
    XCTAssertEqual(outcome.result, .performed)
    let pending = await second.snapshot(id: "w1")?.isPending
    XCTAssertEqual(pending, false)
    await second.stop()
  }

  private func assertRefused(
    _ code: String, _ message: String, line: UInt = #line, _ body: () async throws -> TapOutcome
  ) async {
    do {
      let outcome = try await body()
      XCTFail("\(outcome)", line: line)
    } catch {
      let problem = error as? Problem
      XCTAssertEqual(problem?.code, code, line: line)
      XCTAssertEqual(problem?.message, message, line: line)
    }
  }
}
