import Foundation

nonisolated extension View {
  /// A view over this one, made from a preference of the views inside.
  public func overlayPreferenceValue<K: PreferenceKey, V: View>(
    _ key: K.Type, alignment: Alignment = .center, @ViewBuilder _ transform: @escaping (K.Value) -> V
  ) -> some View {
    modifier(
      PreferenceReader<K, V>(alignment: alignment, behind: false, transform: UncheckedBox(transform)))
  }

  /// A view behind this one, made from a preference of the views inside.
  public func backgroundPreferenceValue<K: PreferenceKey, V: View>(
    _ key: K.Type, alignment: Alignment = .center, @ViewBuilder _ transform: @escaping (K.Value) -> V
  ) -> some View {
    modifier(
      PreferenceReader<K, V>(alignment: alignment, behind: true, transform: UncheckedBox(transform)))
  }

  @_disfavoredOverload public func overlayPreferenceValue<Key: PreferenceKey, T: View>(
    _ key: Key.Type = Key.self, @ViewBuilder _ transform: @escaping (Key.Value) -> T
  ) -> some View { overlayPreferenceValue(key, alignment: .center, transform) }

  @_disfavoredOverload public func backgroundPreferenceValue<Key: PreferenceKey, T: View>(
    _ key: Key.Type = Key.self, @ViewBuilder _ transform: @escaping (Key.Value) -> T
  ) -> some View { backgroundPreferenceValue(key, alignment: .center, transform) }
}

nonisolated struct PreferenceReader<Key: PreferenceKey, Decoration: View>: ViewModifier {
  typealias Body = Never
  let alignment: Alignment
  let behind: Bool
  let transform: UncheckedBox<(Key.Value) -> Decoration>

  @MainActor func _makeNodes(
    content: @escaping @MainActor (_ViewContext) -> [_LayoutNode], in context: _ViewContext
  ) -> [_LayoutNode] {
    // Views around may read too: the values go on to them, those of the decoration after those of the content.
    let values = context.preferences?.part() ?? context.session.collector()
    let after = context.preferences?.part()
    var inner = context.child(0)
    inner.preferences = values
    return content(inner).map { node in
      LateDecorationNode(
        node, behind: behind, alignment: alignment, rightToLeft: context.environment.isRightToLeft
      ) {
        after?.clear()
        var outer = context.child(1)
        outer.preferences = after
        return outer.withCurrentEnvironment {
          outer.single(
            transform.value(values.reduced(Key.self) ?? Key.defaultValue), alignment: alignment)
        }
      }
    }
  }
}

/// An overlay or background that is made when the view it belongs to has been placed.
final class LateDecorationNode: _WrapperNode {
  private let behind: Bool
  private let alignment: Alignment
  private let rightToLeft: Bool
  private let make: () -> _LayoutNode
  private var decoration: _LayoutNode?

  init(
    _ child: _LayoutNode, behind: Bool, alignment: Alignment, rightToLeft: Bool,
    make: @escaping () -> _LayoutNode
  ) {
    self.behind = behind
    self.alignment = alignment
    self.rightToLeft = rightToLeft
    self.make = make
    super.init(child)
  }

  override func placeChildren(in frame: CGRect, proposal: ProposedViewSize) {
    child.place(at: frame.origin, proposal: proposal)
    let decoration = make()
    let inner = ProposedViewSize(frame.size)
    let first = child.dimensions(for: proposal)
    let second = decoration.dimensions(for: inner)
    var x = first.value(alignment.horizontal.key) - second.value(alignment.horizontal.key)
    if rightToLeft { x = frame.width - x - second.width }
    let y = first.value(alignment.vertical.key) - second.value(alignment.vertical.key)
    decoration.place(at: CGPoint(x: frame.minX + x, y: frame.minY + y), proposal: inner)
    self.decoration = decoration
  }

  override func draw(into scene: SceneRecorder) {
    if behind { decoration?.draw(into: scene) }
    child.draw(into: scene)
    if !behind { decoration?.draw(into: scene) }
  }

  override var isSpacer: Bool { false }
}
