import Archive
import ExtensionMain
import Foundation

/// Asks the system for new timelines.
public final class WidgetCenter: Sendable {
  public static let shared = WidgetCenter()

  public enum UserInfoKey {
    public static let kind = "WGWidgetUserInfoKeyKind"
    public static let family = "WGWidgetUserInfoKeyFamily"
    public static let activityID = "WGWidgetUserInfoKeyActivityID"
  }

  /// New timelines for each placed widget of a kind.
  public func reloadTimelines(ofKind kind: String) {
    SystemCalls.send(.reload(kind: kind), inApp: .reloadWidgets(kind: kind))
  }
  /// New timelines for each placed widget of this extension.
  public func reloadAllTimelines() {
    SystemCalls.send(.reload(kind: nil), inApp: .reloadWidgets(kind: nil))
  }
}
