import Activities
import Archive
import Foundation

extension WidgetHost {
  static let boardSetting = "activity-board"
  static let companionsSetting = "companions-cut"
  /// Activities up to which the board's state is kept with every change; with more it is kept a moment later.
  private static let keptAtOnce = 200

  /// Does what the rules of activities say: first it is kept, then drawn, then told.
  func carryOut(_ effects: [ActivityEffect], prepared: [PreparedPictures] = []) {
    var plan = EffectPlan(effects)
    plan.records = plan.changed.compactMap { desk.record($0) }
    keep(plan)
    for pictures in prepared { take(pictures) }
    for id in plan.draws where desk.drawsAhead(id) {
      guard let record = desk.record(id), desk[id].drawing?.look != record.look else { continue }
      if prepared.contains(where: { $0.id == id && $0.problem != nil }) { continue }
      beginDraw(id)
    }
    let mirrored = mirror(plan.changed + plan.removed)
    tell(plan)
    if mirrored { hub.send(.companionChanged) }
    settled.tell(plan.settled)
    setAlarm()
  }

  private func take(_ pictures: PreparedPictures) {
    if let drawing = pictures.drawing { show(drawing, of: pictures.id) }
    if let problem = pictures.problem { drawingFailed(problem, of: pictures.id) }
  }

  private func tell(_ plan: EffectPlan) {
    for id in plan.changed { touch(activity: id) }
    for record in plan.records {
      tellApp(of: record)
      guard record.endedBy == .eightHours, record.phase == .ended else { continue }
      for finding in record.findings(configuration.activityLimits) where finding.rule == .neverEnded {
        log(record.extensionName, "warning: \(finding.message)")
      }
    }
    for id in plan.removed {
      if let record = desk.board.records[id] { tellApp(of: record) }
      for waiter in desk.forget(id) { waiter.resume() }
      hub.send(.activityChanged(id: id))
    }
    for (id, alert) in plan.alerts { hub.send(.alerted(id: id, alert)) }
    if plan.islandChanged { hub.send(.islandChanged) }
  }

  /// Notes that the picture or state of an activity changed.
  func touch(activity id: String) {
    guard desk.record(id) != nil else { return }
    desk.changed(id)
    hub.send(.activityChanged(id: id))
  }

  /// Gives an event to the rules and does what they say. Throws `ActivityRefusal`.
  func report(_ event: ActivityEvent, prepared: [PreparedPictures] = []) throws(ActivityRefusal) {
    let effects = try desk.board.handle(event, now: clock.now)
    carryOut(effects, prepared: prepared)
  }

  // MARK: - Keeping

  /// Keeps records, their tokens, and what the board knows beside them, in one transaction: whenever the process is killed, they fit.
  private func keep(_ plan: EffectPlan) {
    let isSmall = desk.board.records.count <= Self.keptAtOnce
    let tokens = changeTokens(of: plan)
    do {
      let state = isSmall && desk.board.state != desk.keptState ? desk.board.state : nil
      try store.save(
        plan.records, removing: plan.removed, tokens: tokens, settings: try state.map(Self.settings) ?? [:])
      if let state { desk.keptState = state }
    } catch {
      logger.error("Live Activities could not be kept: \(error)")
      for record in plan.records { desk[record.id].problem = .storeFailed(error) }
    }
    if !isSmall { keepBoardLater() }
  }

  private func keepBoardLater() {
    guard boardKeeper == nil else { return }
    let clock = configuration.processClock
    let date = clock.now.addingTimeInterval(0.2)
    boardKeeper = Task { [weak self] in
      try? await clock.sleep(until: date)
      await self?.keepBoardNow()
    }
  }

  func keepBoardNow() {
    boardKeeper?.cancel()
    boardKeeper = nil
    let state = desk.board.state
    guard state != desk.keptState else { return }
    do {
      try store.save([], settings: try Self.settings(state))
      desk.keptState = state
    } catch {
      logger.error("Budgets and alerts of Live Activities could not be kept: \(error)")
    }
  }

  private static func settings(_ state: ActivityBoardState) throws -> [String: String] {
    [boardSetting: String(decoding: try JSONEncoder().encode(state), as: UTF8.self)]
  }
}
