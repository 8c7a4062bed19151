import Archive
import Devices
import Foundation
import Host
import Logging
import Processes
import Schedule
import Store

/// The temporary folder of one simulation, and the host that lives in it.
struct SimulationHome {
  let folder: URL
  let clock: VirtualClock
  private let simulation: Simulation
  private let plan: SimulationPlan
  private let extensionClock: ExtensionClock

  /// Days of looks before the first simulated one, after which a widget is known to the system. Ours: more than the learning phase, and
  /// seven times as long as a look is remembered.
  private static let daysBefore = 14

  init(_ simulation: Simulation, _ plan: SimulationPlan) throws {
    self.simulation = simulation
    self.plan = plan
    clock = VirtualClock(plan.begin)
    folder = simulation.temporary.appendingPathComponent("vitrine-simulate-\(UUID().uuidString)")
    do {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      extensionClock = try ExtensionClock()
      if let containers = simulation.containers {
        try ContainerFolder(containers).copy(to: folder)
      }
    } catch {
      try? FileManager.default.removeItem(at: folder)
      throw SimulationProblem(
        "The simulation's folder \(folder.path) cannot be made: \(error).",
        cure: "Check that there is room on the disk and that the folder can be written to.")
    }
  }

  func remove() { try? FileManager.default.removeItem(at: folder) }

  /// Extensions reach nothing beyond this machine.
  func setOffline(_ isOffline: Bool) { extensionClock.setOffline(isOffline) }

  /// Variables of the extensions' processes.
  private var environment: [String: String] {
    // A set that is walked through gives the same picture each time.
    let own = SessionEnvironment.locale(simulation.locale)
      .merging(["SWIFT_DETERMINISTIC_HASHING": "1"]) { $1 }
    return ContainerFolder(folder).environment().merging(own) { $1 }.merging(simulation.environment) { $1 }
  }

  // MARK: - Extensions

  /// Asks an extension which widgets it has. Throws `Problem`.
  func describe(_ one: Simulation.Extension) async throws -> BundleDescription {
    extensionClock.follow(clock)
    let environment = environment.merging(extensionClock.environment) { $1 }
      .merging(["TZ": simulation.zone.identifier]) { $1 }
    do {
      let process = try await ExtensionProcess.launch(
        ExtensionLaunch(
          executable: one.executable, environment: environment, sandbox: simulation.sandbox),
        clock: WallClock(),
        limits: simulation.processLimits)
      let answer: Reply.Body
      do {
        answer = try await process.result(of: .describe)
      } catch {
        await process.stop()
        throw error
      }
      await process.stop()
      guard case .bundle(let bundle) = answer else { throw ProcessFailure.stopped }
      return bundle
    } catch {
      throw Problem(error)
    }
  }

  // MARK: - Host

  /// A host that knows the extensions and has the widgets on its surfaces; it has not begun.
  func host(
    _ bundles: [(name: String, bundle: BundleDescription)], _ places: SimulatedPlaces,
    observer: any HostObserver
  ) async throws -> (host: WidgetHost, placed: [PlacedWidget]) {
    let store = try HostStore(folder: folder.appendingPathComponent("store"))
    for (one, described) in zip(simulation.extensions, bundles) {
      try store.save(
        ExtensionRecord(
          name: one.name, executable: one.executable.path, bundle: described.bundle,
          bundleIdentifier: one.bundleIdentifier ?? InstalledExtension.defaultBundleIdentifier(one.name)))
    }
    let before = try host(over: store, observer: nil)
    let placed = try await places.place(on: before, count: simulation.count)
    await before.stop()
    if !simulation.isNew {
      let (since, looks) = looksBefore()
      for widget in placed {
        let engagement = Engagement(of: widget, since: since, looks)
        try store.save(StoredSchedule(engagement: engagement), problem: nil, widget: widget.id)
      }
    }
    return (try host(over: store, observer: observer), placed)
  }

  private func host(over store: HostStore, observer: (any HostObserver)?) throws -> WidgetHost {
    var configuration = HostConfiguration(simulation.table)
    configuration.rules = simulation.rules
    configuration.limits = simulation.processLimits
    configuration.locale = simulation.locale
    configuration.timeZone = simulation.zone.identifier
    configuration.sandbox = simulation.sandbox
    configuration.extensionClock = extensionClock
    configuration.isDriven = true
    configuration.observer = observer
    configuration.environment = { [environment] _ in environment }
    return try WidgetHost(
      store: store, clock: clock, device: HostDevice(simulation.device),
      configuration: configuration,
      logger: Logger(label: "vitrine.simulate") { _ in SwiftLogNoOpLogHandler() })
  }

  /// The looks of the days before: what the system knows of somebody when the simulation begins.
  private func looksBefore() -> (since: Date, looks: [SimulatedEvent]) {
    let calendar = Calendar.simulated(simulation.zone)
    let today = calendar.startOfDay(for: plan.begin)
    let first = calendar.date(byAdding: .day, value: -Self.daysBefore, to: today) ?? plan.begin
    // Journeys are for the days that are played.
    var profile = simulation.profile
    profile.journeys = []
    let past = SimulationPlan(
      profile: profile, begin: first, count: Self.daysBefore + 1, zone: simulation.zone,
      seed: ~simulation.seed)
    return (first, past.events.filter { $0.date < plan.begin })
  }
}

extension Engagement {
  /// That of a widget that was placed and looked at before.
  init(of widget: PlacedWidget, since first: Date, _ looks: [SimulatedEvent]) {
    self.init(placedAt: first)
    for event in looks {
      if case .look(let sight) = event.kind { see(widget.isSeen(sight), at: event.date) }
    }
    self = restored()
  }
}

extension PlacedWidget {
  /// Whether it is in sight of somebody who looks there.
  func isSeen(_ sight: SimulatedEvent.Sight) -> Bool {
    switch sight {
    case .nothing: false
    case .lockScreen: surface == .lock
    case .page(let number): surface == .home && page == number
    }
  }
}
