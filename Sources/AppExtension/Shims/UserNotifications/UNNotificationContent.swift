import Foundation

/// What a notification says.
open class UNNotificationContent: NSObject, @unchecked Sendable {
  fileprivate var words = Words()
  fileprivate struct Words {
    var title = "", subtitle = "", body = "", category = "", thread = "", target: String?
    var badge: NSNumber?
    var sound: UNNotificationSound?
    var userInfo: [AnyHashable: Any] = [:]
    var level = UNNotificationInterruptionLevel.active
    var relevance = 0.0
  }
  public override init() {}
  open var title: String { words.title }
  open var subtitle: String { words.subtitle }
  open var body: String { words.body }
  open var badge: NSNumber? { words.badge }
  open var sound: UNNotificationSound? { words.sound }
  open var userInfo: [AnyHashable: Any] { words.userInfo }
  open var categoryIdentifier: String { words.category }
  open var threadIdentifier: String { words.thread }
  open var targetContentIdentifier: String? { words.target }
  open var interruptionLevel: UNNotificationInterruptionLevel { words.level }
  open var relevanceScore: Double { words.relevance }
  open override func mutableCopy() -> Any {
    let copy = UNMutableNotificationContent()
    copy.words = words
    return copy
  }
  open override func copy() -> Any {
    let copy = UNNotificationContent()
    copy.words = words
    return copy
  }
}

/// What a notification shall say.
open class UNMutableNotificationContent: UNNotificationContent, @unchecked Sendable {
  open override var title: String {
    get { words.title }
    set { words.title = newValue }
  }
  open override var subtitle: String {
    get { words.subtitle }
    set { words.subtitle = newValue }
  }
  open override var body: String {
    get { words.body }
    set { words.body = newValue }
  }
  open override var badge: NSNumber? {
    get { words.badge }
    set { words.badge = newValue }
  }
  open override var sound: UNNotificationSound? {
    get { words.sound }
    set { words.sound = newValue }
  }
  open override var userInfo: [AnyHashable: Any] {
    get { words.userInfo }
    set { words.userInfo = newValue }
  }
  open override var categoryIdentifier: String {
    get { words.category }
    set { words.category = newValue }
  }
  open override var threadIdentifier: String {
    get { words.thread }
    set { words.thread = newValue }
  }
  open override var targetContentIdentifier: String? {
    get { words.target }
    set { words.target = newValue }
  }
  open override var interruptionLevel: UNNotificationInterruptionLevel {
    get { words.level }
    set { words.level = newValue }
  }
  open override var relevanceScore: Double {
    get { words.relevance }
    set { words.relevance = newValue }
  }
}

public enum UNNotificationInterruptionLevel: UInt, Sendable { case passive, active, timeSensitive, critical }

public struct UNNotificationSoundName: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public init(_ rawValue: String) { self.rawValue = rawValue }
}

/// What is heard with a notification.
public final class UNNotificationSound: NSObject, @unchecked Sendable {
  private let name: String
  private init(_ name: String) { self.name = name }
  public convenience init(named name: UNNotificationSoundName) { self.init(name.rawValue) }
  public class var `default`: UNNotificationSound { UNNotificationSound("default") }
  public class func criticalSoundNamed(_ name: UNNotificationSoundName) -> UNNotificationSound {
    UNNotificationSound(named: name)
  }
  public class func criticalSoundNamed(
    _ name: UNNotificationSoundName, withAudioVolume volume: Float
  ) -> UNNotificationSound { UNNotificationSound(named: name) }
  public class func defaultCriticalSound(withAudioVolume volume: Float) -> UNNotificationSound {
    defaultCritical
  }
  public class func ringtoneSoundNamed(_ name: UNNotificationSoundName) -> UNNotificationSound {
    UNNotificationSound(named: name)
  }
  public class var defaultRingtone: UNNotificationSound { UNNotificationSound("ringtone") }
  public class var defaultCritical: UNNotificationSound { UNNotificationSound("critical") }
}
