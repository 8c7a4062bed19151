import Foundation

/// What a call asks for: attributes to match, and what to give back.
struct ItemQuery {
  /// Attributes and content, without what steers the call.
  private(set) var stored: [String: Any] = [:]
  private var wantsData = false, wantsAttributes = false
  private(set) var isForAll = false

  init(_ dictionary: NSDictionary) {
    for (key, value) in dictionary {
      let name = (key as? String) ?? "\(key)"
      if name == kSecReturnData as String {
        wantsData = Self.isTrue(value)
      } else if name == kSecReturnAttributes as String {
        wantsAttributes = Self.isTrue(value)
      } else if name == kSecMatchLimit as String {
        isForAll = Self.text(value) == kSecMatchLimitAll as String || (value as? Int ?? 1) > 1
      } else if !Self.ignored.contains(name), let plain = Self.plain(value) {
        stored[name] = plain
      }
    }
  }

  /// Items are shared by all who have the group, and are synchronised with nobody.
  private static let ignored = [
    kSecReturnRef, kSecUseDataProtectionKeychain, kSecAttrSynchronizable, kSecAttrAccessGroup,
  ].map { $0 as String }

  var kind: String? { stored[kSecClass as String] as? String }

  private static func isTrue(_ value: Any) -> Bool {
    (value as? Bool) ?? (value as? NSNumber)?.boolValue ?? false
  }
  private static func text(_ value: Any) -> String? {
    (value as? String) ?? (value as? NSString).map { String(describing: $0) }
  }
  /// What a property list can hold.
  private static func plain(_ value: Any) -> Any? {
    text(value) ?? (value as? Data) ?? (value as? Date) ?? (value as? NSNumber) ?? (value as? Int)
  }

  private static let keys = [kSecClass, kSecAttrAccount, kSecAttrService, kSecAttrServer].map { $0 as String }
  /// Whether both are one item: Apple's primary keys.
  func isSameItem(_ item: [String: Any]) -> Bool {
    Self.keys.allSatisfy { Self.equal(item[$0], stored[$0]) }
  }
  /// Whether an item has all attributes that are asked for; its accessibility is no condition here.
  func matches(_ item: [String: Any]) -> Bool {
    stored.allSatisfy { key, value in
      key == kSecValueData as String || key == kSecAttrAccessible as String || Self.equal(item[key], value)
    }
  }
  private static func equal(_ a: Any?, _ b: Any?) -> Bool {
    switch (a, b) {
    case (nil, nil): true
    case (let a?, let b?): "\(a)" == "\(b)"
    default: false
    }
  }

  func answer(_ item: [String: Any]) -> AnyObject? {
    guard wantsAttributes else {
      return wantsData ? (item[kSecValueData as String] as? Data).map { $0 as NSData } : nil
    }
    var shown = item
    if !wantsData { shown[kSecValueData as String] = nil }
    return shown as NSDictionary
  }
}
