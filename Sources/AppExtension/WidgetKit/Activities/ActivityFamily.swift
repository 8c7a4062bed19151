import SwiftUI

/// The size in which a Live Activity's card is shown (iOS 18).
public enum ActivityFamily: CaseIterable, Hashable, Sendable, CustomStringConvertible {
  /// Smart Stack of a Watch, and CarPlay.
  case small
  /// Lock Screen and everything else.
  case medium

  public var description: String { name }
  var name: String {
    switch self {
    case .small: "small"
    case .medium: "medium"
    }
  }
}

extension WidgetConfiguration {
  /// Families that the card is laid out for beside the Lock Screen's: with `.small` a Watch and CarPlay show the card, without it the
  /// island's compact leading and trailing views.
  public nonisolated func supplementalActivityFamilies(
    _ families: [ActivityFamily]
  ) -> some WidgetConfiguration {
    declaring { $0.activityFamilies = families.map(\.name) }
  }
}

private struct ActivityFamilyKey: EnvironmentKey { static var defaultValue: ActivityFamily { .medium } }
private struct SupportedFamiliesKey: EnvironmentKey {
  static var defaultValue: Set<ActivityFamily> { [.medium] }
}
private struct FullscreenKey: EnvironmentKey { static var defaultValue: Bool { false } }

extension EnvironmentValues {
  /// The family that a Live Activity's card is laid out for (iOS 18): `.medium` on the Lock Screen.
  public var activityFamily: ActivityFamily {
    get { tracker?.note(.family); return self[ActivityFamilyKey.self] }
    set { self[ActivityFamilyKey.self] = newValue }
  }
  /// The families that the configuration supports, `.medium` among them (iOS 18).
  public var supportedActivityFamilies: Set<ActivityFamily> {
    get { self[SupportedFamiliesKey.self] }
    set { self[SupportedFamiliesKey.self] = newValue }
  }
  /// The card fills the screen, in StandBy.
  public internal(set) var isActivityFullscreen: Bool {
    get { self[FullscreenKey.self] }
    set { self[FullscreenKey.self] = newValue }
  }
  /// The system shows fewer updates than come (iOS 18).
  ///
  /// - Parity: approximated: true where `isLuminanceReduced` is, on a dimmed Always-On display
  public var isActivityUpdateReduced: Bool { isLuminanceReduced }
}
