import Foundation

/// The part of a widget's schedule that survives a restart.
package struct StoredSchedule: Sendable, Equatable {
  /// The dates of the last good timeline.
  package var timeline: TimelineDates?
  /// When that was loaded.
  package var loadedAt: Date?
  /// When the next load is due; `nil` for never.
  package var nextReload: Date?
  /// Failed loads since the last good one.
  package var failures: Int
  /// Good loads so far.
  package var reloads: Int
  /// What it has used of its day.
  package var budget: ReloadBudget
  /// How often it is looked at; `nil` until it is placed.
  package var engagement: Engagement?

  /// A widget that has never been loaded, unless told otherwise.
  package init(
    timeline: TimelineDates? = nil, loadedAt: Date? = nil, nextReload: Date? = nil, failures: Int = 0,
    reloads: Int = 0, budget: ReloadBudget = ReloadBudget(), engagement: Engagement? = nil
  ) {
    self.timeline = timeline
    self.loadedAt = loadedAt
    self.nextReload = nextReload
    self.failures = failures
    self.reloads = reloads
    self.budget = budget
    self.engagement = engagement
  }
}
