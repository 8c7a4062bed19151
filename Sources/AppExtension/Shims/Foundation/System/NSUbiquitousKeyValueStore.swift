import Foundation

/// iCloud's values, without iCloud: kept in user defaults of their own, which app and extension of a project share, and never changed from
/// outside.
open class NSUbiquitousKeyValueStore: NSObject, @unchecked Sendable {
  public static let `default` = NSUbiquitousKeyValueStore()
  public static let didChangeExternallyNotification = Notification.Name(
    "NSUbiquitousKeyValueStoreDidChangeExternallyNotification")

  private var values: UserDefaults { UserDefaults(suiteName: Self.suite) ?? .standard }
  private static let suite = "iCloud.key-value-store"

  open func object(forKey key: String) -> Any? { values.object(forKey: key) }
  open func set(_ object: Any?, forKey key: String) { values.set(object, forKey: key) }
  open func removeObject(forKey key: String) { values.removeObject(forKey: key) }
  open func string(forKey key: String) -> String? { values.string(forKey: key) }
  open func array(forKey key: String) -> [Any]? { values.array(forKey: key) }
  open func dictionary(forKey key: String) -> [String: Any]? { values.dictionary(forKey: key) }
  open func data(forKey key: String) -> Data? { values.data(forKey: key) }
  open func longLong(forKey key: String) -> Int64 {
    (values.object(forKey: key) as? NSNumber)?.int64Value ?? 0
  }
  open func double(forKey key: String) -> Double { values.double(forKey: key) }
  open func bool(forKey key: String) -> Bool { values.bool(forKey: key) }
  open func set(_ string: String?, forKey key: String) { values.set(string, forKey: key) }
  open func set(_ value: Int64, forKey key: String) { values.set(NSNumber(value: value), forKey: key) }
  open func set(_ value: Double, forKey key: String) { values.set(value, forKey: key) }
  open func set(_ value: Bool, forKey key: String) { values.set(value, forKey: key) }
  open var dictionaryRepresentation: [String: Any] { values.persistentDomain(forName: Self.suite) ?? [:] }
  @discardableResult open func synchronize() -> Bool { values.synchronize() }
}
