import Archive
import Foundation
import Host
import Schedule
import XCTest

/// The time bar's two halves through real processes: looking at what was and will be, and running a copy ahead.
final class TimeTravelTests: XCTestCase {
  /// A day of a widget that shows another entry every ten minutes, and asks for more after twenty.
  private func homeAfter(hours: Double) async throws -> (home: TestHome, host: WidgetHost) {
    let home = try TestHome()
    home.rules = ScheduleRules()
    home.kinds["Fake"] = "steps"
    let host = try home.host()
    await host.start()
    try await home.install("Fake", on: host)
    await host.show(["w1"])
    let end = home.clock.now.addingTimeInterval(hours * 3600)
    while let next = await host.nextDeadline, next <= end {
      home.clock.advance(to: next)
      await host.catchUp()
    }
    home.clock.advance(to: end)
    await host.catchUp()
    return (home, host)
  }

  private func travel(_ home: TestHome, _ host: WidgetHost) -> TimeTravel {
    let folder = home.folder.appendingPathComponent("ahead")
    return TimeTravel(host, clock: home.clock) { date in
      let clock = VirtualClock(date)
      let copy = try await host.copy(in: folder, clock: clock)
      return AheadHost(host: copy, clock: clock) { try? FileManager.default.removeItem(at: folder) }
    }
  }

  func testWhatWasShownIsKeptAndWhatWillBeIsKnown() async throws {
    let (home, host) = try await homeAfter(hours: 3)
    let now = home.clock.now
    let stretches = try await host.stretches(from: now - 7200, to: now + 7200)
    let past = stretches.filter { $0.certainty == .past }
    XCTAssertEqual(past.count, 10...14, "every ten minutes of two hours, but for what shows now")
    XCTAssertEqual(stretches.last?.certainty, .beyond, "it asks again within twenty minutes")
    for (one, next) in zip(stretches, stretches.dropFirst()) {
      XCTAssertEqual(one.to, next.from, "without gaps")
    }
    let before = await host.snapshot(id: "w1")
    for stretch in past {
      let entry = await host.entry(of: "w1", at: stretch.from)
      XCTAssertNotNil(entry, "\(stretch)")
    }
    let shown = await host.entry(of: "w1", at: now)
    XCTAssertEqual(shown?.scenes.first?.scene.widgetURL, before?.shown)
    let forgotten = await host.entry(of: "w1", at: now - 4 * 3600)
    XCTAssertNil(forgotten, "it was placed three hours ago")
    let after = await host.snapshot(id: "w1")
    XCTAssertEqual(after?.reloads, before?.reloads, "looking loads nothing")
    await host.stop()
  }

  func testAheadOfTimeAllHappensAndBackNothingDid() async throws {
    let (home, host) = try await homeAfter(hours: 2)
    let travel = travel(home, host)
    let real = try await host.ledger()
    let before = await host.snapshot(id: "w1")
    let tomorrow = home.clock.now + 86400
    try await travel.run(to: tomorrow)
    XCTAssertTrue(travel.reading.isAhead)
    XCTAssertEqual(travel.reading.course, 1)
    await arrives(travel)
    XCTAssertEqual(travel.reading.now, tomorrow)
    let ahead = await travel.host.snapshot(id: "w1")
    XCTAssertGreaterThan(try XCTUnwrap(ahead?.reloads), try XCTUnwrap(before?.reloads) + 20)
    let rows = try await travel.host.ledger()
    XCTAssertGreaterThan(rows.filter { $0.entry.isCharged }.count, 40, "it was really charged")
    XCTAssertEqual(rows.suffix(real.count), real[...], "what was real is there, too")

    await travel.backToNow()
    XCTAssertFalse(travel.reading.isAhead)
    XCTAssertEqual(travel.reading.course, 2)
    XCTAssertTrue(travel.host === host)
    let after = await host.snapshot(id: "w1")
    XCTAssertEqual(after?.reloads, before?.reloads)
    let kept = try await host.ledger()
    XCTAssertEqual(kept, real, "no row came, none went")
    XCTAssertFalse(
      FileManager.default.fileExists(atPath: home.folder.appendingPathComponent("ahead").path))
    // And it goes on from there.
    try await host.reload(id: "w1")
    await host.settle()
    let reloaded = await host.snapshot(id: "w1")
    XCTAssertEqual(reloaded?.reloads, (before?.reloads ?? 0) + 1)
    await host.stop()
  }

  func testAHostWithoutCopiesStays() async throws {
    let home = try TestHome()
    let host = try home.host()
    let travel = TimeTravel(host, clock: home.clock)
    XCTAssertFalse(travel.reading.isMovable)
    do {
      try await travel.play(rate: 60)
      XCTFail("it moved")
    } catch let problem as Problem {
      XCTAssertEqual(problem.code, "clock-fixed")
    }
    await travel.backToNow()
    XCTAssertEqual(travel.reading.course, 0)
    await host.stop()
  }

  func testItStandsWhereItIsStopped() async throws {
    let (home, host) = try await homeAfter(hours: 1)
    let travel = travel(home, host)
    try await travel.play(rate: 3600)
    XCTAssertEqual(travel.reading.rate, 3600)
    while travel.reading.now <= home.clock.now { await Task.yield() }
    try await travel.play(rate: 0)
    let stopped = travel.reading.now
    XCTAssertGreaterThan(stopped, home.clock.now)
    XCTAssertEqual(travel.reading.rate, 0)
    XCTAssertEqual(travel.reading.course, 1, "still the same copy")
    await travel.backToNow()
    await host.stop()
  }

  /// The page that follows is told when the clock goes otherwise, and of what happens to the host it shows.
  func testEventsAreThoseOfTheHostThatIsShown() async throws {
    let (home, host) = try await homeAfter(hours: 1)
    let travel = travel(home, host)
    let events = await travel.events()
    try await travel.run(to: home.clock.now + 7200)
    var (clocks, widgets) = (0, 0)
    for await event in events {
      switch event {
      case .clockChanged: clocks += 1
      case .widgetChanged: widgets += 1
      default: break
      }
      // It set out, and arrived.
      if clocks == 2 { break }
    }
    XCTAssertGreaterThan(widgets, 5)
    await travel.backToNow()
    await host.stop()
  }

  func testAProgramThatIsBuiltMeanwhileIsThatOfTheCopyToo() async throws {
    let (home, host) = try await homeAfter(hours: 1)
    let travel = travel(home, host)
    try await travel.play(rate: 0)
    let copy = travel.host
    let events = copy.events()
    try await home.install("Fake", version: "two", on: host)
    for await event in events {
      guard case .widgetChanged = event, let shown = await copy.snapshot(id: "w1")?.shown else { continue }
      if shown.contains("two") { break }
    }
    await travel.backToNow()
    await host.stop()
  }

  private func arrives(_ travel: TimeTravel) async {
    while travel.reading.destination != nil { await Task.yield() }
  }
}

private func XCTAssertEqual(
  _ number: Int, _ range: ClosedRange<Int>, _ message: String, file: StaticString = #filePath,
  line: UInt = #line
) {
  XCTAssertTrue(range.contains(number), "\(number) is not \(range): \(message)", file: file, line: line)
}
