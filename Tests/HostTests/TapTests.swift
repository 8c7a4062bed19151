import Archive
import Foundation
import Host
import Schedule
import XCTest

/// Taps on buttons, toggles and links of a widget: what runs, in which order, and what is reloaded.
final class TapTests: XCTestCase {
  /// Statements 121, 190, 194: a tap runs its intent, then the provider is asked exactly once, whatever the spacing of reloads.
  func testATapRunsItsIntentAndReloadsOnce() async throws {
    let phone = try await Phone()
    var events = phone.host.events().makeAsyncIterator()
    let outcome = try await phone.tap("ok")
    XCTAssertEqual(outcome.result, .performed)
    XCTAssertNil(outcome.problem)
    XCTAssertEqual(Set(outcome.stages.keys), ["queue", "perform", "reload"])
    XCTAssertTrue(outcome.stages.values.allSatisfy { $0 >= 0 })
    let snapshot = await phone.small
    XCTAssertEqual(snapshot.reloads, 2)
    XCTAssertEqual(snapshot.spoken, "ok")
    XCTAssertEqual(snapshot.shown, "fake://one/3/0", "two pictures at first, one more now")
    XCTAssertFalse(snapshot.isPending)
    let other = await phone.medium
    XCTAssertEqual(other.reloads, 1)
    guard case .widgetChanged("w1")? = await events.next() else { return XCTFail("pages were not told") }
    await phone.host.stop()
  }

  /// Statement 190: the intent's own call of `WidgetCenter` is answered by the reload after it; other widgets are reloaded for it once.
  func testWidgetCenterWithinAnIntentIsNoSecondReload() async throws {
    for intent in ["reload", "reloadAll"] {
      let phone = try await Phone()
      // Past the spacing: now WidgetCenter alone would reload at once.
      phone.home.clock.advance(by: 301)
      _ = try await phone.tap(intent)
      await phone.host.settle()
      // One more round through the extension: its calls came before.
      _ = try await phone.host.describe("Fake")
      await phone.host.settle()
      let small = await phone.small
      XCTAssertEqual(small.reloads, 2, intent)
      XCTAssertNil(small.nextReload, intent)
      let medium = await phone.medium
      XCTAssertEqual(medium.reloads, 2, intent)
      await phone.host.stop()
    }
  }

  /// Statement 115: an interaction does not wait for a reload that is under way, and the two do not disturb each other.
  func testATapDuringAReloadIsRunAtOnce() async throws {
    let phone = try await Phone(version: "held")
    try await phone.host.reload(id: "w1")
    // Only this intent lets the reload go on: were it behind it, neither would end.
    let outcome = try await phone.tap("release")
    XCTAssertEqual(outcome.result, .performed)
    let snapshot = await phone.small
    XCTAssertEqual(snapshot.spoken, "release")
    XCTAssertEqual(snapshot.reloads, 3, "the one under way, and the one after the intent")
    await phone.host.stop()
  }

  func testTapsRunInTheOrderTheyCameAndNoneIsLost() async throws {
    let phone = try await Phone()
    let gate = phone.home.gate("perform")
    var events = phone.host.events().makeAsyncIterator()
    async let first = phone.tap("gate")
    let descriptor = await gate.reached()
    await Self.change(&events)
    var taps: [Task<TapOutcome, any Error>] = []
    // Two surfaces at once: one shows the small widget, one the medium.
    for (index, intent) in ["one", "two", "three", "ok", "one"].enumerated() {
      taps.append(Task { try await phone.tap(intent, on: index % 2 == 0 ? "w1" : "w2") })
      await Self.change(&events)
    }
    let pending = await (phone.small.isPending, phone.medium.isPending)
    XCTAssertTrue(pending.0 && pending.1)
    gate.open(descriptor)
    var outcomes = [try await first]
    for tap in taps { outcomes.append(try await tap.value) }
    XCTAssertEqual(outcomes.map(\.result), Array(repeating: .performed, count: 6))
    let small = await phone.small
    XCTAssertEqual(small.spoken, "gate one two three ok one")
    XCTAssertFalse(small.isPending)
    await phone.host.stop()
  }

  func testAToggleIsSetToTheStateThePersonWants() async throws {
    let phone = try await Phone()
    let gate = phone.home.gate("perform")
    var events = phone.host.events().makeAsyncIterator()
    async let first = phone.tap("gate")
    let descriptor = await gate.reached()
    await Self.change(&events)
    var taps: [Task<TapOutcome, any Error>] = []
    for _ in 0..<3 {
      taps.append(Task { try await phone.tap("toggle") })
      await Self.change(&events)
    }
    gate.open(descriptor)
    _ = try await first
    for tap in taps { _ = try await tap.value }
    let snapshot = await phone.small
    XCTAssertEqual(
      snapshot.spoken, "gate toggle=true toggle=false toggle=true", "as the page flips it, not as it is drawn"
    )
    _ = try await phone.tap("toggle")
    let after = await phone.small
    XCTAssertEqual(after.spoken, "gate toggle=true toggle=false toggle=true toggle=false")
    await phone.host.stop()
  }

  /// Statement 175: an intent's error is in the log; the reload follows all the same.
  func testAnIntentThatThrows() async throws {
    let phone = try await Phone()
    var events = phone.host.events().makeAsyncIterator()
    let outcome = try await phone.tap("throw")
    XCTAssertEqual(outcome.result, .failed)
    XCTAssertEqual(outcome.problem?.code, "intent-threw")
    XCTAssertEqual(outcome.problem?.message, "The server said no.")
    XCTAssertNotNil(outcome.problem?.cure)
    let line = await Self.log(&events)
    XCTAssertEqual(line, "error: taps, “Button throw”: The server said no.")
    let snapshot = await phone.small
    XCTAssertEqual(snapshot.reloads, 2)
    XCTAssertNil(snapshot.problem, "the picture itself is good")
    await phone.host.stop()
  }

  func testAnAnswerOfTheWrongKind() async throws {
    let phone = try await Phone()
    let outcome = try await phone.tap("damaged")
    XCTAssertEqual(outcome.problem?.code, "damaged-answer")
    await phone.host.stop()
  }

  /// Statement 99: nothing but the extension is needed, and that is started again for the next tap.
  func testAfterACrashTheNextTapRunsInANewProcess() async throws {
    let phone = try await Phone()
    let outcome = try await phone.tap("crash")
    XCTAssertEqual(outcome.result, .failed)
    XCTAssertEqual(outcome.problem?.code, "extension-crashed")
    XCTAssertTrue(outcome.problem?.message.contains("the intent broke") == true)
    let next = try await phone.tap("ok")
    XCTAssertEqual(next.result, .performed)
    let snapshot = await phone.small
    XCTAssertEqual(snapshot.spoken, "ok")
    await phone.host.stop()
  }

  func testAnIntentThatNeverReturnsIsStoppedAndTheNextOneRuns() async throws {
    let time = VirtualClock(Date(timeIntervalSinceReferenceDate: 5))
    let phone = try await Phone(processClock: time)
    let gate = phone.home.gate("hang")
    var events = phone.host.events().makeAsyncIterator()
    async let hanging = phone.tap("hang")
    let descriptor = await gate.reached()
    gate.open(descriptor)
    await Self.change(&events)
    let next = Task { try await phone.tap("ok") }
    await Self.change(&events)
    await time.waitForSleepers()
    time.advance(by: 28)
    let outcome = try await hanging
    XCTAssertEqual(outcome.result, .failed)
    XCTAssertEqual(outcome.problem?.code, "extension-hung")
    XCTAssertEqual(
      outcome.problem?.message, "perform() did not return within 28 seconds, so the extension was stopped.")
    XCTAssertEqual(try XCTUnwrap(outcome.stages["perform"]), 28, accuracy: 0.01)
    let result = try await next.value.result
    XCTAssertEqual(result, .performed)
    let snapshot = await phone.small
    XCTAssertEqual(snapshot.spoken, "ok", "in a new process")
    XCTAssertFalse(snapshot.isPending)
    await phone.host.stop()
  }

  func testAReloadBesideAnIntentThatCrashesIsMadeAgain() async throws {
    let phone = try await Phone(version: "held")
    try await phone.host.reload(id: "w2")
    let outcome = try await phone.tap("crash")
    XCTAssertEqual(outcome.problem?.code, "extension-crashed")
    await phone.host.settle()
    let medium = await phone.medium
    XCTAssertNil(medium.problem, "it was not to blame")
    XCTAssertEqual(medium.reloads, 2)
    await phone.host.stop()
  }

  func testAnIntentBesideAReloadThatHangsIsNotRunTwice() async throws {
    let time = VirtualClock(Date(timeIntervalSinceReferenceDate: 5))
    let phone = try await Phone(version: "held", processClock: time)
    let gate = phone.home.gate("perform")
    try await phone.host.reload(id: "w2")
    await time.waitForSleepers()
    time.advance(by: 10)
    async let tap = phone.tap("gate")
    let descriptor = await gate.reached()
    await time.waitForSleepers(2)
    time.advance(by: 18)
    let outcome = try await tap
    gate.open(descriptor)
    XCTAssertEqual(outcome.problem?.code, "intent-interrupted")
    XCTAssertEqual(
      outcome.problem?.message,
      "The extension was stopped because of another request; whether the intent had run is not known.")
    let small = await phone.small
    XCTAssertEqual(small.spoken, "", "a new process, in which it was not run again")
    await phone.host.stop()
  }

  func testAnExtensionAsksWhatIsPlaced() async throws {
    let phone = try await Phone()
    let outcome = try await phone.tap("ask")
    XCTAssertEqual(outcome.result, .performed)
    let snapshot = await phone.small
    XCTAssertEqual(snapshot.spoken, "ask taps/systemSmall,taps/systemMedium+0")
    await phone.host.stop()
  }

  /// Statement 193, 196: what an intent does on the app's side is seen, and said where it would happen in the app's process.
  func testAnIntentThatOpensAndOneOfTheAppsProcess() async throws {
    let phone = try await Phone()
    var events = phone.host.events().makeAsyncIterator()
    let opens = try await phone.tap("opens")
    XCTAssertEqual(opens.url, "tasks://today")
    _ = try await phone.tap("app")
    let opened = await phone.host.openedURLs()
    XCTAssertEqual(
      opened,
      [
        OpenedURL(url: "tasks://today", date: phone.home.clock.now, source: "w1"),
        OpenedURL(
          url: "", date: phone.home.clock.now, source: "w1", userInfo: ["kind": "taps", "intent": "app"]),
      ])
    let note =
      "On a device background runs in the app's process (AudioPlaybackIntent); here it ran in the extension's."
    for _ in 0..<2 {
      let outcome = try await phone.tap("background")
      XCTAssertEqual(outcome.notes, [note])
      XCTAssertEqual(outcome.dialog, "Playing.")
    }
    _ = try await phone.tap("throw")
    let lines = await [Self.log(&events), Self.log(&events)]
    XCTAssertEqual(lines.first, "note: \(note)")
    XCTAssertEqual(lines[1]?.hasPrefix("error:"), true, "the note stands there once")
    await phone.host.stop()
  }

  private static func change(_ events: inout AsyncStream<HostEvent>.Iterator) async {
    while let event = await events.next() { if case .widgetChanged = event { return } }
  }

  private static func log(_ events: inout AsyncStream<HostEvent>.Iterator) async -> String? {
    while let event = await events.next() { if case .log(_, let line) = event { return line } }
    return nil
  }
}

/// A host with the fake's `taps` widget in two sizes, and a finger. Its home is set up once, before anything runs.
final class Phone: @unchecked Sendable {
  let home: TestHome
  let host: WidgetHost

  init(version: String = "one", processClock: any HostClock = WallClock()) async throws {
    home = try TestHome()
    home.kinds["Fake"] = "taps"
    home.processClock = processClock
    host = try home.host()
    await host.start()
    try await home.install("Fake", version: version, on: host)
  }

  var small: WidgetSnapshot { get async { await host.snapshot(id: "w1")! } }
  var medium: WidgetSnapshot { get async { await host.snapshot(id: "w2")! } }

  func tap(
    _ intent: String, on widget: String = "w1", nonce: String = UUID().uuidString,
    isAuthenticated: Bool = false
  ) async throws -> TapOutcome {
    try await host.tap(
      TapRequest(
        widget: widget, hit: HitToken(.intent(identifier: intent)).description, nonce: nonce,
        isAuthenticated: isAuthenticated))
  }
}
