import Archive
import Foundation
import Host
import Processes
import XCTest

final class WidgetHostTests: XCTestCase {
  func testAnInstalledWidgetIsPlacedAndDrawn() async throws {
    let home = try TestHome()
    let host = try home.host()
    await host.start()
    try await home.install("Fake", on: host)
    let snapshots = await host.snapshots()
    XCTAssertEqual(
      snapshots.map(\.placed.family), [.systemSmall], "accessory families have no place on the Home Screen")
    XCTAssertEqual(snapshots[0].shown, "fake://one/1/0")
    XCTAssertEqual(snapshots[0].displayName, "Fake good")
    XCTAssertEqual(snapshots[0].reloads, 1)
    XCTAssertNil(snapshots[0].problem)
    await host.stop()
  }

  func testEntriesAndReloadsFollowTheClock() async throws {
    let home = try TestHome()
    home.kinds["Fake"] = "steps"
    let host = try home.host()
    await host.start()
    try await home.install("Fake", on: host)
    var changes = host.events().makeAsyncIterator()
    let id = await host.snapshots()[0].placed.id

    home.clock.advance(by: 600)
    await Self.change(&changes)
    var shown = await host.snapshot(id: id)?.shown
    XCTAssertEqual(shown, "fake://one/1/1")

    await home.clock.waitForSleepers()
    home.clock.advance(by: 600)
    await Self.change(&changes)  // the last entry
    await Self.change(&changes)  // the new timeline
    shown = await host.snapshot(id: id)?.shown
    XCTAssertEqual(shown, "fake://one/2/0")
    let reloads = await host.snapshot(id: id)?.reloads
    XCTAssertEqual(reloads, 2)
    await host.stop()
  }

  func testProvidersSeeTheHostsClock() async throws {
    let home = try TestHome()
    home.kinds["Fake"] = "clock"
    home.extensionClock = try ExtensionClock()
    let host = try home.host()
    await host.start()
    try await home.install("Fake", on: host)
    for _ in 0..<3 {
      let dates = await host.snapshots()[0].timeline?.entries.map(\.date)
      XCTAssertEqual(dates, [home.clock.now])
      home.clock.advance(by: 7 * 3600)
      try await host.reload(id: "w1")
      await host.settle()
    }
    await host.stop()
  }

  func testAVirtualDayPassesInAMoment() async throws {
    let home = try TestHome()
    home.kinds["Fake"] = "steps"
    let host = try home.host()
    await host.start()
    try await home.install("Fake", on: host)
    let end = home.clock.now.addingTimeInterval(86_400)
    while let next = await host.nextDeadline, next <= end {
      home.clock.advance(to: next)
      await host.catchUp()
    }
    let reloads = await host.snapshot(id: "w1")?.reloads
    XCTAssertEqual(reloads, 73, "at once, then every twenty minutes")
    await host.stop()
  }

  func testAReloadByAPersonHappensAtOnce() async throws {
    let home = try TestHome()
    let host = try home.host()
    await host.start()
    try await home.install("Fake", on: host)
    try await host.reload(id: "w1")
    await host.settle()
    let shown = await host.snapshot(id: "w1")?.shown
    XCTAssertEqual(shown, "fake://one/2/0")
    await host.stop()
  }

  func testAfterARestartPicturesAreThereBeforeAnythingRuns() async throws {
    let home = try TestHome()
    let first = try home.host()
    await first.start()
    try await home.install("Fake", on: first)
    await first.stop()
    try FileManager.default.removeItem(at: home.program("one"))

    let second = try home.host()
    let snapshot = await second.snapshots()[0]
    XCTAssertEqual(snapshot.shown, "fake://one/1/0")
    XCTAssertEqual(snapshot.displayName, "Fake good")
    XCTAssertEqual(snapshot.loadedAt, home.clock.now)
    await second.start()
    await second.settle()
    let problem = await second.snapshots()[0].problem
    XCTAssertNil(problem, "nothing was due, so nothing was started")
    await second.stop()
  }

  func testANewBuildReplacesThePicturesAndPlacesNewWidgets() async throws {
    let home = try TestHome()
    let host = try home.host()
    await host.start()
    try await home.install("Fake", on: host)
    let bundle = try await host.replaceExecutable(name: "Fake", executable: home.program("two+steps"))
    XCTAssertEqual(bundle.widgets.map(\.kind), ["good", "steps"])
    let before = await host.snapshot(id: "w1")?.shown
    XCTAssertNotNil(before, "the old picture stays until the new one is there")
    await host.settle()
    let snapshots = await host.snapshots()
    XCTAssertEqual(snapshots.map(\.placed.kind), ["good", "steps"])
    XCTAssertTrue(snapshots.allSatisfy { $0.shown?.hasPrefix("fake://two+steps/") == true })
    XCTAssertEqual(snapshots.map(\.reloads), [2, 1])
    await host.stop()
  }

  func testABrokenBuildKeepsThePictures() async throws {
    let home = try TestHome()
    let host = try home.host()
    await host.start()
    try await home.install("Fake", on: host)
    do {
      try await host.replaceExecutable(name: "Fake", executable: home.program("broken"))
      XCTFail("a bundle that crashes was described")
    } catch {
      let problem = try XCTUnwrap(error as? Problem)
      XCTAssertEqual(problem.code, "extension-crashed")
      XCTAssertTrue(problem.message.contains("the bundle broke"), problem.message)
    }
    await host.settle()
    let shown = await host.snapshot(id: "w1")?.shown
    XCTAssertNotNil(shown)
    await host.stop()
  }

  func testARemovedWidgetIsGoneAndStaysGone() async throws {
    let home = try TestHome()
    let host = try home.host()
    await host.start()
    try await home.install("Fake", on: host)
    try await host.remove(id: "w1")
    try await home.install("Fake", on: host)
    let count = await host.snapshots().count
    XCTAssertEqual(count, 0, "only widgets the bundle did not have before are placed")
    await host.stop()
  }

  func testUnknownNamesAreProblems() async throws {
    let host = try TestHome().host()
    await assertProblem("unknown-extension") { _ = try await host.describe("Nobody") }
    await assertProblem("unknown-widget") { try await host.reload(id: "w9") }
    await assertProblem("unknown-widget") { try await host.remove(id: "w9") }
    await assertProblem("unknown-extension") {
      _ = try await host.place(extensionName: "Nobody", kind: "x", family: .systemSmall)
    }
  }

  func testEverySubscriberHearsABuild() async throws {
    let host = try TestHome().host()
    var first = host.events().makeAsyncIterator()
    var second = host.events().makeAsyncIterator()
    let report = BuildReport(succeeded: true, seconds: 1.5, messages: [])
    await host.report(build: report, extensionName: "Fake")
    for event in [await first.next(), await second.next()] {
      guard case .buildFinished("Fake", report)? = event else {
        return XCTFail("\(String(describing: event))")
      }
    }
    let last = await host.lastBuild(extensionName: "Fake")
    XCTAssertEqual(last, report)
    await host.stop()
    let end = await first.next()
    XCTAssertNil(end)
  }

  /// Waits until a widget has changed.
  private static func change(_ events: inout AsyncStream<HostEvent>.Iterator) async {
    while let event = await events.next() {
      if case .widgetChanged = event { return }
    }
  }

  private func assertProblem(_ code: String, line: UInt = #line, _ body: () async throws -> Void) async {
    do {
      try await body()
      XCTFail("no problem", line: line)
    } catch {
      XCTAssertEqual((error as? Problem)?.code, code, line: line)
    }
  }
}
