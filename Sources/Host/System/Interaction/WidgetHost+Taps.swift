import Archive
import Foundation
import Schedule

extension WidgetHost {
  /// A tap on a placed widget: runs the intent, or opens the link, that the region with the tap's token has in the picture that shows (or
  /// showed a moment ago). Returns when the reload that follows an intent has ended.
  ///
  /// Taps of one extension run in the order they came. After each one its widget is reloaded exactly once, at once and outside of
  /// every budget. Throws `Problem` when nothing was run: the widget or token is unknown, the nonce used, the device locked.
  package func tap(_ tap: TapRequest) async throws -> TapOutcome {
    guard let placed = widgets[tap.widget]?.placed else { throw Problem.unknownWidget(tap.widget) }
    try interaction.nonces.use(tap.nonce)
    let target = try target(of: HitToken(tap.hit), on: placed)
    let isLocked = interaction.isLocked && !tap.isAuthenticated
    if isLocked && placed.surface == .home { throw Problem.homeScreenLocked(kind: placed.kind) }
    switch target {
    case .intent(let region, let identifier):
      return await run(identifier, of: region, on: placed, isLocked: isLocked)
    case .url, .app:
      // Whatever opens the app needs the device unlocked.
      if isLocked { return TapOutcome(result: .needsAuthentication) }
      let opened = OpenedURL(
        url: target.url ?? "", date: clock.now, source: placed.id,
        userInfo: target.url == nil ? ["kind": placed.kind, "family": placed.family.rawValue] : [:])
      open(opened)
      return TapOutcome(result: .opened, url: target.url)
    }
  }

  /// What a tap reaches.
  private enum TapTarget {
    case intent(HitRegion, identifier: String)
    case url(String)
    /// The app comes to the front and is told kind and family.
    case app

    var url: String? { if case .url(let url) = self { url } else { nil } }
  }

  private func target(of token: HitToken, on placed: PlacedWidget) throws(Problem) -> TapTarget {
    let entry = shownEntry(placed.id)
    if token == .background {
      return (entry?.scene(environment: 0)?.widgetURL).map { .url($0) } ?? .app
    }
    for entry in [entry, widgets[placed.id]?.taps.justShown(at: clock.now)].compactMap({ $0 }) {
      guard let region = HitRules.region(token, of: entry, in: placed.family) else { continue }
      switch region.action {
      case .link(let url): return .url(url)
      case .intent(let identifier): return .intent(region, identifier: identifier)
      }
    }
    throw .hitNotOffered(kind: placed.kind)
  }

  /// The entry of a widget that shows now.
  func shownEntry(_ id: String) -> ArchivedEntry? {
    guard let snapshot = snapshot(id: id), let entries = snapshot.timeline?.entries,
      let index = snapshot.entryIndex, entries.indices.contains(index)
    else { return nil }
    return entries[index]
  }

  private func run(
    _ identifier: String, of region: HitRegion, on placed: PlacedWidget, isLocked: Bool
  ) async -> TapOutcome {
    let (id, token) = (placed.id, HitToken(region.action))
    let value = region.isOn.flatMap { widgets[id]?.taps.flip(token, shown: $0) }
    let life = widgets[id]?.taps.life
    widgets[id]?.taps.unanswered += 1
    touch(id)
    let performed = await perform(
      PerformRequest(kind: placed.kind, intent: identifier, value: value, isLocked: isLocked),
      in: placed.extensionName, source: id, what: region.label
    ).value
    var outcome = performed.outcome
    // A widget that was resized, or removed and put back meanwhile, knows nothing of this tap.
    if widgets[id]?.taps.life == life {
      if outcome.result != .performed { widgets[id]?.taps.goBack(token) }
      widgets[id]?.taps.unanswered -= 1
    }
    let clock = configuration.processClock
    let start = clock.now
    await reload(id, after: performed)
    outcome.stages["reload"] = clock.now.timeIntervalSince(start)
    return outcome
  }

  /// Loads a widget once for an intent that ran, and waits for the end of that.
  private func reload(_ id: String, after performed: Performed) async {
    let reloads = performed.outcome.result != .needsAuthentication
    let asksAgain = widgets[id]?.taps.answered(upTo: performed.reloads, reloads: reloads) ?? false
    guard reloads, let load = widgets[id]?.taps.awaitNextLoad() else {
      if asksAgain { report(.requested(.widgetCenter), id: id) }
      return touch(id)
    }
    report(.requested(.interaction), id: id)
    if asksAgain { report(.requested(.widgetCenter), id: id) }
    await loadEnded(load, of: id)
  }

  // MARK: - Loads

  /// Returns when a load of a widget has ended, or when it never will.
  private func loadEnded(_ load: Int, of id: String) async {
    guard let taps = widgets[id]?.taps, taps.loadsEnded < load else { return }
    guard taps.isLoading else {
      // The schedule does not run, so nothing was begun.
      widgets[id]?.taps.awaitNoLoad()
      return touch(id)
    }
    await withCheckedContinuation { interaction.waiters[id, default: []].append((load, $0)) }
  }

  /// Wakes those whose load has ended or will not come any more.
  func resumeWaiters(_ id: String) {
    guard let waiting = interaction.waiters.removeValue(forKey: id) else { return }
    let taps = widgets[id]?.taps
    for waiter in waiting {
      if let taps, taps.loadsEnded < waiter.load, taps.isLoading {
        interaction.waiters[id, default: []].append(waiter)
      } else {
        waiter.continuation.resume()
      }
    }
    if let taps, !taps.isLoading, taps.isPending, taps.unanswered == 0 {
      widgets[id]?.taps.awaitNoLoad()
      touch(id)
    }
  }

  /// `WidgetCenter` was called by an extension.
  func reloadAsked(_ name: String, kind: String?, number: UInt64) {
    for id in widgetIDs(of: name, kind: kind) where widgets[id]?.taps.asksForReload(number) == true {
      report(.requested(.widgetCenter), id: id)
    }
  }
}
