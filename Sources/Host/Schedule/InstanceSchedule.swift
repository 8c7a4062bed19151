import Foundation

/// When one placed widget changes its picture, and when it is loaded again. Pure: every answer follows from the values and `now`.
package struct InstanceSchedule: Sendable, Equatable {
  /// What survives a restart.
  package internal(set) var stored: StoredSchedule
  /// The entry that shows.
  package private(set) var entry: Int?
  /// Whether a load is under way.
  package private(set) var isLoading = false
  /// Whether the widget's app is in use, which makes reloads free.
  package private(set) var isAppActive = false
  /// The due load was asked for while the app was used, and stays free when the app is gone by then.
  private(set) var isPromised = false
  /// Why the due load happens.
  private var cause = ReloadCause.policy
  /// A wish that arrived during a load.
  private var wish: ReloadCause?
  /// When the next entry begins.
  private var nextEntry: Date?

  /// The instant at which something must happen; `nil` for none.
  package var deadline: Date? {
    guard !isLoading, let reload = stored.nextReload else { return nextEntry }
    guard let nextEntry else { return reload }
    return min(nextEntry, reload)
  }

  /// What an event or the passing of time asks of the host, without the name of the widget.
  enum Step: Equatable {
    case load(ReloadCause)
    case show(Int?)
    case keep
    case note(LedgerEntry)
  }

  /// A widget as the store knows it; one that was never loaded is due at once.
  init(_ stored: StoredSchedule, now: Date) {
    self.stored = stored
    self.stored.engagement = stored.engagement?.restored() ?? Engagement(placedAt: now)
    if stored.failures > 0 {
      cause = .retry
      self.stored.nextReload = stored.nextReload ?? now
    } else if stored.timeline == nil {
      cause = .placed
      self.stored.nextReload = now
    }
    entry = stored.timeline?.index(at: now)
    nextEntry = stored.timeline?.nextChange(after: now)
  }

  // MARK: - Events

  /// Somebody wants a new timeline.
  mutating func request(_ cause: ReloadCause, _ desk: ReloadDesk, _ steps: inout [Step]) {
    if isLoading {
      // Wishes merge; one that need not wait wins.
      if wish?.freeRule == nil { wish = cause }
      note(cause, .merged, .loading, desk, allowance: desk.allowance(of: self), &steps)
    } else {
      decide(cause, desk, &steps)
    }
    advance(desk, &steps)
  }

  /// A load ended well.
  mutating func loaded(_ timeline: TimelineDates, _ desk: ReloadDesk, _ steps: inout [Step]) {
    let now = desk.now
    isLoading = false
    stored.timeline = timeline
    stored.loadedAt = now
    stored.failures = 0
    stored.reloads += 1
    stored.nextReload = desk.rules.reloadDate(after: timeline, loadedAt: now)
    isPromised = false
    cause = .policy
    entry = timeline.index(at: now)
    nextEntry = timeline.nextChange(after: now)
    steps.append(.show(entry))
    takeWish(desk, &steps)
    steps.append(.keep)
    advance(desk, &steps)
  }

  /// A load ended badly: the timeline before it stays.
  mutating func failed(_ desk: ReloadDesk, _ steps: inout [Step]) {
    isLoading = false
    stored.failures += 1
    stored.nextReload = desk.now.addingTimeInterval(desk.rules.retryDelay(failures: stored.failures))
    cause = .retry
    if wish?.freeRule == nil { wish = nil }
    takeWish(desk, &steps)
    steps.append(.keep)
    advance(desk, &steps)
  }

  /// It came into sight or went out of it. What waits because nobody looked is looked at again.
  mutating func see(_ visible: Bool, _ desk: ReloadDesk, _ steps: inout [Step]) {
    guard stored.engagement?.isVisible != visible else { return }
    let slept = stored.engagement?.unseenSeconds(at: desk.now) ?? 0
    stored.engagement?.see(visible, at: desk.now)
    steps.append(.keep)
    guard visible, slept > desk.rules.budget.unseenAfter else { return }
    reconsiderDue(desk, &steps)
  }

  /// Its app is used, or not any more.
  mutating func appActive(_ isActive: Bool, _ desk: ReloadDesk, _ steps: inout [Step]) {
    guard isAppActive != isActive else { return }
    isAppActive = isActive
    if isActive { reconsiderDue(desk, &steps) }
  }

  /// Does what is due.
  mutating func advance(_ desk: ReloadDesk, _ steps: inout [Step]) {
    if let next = nextEntry, next <= desk.now { showEntry(desk, &steps) }
    if !isLoading, let due = stored.nextReload, due <= desk.now { decide(cause, desk, &steps) }
  }

  /// The clock was set: what was loaded in what is now the future says nothing about when to load again.
  mutating func clockMoved(_ desk: ReloadDesk, _ steps: inout [Step]) {
    showEntry(desk, &steps)
    if !isLoading, let loaded = stored.loadedAt, loaded > desk.now {
      stored.loadedAt = nil
      decide(.timeChange, desk, &steps)
    }
    advance(desk, &steps)
  }

  // MARK: - Deciding

  private mutating func showEntry(_ desk: ReloadDesk, _ steps: inout [Step]) {
    guard let timeline = stored.timeline else { return }
    let shown = timeline.index(at: desk.now)
    nextEntry = timeline.nextChange(after: desk.now)
    guard shown != entry else { return }
    entry = shown
    steps.append(.show(shown))
  }

  private mutating func takeWish(_ desk: ReloadDesk, _ steps: inout [Step]) {
    guard let wish else { return }
    self.wish = nil
    decide(wish, desk, &steps)
  }

  /// A reload that was put off may come sooner.
  private mutating func reconsiderDue(_ desk: ReloadDesk, _ steps: inout [Step]) {
    guard !isLoading, stored.failures == 0, cause != .policy || isOverdue(desk) else { return }
    stored.nextReload = desk.now
    advance(desk, &steps)
  }

  /// Whether its timeline's policy wanted it to be loaded by now.
  private func isOverdue(_ desk: ReloadDesk) -> Bool {
    guard let timeline = stored.timeline, let loaded = stored.loadedAt else { return false }
    return desk.rules.reloadDate(after: timeline, loadedAt: loaded).map { $0 <= desk.now } ?? false
  }

  private mutating func decide(_ cause: ReloadCause, _ desk: ReloadDesk, _ steps: inout [Step]) {
    let allowance = desk.allowance(of: self)
    switch desk.verdict(on: cause, &self, allowance: allowance) {
    case .grant(let rule, let isCharged):
      if isCharged { stored.budget.spend(at: desk.now) }
      isLoading = true
      isPromised = false
      note(cause, .granted, rule, desk, allowance: allowance, &steps, isCharged: isCharged)
      steps.append(.load(cause))
    case .wait(let until, let rule):
      if let planned = stored.nextReload, planned > desk.now, planned <= until {
        note(cause, .merged, .planned, desk, allowance: allowance, &steps, until: planned)
      } else {
        stored.nextReload = until
        self.cause = cause
        isPromised = isAppActive || isPromised
        note(cause, .deferred, rule, desk, allowance: allowance, &steps, until: until)
        steps.append(.keep)
      }
    }
  }

  private mutating func note(
    _ cause: ReloadCause, _ outcome: LedgerEntry.Outcome, _ rule: ReloadRule, _ desk: ReloadDesk,
    allowance: Int, _ steps: inout [Step], until: Date? = nil, isCharged: Bool = false
  ) {
    steps.append(
      .note(
        LedgerEntry(
          date: desk.now, cause: cause, outcome: outcome, rule: rule, until: until, isCharged: isCharged,
          used: stored.budget.used(at: desk.now), allowance: allowance)))
  }
}
