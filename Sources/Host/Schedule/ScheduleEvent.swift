import Foundation

/// Why a widget is loaded.
package enum ReloadCause: String, Sendable, CaseIterable, Codable {
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
  /// The device has moved far.
  case location
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
  /// The locale, the size of type or an accessibility setting changed.
  case settings
  /// The time zone changed, the clock was set, or a day began.
  case timeChange

  /// The rule that grants it at once, whatever was loaded when; `nil` for what is charged or waits.
  package var freeRule: ReloadRule? {
    switch self {
    case .placed: .placed
    case .user: .person
    case .interaction: .interaction
    case .configuration: .configuration
    case .build, .system: .system
    case .settings: .settings
    case .timeChange: .timeChange
    case .policy, .retry, .widgetCenter, .push, .location: nil
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
  /// It came into sight, or went out of it.
  case seen(Bool)
  /// Its app came to the foreground, began to play or to navigate; or all that ended.
  case appActive(Bool)
}

/// What the host must do.
package enum ScheduleEffect: Sendable, Equatable {
  /// Ask the extension for a timeline, then report `.loaded` or `.failed`.
  case load(id: String, cause: ReloadCause)
  /// Another entry shows from now on.
  case show(id: String, entry: Int?)
  /// The values worth keeping, `ScheduleState[id]?.stored`, have changed.
  case keep(id: String)
  /// Something was decided.
  case note(id: String, LedgerEntry)
}
