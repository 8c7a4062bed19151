import Foundation

nonisolated extension View {
  /// Marks a view: a symbol of a canvas, or a choice.
  public func tag<V: Hashable>(_ tag: V, includeOptional: Bool = true) -> some View {
    let tag = UncheckedBox(AnyHashable(tag))
    return wrapped { node, _ in TagNode(node, tag: tag.value) }
  }
}
