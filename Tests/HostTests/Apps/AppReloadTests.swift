import Archive
import Foundation
import Host
import Schedule
import XCTest

/// `WidgetCenter` in the app's process.
final class AppReloadTests: XCTestCase {
  /// Statements 74, 87, 98: the app changes its data and asks for a reload, which is free while it is in the foreground.
  func testAnAppReloadsItsWidgets() async throws {
    let home = try TestHome()
    home.rules = ScheduleRules()
    let host = try home.host()
    await host.start()
    try await home.install("Fake", on: host)
    home.clock.advance(by: 30)
    let snapshot = await host.snapshot(id: "w1")
    let kind = try XCTUnwrap(snapshot).placed.kind
    let app = try await TestApp(try await host.appEnvironment(extensionName: "Fake"))

    let other = await app.ask(.reloadWidgets(kind: "another"))
    XCTAssertEqual(other, .done)
    let answer = await app.ask(.reloadWidgets(kind: kind))
    XCTAssertEqual(answer, .done)
    await host.settle()
    let reloads = await host.snapshot(id: "w1")?.reloads
    XCTAssertEqual(reloads, 2)
    let entry = try await host.ledger(limit: 1).first?.entry
    XCTAssertEqual(entry?.cause, .widgetCenter)
    XCTAssertEqual(entry?.rule, .appInForeground)
    XCTAssertEqual(entry?.isCharged, false)
    await host.stop()
  }

  func testWhenTheAppIsGoneItsReloadsAreChargedAgain() async throws {
    let home = try TestHome()
    home.rules = ScheduleRules()
    let host = try home.host()
    await host.start()
    try await home.install("Fake", on: host)
    home.clock.advance(by: 30)
    let environment = try await host.appEnvironment(extensionName: "Fake")
    var app: TestApp? = try await TestApp(environment)
    _ = await app?.ask(.reloadWidgets(kind: nil))
    await host.settle()
    app = nil
    while await !host.connectedApps().isEmpty { await Task.yield() }
    // An extension's own process is no app: it is not in the foreground.
    let extensionPeer = try await TestApp(environment, role: .extension)
    home.clock.advance(by: 400)
    _ = await extensionPeer.ask(.reloadWidgets(kind: nil))
    let entry = try await host.ledger(limit: 1).first?.entry
    XCTAssertEqual(entry?.rule, .withinBudget)
    await host.stop()
  }

}
