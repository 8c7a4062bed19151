// Parity: no effect: nothing has the keyboard in a widget; the value stays at rest

/// Which field has the keyboard. Nothing on a widget ever has: the value stays at rest, and writing has no effect.
@propertyWrapper public struct FocusState<Value: Hashable>: SelfContainedProperty {
  @propertyWrapper public struct Binding {
    let atRest: Value
    public var wrappedValue: Value {
      get { atRest }
      nonmutating set { StateWrite.ignored("@FocusState", of: Value.self) }
    }
    public var projectedValue: Binding { self }
  }
  private let atRest: Value
  public init() where Value == Bool { atRest = false }
  public init<T: Hashable>() where Value == T? { atRest = nil }
  public var wrappedValue: Value {
    get { atRest }
    nonmutating set { StateWrite.ignored("@FocusState", of: Value.self) }
  }
  public var projectedValue: Binding { Binding(atRest: atRest) }
}

extension FocusState: Sendable where Value: Sendable {}
extension FocusState.Binding: Sendable where Value: Sendable {}

nonisolated extension View {
  /// Nothing has the focus in a widget; the view itself.
  public func focused<Value: Hashable>(
    _ binding: FocusState<Value>.Binding, equals value: Value
  ) -> some View { withoutEffect("focused") }
  /// Nothing has the focus in a widget; the view itself.
  public func focused(_ condition: FocusState<Bool>.Binding) -> some View { withoutEffect("focused") }
}
