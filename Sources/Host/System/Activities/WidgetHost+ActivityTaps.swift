import Activities
import Archive
import Foundation

extension WidgetHost {
  /// A tap on a region of an activity's picture, or beside them (`HitToken.background`): runs its intent and draws the activity again, or
  /// opens the app with its link. Throws `Problem` when nothing was run.
  package func tapActivity(
    id: String, presentation: ActivityPresentation, hit: String, nonce: String, isAuthenticated: Bool = false
  ) async throws -> TapOutcome {
    guard let record = desk.record(id) else { throw Problem.unknownActivity(id) }
    try interaction.nonces.use(nonce)
    let isLocked = interaction.isLocked && !isAuthenticated
    switch try action(of: HitToken(hit), on: record, presentation) {
    case .intent(let identifier, let region):
      return await run(identifier, of: region, on: record, isLocked: isLocked)
    case .open(let url):
      // Whatever opens the app needs the device unlocked.
      if isLocked { return TapOutcome(result: .needsAuthentication) }
      open(
        OpenedURL(
          url: url ?? "", date: clock.now, source: id,
          userInfo: url == nil ? ["activityID": id, "attributesType": record.attributesType] : [:]))
      tellApp(opens: url ?? "", of: record.extensionName)
      // The app is in front now, so the island lets go of what the person had expanded.
      if case .expanded(id, _) = desk.board.island { try? report(.expand(id: nil)) }
      return TapOutcome(result: .opened, url: url)
    }
  }

  private enum TapAction {
    case intent(String, HitRegion)
    /// The app comes to the front; without a URL it is told which activity.
    case open(String?)
  }

  private func action(
    of token: HitToken, on record: ActivityRecord, _ presentation: ActivityPresentation
  ) throws(Problem) -> TapAction {
    let holding = desk[record.id]
    let shown = [holding.drawing?.scenes, holding.justShown(at: clock.now)].compactMap(\.self)
    if token == .background {
      let picture = shown.first?.pictures.first { $0.presentation == presentation }
      return .open(picture?.scene.widgetURL ?? (presentation.isIsland ? shown.first?.islandURL : nil))
    }
    for scenes in shown {
      for picture in scenes.pictures where picture.presentation == presentation {
        guard let region = picture.scene.hits.last(where: { HitToken($0.action) == token }) else { continue }
        switch (region.action, presentation.touch) {
        case (_, .whole): throw .hitNotOffered(kind: record.attributesType)
        case (.intent, .links): throw .inertPresentation(presentation)
        case (.link(let url), _): return .open(url)
        case (.intent(let identifier), _): return .intent(identifier, region)
        }
      }
    }
    throw .hitNotOffered(kind: record.attributesType)
  }

  private func run(
    _ identifier: String, of region: HitRegion, on record: ActivityRecord, isLocked: Bool
  ) async -> TapOutcome {
    let (id, token) = (record.id, HitToken(region.action))
    let value = region.isOn.map { desk[id].flip(token, shown: $0) }
    desk[id].running += 1
    touch(activity: id)
    let performed = await perform(
      PerformRequest(kind: record.attributesType, intent: identifier, value: value, isLocked: isLocked),
      in: record.extensionName, source: id, what: region.label
    ).value
    var outcome = performed.outcome
    guard desk.record(id) != nil else { return outcome }
    desk[id].running -= 1
    if outcome.result != .performed { desk[id].goBack(token) }
    if let url = outcome.url { tellApp(opens: url, of: record.extensionName) }
    guard outcome.result != .needsAuthentication else {
      touch(activity: id)
      return outcome
    }
    let clock = configuration.processClock
    let start = clock.now
    // What its view reads beside the content, such as a file of the app group, may be another now.
    await redraw(id)
    outcome.stages["reload"] = clock.now.timeIntervalSince(start)
    return outcome
  }
}

extension ActivityPresentation {
  fileprivate enum Touch { case everything, links, whole }

  /// What of it a person can touch. A: compact and minimal are one region, "Linking to specific app scenes from your widget or Live Activity";
  /// buttons and toggles do nothing in CarPlay, "Creating custom views for Live Activities".
  fileprivate var touch: Touch {
    switch self {
    case .lockScreen, .expanded, .small: .everything
    case .medium: .links
    case .compactLeading, .compactTrailing, .minimal: .whole
    }
  }
}
