import Archive

/// A value that views hand down to their descendants.
public protocol EnvironmentKey {
  associatedtype Value
  static var defaultValue: Self.Value { get }
}

/// The values handed down to a view. A list of changes, newest first; a copy costs nothing.
public struct EnvironmentValues: CustomStringConvertible, @unchecked Sendable {
  final class Link {
    let key: ObjectIdentifier
    let value: Any
    let next: Link?
    init(key: ObjectIdentifier, value: Any, next: Link?) {
      self.key = key
      self.value = value
      self.next = next
    }
  }
  private var head: Link?
  package var tracker: DependencyTracker?
  /// A view fixed the colour scheme: colours below it are settled here, since the scene may be shown in the other scheme.
  var schemeIsFixed = false

  public init() {}

  public subscript<K: EnvironmentKey>(key: K.Type) -> K.Value {
    get { stored(ObjectIdentifier(key)) as? K.Value ?? K.defaultValue }
    set { store(newValue, for: ObjectIdentifier(key)) }
  }

  func stored(_ key: ObjectIdentifier) -> Any? {
    var link = head
    while let current = link {
      if current.key == key { return current.value }
      link = current.next
    }
    return nil
  }

  mutating func store(_ value: Any, for key: ObjectIdentifier) {
    head = Link(key: key, value: value, next: head)
  }

  func note(_ key: EnvironmentDependency) { tracker?.note(key) }

  public var description: String {
    var count = 0
    var link = head
    while let current = link {
      count += 1
      link = current.next
    }
    return "EnvironmentValues(\(count) changes)"
  }
}

/// Reads a value of the environment.
@propertyWrapper public struct Environment<Value>: DynamicProperty {
  enum Source {
    case keyPath(KeyPath<EnvironmentValues, Value>)
    case object(ObjectIdentifier, String)
  }
  let source: Source

  public init(_ keyPath: KeyPath<EnvironmentValues, Value>) { source = .keyPath(keyPath) }

  public var wrappedValue: Value {
    let values = CurrentEnvironment.values ?? EnvironmentValues()
    switch source {
    case .keyPath(let path): return values[keyPath: path]
    case .object(let key, let name):
      if let value = values.stored(key) as? Value { return value }
      if let none = Optional<Any>.none as? Value { return none }
      fatalError(
        "No Observable object of type \(name) found. A View.environment(_:) for \(name) may be missing as an ancestor of this view."
      )
    }
  }
}

extension Environment: @unchecked Sendable where Value: Sendable {}

extension Environment {
  public init(_ objectType: Value.Type) where Value: AnyObject, Value: Observable {
    source = .object(ObjectIdentifier(objectType), "\(objectType)")
  }
  public init<T: AnyObject & Observable>(_ objectType: T.Type) where Value == T? {
    source = .object(ObjectIdentifier(objectType), "\(objectType)")
  }
}

nonisolated extension View {
  /// Sets a value of the environment for this view and its descendants.
  public func environment<V>(_ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V) -> some View {
    let write = UncheckedBox((keyPath, value))
    return inContext { $0.environment[keyPath: write.value.0] = write.value.1 }
  }
  /// Places an observable object in the environment.
  public func environment<T: AnyObject & Observable>(_ object: T?) -> some View {
    let object = UncheckedBox(object)
    return inContext { $0.environment.store(object.value as Any, for: ObjectIdentifier(T.self)) }
  }
  /// Changes a value of the environment for this view and its descendants.
  public func transformEnvironment<V>(
    _ keyPath: WritableKeyPath<EnvironmentValues, V>, transform: @escaping (inout V) -> Void
  ) -> some View {
    let write = UncheckedBox((keyPath, transform))
    return inContext { write.value.1(&$0.environment[keyPath: write.value.0]) }
  }
}
