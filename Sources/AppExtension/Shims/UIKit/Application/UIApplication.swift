import Foundation

/// What an app's delegate conforms to. No app runs here, so nothing calls it.
@MainActor @preconcurrency public protocol UIApplicationDelegate: AnyObject {}

/// The running app. An extension is none: what is asked of it answers as on a device whose app is in the background, or does nothing.
@MainActor @preconcurrency open class UIApplication: UIResponder {
  public struct LaunchOptionsKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
  }
  public struct OpenExternalURLOptionsKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let universalLinksOnly = Self(rawValue: "UIApplicationOpenURLOptionUniversalLinksOnly")
  }
  public struct OpenURLOptionsKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let sourceApplication = Self(rawValue: "UIApplicationOpenURLOptionsSourceApplicationKey")
  }
  public enum State: Int, Sendable { case active, inactive, background }

  private static let app = UIApplication()

  /// Apple's SDK refuses it to extensions unless the target sets `APPLICATION_EXTENSION_API_ONLY` to `NO`, so files that an app shares with
  /// its widgets name it, and it is here with a warning.
  @available(
    *, deprecated,
    message:
      "iOS has no app in an extension: Xcode refuses this unless the target sets APPLICATION_EXTENSION_API_ONLY to NO"
  )
  public static var shared: UIApplication { app }

  open weak var delegate: (any UIApplicationDelegate)?
  open var applicationState: State { .background }
  open var backgroundTimeRemaining: TimeInterval { .greatestFiniteMagnitude }
  open var isIdleTimerDisabled = false
  open var applicationIconBadgeNumber = 0
  open var isProtectedDataAvailable: Bool { true }
  open var isRegisteredForRemoteNotifications: Bool { false }
  open var supportsAlternateIcons: Bool { false }
  open var alternateIconName: String? { nil }
  open var preferredContentSizeCategory: UIContentSizeCategory {
    UITraitCollection.current.preferredContentSizeCategory
  }
  open var userInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    Locale.current.language.characterDirection == .rightToLeft ? .rightToLeft : .leftToRight
  }
  open var statusBarFrame: CGRect { .zero }
  open var connectedScenes: Set<UIScene> { [] }
  open var windows: [UIWindow] { [] }
  open var keyWindow: UIWindow? { nil }

  /// `false`: there is nothing to open it with.
  open func canOpenURL(_ url: URL) -> Bool { false }
  /// Opens nothing, and says so to the handler; a widget opens with `Link` and `widgetURL`.
  open func open(
    _ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:],
    completionHandler completion: (@MainActor @Sendable (Bool) -> Void)? = nil
  ) { completion?(false) }
  @discardableResult open func open(_ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:]) async -> Bool
  { false }
  open func registerForRemoteNotifications() {}
  open func unregisterForRemoteNotifications() {}
  open func setAlternateIconName(
    _ alternateIconName: String?, completionHandler: (@MainActor @Sendable ((any Error)?) -> Void)? = nil
  ) { completionHandler?(CocoaError(.featureUnsupported)) }
  open func requestSceneSessionActivation(
    _ session: Any?, userActivity: NSUserActivity?, options: Any?, errorHandler: ((any Error) -> Void)? = nil
  ) { errorHandler?(CocoaError(.featureUnsupported)) }
  /// Nobody is there to take it.
  @discardableResult open func sendAction(_ action: Any, to target: Any?, from sender: Any?, for event: Any?)
    -> Bool
  { false }

  /// The time an extension has is its own; the task is one in name.
  open func beginBackgroundTask(expirationHandler handler: (@MainActor @Sendable () -> Void)? = nil)
    -> UIBackgroundTaskIdentifier
  { UIBackgroundTaskIdentifier(rawValue: 1) }
  open func beginBackgroundTask(
    withName taskName: String?, expirationHandler handler: (@MainActor @Sendable () -> Void)? = nil
  ) -> UIBackgroundTaskIdentifier { UIBackgroundTaskIdentifier(rawValue: 1) }
  open func endBackgroundTask(_ identifier: UIBackgroundTaskIdentifier) {}
}

public struct UIBackgroundTaskIdentifier: RawRepresentable, Hashable, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let invalid = UIBackgroundTaskIdentifier(rawValue: 0)
}

public enum UIUserInterfaceLayoutDirection: Int, Sendable { case leftToRight, rightToLeft }
public enum UIBackgroundFetchResult: UInt, Sendable { case newData, noData, failed }
public enum UIInterfaceOrientation: Int, Sendable {
  case unknown, portrait, portraitUpsideDown, landscapeRight, landscapeLeft
  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
}
