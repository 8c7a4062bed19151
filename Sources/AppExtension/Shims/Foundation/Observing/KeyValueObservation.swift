import Foundation

/// Goes on until it is invalidated or let go.
public final class NSKeyValueObservation: NSObject, @unchecked Sendable {
  private let lock = NSLock()
  private var check: (() -> Void)?
  init(_ check: @escaping () -> Void) { self.check = check }
  public func invalidate() { lock.withLock { check = nil } }
  /// Looks whether the value is another one. The handler runs outside the lock, and may invalidate.
  func look() { lock.withLock { check }?() }
  var isOver: Bool { lock.withLock { check == nil } }
}

/// Types whose properties can be observed: all classes below `NSObject`.
public protocol _KeyValueCodingAndObserving {}
extension NSObject: _KeyValueCodingAndObserving {}

// There is no Objective-C that would tell of every property that is set. User defaults tell of theirs; other objects where they call
// `didChangeValue`. The value is then compared with the one before.
extension _KeyValueCodingAndObserving {
  /// Calls the handler when the property has another value than before; with `.initial` at once, too.
  public func observe<Value>(
    _ keyPath: KeyPath<Self, Value>, options: NSKeyValueObservingOptions = [],
    changeHandler: @escaping (Self, NSKeyValueObservedChange<Value>) -> Void
  ) -> NSKeyValueObservation {
    guard let object = self as? NSObject else { return NSKeyValueObservation {} }
    let last = LastValue(self[keyPath: keyPath])
    let weak = WeakObject(object)
    let tell = { (object: Self, old: Value?, new: Value) in
      changeHandler(
        object,
        NSKeyValueObservedChange(
          kind: .setting, newValue: options.contains(.new) ? new : nil,
          oldValue: options.contains(.old) ? old : nil, indexes: nil, isPrior: false))
    }
    let observation = NSKeyValueObservation {
      guard let object = weak.object as? Self else { return }
      let new = object[keyPath: keyPath]
      guard let old = last.replace(with: new) else { return }
      tell(object, old, new)
    }
    Observations.note(observation, of: object)
    if options.contains(.initial) { tell(self, nil, last.value) }
    return observation
  }

  public func willChangeValue<Value>(for keyPath: KeyPath<Self, Value>) {}
  public func didChangeValue<Value>(for keyPath: KeyPath<Self, Value>) {
    if let object = self as? NSObject { Observations.look(at: object) }
  }
}

extension _KeyValueCodingAndObserving {
  public func willChangeValue(forKey key: String) {}
  public func didChangeValue(forKey key: String) {
    if let object = self as? NSObject { Observations.look(at: object) }
  }
}

private final class LastValue<Value>: @unchecked Sendable {
  private let lock = NSLock()
  private(set) var value: Value
  init(_ value: Value) { self.value = value }
  /// The value before; `nil` where it is the same.
  func replace(with new: Value) -> Value? {
    lock.withLock {
      let old = value
      if Self.isEqual(old, new) { return nil }
      value = new
      return old
    }
  }

  /// Values that cannot be compared count as different.
  private static func isEqual(_ a: Value, _ b: Value) -> Bool {
    if let a = a as? any Equatable { return equal(a, b) }
    switch (KeyValue.unwrapped(a), KeyValue.unwrapped(b)) {
    case (nil, nil): return true
    case (let a?, let b?): return (a as? NSObject).map { $0.isEqual(b) } ?? false
    default: return false
    }
  }
  private static func equal<A: Equatable>(_ a: A, _ b: Any) -> Bool { a == b as? A }
}
