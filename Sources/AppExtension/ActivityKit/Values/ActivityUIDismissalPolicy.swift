import Archive

/// When an activity that ended leaves the Lock Screen. It leaves the Dynamic Island at once.
public struct ActivityUIDismissalPolicy: Equatable, Sendable {
  let dismissal: ActivityDismissal

  /// When the person removes it, at the latest four hours after the end.
  public static let `default` = ActivityUIDismissalPolicy(dismissal: .standard)

  /// At once.
  public static let immediate = ActivityUIDismissalPolicy(dismissal: .immediate)

  /// At `date`, at the latest four hours after the end.
  public static func after(_ date: Date) -> ActivityUIDismissalPolicy {
    let instant = date.timeIntervalSinceReferenceDate
    if instant.isFinite { return ActivityUIDismissalPolicy(dismissal: .after(date)) }
    return instant == -.infinity ? .immediate : .default
  }
}
