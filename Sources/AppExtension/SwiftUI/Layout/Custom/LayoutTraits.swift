/// Values that a child carries for the container around it. Modifiers hand them on; containers read and drop them.
package struct LayoutTraits {
  private var values: [ObjectIdentifier: Any] = [:]
  package init() {}
  package subscript<Value>(key: ObjectIdentifier, as type: Value.Type) -> Value? {
    get { values.isEmpty ? nil : values[key] as? Value }
    set { values[key] = newValue }
  }
}

/// A value that a custom layout reads from its subviews.
public protocol LayoutValueKey {
  associatedtype Value
  static var defaultValue: Self.Value { get }
}

nonisolated extension View {
  /// Gives a value to the custom layout around this view.
  public func layoutValue<K: LayoutValueKey>(key: K.Type, value: K.Value) -> some View {
    let value = UncheckedBox(value)
    return wrapped { node, _ in
      node.traits[ObjectIdentifier(K.self), as: K.Value.self] = value.value
      return node
    }
  }
}
