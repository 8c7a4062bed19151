import Foundation

/// When one placed widget changes its picture, and when it is loaded again. Pure: every answer follows from the values and `now`.
package struct InstanceSchedule: Sendable, Equatable {
  /// What survives a restart.
  package private(set) var stored: StoredSchedule
  /// The entry that shows.
  package private(set) var entry: Int?
  /// Whether a load is under way.
  package private(set) var isLoading = false
  /// Why the due load happens.
  private var cause = ReloadCause.policy
  /// A wish that arrived during a load.
  private var wish: ReloadCause?
  /// When the next entry begins.
  private var nextEntry: Date?

  /// The instant at which something must happen; `nil` for none.
  package var deadline: Date? {
    let reload = isLoading ? nil : stored.nextReload
    return [nextEntry, reload].compactMap { $0 }.min()
  }

  /// What an event or the passing of time asks of the host, without the name of the widget.
  enum Step: Equatable {
    case load(ReloadCause)
    case show(Int?)
    case keep
  }

  /// A widget as the store knows it; one that was never loaded is due at once.
  init(_ stored: StoredSchedule, now: Date) {
    self.stored = stored
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

  /// Somebody wants a new timeline.
  mutating func request(_ cause: ReloadCause, now: Date, rules: ScheduleRules) -> [Step] {
    if isLoading {
      // Wishes merge; the strongest wins.
      if wish?.isImmediate != true { wish = cause }
      return []
    }
    return plan(cause, now: now, rules: rules) + advance(to: now)
  }

  /// A load ended well.
  mutating func loaded(_ timeline: TimelineDates, now: Date, rules: ScheduleRules) -> [Step] {
    isLoading = false
    stored.timeline = timeline
    stored.loadedAt = now
    stored.failures = 0
    stored.reloads += 1
    stored.nextReload = rules.reloadDate(after: timeline, loadedAt: now)
    cause = .policy
    entry = timeline.index(at: now)
    nextEntry = timeline.nextChange(after: now)
    var steps: [Step] = [.show(entry)]
    if let wish { steps += plan(wish, now: now, rules: rules) }
    wish = nil
    return steps + [.keep] + advance(to: now)
  }

  /// A load ended badly: the timeline before it stays.
  mutating func failed(now: Date, rules: ScheduleRules) -> [Step] {
    isLoading = false
    stored.failures += 1
    stored.nextReload = now.addingTimeInterval(rules.retryDelay(failures: stored.failures))
    cause = .retry
    if let wish, wish.isImmediate { _ = plan(wish, now: now, rules: rules) }
    wish = nil
    return [.keep] + advance(to: now)
  }

  /// Does what is due at `now`.
  mutating func advance(to now: Date) -> [Step] {
    var steps: [Step] = []
    if let timeline = stored.timeline {
      let shown = timeline.index(at: now)
      nextEntry = timeline.nextChange(after: now)
      if shown != entry {
        entry = shown
        steps.append(.show(shown))
      }
    }
    if !isLoading, let due = stored.nextReload, due <= now {
      isLoading = true
      steps.append(.load(cause))
    }
    return steps
  }

  /// Sets the next load for a wish. One that is due earlier anyway stays.
  private mutating func plan(_ cause: ReloadCause, now: Date, rules: ScheduleRules) -> [Step] {
    let earliest = stored.loadedAt?.addingTimeInterval(rules.minimumSpacing)
    let date = cause.isImmediate ? now : max(now, earliest ?? now)
    // During back-off only a person or a build may try again earlier.
    if stored.failures > 0 && !cause.isImmediate { return [] }
    if let planned = stored.nextReload, planned <= date { return [] }
    stored.nextReload = date
    self.cause = cause
    return [.keep]
  }
}
