import Foundation

/// A value of the user's defaults.
///
/// Reads the real `UserDefaults`: `store`, or else what `defaultAppStorage(_:)` gave, or else `.standard`. Outside a view (in a
/// provider, in an intent) writing writes. While a body is evaluated writing has no effect, and the diagnostics say so.
/// - Parity: approximated: what a body writes is not kept; reported
@propertyWrapper public struct AppStorage<Value>: InstalledProperty {
  private let key: String
  private let fallback: Value
  private let coding: StoredValue<Value>
  private let explicit: UserDefaults?
  private var surrounding: UserDefaults?

  init(_ key: String, _ fallback: Value, _ store: UserDefaults?, _ coding: StoredValue<Value>) {
    self.key = key
    self.fallback = fallback
    self.coding = coding
    explicit = store
  }

  mutating func install(at place: PropertyPlace) {
    surrounding = place.context.environment.defaultAppStorage
  }

  private var store: UserDefaults { explicit ?? surrounding ?? .standard }

  public var wrappedValue: Value {
    get { store.object(forKey: key).flatMap(coding.read) ?? fallback }
    nonmutating set {
      guard CurrentEnvironment.session == nil else {
        return StateWrite.ignored("@AppStorage", of: Value.self, key: key)
      }
      if let stored = coding.write(newValue) {
        store.set(stored, forKey: key)
      } else {
        store.removeObject(forKey: key)
      }
    }
  }
  public var projectedValue: Binding<Value> {
    Binding(get: { wrappedValue }, set: { wrappedValue = $0 })
  }
}

// Apple's is Sendable, too: `UserDefaults` may be used from any thread.
extension AppStorage: @unchecked Sendable {}

extension AppStorage {
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Bool {
    self.init(key, wrappedValue, store, .bool)
  }
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Int {
    self.init(key, wrappedValue, store, .int)
  }
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Double {
    self.init(key, wrappedValue, store, .double)
  }
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == String {
    self.init(key, wrappedValue, store, .string)
  }
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == URL {
    self.init(key, wrappedValue, store, .url)
  }
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Data {
    self.init(key, wrappedValue, store, .data)
  }
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Date {
    self.init(key, wrappedValue, store, .date)
  }
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
  where Value: RawRepresentable, Value.RawValue == Int {
    self.init(key, wrappedValue, store, .raw(.int))
  }
  public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
  where Value: RawRepresentable, Value.RawValue == String {
    self.init(key, wrappedValue, store, .raw(.string))
  }
}

extension AppStorage where Value: ExpressibleByNilLiteral {
  public init(_ key: String, store: UserDefaults? = nil) where Value == Bool? {
    self.init(key, nil, store, .optional(.bool))
  }
  public init(_ key: String, store: UserDefaults? = nil) where Value == Int? {
    self.init(key, nil, store, .optional(.int))
  }
  public init(_ key: String, store: UserDefaults? = nil) where Value == Double? {
    self.init(key, nil, store, .optional(.double))
  }
  public init(_ key: String, store: UserDefaults? = nil) where Value == String? {
    self.init(key, nil, store, .optional(.string))
  }
  public init(_ key: String, store: UserDefaults? = nil) where Value == URL? {
    self.init(key, nil, store, .optional(.url))
  }
  public init(_ key: String, store: UserDefaults? = nil) where Value == Data? {
    self.init(key, nil, store, .optional(.data))
  }
  public init(_ key: String, store: UserDefaults? = nil) where Value == Date? {
    self.init(key, nil, store, .optional(.date))
  }
}

extension AppStorage {
  public init<R>(_ key: String, store: UserDefaults? = nil)
  where Value == R?, R: RawRepresentable, R.RawValue == String {
    self.init(key, nil, store, .optional(.raw(.string)))
  }
  public init<R>(_ key: String, store: UserDefaults? = nil)
  where Value == R?, R: RawRepresentable, R.RawValue == Int {
    self.init(key, nil, store, .optional(.raw(.int)))
  }
}

private struct DefaultAppStorageKey: EnvironmentKey { static var defaultValue: UserDefaults? { nil } }

extension EnvironmentValues {
  var defaultAppStorage: UserDefaults? {
    get { self[DefaultAppStorageKey.self] }
    set { self[DefaultAppStorageKey.self] = newValue }
  }
}

nonisolated extension View {
  /// The store that `@AppStorage` below this view uses where it names none.
  public func defaultAppStorage(_ store: UserDefaults) -> some View {
    let store = UncheckedBox(store)
    return inContext { $0.environment.defaultAppStorage = store.value }
  }
}
