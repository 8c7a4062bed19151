import Archive
import Foundation
import Host
import XCTest

/// Controls of a host, through the fake extension.
final class ControlTests: XCTestCase {
  /// A started host with these controls installed and one of each added.
  private func bench(_ kinds: String) async throws -> (home: TestHome, host: WidgetHost) {
    let home = try TestHome()
    home.controls = kinds
    let host = try home.host()
    await host.start()
    try await home.install("Fake", on: host)
    for kind in kinds.split(separator: ",") {
      try await host.addControl(extensionName: "Fake", kind: String(kind))
    }
    await host.settle()
    return (home, host)
  }

  private func only(_ host: WidgetHost) async throws -> ControlSnapshot {
    let control = await host.controls().first
    return try XCTUnwrap(control)
  }

  func testAnAddedControlGetsItsValue() async throws {
    let (_, host) = try await bench("lamp")
    let control = try await only(host)
    XCTAssertEqual(control.placed.id, "c1")
    XCTAssertEqual(control.placed.place, .controlCenter)
    XCTAssertEqual(control.displayName, "Control lamp")
    XCTAssertEqual(control.state?.off.title, "1")
    XCTAssertFalse(control.isOn)
    XCTAssertFalse(control.isPreview)
    XCTAssertFalse(control.isPending)
    XCTAssertFalse(control.isConfigurable)
    XCTAssertNil(control.problem)
    await host.stop()
  }

  func testAPressPerformsThenAsksTheProvider() async throws {
    let (home, host) = try await bench("lamp")
    let outcome = try await host.pressControl(id: "c1", nonce: "n1")
    XCTAssertEqual(outcome.result, .performed)
    XCTAssertEqual(Set(outcome.stages.keys), ["queue", "perform"])
    await host.settle()
    var control = try await only(host)
    XCTAssertTrue(control.isOn)
    XCTAssertEqual(control.state?.off.title, "2", "asked once more, not oftener")
    XCTAssertEqual(control.status, "The lamp is on")
    home.clock.advance(by: 2.9)
    control = try await only(host)
    XCTAssertEqual(control.status, "The lamp is on")
    home.clock.advance(by: 0.2)
    control = try await only(host)
    XCTAssertNil(control.status, "it stands for a moment")
    await host.stop()
  }

  func testAToggleFlipsBeforeItsActionHasEnded() async throws {
    let home = try TestHome()
    home.controls = "gated"
    let gate = home.gate("press")
    let host = try home.host()
    await host.start()
    try await home.install("Fake", on: host)
    try await host.addControl(extensionName: "Fake", kind: "gated")
    await host.settle()
    async let outcome = host.pressControl(id: "c1", nonce: "n1")
    let held = await gate.reached()
    var control = try await only(host)
    XCTAssertTrue(control.isOn, "at once")
    XCTAssertTrue(control.isPending)
    XCTAssertEqual(control.state?.isOn, false, "the provider has not said so yet")
    gate.open(held)
    let ended = try await outcome
    XCTAssertEqual(ended.result, .performed)
    await host.settle()
    control = try await only(host)
    XCTAssertTrue(control.isOn)
    XCTAssertFalse(control.isPending)
    await host.stop()
  }

  func testAFailedActionRollsBackAndSaysWhy() async throws {
    let (_, host) = try await bench("failing")
    let outcome = try await host.pressControl(id: "c1", nonce: "n1")
    XCTAssertEqual(outcome.result, .failed)
    XCTAssertEqual(outcome.problem?.code, "intent-threw")
    await host.settle()
    let control = try await only(host)
    XCTAssertFalse(control.isOn)
    XCTAssertEqual(control.problem?.code, "intent-threw", "it stays until the next press")
    XCTAssertNil(control.status)
    await host.stop()
  }

  func testTheProvidersValueWins() async throws {
    let (_, host) = try await bench("stubborn")
    let outcome = try await host.pressControl(id: "c1", nonce: "n1")
    XCTAssertEqual(outcome.result, .performed)
    await host.settle()
    let control = try await only(host)
    XCTAssertFalse(control.isOn)
    await host.stop()
  }

  func testConcurrentPressesRunInOrder() async throws {
    let (_, host) = try await bench("lamp")
    let results = await withTaskGroup(of: TapOutcome.Result?.self) { group in
      for number in 0..<7 {
        group.addTask { try? await host.pressControl(id: "c1", nonce: "n\(number)").result }
      }
      return await group.reduce(into: []) { $0.append($1) }
    }
    XCTAssertEqual(results, Array(repeating: .performed, count: 7))
    await host.settle()
    let control = try await only(host)
    XCTAssertTrue(control.isOn, "seven presses end on")
    await host.stop()
  }

  func testAProviderThatThrowsKeepsTheLastValue() async throws {
    let (home, host) = try await bench("throwing")
    var control = try await only(host)
    XCTAssertEqual(control.state?.off.title, "1")
    try await host.pressControl(id: "c1", nonce: "n1")
    await host.settle()
    control = try await only(host)
    XCTAssertEqual(control.state?.off.title, "1", "the pictures stay")
    XCTAssertTrue(control.isOn, "what the action achieved")
    XCTAssertEqual(control.problem?.code, "query-threw")
    await host.stop()

    let second = try home.host()
    control = try await only(second)
    XCTAssertEqual(control.problem?.code, "query-threw")
    XCTAssertEqual(control.state?.off.title, "1")
    await second.stop()
  }

  /// Statement 244: previewValue is shown in previews and while nothing else is known.
  func testTheGalleryShowsThePreviewAndNothingIsAdded() async throws {
    let home = try TestHome()
    home.controls = "lamp"
    let host = try home.host()
    await host.start()
    try await home.install("Fake", on: host)
    let preview = try await host.controlPreview(extensionName: "Fake", kind: "lamp")
    XCTAssertEqual(preview.off.title, "preview")
    XCTAssertTrue(preview.isOn)
    let count = await host.controls().count
    XCTAssertEqual(count, 0)
    await assertProblem("unknown-kind") {
      _ = try await host.controlPreview(extensionName: "Fake", kind: "gone")
    }
    await host.stop()
  }

  func testControlCenterReloads() async throws {
    let (_, host) = try await bench("reloading")
    var changes = host.events().makeAsyncIterator()
    try await host.pressControl(id: "c1", nonce: "n1")
    await host.settle()
    while let event = await changes.next() {
      if case .controlChanged("c1") = event { break }
    }
    let control = try await only(host)
    XCTAssertTrue(control.isOn)
    await host.stop()
  }

  func testALockedDeviceAsksFirst() async throws {
    let (_, host) = try await bench("door,lamp")
    await host.setLocked(true)
    let refused = try await host.pressControl(id: "c1", nonce: "n1")
    XCTAssertEqual(refused.result, .needsAuthentication)
    await host.settle()
    var control = try await only(host)
    XCTAssertFalse(control.isOn, "nothing ran")
    XCTAssertNil(control.problem)
    let allowed = try await host.pressControl(id: "c1", nonce: "n2", isAuthenticated: true)
    XCTAssertEqual(allowed.result, .performed)
    await host.settle()
    control = try await only(host)
    XCTAssertTrue(control.isOn)
    let lamp = try await host.pressControl(id: "c2", nonce: "n3")
    XCTAssertEqual(lamp.result, .performed, "a lamp needs no face")
    await host.stop()
  }

  func testAnActionThatOpensSomethingIsInTheURLLog() async throws {
    let (home, host) = try await bench("opens")
    let outcome = try await host.pressControl(id: "c1", nonce: "n1")
    XCTAssertEqual(outcome.url, "lamp://open")
    let opened = await host.openedURLs()
    XCTAssertEqual(opened.map(\.url), ["lamp://open"])
    XCTAssertEqual(opened.first?.source, "c1")
    XCTAssertEqual(opened.first?.date, home.clock.now)
    await host.stop()
  }

  func testPressesThatRunNothing() async throws {
    let (_, host) = try await bench("lamp,disabled")
    try await host.pressControl(id: "c1", nonce: "n1")
    await assertProblem("tap-replayed") { try await host.pressControl(id: "c1", nonce: "n1") }
    await assertProblem("control-disabled") { try await host.pressControl(id: "c2", nonce: "n2") }
    await assertProblem("unknown-control") { try await host.pressControl(id: "c9", nonce: "n3") }
    await assertProblem("unknown-control") { try await host.removeControl(id: "c9") }
    await assertProblem("unknown-kind") { try await host.addControl(extensionName: "Fake", kind: "gone") }
    await assertProblem("unknown-extension") {
      try await host.addControl(extensionName: "Nobody", kind: "lamp")
    }
    await assertProblem("not-configurable") { _ = try await host.sheet(control: "c1") }
    await host.settle()
    let control = try await only(host)
    XCTAssertTrue(control.isOn, "one press, one flip")
    await host.stop()
  }

  func testACrashingActionRollsBackAndTheControlLivesOn() async throws {
    let (_, host) = try await bench("crashing")
    let outcome = try await host.pressControl(id: "c1", nonce: "n1")
    XCTAssertEqual(outcome.result, .failed)
    await host.settle()
    let control = try await only(host)
    XCTAssertFalse(control.isOn)
    XCTAssertNotNil(control.state)
    XCTAssertFalse(control.isPending)
    await host.stop()
  }

  func testARemovedControlLetsItsPressesGo() async throws {
    let home = try TestHome()
    home.controls = "gated"
    let gate = home.gate("press")
    let host = try home.host()
    await host.start()
    try await home.install("Fake", on: host)
    try await host.addControl(extensionName: "Fake", kind: "gated")
    await host.settle()
    async let outcome = host.pressControl(id: "c1", nonce: "n1")
    let held = await gate.reached()
    try await host.removeControl(id: "c1")
    let ended = try await outcome
    XCTAssertEqual(ended.problem?.code, "unknown-control")
    gate.open(held)
    await host.settle()
    let count = await host.controls().count
    XCTAssertEqual(count, 0)
    await host.stop()
  }

  /// Statement 239: a control appears in Control Center, on the Lock Screen and on the Action button.
  func testPlacesSizesAndValuesSurviveARestart() async throws {
    let (home, host) = try await bench("lamp,button,timer")
    try await host.moveControl(id: "c3", place: .controlCenter, position: 0)
    try await host.resizeControl(id: "c1", size: .large)
    try await host.moveControl(id: "c2", place: .lockTrailing)
    try await host.configure(control: "c3", values: ["days": .integer(5)])
    try await host.addControl(extensionName: "Fake", kind: "lamp", place: .actionButton)
    await assertProblem("not-resizable") { try await host.resizeControl(id: "c2", size: .wide) }
    await host.settle()
    let before = await host.controls().map(\.placed)
    XCTAssertEqual(before.map(\.id), ["c3", "c1", "c2", "c4"])
    XCTAssertEqual(before.map(\.place), [.controlCenter, .controlCenter, .lockTrailing, .actionButton])
    XCTAssertEqual(before.map(\.size), [.small, .large, .small, .small])
    XCTAssertEqual(before[0].values, ["days": .integer(5)])
    let states = await host.controls().map(\.state)
    await host.stop()

    let second = try home.host()
    let after = await second.controls()
    XCTAssertEqual(after.map(\.placed), before)
    XCTAssertEqual(after.map(\.state), states, "before anything runs")
    XCTAssertTrue(after.allSatisfy { !$0.isPreview })
    await second.stop()
  }

  /// Statement 245: the configuration opens when the control is added; what was chosen reaches the provider.
  func testAConfigurableControl() async throws {
    let (_, host) = try await bench("timer")
    var control = try await only(host)
    XCTAssertTrue(control.isConfigurable)
    XCTAssertEqual(control.state?.action, "timer:0")
    let sheet = try await host.sheet(control: "c1")
    XCTAssertEqual(sheet.title, "Select City")
    let options = try await host.options(control: "c1", parameter: "city", search: "Ber")
    XCTAssertEqual(options.sections.first?.options.first?.display.title, "Ber")
    try await host.configure(control: "c1", values: ["city": .entity("berlin")])
    await host.settle()
    control = try await only(host)
    XCTAssertEqual(control.state?.action, "timer:1", "the provider got the value")
    await assertProblem("value-refused") {
      try await host.configure(control: "c1", values: ["city": .entity("atlantis")])
    }
    control = try await only(host)
    XCTAssertEqual(control.placed.values, ["city": .entity("berlin")])
    await host.stop()
  }

  func testANewBuildAsksEveryControlAnew() async throws {
    let (home, host) = try await bench("lamp")
    _ = try await host.controlPreview(extensionName: "Fake", kind: "lamp")
    try await host.pressControl(id: "c1", nonce: "n1")
    await host.settle()
    _ = try await host.replaceExecutable(name: "Fake", executable: home.program("two"))
    await host.settle()
    let control = try await only(host)
    XCTAssertEqual(control.state?.off.title, "1", "the first answer of the new program")
    XCTAssertFalse(control.isOn)
    XCTAssertNil(control.problem)
    await host.stop()
  }

  private func assertProblem(_ code: String, line: UInt = #line, _ body: () async throws -> Any) async {
    do {
      _ = try await body()
      XCTFail("no problem", line: line)
    } catch {
      XCTAssertEqual((error as? Problem)?.code, code, line: line)
    }
  }
}
