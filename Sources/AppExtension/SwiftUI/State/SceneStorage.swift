// Parity: no effect: a widget has no window; the initial value stays, writing is reported

import Foundation

/// A value kept with an app's window. A widget has none: it is the initial value, and writing has no effect.
@propertyWrapper public struct SceneStorage<Value>: SelfContainedProperty {
  private let key: String
  private let value: Value

  private init(_ key: String, initially value: Value) {
    self.key = key
    self.value = value
  }
  public var wrappedValue: Value {
    get { value }
    nonmutating set { StateWrite.ignored("@SceneStorage", of: Value.self, key: key) }
  }
  public var projectedValue: Binding<Value> {
    Binding(get: { wrappedValue }, set: { wrappedValue = $0 })
  }
}

extension SceneStorage: Sendable where Value: Sendable {}

extension SceneStorage {
  public init(wrappedValue: Value, _ key: String) where Value == Bool {
    self.init(key, initially: wrappedValue)
  }
  public init(wrappedValue: Value, _ key: String) where Value == Int {
    self.init(key, initially: wrappedValue)
  }
  public init(wrappedValue: Value, _ key: String) where Value == Double {
    self.init(key, initially: wrappedValue)
  }
  public init(wrappedValue: Value, _ key: String) where Value == String {
    self.init(key, initially: wrappedValue)
  }
  public init(wrappedValue: Value, _ key: String) where Value == URL {
    self.init(key, initially: wrappedValue)
  }
  public init(wrappedValue: Value, _ key: String) where Value == Data {
    self.init(key, initially: wrappedValue)
  }
  public init(wrappedValue: Value, _ key: String) where Value == Date {
    self.init(key, initially: wrappedValue)
  }
  public init(wrappedValue: Value, _ key: String) where Value: RawRepresentable, Value.RawValue == Int {
    self.init(key, initially: wrappedValue)
  }
  public init(wrappedValue: Value, _ key: String) where Value: RawRepresentable, Value.RawValue == String {
    self.init(key, initially: wrappedValue)
  }
}

extension SceneStorage where Value: ExpressibleByNilLiteral {
  public init(_ key: String) where Value == Bool? { self.init(key, initially: nil) }
  public init(_ key: String) where Value == Int? { self.init(key, initially: nil) }
  public init(_ key: String) where Value == Double? { self.init(key, initially: nil) }
  public init(_ key: String) where Value == String? { self.init(key, initially: nil) }
  public init(_ key: String) where Value == URL? { self.init(key, initially: nil) }
  public init(_ key: String) where Value == Data? { self.init(key, initially: nil) }
  public init(_ key: String) where Value == Date? { self.init(key, initially: nil) }
}

extension SceneStorage {
  public init<R>(_ key: String) where Value == R?, R: RawRepresentable, R.RawValue == String {
    self.init(key, initially: nil)
  }
  public init<R>(_ key: String) where Value == R?, R: RawRepresentable, R.RawValue == Int {
    self.init(key, initially: nil)
  }
}
