/// A value that views hand up to those around them.
public protocol PreferenceKey {
  associatedtype Value
  /// The value where no view gives one.
  static var defaultValue: Self.Value { get }
  /// Puts the value of a further view into that of the views before it.
  static func reduce(value: inout Self.Value, nextValue: () -> Self.Value)
}

extension PreferenceKey where Value: ExpressibleByNilLiteral {
  public static var defaultValue: Value { nil }
}

nonisolated extension View {
  /// Gives a value to the views around this one, in place of what the views inside give.
  public func preference<K: PreferenceKey>(key: K.Type = K.self, value: K.Value) -> some View {
    let value = UncheckedBox(value)
    return modifier(
      PreferenceWriter { part, nodes in part.set(K.self, nodes: nodes) { _ in value.value } })
  }

  /// Changes the value that the views inside give.
  public func transformPreference<K: PreferenceKey>(
    _ key: K.Type = K.self, _ callback: @escaping (inout K.Value) -> Void
  ) -> some View {
    let callback = UncheckedBox(callback)
    return modifier(
      PreferenceWriter { part, nodes in part.change(K.self, nodes: nodes, callback.value) })
  }

  /// Accepted for source compatibility: a widget's view is a picture made in one pass, so a value that is known after layout
  /// cannot change the state it was made from. Values that are to be drawn are read with `overlayPreferenceValue` or
  /// `backgroundPreferenceValue`.
  ///
  /// - Parity: no effect: the action is not run, since a widget's view is evaluated once
  public func onPreferenceChange<K: PreferenceKey>(
    _ key: K.Type = K.self, perform action: @escaping (K.Value) -> Void
  ) -> some View where K.Value: Equatable { withoutEffect("onPreferenceChange") }
}

/// A modifier that has something to say about the preferences of its content.
nonisolated struct PreferenceWriter: ViewModifier {
  typealias Body = Never
  let write: @MainActor (PreferenceCollector, [PreferenceSourceNode]) -> Void
  @MainActor func _makeNodes(
    content: @escaping @MainActor (_ViewContext) -> [_LayoutNode], in context: _ViewContext
  ) -> [_LayoutNode] {
    // Nobody reads: nothing is gathered.
    guard let preferences = context.preferences else { return content(context) }
    let part = preferences.part()
    var inner = context
    inner.preferences = part
    let nodes = content(inner).map { PreferenceSourceNode($0) }
    write(part, nodes)
    return nodes
  }
}
