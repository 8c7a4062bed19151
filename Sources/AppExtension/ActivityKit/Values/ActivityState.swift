import Archive

/// Where a Live Activity is in its life.
public enum ActivityState: Sendable, Codable, Hashable {
  /// Scheduled with `start:`, and the date has not come.
  case pending
  /// On the screen, and takes updates.
  case active
  /// Ended by the app, a push or the system; still on the Lock Screen, and takes no updates.
  case ended
  /// Gone from the screen: removed by the person, or after its dismissal date.
  case dismissed
  /// On the screen, and its stale date has passed; the next update makes it active again.
  case stale

  init(_ phase: ActivityPhase) {
    switch phase {
    case .pending: self = .pending
    case .active: self = .active
    case .ended: self = .ended
    case .dismissed: self = .dismissed
    case .stale: self = .stale
    }
  }
}

/// How long a Live Activity wants to stay.
public enum ActivityStyle: Sendable, Hashable {
  /// Until the app, a push, a person or its greatest age ends it.
  case standard
  /// Until the device is locked, the island collapses, or the person taps outside it.
  case transient

  var name: ActivityStyleName {
    switch self {
    case .standard: .standard
    case .transient: .transient
    }
  }
}
