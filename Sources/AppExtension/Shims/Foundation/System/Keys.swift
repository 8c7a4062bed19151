import Foundation

// Keys of dictionaries that Foundation on Linux has no names for.

/// Why iCloud's values have changed; nothing changes them here.
public let NSUbiquitousKeyValueStoreChangeReasonKey = "NSUbiquitousKeyValueStoreChangeReasonKey"
public let NSUbiquitousKeyValueStoreChangedKeysKey = "NSUbiquitousKeyValueStoreChangedKeysKey"
public let NSUbiquitousKeyValueStoreServerChange = 0
public let NSUbiquitousKeyValueStoreInitialSyncChange = 1
public let NSUbiquitousKeyValueStoreQuotaViolationChange = 2
public let NSUbiquitousKeyValueStoreAccountChange = 3

/// Keys of an Info.plist.
nonisolated(unsafe) public let kCFBundleNameKey: NSString = "CFBundleName"
nonisolated(unsafe) public let kCFBundleVersionKey: NSString = "CFBundleVersion"
nonisolated(unsafe) public let kCFBundleIdentifierKey: NSString = "CFBundleIdentifier"
nonisolated(unsafe) public let kCFBundleExecutableKey: NSString = "CFBundleExecutable"
nonisolated(unsafe) public let kCFBundleLocalizationsKey: NSString = "CFBundleLocalizations"

extension NSError {
  /// The errors below this one: that of `NSUnderlyingErrorKey`, and of its list.
  public var underlyingErrors: [any Error] {
    (userInfo[NSUnderlyingErrorKey] as? any Error).map { [$0] } ?? []
      + (userInfo["NSMultipleUnderlyingErrorsKey"] as? [any Error] ?? [])
  }
}
