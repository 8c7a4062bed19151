import Archive
import Foundation
import Host
import Schedule
import XCTest

/// The refresh budget through the host and real processes: what is decided is kept and can be read.
final class LedgerTests: XCTestCase {
  func testEveryDecisionOfADayIsInTheLedgerAlsoAfterARestart() async throws {
    let home = try TestHome()
    home.rules = ScheduleRules()
    home.kinds["Fake"] = "steps"
    var host = try home.host()
    await host.start()
    try await home.install("Fake", on: host)
    try await play(host, home, hours: 24)
    let rows = try await host.ledger(widget: "w1")
    let granted = rows.filter { $0.entry.outcome == .granted }
    let reloads = await host.snapshot(id: "w1")?.reloads
    XCTAssertEqual(granted.count, reloads, "a grant is a load")
    XCTAssertEqual(rows.last?.entry.rule, .placed)
    XCTAssertEqual(rows.last?.entry.isCharged, false)
    XCTAssertTrue(
      rows.contains { $0.entry.rule == .unseen && $0.entry.outcome == .deferred }, "nobody looked")
    let budget = await host.snapshot(id: "w1")?.budget
    XCTAssertGreaterThan(try XCTUnwrap(budget?.used), 20)
    await host.stop()

    host = try home.host()
    await host.start()
    let again = await host.snapshot(id: "w1")?.budget
    XCTAssertEqual(again?.used, budget?.used, "the budget is what the ledger says")
    let kept = try await host.ledger(widget: "w1")
    XCTAssertEqual(kept.count, rows.count)
    await host.stop()
  }

  /// Somebody who looks has more reloads than nobody.
  func testAWidgetInSightIsReloadedWhenItsTimelineWants() async throws {
    let home = try TestHome()
    home.rules = ScheduleRules()
    home.kinds["Fake"] = "steps"
    let host = try home.host()
    await host.start()
    try await home.install("Fake", on: host)
    await host.show(["w1"])
    try await play(host, home, hours: 6)
    let rows = try await host.ledger(widget: "w1")
    // Each is up to 15 seconds later than the timeline wants, so the eighteenth falls behind the sixth hour.
    XCTAssertEqual(rows.filter { $0.entry.rule == .withinBudget }.count, 17, "every twenty minutes")
    XCTAssertFalse(rows.contains { $0.entry.rule == .unseen })
    await host.show([])
    try await play(host, home, hours: 6)
    let later = try await host.ledger(widget: "w1")
    XCTAssertTrue(later.contains { $0.entry.rule == .unseen })
    await host.stop()
  }

  func testTheLedgerIsReadInPartsAndByKind() async throws {
    let home = try TestHome()
    home.kinds["Fake"] = "steps"
    let host = try home.host()
    await host.start()
    try await home.install("Fake", on: host)
    for _ in 0..<4 {
      try await host.reload(id: "w1")
      await host.settle()
      home.clock.advance(by: 60)
    }
    let all = try await host.ledger()
    XCTAssertEqual(all.filter { $0.entry.rule == .person }.count, 4)
    XCTAssertEqual(all.map(\.number), all.map(\.number).sorted(by: >), "the newest first")
    let newest = try await host.ledger(limit: 2)
    let rest = try await host.ledger(before: newest.last?.number)
    XCTAssertEqual(newest + rest, all)
    let kind = try XCTUnwrap(all.first?.kind)
    let ofKind = try await host.ledger(kind: kind)
    XCTAssertEqual(ofKind, all)
    let ofAnother = try await host.ledger(kind: "another")
    XCTAssertEqual(ofAnother, [])
    let future = try await host.ledger(since: home.clock.now + 1)
    XCTAssertEqual(future, [])
    await host.stop()
  }

  private func play(_ host: WidgetHost, _ home: TestHome, hours: Double) async throws {
    let end = home.clock.now.addingTimeInterval(hours * 3600)
    while let next = await host.nextDeadline, next <= end {
      home.clock.advance(to: next)
      await host.catchUp()
    }
    home.clock.advance(to: end)
  }
}
