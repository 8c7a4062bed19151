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
    get {
      // Unwrapped before the cast: nothing stored must not become the `nil` of an optional value.
      guard let stored = stored(ObjectIdentifier(key)) else { return K.defaultValue }
      return stored as? K.Value ?? K.defaultValue
    }
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

  /// Nothing was set since `earlier` was copied from, or to, these values.
  func isUnchanged(from earlier: EnvironmentValues) -> Bool { head === earlier.head }

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
