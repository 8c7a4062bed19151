/// The rule that decided about a reload.
package enum ReloadRule: String, Sendable, CaseIterable, Codable {
  // Granted, and not charged.

  /// A person placed the widget.
  case placed
  /// A person asked for the reload.
  case person
  /// An intent that a person tapped has run.
  case interaction
  /// A person chose another configuration.
  case configuration
  /// The app is in the foreground, or plays audio, or navigates.
  case appInForeground
  /// The system's own reload: after a reboot, another build, another look of the Home Screen.
  case system
  /// The locale, the size of type or an accessibility setting changed.
  case settings
  /// The time zone changed, the clock was set, or a day began.
  case timeChange
  /// The load before it failed.
  case retry
  /// The budget is off, as with Xcode attached.
  case debugging

  // Granted, and charged.

  /// There was room in the hour and in the day.
  case withinBudget

  // Deferred.

  /// It was loaded less than the minimum spacing ago.
  case minimumSpacing
  /// The last loads failed.
  case backOff
  /// Nobody has looked at it for some hours.
  case unseen
  /// Nobody has looked at it for a day.
  case rarelySeen
  /// The hour's share of the budget is used.
  case hourlyPace
  /// The budget of 24 hours is used.
  case dailyBudget

  // Merged with another reload.

  /// It is being loaded.
  case loading
  /// A reload that comes sooner, or as soon, is planned.
  case planned

  // Not of reloads.

  /// Of its stack, the widget matters most now.
  case mattersMost
}
