import Foundation

// Key-value coding by name. Classes of Foundation that keep their values by name have all of it. Of other classes stored properties are
// read and set, by reflection; others cannot be, and the log says so. In a protocol, so that a class may have its own.
extension _KeyValueCodingAndObserving {
  /// The value under a key.
  ///
  /// Of an array or a set, the values that its items have; of an object, its stored property. `nil` where there is none.
  public func value(forKey key: String) -> Any? { KeyValue.value(of: [key], in: self) }

  /// The value at the end of keys with dots between, with the operators `@count`, `@sum`, `@avg`, `@min`, `@max`, `@unionOfObjects`,
  /// `@distinctUnionOfObjects`, `@unionOfArrays` and `@distinctUnionOfArrays`.
  public func value(forKeyPath keyPath: String) -> Any? {
    KeyValue.value(of: KeyValue.keys(keyPath), in: self)
  }

  /// Sets the value under a key of user defaults, a mutable dictionary, or each item of an array; `nil` takes it away.
  public func setValue(_ value: Any?, forKey key: String) {
    switch self {
    case let defaults as UserDefaults: defaults.set(value, forKey: key)
    case let store as NSUbiquitousKeyValueStore: store.set(value, forKey: key)
    case let dictionary as NSMutableDictionary:
      if let value {
        dictionary.setObject(value, forKey: key as NSString)
      } else {
        dictionary.removeObject(forKey: key as NSString)
      }
    case let array as NSArray: for item in array { (item as? NSObject)?.setValue(value, forKey: key) }
    case let set as NSSet: for item in set { (item as? NSObject)?.setValue(value, forKey: key) }
    default:
      let object = self as AnyObject
      guard StoredProperty.set(value, key, of: object) else { return KeyValueLog.cannotSet(key, of: object) }
      if let object = object as? NSObject { Observations.look(at: object) }
    }
  }

  public func setValue(_ value: Any?, forKeyPath keyPath: String) {
    let keys = KeyValue.keys(keyPath)
    guard let first = keys.first else { return }
    guard keys.count > 1 else { return setValue(value, forKey: first) }
    let rest = keys.dropFirst().joined(separator: ".")
    let inner = KeyValue.value(of: [first], in: self)
    if let dictionary = inner as? [String: Any], self is NSMutableDictionary {
      // What a dictionary of Foundation's on Linux gives is a copy, which is put back.
      let copy = NSMutableDictionary()
      for (key, value) in dictionary { copy.setValue(value, forKey: key) }
      copy.setValue(value, forKeyPath: rest)
      setValue(copy, forKey: first)
    } else {
      (inner as? NSObject)?.setValue(value, forKeyPath: rest)
    }
  }

  public func setValuesForKeys(_ keyedValues: [String: Any]) {
    for (key, value) in keyedValues { setValue(value, forKey: key) }
  }

  /// The values under the keys, `NSNull` where there is none.
  public func dictionaryWithValues(forKeys keys: [String]) -> [String: Any] {
    Dictionary(keys.map { ($0, value(forKey: $0) ?? NSNull()) }, uniquingKeysWith: { $1 })
  }
}

enum KeyValueLog {
  static func cannotSet(_ key: String, of object: AnyObject) {
    write(
      "\(type(of: object)).\(key) was not set: there is no stored property of that name that can hold the value. Set the property itself."
    )
  }
  static func write(_ text: String) { FileHandle.standardError.write(Data("error: \(text)\n".utf8)) }
}
