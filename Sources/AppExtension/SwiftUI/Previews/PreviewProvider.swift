/// Pictures for a development tool.
@MainActor @preconcurrency public protocol PreviewProvider {
  associatedtype Previews: View
  @ViewBuilder static var previews: Self.Previews { get }
}

public protocol PreviewContextKey {
  associatedtype Value
  static var defaultValue: Self.Value { get }
}

public protocol PreviewContext {
  subscript<Key: PreviewContextKey>(key: Key.Type) -> Key.Value { get }
}
