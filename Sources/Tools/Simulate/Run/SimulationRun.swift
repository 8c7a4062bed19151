import Activities
import Archive
import Foundation
import Host
import Schedule

/// Plays the days of a plan on a host.
struct SimulationRun {
  private let simulation: Simulation
  private let plan: SimulationPlan
  private let home: SimulationHome
  private let host: WidgetHost
  private let placed: [PlacedWidget]
  private let diary: SimulationDiary
  private var remaining: Set<String>
  private var conditions = DeviceConditions()
  private var isCharging = false
  private var wantsLowPower = false
  private var pushNumber = 0
  private var pushes: [String: Int] = [:]

  /// Failures in a row that cost seconds each, after which a widget is asked no more. Ours: 18 seconds.
  private static let mostHangs = 3
  /// Pictures of one widget that are kept at most: those of a week's hours, with the day that is longest. Ours.
  private static let mostPictures = 7 * 24 + 1

  static func play(
    _ simulation: Simulation, _ plan: SimulationPlan, _ home: SimulationHome,
    _ progress: @Sendable (SimulationProgress) -> Void
  ) async throws -> SimulationReport {
    var bundles: [(name: String, bundle: BundleDescription)] = []
    for one in simulation.extensions { bundles.append((one.name, try await home.describe(one))) }
    let places = try SimulatedPlaces(bundles, simulation)
    let diary = SimulationDiary(home.clock, simulation.rules)
    let (host, placed) = try await home.host(bundles, places, observer: diary)
    var run = SimulationRun(simulation, plan, home, host, placed, diary)
    do {
      try await run.play(progress)
    } catch {
      await host.stop()
      throw error
    }
    var widgets: [(WidgetSnapshot, WidgetDiary)] = []
    for widget in placed {
      let snapshot = await host.snapshot(id: widget.id) ?? WidgetSnapshot(gone: widget)
      widgets.append((snapshot, diary[widget.id]))
    }
    await host.stop()
    return ReportWriter(simulation: simulation, plan: plan, unplaced: places.unplaced, pushes: run.pushes)
      .report(widgets)
  }

  private init(
    _ simulation: Simulation, _ plan: SimulationPlan, _ home: SimulationHome, _ host: WidgetHost,
    _ placed: [PlacedWidget], _ diary: SimulationDiary
  ) {
    self.simulation = simulation
    self.plan = plan
    self.home = home
    self.host = host
    self.placed = placed
    self.diary = diary
    remaining = Set(placed.map(\.id))
  }

  // MARK: - Time

  /// From what happens to what happens next: events of the plan, deadlines of the host, begins of hours.
  private mutating func play(_ progress: @Sendable (SimulationProgress) -> Void) async throws {
    var events = plan.events[...]
    var hours = plan.days.flatMap { day in day.hourStarts.map { (date: $0, day: day) } }[...]
    await host.start()
    await host.catchUp()
    while true {
      try Task.checkCancellation()
      let now = home.clock.now
      // Deadlines of this instant have been met; one that says otherwise must not stop the clock.
      let deadline = await host.nextDeadline.map { max($0, now + 0.001) }
      guard let next = [events.first?.date, hours.first?.date, deadline].compactMap(\.self).min(),
        next < plan.end
      else { break }
      home.clock.advance(to: next)
      while let event = events.first, event.date <= next {
        await apply(event)
        events.removeFirst()
      }
      await host.catchUp()
      await giveUp()
      if let hour = hours.first, hour.date <= next {
        for id in remaining {
          diary.change(id) { $0.sample(at: hour.date, mostPictures: Self.mostPictures) }
        }
        hours.removeFirst()
        progress(
          SimulationProgress(
            day: hour.day.index + 1, days: plan.days.count, date: hour.date, zone: hour.day.zone,
            reloads: diary.loads))
      }
    }
    home.clock.advance(to: plan.end)
  }

  /// Widgets that hang cost real seconds each time.
  private mutating func giveUp() async {
    for id in remaining.sorted() where diary[id].hangs >= Self.mostHangs {
      let now = home.clock.now
      diary.change(id) { $0.abandonedAt = now }
      remaining.remove(id)
      try? await host.remove(id: id)
    }
  }

  // MARK: - Events

  private mutating func apply(_ event: SimulatedEvent) async {
    switch event.kind {
    case .look(let sight):
      await host.show(Set(placed.filter { $0.isSeen(sight) }.map(\.id)))
    case .app(let isOpen):
      for one in simulation.extensions { await host.setAppActive(isOpen, extensionName: one.name) }
    case .reload:
      for one in simulation.extensions { await host.reloadTimelines(of: one.name) }
    case .push: await push()
    case .network(let isThere):
      home.setOffline(!isThere)
      await host.setReachable(isThere)
    case .lowPower(let isOn):
      wantsLowPower = isOn
      await setConditions()
    case .charging(let isOn):
      isCharging = isOn
      await setConditions()
    case .zone(let zone):
      var settings = await host.settings
      settings.timeZone = zone
      // The plan has only zones that there are, and the store is the simulation's own.
      try? await host.setSettings(settings)
    }
  }

  /// Low Power Mode ends when the phone is charged.
  private mutating func setConditions() async {
    conditions.isLowPower = wantsLowPower && !isCharging
    await host.setConditions(conditions)
  }

  /// To the widgets of every extension that takes pushes; as a server does that wants it to arrive within a day.
  private mutating func push() async {
    let tokens = host.directory.all.filter { $0.value.kind == .widgets && $0.value.unregisteredAt == nil }
    guard !tokens.isEmpty else {
      pushes["no-push-handler", default: 0] += 1
      return
    }
    for (token, _) in tokens.sorted(by: { $0.value.extensionName < $1.value.extensionName }) {
      pushNumber += 1
      let verdicts = await host.deliver([
        PushDelivery(
          id: "simulated-\(pushNumber)", target: .token(token), content: .widgets,
          expiration: home.clock.now + 86400, receivedAt: home.clock.now)
      ])
      for verdict in verdicts { pushes[verdict.rule, default: 0] += 1 }
    }
  }
}

extension WidgetSnapshot {
  /// One that was given up.
  fileprivate init(gone placed: PlacedWidget) {
    self.init(
      placed: placed, displayName: nil, summary: nil, timeline: nil, entryIndex: nil, loadedAt: nil,
      nextReload: nil, reloads: 0, problem: nil, revision: 0)
  }
}
