import Foundation

/// Why a widget is loaded.
package enum ReloadCause: String, Sendable, CaseIterable {
  /// It has never been loaded.
  case placed
  /// Its timeline's policy.
  case policy
  /// The load before failed.
  case retry
  /// `WidgetCenter`.
  case widgetCenter
  /// A push to the extension's widgets; as `reloadAllTimelines()`, but from a server.
  case push
  /// A person asked for it.
  case user
  /// An intent that a person tapped has run: exempt from budget and spacing.
  case interaction
  /// A person saved another configuration.
  case configuration
  /// Its extension was built anew.
  case build
  /// The system shows it otherwise: the look of the Home Screen was changed, say.
  case system

  /// Whether the load happens at once, whatever was loaded when.
  var isImmediate: Bool {
    switch self {
    case .placed, .user, .interaction, .configuration, .build, .system: true
    case .policy, .retry, .widgetCenter, .push: false
    }
  }
}

/// What happens to one placed widget.
package enum ScheduleEvent: Sendable, Equatable {
  /// It was put on a surface, or read from the store.
  case placed(StoredSchedule)
  /// It was taken away.
  case removed
  /// Somebody wants a new timeline.
  case requested(ReloadCause)
  /// A load ended well.
  case loaded(TimelineDates)
  /// A load ended badly.
  case failed
}

/// What the host must do.
package enum ScheduleEffect: Sendable, Equatable {
  /// Ask the extension for a timeline, then report `.loaded` or `.failed`.
  case load(id: String, cause: ReloadCause)
  /// Another entry shows from now on.
  case show(id: String, entry: Int?)
  /// The values worth keeping have changed.
  case keep(id: String, StoredSchedule)
}

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

  /// A widget that has never been loaded, unless told otherwise.
  package init(
    timeline: TimelineDates? = nil, loadedAt: Date? = nil, nextReload: Date? = nil, failures: Int = 0,
    reloads: Int = 0
  ) {
    self.timeline = timeline
    self.loadedAt = loadedAt
    self.nextReload = nextReload
    self.failures = failures
    self.reloads = reloads
  }
}
