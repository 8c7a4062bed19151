import Foundation

extension LedgerEntry {
  /// What happened and why, in one sentence.
  ///
  /// - Parameter time: Writes a date for the reader, such as `14:05`.
  package func sentence(time: (Date) -> String) -> String {
    let when = until.map(time)
    switch outcome {
    case .granted:
      return "Loaded, since \(cause.words). \(charge)"
    case .deferred:
      return "Put off\(when.map { " until \($0)" } ?? ""), though \(cause.words): \(rule.words). \(charge)"
    case .turned: return detail ?? "Turned to the top of its stack: \(rule.words)."
    case .merged:
      let other =
        rule == .loading
        ? "it was being loaded just then" : "a reload at \(when ?? "an earlier time") does for both"
      return "Not loaded for itself, though \(cause.words): \(other)."
    }
  }

  private var charge: String {
    if isCharged { return "Charged: \(used) of \(allowance) in 24 hours." }
    return outcome == .granted ? "Free: \(rule.words)." : "\(used) of \(allowance) are used."
  }
}

extension ReloadCause {
  /// What happened, to stand after “since”.
  package var words: String {
    switch self {
    case .placed: "it was placed"
    case .policy: "its timeline asked for it"
    case .retry: "the load before failed"
    case .widgetCenter: "WidgetCenter was called"
    case .push: "a push came"
    case .location: "the device has moved"
    case .user: "a person asked for it"
    case .interaction: "an intent had run"
    case .configuration: "its configuration was changed"
    case .build: "its extension was built anew"
    case .system: "the system shows it otherwise"
    case .settings: "the locale or a setting changed"
    case .timeChange: "the time was changed or a day began"
    }
  }
}

extension ReloadRule {
  /// The rule, to stand after a colon.
  package var words: String {
    switch self {
    case .placed: "placing a widget is not charged"
    case .person: "what a person asks for is not charged"
    case .interaction: "the reload after an intent is guaranteed and not charged"
    case .configuration: "another configuration is not charged"
    case .appInForeground: "while the app is used nothing is charged"
    case .system: "the system's own reloads are not charged"
    case .settings: "changed settings are not charged"
    case .timeChange: "changes of time are not charged"
    case .retry: "trying again after a failure is not charged"
    case .debugging: "the budget is off"
    case .withinBudget: "there was room in the budget"
    case .minimumSpacing: "reloads are at least five minutes apart, and five seconds where nothing is charged"
    case .backOff: "the last loads failed, and the system waits longer each time"
    case .unseen: "nobody has looked at it for hours, so it is loaded once an hour"
    case .rarelySeen: "nobody has looked at it for a day, so it is loaded every four hours"
    case .hourlyPace: "the hour's share of the budget is used"
    case .dailyBudget: "the budget of 24 hours is used"
    case .loading: "it was being loaded"
    case .planned: "a reload was planned"
    case .mattersMost: "it matters most"
    }
  }
}
