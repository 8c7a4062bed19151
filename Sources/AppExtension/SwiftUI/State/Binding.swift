/// A value owned elsewhere, to be read and written.
@propertyWrapper @dynamicMemberLookup public struct Binding<Value>: SelfContainedProperty {
  private let read: () -> Value
  private let write: (Value, Transaction) -> Void
  /// Handed to a setter that takes one.
  public var transaction = Transaction()

  /// A binding with a way to read and a way to write. A widget's picture reads; nothing on it writes.
  public init(get: @escaping () -> Value, set: @escaping (Value) -> Void) {
    read = get
    write = { value, _ in set(value) }
  }
  /// A binding whose setter learns of the transaction.
  public init(get: @escaping () -> Value, set: @escaping (Value, Transaction) -> Void) {
    read = get
    write = set
  }
  public init(projectedValue: Binding<Value>) { self = projectedValue }

  /// A binding that cannot be written.
  public static func constant(_ value: Value) -> Binding<Value> {
    Binding(get: { value }, set: { _ in })
  }
  public var wrappedValue: Value {
    get { read() }
    nonmutating set { write(newValue, transaction) }
  }
  public var projectedValue: Binding<Value> { self }

  public subscript<Subject>(dynamicMember keyPath: WritableKeyPath<Value, Subject>) -> Binding<Subject> {
    var part = Binding<Subject>(
      get: { read()[keyPath: keyPath] },
      set: { new, transaction in
        var value = read()
        value[keyPath: keyPath] = new
        write(value, transaction)
      })
    part.transaction = transaction
    return part
  }
}

extension Binding {
  /// The same value, as an optional; writing `nil` changes nothing.
  public init<V>(_ base: Binding<V>) where Value == V? {
    self.init(get: { base.wrappedValue }, set: { if let new = $0 { base.wrappedValue = new } })
  }
  /// The value of an optional, where there is one now.
  public init?(_ base: Binding<Value?>) {
    guard let first = base.wrappedValue else { return nil }
    self.init(get: { base.wrappedValue ?? first }, set: { base.wrappedValue = $0 })
  }
  /// The same value behind `AnyHashable`; writing a value of another type changes nothing.
  public init<V: Hashable>(_ base: Binding<V>) where Value == AnyHashable {
    self.init(
      get: { AnyHashable(base.wrappedValue) },
      set: { if let new = $0.base as? V { base.wrappedValue = new } })
  }
}

extension Binding: Identifiable where Value: Identifiable {
  public var id: Value.ID { wrappedValue.id }
}

// A binding goes no further than the evaluation it was made in, on the main actor.
extension Binding: @unchecked Sendable where Value: Sendable {}
