// Parity: no effect: nothing has the focus in a widget; there are no values

/// A value that the focused view would offer.
public protocol FocusedValueKey {
  associatedtype Value
}

/// Values of the focused view. Nothing has the focus in a widget, so there are none.
public struct FocusedValues: Equatable {
  init() {}
  public subscript<Key: FocusedValueKey>(key: Key.Type) -> Key.Value? {
    get { nil }
    set {}
  }
}

/// A value of the focused view: always `nil` in a widget.
@propertyWrapper public struct FocusedValue<Value>: SelfContainedProperty {
  public init(_ keyPath: KeyPath<FocusedValues, Value?>) {}
  public init(_ objectType: Value.Type) where Value: AnyObject, Value: Observable {}
  public var wrappedValue: Value? { nil }
}

/// A binding of the focused view: always `nil` in a widget.
@propertyWrapper public struct FocusedBinding<Value>: SelfContainedProperty {
  public init(_ keyPath: KeyPath<FocusedValues, Binding<Value>?>) {}
  public var wrappedValue: Value? {
    get { nil }
    nonmutating set { StateWrite.ignored("@FocusedBinding", of: Value.self) }
  }
  public var projectedValue: Binding<Value?> { .constant(nil) }
}

nonisolated extension View {
  /// Nothing has the focus in a widget; the view itself.
  public func focusedValue<Value>(
    _ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value?
  ) -> some View { self }
  /// Nothing has the focus in a widget; the view itself.
  public func focusedSceneValue<Value>(
    _ keyPath: WritableKeyPath<FocusedValues, Value?>, _ value: Value?
  ) -> some View { self }
}
