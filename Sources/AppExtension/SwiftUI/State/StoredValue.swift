import Foundation

/// How a type is kept in the user's defaults.
struct StoredValue<Value> {
  /// `nil` where what is stored is of another kind.
  let read: (Any) -> Value?
  /// `nil` removes the key.
  let write: (Value) -> Any?
}

extension StoredValue where Value == Bool {
  static var bool: Self {
    Self(read: { $0 as? Bool ?? ($0 as? NSNumber)?.boolValue }, write: { $0 })
  }
}
extension StoredValue where Value == Int {
  static var int: Self { Self(read: { $0 as? Int ?? ($0 as? NSNumber)?.intValue }, write: { $0 }) }
}
extension StoredValue where Value == Double {
  static var double: Self {
    Self(read: { $0 as? Double ?? ($0 as? NSNumber)?.doubleValue }, write: { $0 })
  }
}
extension StoredValue where Value == String {
  static var string: Self { Self(read: { $0 as? String }, write: { $0 }) }
}
extension StoredValue where Value == Data {
  static var data: Self { Self(read: { $0 as? Data }, write: { $0 }) }
}
extension StoredValue where Value == Date {
  static var date: Self { Self(read: { $0 as? Date }, write: { $0 }) }
}

extension StoredValue where Value == URL {
  /// As Foundation keeps it: a file's path as a string, another URL archived. `UserDefaults.set(_: URL)` on Linux loses the
  /// scheme, and `url(forKey:)` there ends the process over data that is no archive, so neither is used.
  static var url: Self {
    Self(
      read: { stored in
        if let path = stored as? String { return URL(fileURLWithPath: path) }
        guard let data = stored as? Data else { return stored as? URL }
        return (try? NSKeyedUnarchiver.unarchivedObject(ofClass: NSURL.self, from: data)) as URL?
      },
      write: { url in
        if url.isFileURL { return url.path }
        return try? NSKeyedArchiver.archivedData(
          withRootObject: url as NSURL, requiringSecureCoding: true)
      })
  }
}

extension StoredValue where Value: RawRepresentable {
  static func raw(_ stored: StoredValue<Value.RawValue>) -> Self {
    Self(
      read: { stored.read($0).flatMap(Value.init(rawValue:)) },
      write: { stored.write($0.rawValue) })
  }
}

extension StoredValue {
  static func optional<Wrapped>(_ stored: StoredValue<Wrapped>) -> Self where Value == Wrapped? {
    Self(read: { stored.read($0) }, write: { $0.flatMap(stored.write) })
  }
}
