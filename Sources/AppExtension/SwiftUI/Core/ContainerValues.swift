/// A value that a view offers to the container it is in.
public protocol ContainerValueKey {
  associatedtype Value
  static var defaultValue: Self.Value { get }
}

/// What a subview offers to its container, which reads it through `Subview.containerValues`.
public struct ContainerValues {
  private var values: [ObjectIdentifier: Any] = [:]
  init() {}
  public subscript<Key: ContainerValueKey>(key: Key.Type) -> Key.Value {
    get {
      // Unwrapped before the cast: nothing stored must not become the `nil` of an optional value.
      guard let value = values[ObjectIdentifier(key)] else { return Key.defaultValue }
      return value as? Key.Value ?? Key.defaultValue
    }
    set { values[ObjectIdentifier(key)] = newValue }
  }
}

/// Bears a subview's values up to its container, through the modifiers around it.
private final class ContainerValueNode: _WrapperNode {
  let write: (inout ContainerValues) -> Void
  init(_ child: _LayoutNode, write: @escaping (inout ContainerValues) -> Void) {
    self.write = write
    super.init(child)
  }
}

extension _LayoutNode {
  /// The values of this node and of what it wraps; the outermost counts.
  var containerValues: ContainerValues {
    var values = (self as? _WrapperNode)?.child.containerValues ?? ContainerValues()
    (self as? ContainerValueNode)?.write(&values)
    return values
  }
}

nonisolated extension View {
  /// Offers a value to the container that this view is a subview of.
  public func containerValue<V>(_ keyPath: WritableKeyPath<ContainerValues, V>, _ value: V) -> some View {
    let write = UncheckedBox((keyPath, value))
    return wrapped { node, _ in
      ContainerValueNode(node) { $0[keyPath: write.value.0] = write.value.1 }
    }
  }
}
