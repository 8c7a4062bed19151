import Foundation

public let UNErrorDomain = "UNErrorDomain"

public struct UNError: Error, CustomNSError, Sendable {
  public enum Code: Int, Sendable {
    case notificationsNotAllowed = 1, notificationInvalidNoDate = 1400
  }
  public let code: Code
  public init(_ code: Code) { self.code = code }
  public static var errorDomain: String { UNErrorDomain }
  public var errorCode: Int { code.rawValue }
}

public enum UNAuthorizationStatus: Int, Sendable {
  case notDetermined, denied, authorized, provisional, ephemeral
}
public enum UNNotificationSetting: Int, Sendable { case notSupported, disabled, enabled }
public enum UNAlertStyle: Int, Sendable { case none, banner, alert }

public struct UNAuthorizationOptions: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let badge = UNAuthorizationOptions(rawValue: 1)
  public static let sound = UNAuthorizationOptions(rawValue: 2)
  public static let alert = UNAuthorizationOptions(rawValue: 4)
  public static let carPlay = UNAuthorizationOptions(rawValue: 8)
  public static let criticalAlert = UNAuthorizationOptions(rawValue: 16)
  public static let provisional = UNAuthorizationOptions(rawValue: 64)
}

public struct UNNotificationPresentationOptions: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let badge = UNNotificationPresentationOptions(rawValue: 1)
  public static let sound = UNNotificationPresentationOptions(rawValue: 2)
  public static let list = UNNotificationPresentationOptions(rawValue: 8)
  public static let banner = UNNotificationPresentationOptions(rawValue: 16)
}

/// What the user allows: nothing, here.
public final class UNNotificationSettings: NSObject, Sendable {
  public let authorizationStatus = UNAuthorizationStatus.denied
  public let alertSetting = UNNotificationSetting.disabled
  public let badgeSetting = UNNotificationSetting.disabled
  public let soundSetting = UNNotificationSetting.disabled
  public let lockScreenSetting = UNNotificationSetting.disabled
  public let notificationCenterSetting = UNNotificationSetting.disabled
  public let timeSensitiveSetting = UNNotificationSetting.disabled
  public let alertStyle = UNAlertStyle.none
}

@preconcurrency public protocol UNUserNotificationCenterDelegate: AnyObject {}

/// Shows notifications, on iOS. Here the user has refused them: requests fail with `notificationsNotAllowed`, none is pending.
public final class UNUserNotificationCenter: NSObject, @unchecked Sendable {
  private static let shared = UNUserNotificationCenter()
  public class func current() -> UNUserNotificationCenter {
    _ = said
    return shared
  }
  private static let said: Void = FileHandle.standardError.write(
    Data("UserNotifications: notifications are not there; the answer is that the user refused them.\n".utf8))

  public weak var delegate: (any UNUserNotificationCenterDelegate)?
  public var supportsContentExtensions: Bool { false }
  private override init() {}

  public func requestAuthorization(options: UNAuthorizationOptions = []) async throws -> Bool { false }
  public func requestAuthorization(
    options: UNAuthorizationOptions = [], completionHandler: @escaping @Sendable (Bool, (any Error)?) -> Void
  ) { completionHandler(false, nil) }
  public func notificationSettings() async -> UNNotificationSettings { UNNotificationSettings() }
  public func getNotificationSettings(
    completionHandler: @escaping @Sendable (UNNotificationSettings) -> Void
  ) { completionHandler(UNNotificationSettings()) }
  public func add(_ request: UNNotificationRequest) async throws {
    throw UNError(.notificationsNotAllowed)
  }
  public func add(
    _ request: UNNotificationRequest,
    withCompletionHandler completionHandler: (@Sendable ((any Error)?) -> Void)? = nil
  ) { completionHandler?(UNError(.notificationsNotAllowed)) }
  public func pendingNotificationRequests() async -> [UNNotificationRequest] { [] }
  public func getPendingNotificationRequests(
    completionHandler: @escaping @Sendable ([UNNotificationRequest]) -> Void
  ) { completionHandler([]) }
  public func deliveredNotifications() async -> [UNNotification] { [] }
  public func getDeliveredNotifications(
    completionHandler: @escaping @Sendable ([UNNotification]) -> Void
  ) { completionHandler([]) }
  public func removePendingNotificationRequests(withIdentifiers identifiers: [String]) {}
  public func removeAllPendingNotificationRequests() {}
  public func removeDeliveredNotifications(withIdentifiers identifiers: [String]) {}
  public func removeAllDeliveredNotifications() {}
  public func setBadgeCount(_ newBadgeCount: Int) async throws { throw UNError(.notificationsNotAllowed) }
  public func setBadgeCount(
    _ newBadgeCount: Int, withCompletionHandler completionHandler: (@Sendable ((any Error)?) -> Void)? = nil
  ) { completionHandler?(UNError(.notificationsNotAllowed)) }
}
