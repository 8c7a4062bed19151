import Foundation

public typealias OSStatus = Int32
public typealias CFTypeRef = AnyObject
public typealias CFString = NSString
public typealias CFDictionary = NSDictionary
public typealias CFData = NSData

// Apple's numbers (SecBase.h).
public let errSecSuccess: OSStatus = 0
public let errSecUnimplemented: OSStatus = -4
public let errSecParam: OSStatus = -50
public let errSecAllocate: OSStatus = -108
public let errSecNotAvailable: OSStatus = -25291
public let errSecAuthFailed: OSStatus = -25293
public let errSecDuplicateItem: OSStatus = -25299
public let errSecItemNotFound: OSStatus = -25300
public let errSecInteractionNotAllowed: OSStatus = -25308
public let errSecDecode: OSStatus = -26275
public let errSecMissingEntitlement: OSStatus = -34018

// The names of attributes and their values; Apple's constants have these short texts.
public nonisolated(unsafe) let kSecClass = "class" as NSString
public nonisolated(unsafe) let kSecClassGenericPassword = "genp" as NSString
public nonisolated(unsafe) let kSecClassInternetPassword = "inet" as NSString
public nonisolated(unsafe) let kSecClassKey = "keys" as NSString
public nonisolated(unsafe) let kSecAttrAccount = "acct" as NSString
public nonisolated(unsafe) let kSecAttrService = "svce" as NSString
public nonisolated(unsafe) let kSecAttrServer = "srvr" as NSString
public nonisolated(unsafe) let kSecAttrLabel = "labl" as NSString
public nonisolated(unsafe) let kSecAttrDescription = "desc" as NSString
public nonisolated(unsafe) let kSecAttrGeneric = "gena" as NSString
public nonisolated(unsafe) let kSecAttrAccessGroup = "agrp" as NSString
public nonisolated(unsafe) let kSecAttrSynchronizable = "sync" as NSString
public nonisolated(unsafe) let kSecAttrSynchronizableAny = "syna" as NSString
public nonisolated(unsafe) let kSecAttrAccessible = "pdmn" as NSString
public nonisolated(unsafe) let kSecAttrAccessibleWhenUnlocked = "ak" as NSString
public nonisolated(unsafe) let kSecAttrAccessibleAfterFirstUnlock = "ck" as NSString
public nonisolated(unsafe) let kSecAttrAccessibleWhenUnlockedThisDeviceOnly = "aku" as NSString
public nonisolated(unsafe) let kSecAttrAccessibleAfterFirstUnlockThisDeviceOnly = "cku" as NSString
public nonisolated(unsafe) let kSecValueData = "v_Data" as NSString
public nonisolated(unsafe) let kSecReturnData = "r_Data" as NSString
public nonisolated(unsafe) let kSecReturnAttributes = "r_Attributes" as NSString
public nonisolated(unsafe) let kSecReturnRef = "r_Ref" as NSString
public nonisolated(unsafe) let kSecMatchLimit = "m_Limit" as NSString
public nonisolated(unsafe) let kSecMatchLimitOne = "m_LimitOne" as NSString
public nonisolated(unsafe) let kSecMatchLimitAll = "m_LimitAll" as NSString
public nonisolated(unsafe) let kSecUseDataProtectionKeychain = "nleg" as NSString
public let kCFBooleanTrue: NSNumber! = true
public let kCFBooleanFalse: NSNumber! = false

/// Adds an item; `errSecDuplicateItem` where one of the same class, account and service is there.
public func SecItemAdd(_ attributes: NSDictionary, _ result: UnsafeMutablePointer<AnyObject?>?) -> OSStatus {
  let item = ItemQuery(attributes)
  guard item.kind != nil else { return errSecParam }
  return Keychain.with { items in
    guard !items.contains(where: { item.isSameItem($0) }) else { return errSecDuplicateItem }
    items.append(item.stored)
    result?.pointee = item.answer(item.stored)
    return errSecSuccess
  } ?? errSecNotAvailable
}

public func SecItemCopyMatching(
  _ query: NSDictionary, _ result: UnsafeMutablePointer<AnyObject?>?
) -> OSStatus {
  let wanted = ItemQuery(query)
  return Keychain.with { items in
    let found = items.filter(wanted.matches)
    guard let first = found.first else { return errSecItemNotFound }
    result?.pointee = wanted.isForAll ? found.compactMap(wanted.answer) as NSArray : wanted.answer(first)
    return errSecSuccess
  } ?? errSecNotAvailable
}

public func SecItemUpdate(_ query: NSDictionary, _ attributesToUpdate: NSDictionary) -> OSStatus {
  let wanted = ItemQuery(query), changes = ItemQuery(attributesToUpdate).stored
  return Keychain.with { items in
    var count = 0
    for index in items.indices where wanted.matches(items[index]) {
      items[index].merge(changes) { $1 }
      count += 1
    }
    return count > 0 ? errSecSuccess : errSecItemNotFound
  } ?? errSecNotAvailable
}

public func SecItemDelete(_ query: NSDictionary) -> OSStatus {
  let wanted = ItemQuery(query)
  return Keychain.with { items in
    let count = items.count
    items.removeAll(where: wanted.matches)
    return items.count < count ? errSecSuccess : errSecItemNotFound
  } ?? errSecNotAvailable
}

public func SecCopyErrorMessageString(_ status: OSStatus, _ reserved: UnsafeMutableRawPointer?) -> NSString? {
  switch status {
  case errSecSuccess: "No error."
  case errSecDuplicateItem: "The specified item already exists in the keychain."
  case errSecItemNotFound: "The specified item could not be found in the keychain."
  case errSecParam: "One or more parameters passed to a function were not valid."
  default: "OSStatus \(status)" as NSString
  }
}

/// Random bytes of the system.
public func SecRandomCopyBytes(
  _ rnd: OpaquePointer?, _ count: Int, _ bytes: UnsafeMutableRawPointer
) -> Int32 {
  var generator = SystemRandomNumberGenerator()
  for index in 0..<max(0, count) {
    bytes.storeBytes(of: generator.next(), toByteOffset: index, as: UInt8.self)
  }
  return errSecSuccess
}
public nonisolated(unsafe) let kSecRandomDefault: OpaquePointer? = nil
