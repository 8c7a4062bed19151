import Archive
import Foundation
import Host
import Limits
import Simulate
import XCTest

/// Days of a fake extension's widgets; their kinds say how they behave.
final class SimulationTests: XCTestCase {
  static let berlin = TimeZone(identifier: "Europe/Berlin")!

  /// A day in March, or the day on which the clocks go ahead.
  static func midnight(_ day: Int, month: Int = 3) -> Date {
    Calendar.simulated(berlin).date(from: DateComponents(year: 2027, month: month, day: day))!
  }

  static func simulation(_ kinds: String, _ profile: String = "unlocks 20 08:00-22:00") throws -> Simulation {
    let fake = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
      .deletingLastPathComponent().appendingPathComponent("FakeExtension")
    var simulation = Simulation(extensions: [.init(name: "Fake", executable: fake)])
    simulation.zone = berlin
    simulation.begin = midnight(17)
    simulation.profile = try ProfileReader.read(profile, name: "test")
    simulation.family = .systemSmall
    simulation.environment = ["FAKE_KINDS": kinds]
    return simulation
  }

  private func json(_ report: SimulationReport) throws -> Data {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
    encoder.dateEncodingStrategy = .iso8601
    return try encoder.encode(report)
  }

  // MARK: - A day

  func testADayIsPlayed() async throws {
    let report = try await Self.simulation("steps,good").run()
    XCTAssertEqual(report.widgets.map(\.kind), ["steps", "good"])
    let steps = report.widgets[0]
    XCTAssertEqual(steps.granted, steps.charged + steps.free)
    XCTAssertEqual(steps.grantedBy["placed"], 1)
    XCTAssertGreaterThan(steps.charged, 30)
    XCTAssertGreaterThan(steps.entriesShown, 90, "three entries every twenty minutes or hour")
    XCTAssertEqual(steps.hours.count, 24)
    XCTAssertEqual(steps.hours.reduce(0) { $0 + $1.granted }, steps.granted)
    XCTAssertEqual(steps.hours.reduce(0) { $0 + $1.asked }, steps.asked)
    XCTAssertEqual(steps.ledger.count, steps.granted + steps.deferred + steps.merged)
    XCTAssertFalse(report.hasFailures)
    let good = report.widgets[1]
    XCTAssertEqual(good.granted, 1, "its policy is .never")
    XCTAssertEqual(good.staleSeconds, 0)
    XCTAssertEqual(good.hours.map(\.picture), Array(repeating: 0, count: 24))
  }

  /// The same seed gives the same bytes; another one does not.
  func testTheSameSeedGivesTheSameBytes() async throws {
    var simulation = try Self.simulation("steps,once,loops,quarter", UsageProfile.commuterText)
    simulation.days = 2
    let first = try json(try await simulation.run())
    let second = try json(try await simulation.run())
    XCTAssertEqual(first, second)
    simulation.seed = 2
    let other = try json(try await simulation.run())
    XCTAssertNotEqual(first, other)
  }

  func testTheClockOfProvidersIsTheSimulatedOne() async throws {
    let report = try await Self.simulation("clock").run()
    XCTAssertEqual(report.widgets[0].findings, [], "its entry, made by Date(), is neither past nor far ahead")
    XCTAssertEqual(report.widgets[0].granted, 1)
  }

  func testProgressIsToldEveryHour() async throws {
    let told = Told()
    var simulation = try Self.simulation("good")
    simulation.days = 2
    _ = try await simulation.run { told.append($0) }
    XCTAssertEqual(told.all.count, 48)
    XCTAssertEqual(told.all.last?.day, 2)
    XCTAssertEqual(told.all.last?.days, 2)
    XCTAssertEqual(told.all.last?.reloads, 1)
  }

  // MARK: - The budget

  /// Statement 84: four reloads an hour use about 48 of the day's reloads.
  func testFourReloadsAnHourUseAboutFortyEight() async throws {
    let report = try await Self.simulation("quarter", UsageProfile.casualText).run()
    let budget = report.widgets[0].budget[0]
    XCTAssertTrue((40...56).contains(budget.charged), "\(budget)")
    // Four an hour while the person is awake; at night nobody looks, and it is one.
    let evening = report.begin + 18 * 3600
    XCTAssertGreaterThan(budget.ranOutAt ?? .distantFuture, evening)
  }

  /// Statement 85: twelve reloads an hour exhaust the budget by about 6 in the evening, and the ledger shows it.
  func testTwelveReloadsAnHourExhaustTheBudget() async throws {
    let report = try await Self.simulation("five", UsageProfile.frequentText).run()
    let widget = report.widgets[0]
    let ranOut = try XCTUnwrap(widget.budget[0].ranOutAt)
    XCTAssertTrue((12 * 3600..<20 * 3600).contains(ranOut.timeIntervalSince(report.begin)), "\(ranOut)")
    let row = try XCTUnwrap(widget.ledger.first { $0.at == ranOut }?.entry)
    XCTAssertTrue(row.sentence { _ in "later" }.contains("the budget of 24 hours is used"))
    XCTAssertGreaterThan(widget.staleShare, 0.1)
  }

  func testWithoutABudgetAllIsGranted() async throws {
    var simulation = try Self.simulation("five")
    simulation.hasBudget = false
    let widget = try await simulation.run().widgets[0]
    XCTAssertEqual(widget.granted, 288)
    XCTAssertEqual(widget.deferredBy, [:])
  }

  func testANewWidgetHasALargerBudget() async throws {
    var simulation = try Self.simulation("good")
    let known = try await simulation.run().widgets[0].budget[0].allowance
    simulation.isNew = true
    let new = try await simulation.run().widgets[0].budget[0].allowance
    XCTAssertEqual(new, 60, "nobody has looked yet, and half as much again while the system learns")
    XCTAssertTrue((41...60).contains(known), "\(known)")
  }

  /// Statement 73: a reload that the person causes is not charged; here the app is open.
  func testReloadsOfAnOpenAppAreFree() async throws {
    let report = try await Self.simulation("good", "apps 3 09:00-21:00\napp-time 60-60").run()
    XCTAssertEqual(report.widgets[0].grantedBy, ["placed": 1, "appInForeground": 3])
    XCTAssertEqual(report.widgets[0].charged, 0)
    XCTAssertEqual(report.widgets[0].askedBy, ["placed": 1, "widgetCenter": 3])
  }

  /// Statement 72: the budget varies with how much the person looks at the widget.
  func testWhoLooksMoreHasMore() async throws {
    let few = try await Self.simulation("good", "unlocks 2 08:00-22:00\npages 100").run().widgets[0].budget[0]
    let many = try await Self.simulation("good", "unlocks 40 08:00-22:00\npages 100").run().widgets[0].budget[
      0]
    XCTAssertGreaterThan(many.allowance, few.allowance + 10)
    XCTAssertLessThanOrEqual(many.allowance, 70)
  }

  func testLowPowerModeHalvesTheBudgetUntilThePhoneIsCharged() async throws {
    let plain = try await Self.simulation("five", "low-power 00:00-24:00\njitter 0").run().widgets[0]
    let charged = try await Self.simulation("five", "low-power 00:00-24:00\ncharging 00:00-24:00\njitter 0")
      .run()
      .widgets[0]
    XCTAssertEqual(charged.budget[0].allowance, plain.budget[0].allowance * 2, "\(plain.budget)")
  }

  // MARK: - Pushes and the network

  func testAPushReloadsAndWaitsForTheNetwork() async throws {
    let report = try await Self.simulation(
      "pushed", "pushes 3 10:00-11:00\noffline 09:30-12:00\njitter 0\nunlocks 20 08:00-13:00"
    ).run()
    let pushed = report.widgets[0].ledger.filter { $0.cause == "push" }
    let noon = Self.midnight(17) + 12 * 3600
    XCTAssertEqual(pushed.first?.at, noon, "kept while the phone was not reached")
    XCTAssertFalse(pushed.contains { $0.at < noon })
    XCTAssertEqual(report.days[0].offlineSeconds, 9000)
    XCTAssertNil(report.pushes["no-push-handler"])
  }

  /// The picture of the hour without network is another one.
  func testAProviderHasNoNetworkInATunnel() async throws {
    var simulation = try Self.simulation(
      "network", "apps 200 00:00-24:00\noffline 09:30-12:00\njitter 0\napp-time 5-5")
    simulation.keepsPictures = true
    let report = try await simulation.run()
    let shown = report.pictures["w1"]?.map { $0.scenes[0].scene.widgetURL }
    XCTAssertTrue(shown?.contains("away \(ENETUNREACH), here 0") ?? false, "\(shown ?? [])")
  }

  func testPushesForNobodyAreCounted() async throws {
    let report = try await Self.simulation("good", "pushes 5 10:00-11:00").run()
    XCTAssertEqual(report.pushes, ["no-push-handler": 5])
  }

  // MARK: - Odd days and places

  func testADayOfTwentyThreeHoursAndOneOfTwentyFive() async throws {
    for (day, month, hours) in [(28, 3, 23), (31, 10, 25)] {
      var simulation = try Self.simulation("steps")
      simulation.begin = Self.midnight(day, month: month)
      let report = try await simulation.run()
      XCTAssertEqual(report.days.map(\.hours), [hours])
      XCTAssertEqual(report.widgets[0].hours.count, hours)
      XCTAssertEqual(report.end.timeIntervalSince(report.begin), Double(hours) * 3600)
    }
  }

  func testAJourneyReloadsWidgetsForNothing() async throws {
    var simulation = try Self.simulation("good", "travel 1 12:00 America/New_York")
    simulation.days = 2
    let report = try await simulation.run()
    XCTAssertEqual(report.widgets[0].grantedBy, ["placed": 1, "timeChange": 1])
    XCTAssertEqual(report.days.map(\.hours), [29, 24], "New York has summer time already")
    XCTAssertEqual(report.widgets[0].hours.count, 53)
  }

  // MARK: - What goes wrong

  func testAProviderThatCrashesIsNamedAndTheOthersGoOn() async throws {
    let report = try await Self.simulation("crash,steps").run()
    let (crash, steps) = (report.widgets[0], report.widgets[1])
    XCTAssertEqual(crash.problems.map(\.code), ["extension-crashed"])
    XCTAssertTrue(crash.problems[0].message.contains("the widget broke"), crash.problems[0].message)
    XCTAssertEqual(crash.failed, crash.granted)
    XCTAssertEqual(crash.staleShare, 1)
    XCTAssertGreaterThan(crash.failed, 10, "tried again, ever more rarely")
    XCTAssertLessThan(crash.failed, 40)
    XCTAssertNil(crash.abandonedAt)
    XCTAssertEqual(steps.failed, 0)
    XCTAssertGreaterThan(steps.granted, 30)
    XCTAssertTrue(report.hasFailures)
  }

  func testAProviderThatHangsIsGivenUp() async throws {
    var simulation = try Self.simulation("hang,quarter")
    simulation.table = Limits.standard
    try simulation.table.set("provider-time=0.2s")
    let report = try await simulation.run()
    let hang = report.widgets[0]
    XCTAssertEqual(hang.problems.map(\.code), ["extension-hung"])
    XCTAssertEqual(hang.failed, 3)
    XCTAssertNotNil(hang.abandonedAt)
    XCTAssertGreaterThan(report.widgets[1].granted, 20)
  }

  func testAnEmptyTimelineIsNamed() async throws {
    let widget = try await Self.simulation("empty").run().widgets[0]
    XCTAssertEqual(widget.problems.map(\.code), ["no-entries"])
  }

  func testAPolicyInThePastIsALoop() async throws {
    let widget = try await Self.simulation("past").run().widgets[0]
    XCTAssertEqual(widget.loop?.by, "policy")
    XCTAssertTrue(widget.findings.map(\.code).contains("policy-passed"))
    XCTAssertLessThan(widget.charged, 71, "the budget holds it")
  }

  func testAProviderThatCallsWidgetCenterIsALoop() async throws {
    let widget = try await Self.simulation("loops").run().widgets[0]
    XCTAssertEqual(widget.loop?.by, "widgetCenter")
    XCTAssertGreaterThan(widget.askedBy["widgetCenter"] ?? 0, 30)
    XCTAssertLessThan(widget.charged, 71)
  }

  func testManyEntriesAreShownOrRefused() async throws {
    let report = try await Self.simulation("many1000,many100000").run()
    XCTAssertEqual(report.widgets[0].entriesShown, 1000)
    let many = report.widgets[1]
    XCTAssertTrue(many.entriesShown == 0 && many.failed > 0 || many.entriesShown > 80_000, "\(many.problems)")
  }

  func testAnExtensionThatCannotSayItsWidgetsIsAProblem() async throws {
    var simulation = try Self.simulation("good")
    simulation.extensions[0].executable = URL(fileURLWithPath: "/bin/false")
    do {
      _ = try await simulation.run()
      XCTFail("played")
    } catch let problem as Problem {
      XCTAssertEqual(problem.code, "extension-crashed")
    }
  }

  func testAKindThatIsNotThereIsRefusedWithThoseThatAre() async throws {
    var simulation = try Self.simulation("good,steps")
    simulation.kind = "weather"
    do {
      _ = try await simulation.run()
      XCTFail("played")
    } catch let problem as SimulationProblem {
      XCTAssertEqual(problem.message, "There is no widget of kind `weather`.")
      XCTAssertEqual(problem.cure, "There are `good`, `steps`.")
    }
  }

  func testAFamilyWithoutAPlaceIsNamed() async throws {
    var simulation = try Self.simulation("good=systemSmall+systemExtraLarge")
    simulation.family = nil
    let report = try await simulation.run()
    XCTAssertEqual(report.widgets.map(\.family), ["systemSmall"])
    XCTAssertEqual(report.unplaced.map(\.family), ["systemExtraLarge"])
  }

  func testNothingIsLeftBehind() async throws {
    var simulation = try Self.simulation("good")
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(
      "simulate-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    simulation.temporary = folder
    _ = try await simulation.run()
    XCTAssertEqual(try FileManager.default.contentsOfDirectory(atPath: folder.path), [])
  }
}

/// What was told, from any thread.
private final class Told: @unchecked Sendable {
  private let lock = NSLock()
  private var told: [SimulationProgress] = []
  func append(_ progress: SimulationProgress) { lock.withLock { told.append(progress) } }
  var all: [SimulationProgress] { lock.withLock { told } }
}
