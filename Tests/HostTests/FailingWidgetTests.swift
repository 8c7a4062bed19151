import Archive
import Foundation
import Host
import XCTest

/// Whatever one widget does, it keeps its last picture, says what is wrong, and leaves the others alone.
final class FailingWidgetTests: XCTestCase {
  func testEachFailureHasACodeAMessageAndACure() async throws {
    let cases = [
      "crash": "extension-crashed", "segfault": "extension-crashed", "exit": "extension-crashed",
      "garbage": "damaged-answer", "oversized": "damaged-answer", "empty": "no-entries",
      "never": "completion-never-called", "wide": "answer-too-large",
    ]
    let home = try TestHome()
    for kind in cases.keys { home.kinds[kind] = kind }
    let host = try home.host()
    await host.start()
    for (kind, code) in cases {
      try await home.install(kind, version: kind, on: host)
      let snapshots = await host.snapshots()
      let snapshot = try XCTUnwrap(snapshots.first { $0.placed.kind == kind })
      XCTAssertEqual(snapshot.problem?.code, code, kind)
      XCTAssertFalse(snapshot.problem?.message.isEmpty ?? true, kind)
      XCTAssertNotNil(snapshot.problem?.cure, kind)
      XCTAssertEqual(snapshot.nextReload, home.clock.now.addingTimeInterval(10), "\(kind) is tried again")
    }
    await host.stop()
  }

  func testAWidgetBesideACrashingOneIsDrawn() async throws {
    let home = try TestHome()
    home.kinds["Mixed"] = "crash,good"
    let host = try home.host()
    await host.start()
    try await home.install("Mixed", on: host)
    let snapshots = await host.snapshots()
    XCTAssertEqual(snapshots.map(\.problem?.code), ["extension-crashed", nil])
    XCTAssertNotNil(snapshots[1].shown)
    await host.stop()
  }

  func testAProgramThatIsGoneIsALaunchFailureAndThePictureStays() async throws {
    let home = try TestHome()
    let host = try home.host()
    await host.start()
    try await home.install("Fake", on: host)
    _ = try? await host.replaceExecutable(name: "Fake", executable: URL(fileURLWithPath: "/no/such/program"))
    await host.settle()
    let snapshot = await host.snapshots()[0]
    XCTAssertEqual(snapshot.problem?.code, "launch-failed")
    XCTAssertEqual(snapshot.shown, "fake://one/1/0")
    await host.stop()
  }

  func testAProblemIsStillKnownAfterARestartAndGoneAfterAGoodReload() async throws {
    let home = try TestHome()
    let first = try home.host()
    await first.start()
    try await home.install("Fake", on: first)
    _ = try? await first.replaceExecutable(name: "Fake", executable: URL(fileURLWithPath: "/no/such/program"))
    await first.settle()
    await first.stop()

    let second = try home.host()
    var snapshot = await second.snapshots()[0]
    XCTAssertEqual(snapshot.problem?.code, "launch-failed")
    XCTAssertEqual(snapshot.shown, "fake://one/1/0")
    await second.start()
    try await second.replaceExecutable(name: "Fake", executable: home.program("two"))
    await second.settle()
    snapshot = await second.snapshots()[0]
    XCTAssertNil(snapshot.problem)
    XCTAssertEqual(snapshot.shown, "fake://two/1/0")
    await second.stop()
  }

  func testAFailingWidgetIsTriedAgainWithBackOff() async throws {
    let home = try TestHome()
    home.kinds["Fake"] = "empty"
    let host = try home.host()
    await host.start()
    try await home.install("Fake", on: host)
    var changes = host.events().makeAsyncIterator()
    for wait in [10.0, 20, 40] {
      let due = await host.snapshots()[0].nextReload
      XCTAssertEqual(due, home.clock.now.addingTimeInterval(wait))
      await home.clock.waitForSleepers()
      home.clock.advance(by: wait)
      while let event = await changes.next() {
        if case .widgetChanged = event { break }
      }
    }
    await host.stop()
  }
}
