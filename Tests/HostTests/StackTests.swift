import Archive
import Foundation
import Host
import Schedule
import XCTest

/// Stacks that turn, through the host and real processes.
final class StackTests: XCTestCase {
  private func stacked(_ home: TestHome, _ kinds: String) async throws -> WidgetHost {
    home.kinds["Fake"] = kinds
    let host = try home.host()
    await host.start()
    try await home.install("Fake", on: host)
    let ids = await host.snapshots().map(\.placed.id)
    for id in ids.dropFirst().reversed() { _ = try await host.edit(.stack(id: id, onto: ids[0])) }
    await host.settle()
    return host
  }

  private func top(_ host: WidgetHost) async -> String? {
    await host.snapshots().first { $0.isOnTop }?.placed.kind
  }

  private func pass(_ seconds: TimeInterval, _ host: WidgetHost, _ home: TestHome) async {
    home.clock.advance(by: seconds)
    await host.catchUp()
  }

  /// Statement 148: the system moves relevant widgets to the top.
  func testAnEntryThatMattersTurnsTheStackAndTheLedgerSaysWhy() async throws {
    let home = try TestHome()
    let host = try await stacked(home, "good,relevant")
    // Stacking is no turn: what a person put there stays until something matters more.
    let ids = await host.snapshots().map(\.placed)
    let good = try XCTUnwrap(ids.first { $0.kind == "good" }?.id)
    let relevant = try XCTUnwrap(ids.first { $0.kind == "relevant" }?.id)
    try await host.turnStack(to: good)
    await pass(599, host, home)
    var shown = await top(host)
    XCTAssertEqual(shown, "good", "its moment has not come, and a person turned it")
    await pass(1300, host, home)
    shown = await top(host)
    XCTAssertEqual(shown, "good", "its moment is over")
    try await host.reload(id: relevant)
    await host.settle()
    await pass(600, host, home)
    shown = await top(host)
    XCTAssertEqual(shown, "relevant")
    let row = try await host.ledger(widget: relevant).first { $0.entry.outcome == .turned }
    let sentence = row?.entry.sentence { "\($0)" } ?? ""
    XCTAssertTrue(sentence.hasPrefix("Turned to the top of its stack: its entry has a score of 20"), sentence)
    XCTAssertEqual(row?.entry.isCharged, false)
    await host.stop()

    let again = try home.host()
    await again.start()
    shown = await top(again)
    XCTAssertEqual(shown, "relevant", "also after a restart")
    await again.stop()
  }

  func testAPlaceTurnsTheStackToTheWidgetWhoseProviderAskedForIt() async throws {
    let home = try TestHome()
    let host = try await stacked(home, "good,clue")
    let placed = await host.snapshots().map(\.placed)
    try await host.turnStack(to: try XCTUnwrap(placed.first { $0.kind == "good" }?.id))
    for widget in placed { try await host.reload(id: widget.id) }
    await host.settle()
    await pass(3600, host, home)
    var shown = await top(host)
    XCTAssertEqual(shown, "good")
    await host.setCircumstances(Circumstances(place: "work"))
    shown = await top(host)
    XCTAssertEqual(shown, "clue")
    await host.stop()
  }

  func testAWidgetAloneCannotBeTurnedTo() async throws {
    let home = try TestHome()
    let host = try home.host()
    await host.start()
    try await home.install("Fake", on: host)
    for (id, code) in [("w1", "not-stacked"), ("nobody", "unknown-widget")] {
      do {
        try await host.turnStack(to: id)
        XCTFail("\(id) was turned to")
      } catch let problem as Problem {
        XCTAssertEqual(problem.code, code)
      }
    }
    await host.stop()
  }
}
