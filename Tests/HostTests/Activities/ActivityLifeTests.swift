import Activities
import Archive
import Foundation
import Host
import XCTest

/// Live Activities from start to end, through real processes and virtual time.
final class ActivityLifeTests: XCTestCase {
  /// Statement 48: one bundle may hold widgets, Live Activities and controls.
  func testABundleOfWidgetsActivitiesAndControls() async throws {
    let bench = try await ActivityBench("Ride,Match", controls: "lamp")
    let id = try await bench.start()
    try await bench.host.addControl(extensionName: "Fake", kind: "lamp")
    await bench.host.settle()
    let types = await bench.host.activityTypes().map(\.description.attributesType)
    XCTAssertEqual(types, ["Ride", "Match"])
    let widgets = await bench.host.snapshots().count
    XCTAssertGreaterThan(widgets, 0)
    let control = await bench.host.controls().first?.state
    XCTAssertNotNil(control)
    let shown = await bench.shown(id)
    XCTAssertEqual(shown, "one/Ann/1/fresh/lockScreen/dark/card")
    await bench.host.stop()
  }

  func testAllPresentationsAreDrawn() async throws {
    let bench = try await ActivityBench("Ride,Match")
    let ride = try await bench.start()
    let match = try await bench.start(type: "Match")
    let rideSnapshot = await bench.host.activity(id: ride)
    let slots = try XCTUnwrap(rideSnapshot).slots
    XCTAssertEqual(
      slots.map { "\($0.presentation.rawValue) \($0.environment.colorScheme.rawValue)" },
      [
        "lockScreen light", "lockScreen dark", "compactLeading dark", "compactTrailing dark", "minimal dark",
        "expanded dark", "lockScreen dark",
      ])
    XCTAssertEqual(slots[0].environment.size.height, 160)
    XCTAssertEqual(slots[0].minimum.height, 84)
    XCTAssertTrue(slots[6].isFullscreen)
    XCTAssertGreaterThan(slots[5].sensor.width, 0)
    let light = await bench.shown(ride, .lockScreen, .light)
    XCTAssertEqual(light, "one/Ann/1/fresh/lockScreen/light/card")
    let supplemental = await bench.host.activity(id: match)?.slots.map(\.presentation)
    XCTAssertEqual(supplemental?.filter { $0 == .small || $0 == .medium }, [.small, .medium, .medium])
    await bench.host.stop()
  }

  /// Statements 205, 206 and 209: `.default` leaves an ended activity for four hours, then it is dismissed.
  func testAnActivityPlaysThroughInVirtualTime() async throws {
    let bench = try await ActivityBench()
    let id = try await bench.start(stale: 600)
    var phase = await bench.phase(id)
    XCTAssertEqual(phase, .active)
    var island = await bench.host.island()
    XCTAssertEqual(island, .compact(id: id))
    // Statement 207: after the stale date it is stale, and drawn so.
    await bench.pass(601)
    phase = await bench.phase(id)
    XCTAssertEqual(phase, .stale)
    var shown = await bench.shown(id)
    XCTAssertEqual(shown, "one/Ann/1/stale/lockScreen/dark/card")
    try await bench.host.updateActivity(id: id, content: bench.content(2))
    await bench.host.settle()
    shown = await bench.shown(id)
    XCTAssertEqual(shown, "one/Ann/2/fresh/lockScreen/dark/card")
    try await bench.host.endActivity(id: id, content: bench.content(3))
    await bench.host.settle()
    phase = await bench.phase(id)
    XCTAssertEqual(phase, .ended)
    shown = await bench.shown(id)
    XCTAssertEqual(shown, "one/Ann/3/fresh/lockScreen/dark/card")
    island = await bench.host.island()
    XCTAssertEqual(island, .empty)
    await bench.pass(4 * 3600 - 1)
    phase = await bench.phase(id)
    XCTAssertEqual(phase, .ended)
    await bench.pass(2)
    phase = await bench.phase(id)
    XCTAssertNil(phase)
    await bench.host.stop()
  }

  /// Statements 208 and 206: `.immediate` removes it at once; so does the person.
  func testImmediateDismissalAndSwipe() async throws {
    let bench = try await ActivityBench()
    let (first, second) = (try await bench.start(), try await bench.start(2))
    try await bench.host.endActivity(id: first, dismissal: .immediate)
    await bench.pass(0)
    var left = await bench.host.activities().map(\.id)
    XCTAssertEqual(left, [second])
    try await bench.host.dismissActivity(id: second)
    left = await bench.host.activities().map(\.id)
    XCTAssertEqual(left, [])
    await assertProblem("unknown-activity") { try await bench.host.dismissActivity(id: second) }
    await bench.host.stop()
  }

  /// Statement 227: an activity that is never ended is reported, after the eight hours.
  func testNobodyEndsIt() async throws {
    let bench = try await ActivityBench()
    let id = try await bench.start()
    let events = bench.host.events()
    await bench.pass(8 * 3600)
    let phase = await bench.phase(id)
    XCTAssertEqual(phase, .ended)
    let findings = await bench.host.activity(id: id)?.findings.map(\.rule)
    XCTAssertEqual(findings, [.neverEnded])
    var told: String?
    for await event in events {
      if case .log("Fake", let line) = event, line.contains("never ended") { told = line }
      if told != nil { break }
    }
    XCTAssertEqual(told?.hasPrefix("warning: "), true)
    await bench.host.stop()
  }

  /// Statements 202 and 204: more than 4 KB do not start, nor do more than the limit.
  func testLimits() async throws {
    let bench = try await ActivityBench()
    await assertProblem("activity-attributes-too-large") {
      try await bench.start(name: String(repeating: "x", count: 4100))
    }
    for _ in 0..<5 { try await bench.start() }
    await assertProblem("activity-target-maximum-exceeded") { try await bench.start() }
    let count = await bench.host.activities().count
    XCTAssertEqual(count, 5)
    await bench.host.stop()
  }

  /// Statements 203, 226 and 231: the person and Info.plist decide whether activities start.
  func testAuthorization() async throws {
    let bench = try await ActivityBench()
    let id = try await bench.start()
    try await bench.host.setAuthorization(
      ActivityAuthorization(areActivitiesEnabled: false), extensionName: "Fake")
    let phase = await bench.phase(id)
    XCTAssertNil(phase, "what runs is taken away")
    let allowed = try await bench.host.authorization(extensionName: "Fake")
    XCTAssertFalse(allowed.areActivitiesEnabled)
    await assertProblem("activity-denied") { try await bench.start() }
    try await bench.host.setAuthorization(ActivityAuthorization(), extensionName: "Fake")
    _ = try await bench.host.install(
      InstalledExtension(
        name: "Fake", executable: bench.home.program("one"), bundleIdentifier: "com.example.ride",
        supportsLiveActivities: false))
    await assertProblem("activity-unsupported-target") { try await bench.start() }
    await bench.host.stop()
  }

  /// A state that does not decode changes nothing; the reason names key and type.
  func testContentThatDoesNotDecode() async throws {
    let bench = try await ActivityBench()
    await assertProblem("unknown-activity") { try await bench.start(type: "Nobody") }
    await assertProblem("attributes-not-decoded") {
      var request = bench.request()
      request.attributes = Data("{}".utf8)
      try await bench.host.startActivity(request, extensionName: "Fake", origin: .page)
    }
    let id = try await bench.start()
    for bytes in [#"{"n":"one"}"#, "{}", "", "[1,", "\u{0}"] {
      await assertProblem("content-not-decoded") {
        try await bench.host.updateActivity(
          id: id, content: ActivityContentData(state: Data(bytes.utf8)))
      }
    }
    let snapshot = await bench.host.activity(id: id)
    XCTAssertEqual(snapshot?.record.updates, 0)
    XCTAssertEqual(snapshot?.record.content.state, Data(#"{"n":1}"#.utf8))
    let shown = await bench.shown(id)
    XCTAssertEqual(shown, "one/Ann/1/fresh/lockScreen/dark/card")
    await bench.host.stop()
  }

  /// A crash while drawing: the content counts, the last picture stays, the next one comes.
  func testACrashKeepsTheLastPicture() async throws {
    let bench = try await ActivityBench()
    let id = try await bench.start()
    try await bench.host.updateActivity(id: id, content: bench.content(13))
    await bench.host.settle()
    var snapshot = await bench.host.activity(id: id)
    XCTAssertEqual(snapshot?.problem?.code, "extension-crashed")
    XCTAssertEqual(snapshot?.record.content, bench.content(13))
    var shown = await bench.shown(id)
    XCTAssertEqual(shown, "one/Ann/1/fresh/lockScreen/dark/card")
    try await bench.host.updateActivity(id: id, content: bench.content(14))
    await bench.host.settle()
    snapshot = await bench.host.activity(id: id)
    XCTAssertNil(snapshot?.problem)
    shown = await bench.shown(id)
    XCTAssertEqual(shown, "one/Ann/14/fresh/lockScreen/dark/card")
    await bench.host.stop()
  }

  func testAScheduledActivityWaitsForItsDate() async throws {
    let bench = try await ActivityBench()
    let id = try await bench.start(alert: ActivityAlert(title: "Go", body: "Now"), start: 3600)
    var phase = await bench.phase(id)
    XCTAssertEqual(phase, .pending)
    var shown = await bench.shown(id)
    XCTAssertNil(shown)
    await bench.pass(3600)
    phase = await bench.phase(id)
    XCTAssertEqual(phase, .active)
    shown = await bench.shown(id)
    XCTAssertEqual(shown, "one/Ann/1/fresh/lockScreen/dark/card")
    let alert = await bench.host.alert()
    XCTAssertEqual(alert?.alert.title, "Go")
    let island = await bench.host.island()
    XCTAssertEqual(island, .expanded(id: id, detached: nil))
    await bench.pass(6)
    let after = await bench.host.island()
    XCTAssertEqual(after, .compact(id: id))
    await bench.host.stop()
  }

  /// Statement 214: expanded is shown when the person holds the compact presentation.
  func testHoldingTheIsland() async throws {
    let bench = try await ActivityBench()
    let id = try await bench.start()
    try await bench.host.expandIsland(id: id)
    var island = await bench.host.island()
    XCTAssertEqual(island, .expanded(id: id, detached: nil))
    try await bench.host.expandIsland(id: nil)
    island = await bench.host.island()
    XCTAssertEqual(island, .compact(id: id))
    await bench.host.stop()
  }

  func testANewBuildDrawsActivitiesAgain() async throws {
    let bench = try await ActivityBench()
    let id = try await bench.start()
    _ = try await bench.host.replaceExecutable(name: "Fake", executable: bench.home.program("two"))
    await bench.host.settle()
    var shown = await bench.shown(id)
    XCTAssertEqual(shown, "two/Ann/1/fresh/lockScreen/dark/card")
    // A build without the type says so; the picture stays.
    _ = try await bench.host.replaceExecutable(name: "Fake", executable: bench.home.program("bare"))
    await bench.host.settle()
    let problem = await bench.host.activity(id: id)?.problem
    XCTAssertEqual(problem?.code, "unknown-activity")
    shown = await bench.shown(id)
    XCTAssertEqual(shown, "two/Ann/1/fresh/lockScreen/dark/card")
    try await bench.host.uninstall("Fake")
    let left = await bench.host.activities().count
    XCTAssertEqual(left, 0)
    let tokens = await bench.host.tokens().filter { $0.unregisteredAt == nil }
    XCTAssertEqual(tokens, [])
    await bench.host.stop()
  }

  func testARestartGoesOnWhereItWas() async throws {
    var bench = try await ActivityBench()
    let first = try await bench.start(stale: 600, push: .token)
    let second = try await bench.start(5, alert: ActivityAlert(title: "Hi", body: ""))
    try await bench.host.updateActivity(id: first, content: bench.content(2, stale: 600))
    await bench.host.settle()
    let before = await bench.host.activities()
    let tokens = await bench.host.tokens()
    try await bench.host.setCompanion("watch", connected: false)
    bench = try await bench.restarted()
    let after = await bench.host.activities()
    XCTAssertEqual(after.map(\.record), before.map(\.record))
    XCTAssertEqual(after.map { $0.pictures?.pictures }, before.map { $0.pictures?.pictures })
    XCTAssertEqual(after.map(\.updateToken), before.map(\.updateToken))
    let again = await bench.host.tokens()
    XCTAssertEqual(again, tokens)
    let alert = await bench.host.alert()
    XCTAssertEqual(alert?.id, second)
    let watch = await bench.host.companions().first { $0.name == "watch" }
    XCTAssertEqual(watch?.isConnected, false)
    // What fell due while nothing ran is done at its date.
    await bench.host.stop()
    bench.home.clock.advance(by: 9 * 3600)
    bench = try await bench.restarted()
    let record = await bench.host.activity(id: first)?.record
    XCTAssertEqual(record?.phase, .ended)
    XCTAssertEqual(record?.endedAt, record?.startsAt.addingTimeInterval(8 * 3600))
    await bench.host.stop()
  }

  /// Statements 222, 223 and 225: companions mirror at once, or late when they were cut off.
  func testCompanions() async throws {
    let bench = try await ActivityBench()
    let id = try await bench.start(push: .token)
    var watch = await bench.host.companions().first { $0.name == "watch" }
    XCTAssertEqual(watch?.activities.map(\.id), [id])
    XCTAssertEqual(watch?.activities.first?.late, 0)
    try await bench.host.setCompanion("watch", connected: false)
    // Statement 224: the push reaches the phone; the watch is cut off.
    let verdict = await bench.deliver(
      bench.push(.update, #"{"n":2}"#, to: try await bench.updateToken(id)))
    XCTAssertEqual(verdict.outcome, .applied)
    await bench.pass(60)
    watch = await bench.host.companions().first { $0.name == "watch" }
    XCTAssertEqual(watch?.activities.first?.revision, 0)
    try await bench.host.setCompanion("watch", connected: true)
    watch = await bench.host.companions().first { $0.name == "watch" }
    XCTAssertEqual(watch?.activities.first?.revision, 1)
    XCTAssertEqual(watch?.activities.first?.late, 60)
    let car = await bench.host.companions().first { $0.name == "carPlay" }
    XCTAssertEqual(car?.activities.first?.late, 0)
    await assertProblem("unknown-companion") { try await bench.host.setCompanion("fridge", connected: true) }
    await bench.host.stop()
  }

  func testOnlySomeAreDrawnAndTheOthersOnDemand() async throws {
    let bench = try await ActivityBench { $0.activityLimits = .boundless }
    var ids: [String] = []
    for n in 100..<160 { ids.append(try await bench.start(n)) }
    let drawn = await bench.host.activities().filter { $0.pictures != nil }.count
    XCTAssertLessThanOrEqual(drawn, 48)
    for id in [ids[0], ids[59]] {
      let snapshot = try await bench.host.drawnActivity(id: id)
      XCTAssertNotNil(snapshot.picture(.lockScreen))
    }
    await bench.host.stop()
  }
}
