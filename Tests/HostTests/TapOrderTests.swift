import Archive
import Foundation
import Host
import Schedule
import XCTest

/// Taps beside controls, edits of the layout, reloads and the end: nothing is lost, nothing runs twice.
final class TapOrderTests: XCTestCase {
  /// Statement 190: only what an intent asked for before it returned is answered by its own reload.
  func testAReloadAskedForAfterAnIntentReturnedCountsAsUsual() async throws {
    let phone = try await Phone()
    phone.home.clock.advance(by: 301)
    let gate = phone.home.gate("later")
    var events = phone.host.events().makeAsyncIterator()
    _ = try await phone.tap("later")
    let descriptor = await gate.reached()
    let small = await phone.small
    XCTAssertEqual(small.reloads, 2)
    XCTAssertNil(small.nextReload)
    gate.open(descriptor)
    // The other widget was loaded long ago, so it is reloaded at once.
    while await phone.medium.reloads < 2 { await Self.change(&events) }
    await phone.host.settle()
    let asked = await phone.small
    XCTAssertEqual(asked.reloads, 2, "this one was reloaded a moment ago, for the tap")
    let next = try XCTUnwrap(asked.nextReload)
    XCTAssertGreaterThan(next, phone.home.clock.now)
    phone.home.clock.advance(to: next)
    await phone.host.catchUp()
    let after = await phone.small
    XCTAssertEqual(after.reloads, 3)
    await phone.host.stop()
  }

  /// Widgets and controls of one extension stand in one queue.
  func testAControlAndAWidgetTappedAtOnceRunInTurn() async throws {
    let home = try TestHome()
    home.kinds["Fake"] = "taps"
    home.controls = "noted"
    let host = try home.host()
    await host.start()
    try await home.install("Fake", on: host)
    let control = try await host.addControl(extensionName: "Fake", kind: "noted").id
    await host.settle()
    let gate = home.gate("perform")
    @Sendable func tap(_ intent: String) async throws -> TapOutcome {
      let hit = HitToken(.intent(identifier: intent)).description
      return try await host.tap(TapRequest(widget: "w1", hit: hit, nonce: UUID().uuidString))
    }
    var events = host.events().makeAsyncIterator()
    async let first = tap("gate")
    let descriptor = await gate.reached()
    await Self.change(&events)
    var waiting: [Task<TapOutcome, any Error>] = []
    for number in 0..<4 {
      if number % 2 == 0 {
        waiting.append(Task { try await host.pressControl(id: control, nonce: "p\(number)") })
        while let event = await events.next() { if case .controlChanged = event { break } }
      } else {
        waiting.append(Task { try await tap(number == 1 ? "one" : "two") })
        await Self.change(&events)
      }
    }
    gate.open(descriptor)
    _ = try await first
    for task in waiting {
      let result = try await task.value.result
      XCTAssertEqual(result, .performed)
    }
    await host.settle()
    let spoken = await host.snapshot(id: "w1")?.spoken
    // The control's second press waits for its first, and stands in the queue from then on: behind the widget's.
    XCTAssertEqual(spoken?.split(separator: " ").prefix(4), ["gate", "noted=true", "one", "two"])
    let shown = await host.control(id: control)
    XCTAssertEqual(shown?.isOn, false)
    XCTAssertEqual(shown?.isPending, false)
    await host.stop()
  }

  func testAWidgetThatIsResizedWhileItsIntentRuns() async throws {
    let phone = try await Phone()
    let gate = phone.home.gate("perform")
    var events = phone.host.events().makeAsyncIterator()
    async let first = phone.tap("gate")
    let descriptor = await gate.reached()
    await Self.change(&events)
    try await phone.host.edit(.resize(id: "w1", family: .systemMedium))
    gate.open(descriptor)
    let result = try await first.result
    XCTAssertEqual(result, .performed)
    await phone.host.settle()
    let resized = await phone.small
    XCTAssertEqual(resized.placed.family, .systemMedium)
    XCTAssertEqual(resized.spoken, "gate")
    XCTAssertFalse(resized.isPending)
    // The next tap is counted from nothing.
    async let second = phone.tap("gate")
    let again = await gate.reached()
    let pending = await phone.small.isPending
    XCTAssertTrue(pending)
    gate.open(again)
    _ = try await second
    let after = await phone.small
    XCTAssertEqual(after.spoken, "gate gate")
    XCTAssertFalse(after.isPending)
    await phone.host.stop()
  }

  func testAWidgetThatIsRemovedAndPutBackWhileItsIntentRuns() async throws {
    let phone = try await Phone()
    let gate = phone.home.gate("perform")
    async let first = phone.tap("gate")
    let descriptor = await gate.reached()
    try await phone.host.remove(id: "w1")
    try await phone.host.undo()
    gate.open(descriptor)
    let result = try await first.result
    XCTAssertEqual(result, .performed)
    await phone.host.settle()
    let back = await phone.small
    XCTAssertEqual(back.spoken, "gate", "it shows what the intent did")
    XCTAssertFalse(back.isPending)
    await phone.host.stop()
  }

  /// A host that has stopped starts no process for what still waited.
  func testTapsThatWaitWhenTheHostStops() async throws {
    let phone = try await Phone()
    let gate = phone.home.gate("perform")
    var events = phone.host.events().makeAsyncIterator()
    let first = Task { try await phone.tap("gate") }
    let descriptor = await gate.reached()
    await Self.change(&events)
    let second = Task { try await phone.tap("ok") }
    await Self.change(&events)
    await phone.host.stop()
    gate.open(descriptor)
    for tap in [first, second] {
      let outcome = try await tap.value
      XCTAssertEqual(outcome.result, .failed)
      XCTAssertNotNil(outcome.problem)
    }
    await phone.host.settle()
    await phone.host.stop()
    let pending = await phone.small.isPending
    XCTAssertFalse(pending)
    XCTAssertEqual(try Self.processes(of: phone.home.folder), [])
  }

  func testAProcessThatWasEndedIsStartedForTheNextTap() async throws {
    let phone = try await Phone()
    _ = try await phone.tap("one")
    await phone.host.endProcess(of: "Fake")
    XCTAssertEqual(try Self.processes(of: phone.home.folder), [])
    let outcome = try await phone.tap("two")
    XCTAssertEqual(outcome.result, .performed)
    let small = await phone.small
    XCTAssertEqual(small.spoken, "two", "another process")
    XCTAssertNil(small.problem)
    await phone.host.stop()
  }

  /// Statement 196: only pictures with something to hide are others on a locked device.
  func testLockingShowsPrivatePicturesAnew() async throws {
    let home = try TestHome()
    home.kinds["Fake"] = "private=systemSmall,good=systemSmall"
    let host = try home.host()
    await host.start()
    try await home.install("Fake", on: host)
    func revisions() async -> [Int] { await host.snapshots().map(\.revision) }
    let kinds = await host.snapshots().map(\.placed.kind)
    let secret = try XCTUnwrap(kinds.firstIndex(of: "private"))
    var before = await revisions()
    for isLocked in [true, true, false] {
      let was = await host.isLocked
      await host.setLocked(isLocked)
      if was != isLocked { before[secret] += 1 }
      let after = await revisions()
      XCTAssertEqual(after, before)
    }
    await host.stop()
  }

  private static func change(_ events: inout AsyncStream<HostEvent>.Iterator) async {
    while let event = await events.next() { if case .widgetChanged = event { return } }
  }

  /// Running programs of a folder, but for those that are only waited for.
  private static func processes(of folder: URL) throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: "/proc").filter { Int32($0) != nil }.compactMap {
      let line = FileManager.default.contents(atPath: "/proc/\($0)/cmdline") ?? Data()
      let text = String(decoding: line.split(separator: 0).first ?? Data(), as: UTF8.self)
      return text.hasPrefix(folder.path) ? text : nil
    }
  }
}
