import Activities
import Archive
import Foundation
import Host
import XCTest

/// Push tokens: who has which, and until when.
final class TokenTests: XCTestCase {
  private func good(_ bench: ActivityBench) async -> [PushTokenSnapshot] {
    await bench.host.tokens().filter { $0.unregisteredAt == nil }
  }

  func testTokensAreGivenOutForWhatHandlesPush() async throws {
    let bench = try await ActivityBench("Ride,Match", kinds: "pushed,good", controls: "pushedLamp,lamp")
    for kind in ["pushedLamp", "lamp"] {
      try await bench.host.addControl(extensionName: "Fake", kind: kind)
    }
    let id = try await bench.start(push: .token)
    try await bench.start()
    let tokens = await good(bench)
    XCTAssertEqual(
      Set(tokens.map(\.purpose)),
      [
        "Starts activities of Match", "Starts activities of Ride", "Updates the activity \(id) (Ride)",
        "Reloads the widgets of Fake", "Reloads the control pushedLamp",
      ])
    XCTAssertEqual(Set(tokens.map(\.hex)).count, 5)
    for token in tokens {
      XCTAssertGreaterThanOrEqual(token.hex.count, 64)
      XCTAssertEqual(token.bundle, "dev.vitrine.fake")
      XCTAssertEqual(bench.host.directory.entry(token.hex)?.kind, token.kind)
    }
    await bench.host.stop()
  }

  func testARotatedTokenIsUnregistered() async throws {
    let bench = try await ActivityBench()
    let id = try await bench.start(push: .token)
    let old = try await XCTUnwrapAsync(await bench.token { $0 == .update(activityID: id) })
    await bench.pass(10)
    let new = try await bench.host.rotateToken(old)
    XCTAssertNotEqual(new, old)
    XCTAssertEqual(bench.host.directory.entry(old)?.unregisteredAt, bench.home.clock.now)
    XCTAssertNil(bench.host.directory.entry(new)?.unregisteredAt)
    let snapshot = await bench.host.activity(id: id)
    XCTAssertEqual(snapshot?.updateToken?.count, new.count / 2)
    await assertProblem("unknown-token") { try await bench.host.rotateToken(old) }
    await assertProblem("unknown-token") { try await bench.host.rotateToken("zz") }
    await bench.host.stop()
  }

  func testTokensFollowTheBundleTheControlAndTheBuild() async throws {
    let bench = try await ActivityBench("Ride", kinds: "pushed", controls: "pushedLamp")
    try await bench.host.addControl(extensionName: "Fake", kind: "pushedLamp")
    let before = await good(bench)
    XCTAssertEqual(before.count, 3)
    _ = try await bench.host.install(
      InstalledExtension(
        name: "Fake", executable: bench.home.program("one"), bundleIdentifier: "com.example.Ride"))
    await bench.host.settle()
    var after = await good(bench)
    XCTAssertEqual(Set(after.map(\.hex)), Set(before.map(\.hex)))
    XCTAssertEqual(Set(after.map(\.bundle)), ["com.example.Ride"])
    try await bench.host.removeControl(id: "c1")
    after = await good(bench)
    XCTAssertEqual(after.count, 2)
    _ = try await bench.host.replaceExecutable(name: "Fake", executable: bench.home.program("bare"))
    await bench.host.settle()
    after = await good(bench)
    XCTAssertEqual(after.map(\.kind), [.widgets], "the type is gone from the build")
    XCTAssertEqual(Set(after.map(\.bundle)), ["com.example.Ride"])
    await bench.host.stop()
  }

  func testPushHandlersAreToldWhatChanged() async throws {
    var bench = try await ActivityBench("", kinds: "pushed", controls: "pushedLamp")
    var lines = Lines(bench.host)
    let widgets = try await XCTUnwrapAsync(await bench.token { $0 == .widgets })
    _ = try await bench.host.addControl(extensionName: "Fake", kind: "pushedLamp")
    let control = try await XCTUnwrapAsync(await bench.token { $0 == .control(id: "c1") })
    await lines.wait("told controls none [\(control)]")
    _ = try await bench.host.place(extensionName: "Fake", kind: "pushed", family: .systemSmall)
    await lines.wait("told widgets \(widgets) [none,none]")
    let new = try await bench.host.rotateToken(widgets)
    await lines.wait("told widgets \(new) [none,none]")
    await bench.host.settle()
    // After a restart nothing has changed, so nobody is told and no process starts for it.
    bench = try await bench.restarted()
    lines = Lines(bench.host)
    _ = try await bench.host.replaceExecutable(name: "Fake", executable: bench.home.program("two"))
    await lines.wait("told widgets \(new) [none,none]")
    await bench.host.stop()
  }

  func testAnExtensionAsksForItsTokens() async throws {
    let bench = try await ActivityBench("", kinds: "taps,pushed", controls: "lamp,pushedLamp")
    for kind in ["lamp", "pushedLamp"] { try await bench.host.addControl(extensionName: "Fake", kind: kind) }
    await bench.host.settle()
    let widget = await bench.host.snapshots().first { $0.placed.kind == "taps" }?.placed.id ?? ""
    _ = try await bench.host.tap(
      TapRequest(widget: widget, hit: HitToken(.intent(identifier: "tokens")).description, nonce: "1"))
    let spoken = await bench.host.snapshot(id: widget)?.spoken
    XCTAssertEqual(spoken, "tokens 32+0,32")
    await bench.host.stop()
  }

  /// Lines that the extension printed.
  private struct Lines {
    private var iterator: AsyncStream<HostEvent>.Iterator

    init(_ host: WidgetHost) { iterator = host.events().makeAsyncIterator() }

    mutating func wait(_ line: String) async {
      while let event = await iterator.next() { if case .log(_, line) = event { return } }
      XCTFail("never printed: \(line)")
    }
  }

  private func XCTUnwrapAsync<Value>(_ value: Value?) async throws -> Value { try XCTUnwrap(value) }
}
