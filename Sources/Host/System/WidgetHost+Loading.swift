import Archive
import Foundation
import Processes
import Schedule

extension WidgetHost {
  /// Asks for a timeline; the answer comes later, to `loaded` or `failed`.
  func beginLoad(_ id: String, _ cause: ReloadCause) {
    guard let placed = widgets[id]?.placed, let life = widgets[id]?.taps.life else { return }
    runningLoads += 1
    widgets[id]?.taps.loadBegan()
    logger.debug("Widget \(id) (\(placed.kind), \(placed.family.rawValue)) is loaded: \(cause.rawValue)")
    let before = configuration.isDriven ? lastLoads[placed.extensionName] : nil
    let task = Task { [weak self] in
      await before?.value
      await self?.load(placed, life, cause.isOfPerson ? .next : .inTurn)
      await self?.endLoad(id)
    }
    if configuration.isDriven { lastLoads[placed.extensionName] = task }
  }

  private func endLoad(_ id: String) {
    resumeWaiters(id)
    endWork()
  }

  /// Something that `settle()` waits for has ended.
  func endWork() {
    runningLoads -= 1
    guard runningLoads == 0 else { return }
    for waiter in settleWaiters { waiter.resume() }
    settleWaiters = []
  }

  private func load(_ placed: PlacedWidget, _ life: UUID, _ urgency: ExtensionSession.Urgency) async {
    let asked = appearance
    do {
      let environments = try environments(for: placed.family, description(of: placed))
      let timeline = try await entries(
        placed.extensionName,
        EntriesRequest(
          kind: placed.kind, family: placed.family, source: .timeline, values: placed.values,
          environments: environments), urgency)
      loaded(timeline, placed, life)
      // Somebody coloured the Home Screen otherwise meanwhile.
      if appearance != asked { loadMissingLooks(placed.id) }
    } catch {
      failed(Problem(error), placed, life)
    }
  }

  /// Counts the end of a load, unless the widget was placed or resized since it began.
  private func loadEnded(_ id: String, _ life: UUID) {
    if widgets[id]?.taps.life == life { widgets[id]?.taps.loadEnded() }
  }

  private func loaded(_ timeline: ArchivedTimeline, _ placed: PlacedWidget, _ life: UUID) {
    let id = placed.id
    loadEnded(id, life)
    // Meanwhile it may be gone, or of another size and being loaded for that.
    guard widgets[id]?.placed.family == placed.family else { return }
    configuration.observer?.loaded(timeline, widget: id)
    let past = past(of: id, until: clock.now)
    widgets[id]?.take(timeline, madeAt: clock.now, limits: configuration.limits)
    widgets[id]?.problem = nil
    // First the picture, then the schedule that may already ask for the next one.
    let effects = schedule.handle(.loaded(TimelineDates(timeline)), id: id, now: clock.now)
    if let stored = schedule[id]?.stored {
      do {
        try store.save(timeline, schedule: stored, widget: id, after: past)
      } catch {
        widgets[id]?.problem = .storeFailed(error)
        logger.error("The picture of widget \(id) could not be kept: \(error)")
      }
    }
    carryOut(effects)
    timelineCame(id)
  }

  private func failed(_ problem: Problem, _ placed: PlacedWidget, _ life: UUID) {
    loadEnded(placed.id, life)
    guard widgets[placed.id]?.placed.family == placed.family else { return }
    configuration.observer?.failed(problem, widget: placed.id)
    // We stopped the process ourselves, for a new build or at the end: nothing to tell the user.
    if problem.code != "extension-stopped" {
      widgets[placed.id]?.problem = problem
      log(placed.extensionName, "\(placed.kind) (\(placed.family.rawValue)): \(problem.message)")
    }
    guard isStarted else { return }
    report(.failed, id: placed.id)
    touch(placed.id)
  }
}

extension ReloadCause {
  /// Somebody looks at the widget and waits.
  fileprivate var isOfPerson: Bool {
    switch self {
    case .user, .interaction, .configuration: true
    case .placed, .policy, .retry, .widgetCenter, .push, .location, .build, .system, .settings,
      .timeChange:
      false
    }
  }
}
