import Activities
import Archive
import Foundation
import Logging
import Processes
import Schedule
import Store

/// The system: knows the extensions and the placed widgets, asks for timelines when they are due, and keeps what was drawn.
///
/// Stored pictures are there as soon as it exists; extensions run only when something is asked of them. A widget that fails keeps its last
/// picture and does not disturb the others.
package actor WidgetHost {
  let store: HostStore
  let clock: any HostClock
  let device: HostDevice
  var configuration: HostConfiguration
  let logger: Logger
  nonisolated let hub = EventHub()
  /// The push tokens there are; the gateway reads it.
  package nonisolated let directory = PushDirectory()
  /// Where it tells what became of stored pushes.
  package nonisolated let settled = SettledPushes()

  var extensions: [String: ExtensionRecord] = [:]
  var sessions: [String: ExtensionSession] = [:]
  var widgets: [String: PlacedState] = [:]
  var controlBoard = ControlBoard()
  var schedule: ScheduleState
  var interaction = InteractionState()
  /// Edits of the layout that can be taken back.
  var history = LayoutHistory()
  /// The number of the last widget that was given a name.
  var lastIdentifier = 0
  var appearance = HomeAppearance.fullColor
  /// Pictures and presets that the gallery asked for.
  var galleryCache = GalleryCache()
  var lastBuilds: [String: BuildReport] = [:]
  var isStarted = false
  /// No process is started any more.
  private(set) var isStopped = false
  var runningLoads = 0
  var settleWaiters: [CheckedContinuation<Void, Never>] = []
  /// Live Activities: their rules and pictures.
  var desk: ActivityDesk
  /// Which push token is good for what.
  var tokenBook = TokenBook()
  /// Where apps connect, from the first process on.
  var apps: AppServer?
  /// Keeps the state of the board a moment later.
  var boardKeeper: Task<Void, Never>?
  /// By extension, the load that was begun last; only where the host is driven.
  var lastLoads: [String: Task<Void, Never>] = [:]
  /// Which widget of each stack shows.
  var stacks: StackBoard
  /// Locale, time zone and type size, once somebody set them.
  var chosenSettings: DeviceSettings?
  private var alarm: (date: Date, task: Task<Void, Never>)?

  /// A host with all that `store` knows. Nothing runs before `start()`.
  package init(
    store: HostStore, clock: any HostClock, device: HostDevice,
    configuration: HostConfiguration = HostConfiguration(), logger: Logger = Logger(label: "vitrine.host")
  ) throws {
    self.store = store
    self.clock = clock
    self.device = device
    self.configuration = configuration
    self.logger = logger
    schedule = ScheduleState(rules: configuration.rules)
    for record in try store.extensions() { extensions[record.name] = record }
    for widget in try store.widgets() {
      widgets[widget.record.id] = PlacedState(widget, limits: configuration.limits)
    }
    appearance = try store.setting(Self.appearanceSetting).flatMap(HomeAppearance.init) ?? .fullColor
    controlBoard = ControlBoard(try store.controls())
    let bundles = extensions.mapValues(\.bundle)
    let now = clock.now
    chosenSettings = try Self.restoredSettings(store)
    let settings = chosenSettings ?? configuration.settings
    stacks = try Self.restoredStacks(store, settings.timeZone)
    desk = try Self.restoredDesk(store, configuration, directory, now) {
      device.slots(for: $0.attributesType, of: bundles[$0.extensionName] ?? nil, settings, now: now)
    }
    tokenBook = TokenBook(directory.all)
    if let recovery = store.recovery { logger.warning("\(recovery)") }
  }

  // MARK: - Life

  /// Begins to follow the schedule. Widgets that are due are loaded; the others wait for their time.
  package func start() {
    guard !isStarted else { return }
    isStarted = true
    for id in widgets.keys.sorted() { enterSchedule(id) }
    startStacks()
    startControls()
    startActivities()
  }

  /// Ends all extension processes and all subscriptions. Pictures stay in the store.
  package func stop() async {
    (isStarted, isStopped) = (false, true)
    alarm?.task.cancel()
    alarm = nil
    keepBoardNow()
    apps?.stop()
    apps = nil
    for session in sessions.values { await session.end() }
    sessions = [:]
    hub.finish()
  }

  /// Returns when no load is under way.
  package func settle() async {
    guard runningLoads > 0 else { return }
    await withCheckedContinuation { settleWaiters.append($0) }
  }

  /// Does everything that is due by now, and returns when the loads it started have ended.
  ///
  /// With a virtual clock: `while let next = await host.nextDeadline { clock.advance(to: next); await host.catchUp() }`.
  package func catchUp() async {
    advance()
    await settle()
  }

  /// When the host has something to do next.
  package var nextDeadline: Date? {
    [
      schedule.nextDeadline, desk.board.nextDeadline, desk.storage.nextExpiry,
      stacks.nextDeadline(after: clock.now),
    ].compactMap(\.self).min()
  }

  /// What changes, from now on. Any number of readers; one that lags loses the oldest events.
  package nonisolated func events() -> AsyncStream<HostEvent> { hub.subscribe() }

  /// Must be told when the clock was moved backwards: entries that had begun have not any more.
  package func clockMoved() { carryOut(schedule.reconsider(now: clock.now)) }

  /// The machine's clock was set by so many seconds: a significant change of time, for which all widgets are loaded again, free of charge.
  package func clockWasSet(by seconds: TimeInterval) {
    logger.notice("The clock was set by \(Int(seconds)) seconds; widgets are loaded again.")
    clockMoved()
    // Those that were loaded in what is now the future are under way already.
    for id in widgets.keys.sorted() where schedule[id]?.isLoading == false {
      report(.requested(.timeChange), id: id)
    }
  }

  // MARK: - Schedule

  /// Puts a widget under the schedule.
  func enterSchedule(_ id: String) {
    guard isStarted, let widget = widgets[id] else { return }
    let effects = schedule.handle(.placed(widget.restored), id: id, now: clock.now)
    showEntry(schedule[id]?.entry, id)
    carryOut(effects)
  }

  /// Reports something to the schedule and does what it says.
  func report(_ event: ScheduleEvent, id: String) {
    carryOut(schedule.handle(event, id: id, now: clock.now))
  }

  /// Does what the schedule says, and sets the alarm for what comes next.
  func carryOut(_ effects: [ScheduleEffect]) {
    note(effects)
    for effect in effects {
      switch effect {
      case .note: break
      case .load(let id, let cause): beginLoad(id, cause)
      case .show(let id, let entry):
        showEntry(entry, id)
        configuration.observer?.shows(entry: entry, widget: id)
        touch(id)
      case .keep(let id): keep(id)
      }
    }
    setAlarm()
  }

  /// Remembers the entry that shows, and for a moment the one before it.
  private func showEntry(_ index: Int?, _ id: String) {
    guard let entries = widgets[id]?.timeline?.entries else { return }
    let entry = index.flatMap { entries.indices.contains($0) ? entries[$0] : nil }
    widgets[id]?.taps.show(entry, now: clock.now)
  }

  /// Does what is due.
  private func advance() {
    carryOut(schedule.advance(to: clock.now))
    turnStacks()
    expireStored()
    carryOut(desk.board.advance(to: clock.now))
  }

  func setAlarm() {
    if configuration.isDriven { return }
    guard isStarted, let date = nextDeadline else {
      alarm?.task.cancel()
      alarm = nil
      return
    }
    guard alarm?.date != date else { return }
    alarm?.task.cancel()
    let task = Task { [weak self, clock] in
      guard (try? await clock.sleep(until: date)) != nil, !Task.isCancelled else { return }
      await self?.alarmRang()
    }
    alarm = (date, task)
  }

  private func alarmRang() {
    alarm = nil
    advance()
  }

  /// Notes that a widget's picture or state changed.
  func touch(_ id: String) {
    guard widgets[id] != nil else { return }
    widgets[id]?.revision += 1
    hub.send(.widgetChanged(id: id))
  }

  private func keep(_ id: String) {
    guard let widget = widgets[id], let stored = schedule[id]?.stored else { return }
    do {
      try store.save(stored, problem: widget.problem?.record, widget: id)
    } catch {
      logger.error("The schedule of widget \(id) could not be kept: \(error)")
    }
  }

  /// Writes to the log and to everybody who listens.
  func log(_ name: String, _ line: String) {
    logger.info("\(name): \(line)")
    hub.send(.log(extensionName: name, line: line))
  }
}
