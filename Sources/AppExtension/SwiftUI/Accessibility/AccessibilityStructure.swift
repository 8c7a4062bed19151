import Archive
import Foundation

// Which parts are read, as what, and in which order.

nonisolated extension View {
  /// Not read at all.
  public func accessibilityHidden(_ hidden: Bool) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    attached { elements, _, _ in hidden ? [] : elements }
  }

  /// Makes the view one element, or a group of elements.
  public func accessibilityElement(children: AccessibilityChildBehavior = .ignore) -> some View {
    wrapped { node, _ -> _LayoutNode in
      switch children.kind {
      case .contain: AccessibilityContainerNode(node)
      case .ignore:
        AccessibilityNode(node) { _, frame in [AccessibilityElement(frame: frame, role: .text, label: "")] }
      case .combine: AccessibilityNode(node) { elements, frame in elements.combined(in: frame) }
      }
    }
  }

  /// Read before siblings of a lower priority, 0 for those without.
  public func accessibilitySortPriority(
    _ sortPriority: Double
  ) -> ModifiedContent<Self, AccessibilitySortModifier> {
    modifier(AccessibilitySortModifier(priority: sortPriority.isFinite ? sortPriority : 0))
  }

  /// Read as another view would be, in the place of this one.
  public func accessibilityRepresentation<V: View>(@ViewBuilder representation: () -> V) -> some View {
    let representation = UncheckedBox(representation())
    return attached { _, frame, context in
      representation.value.spokenElements(in: context).map { element in
        var moved = element
        moved.frame = frame
        return moved
      }
    }
  }

  /// The children that are read in place of what the view draws, as one does for a canvas.
  public func accessibilityChildren<V: View>(@ViewBuilder children: () -> V) -> some View {
    let children = UncheckedBox(children())
    return attached { elements, frame, context in
      let own = elements.count == 1 ? elements : []
      return own
        + children.value.spokenElements(in: context).map { element in
          var moved = element
          moved.frame = frame
          return moved
        }
    }
  }
}

/// Gives what the content says a place in the reading order.
nonisolated public struct AccessibilitySortModifier: ViewModifier {
  public typealias Body = Never
  let priority: Double
  @MainActor public func _makeNodes(
    content: @escaping @MainActor (_ViewContext) -> [_LayoutNode], in context: _ViewContext
  ) -> [_LayoutNode] {
    content(context).map { AccessibilitySortNode($0, readingPriority: priority) }
  }
}

final class AccessibilitySortNode: _WrapperNode {
  let readingPriority: Double
  init(_ child: _LayoutNode, readingPriority: Double) {
    self.readingPriority = readingPriority
    super.init(child)
  }
  override func draw(into scene: SceneRecorder) {
    scene.prioritizingAccessibility(readingPriority) { child.draw(into: scene) }
  }
}

/// A group whose elements are ordered among themselves.
final class AccessibilityContainerNode: _WrapperNode {
  override func draw(into scene: SceneRecorder) {
    scene.orderingAccessibility { child.draw(into: scene) }
  }
}

extension [AccessibilityElement] {
  /// One element that says what all of these say, with a pause between them.
  func combined(in frame: CGRect) -> [AccessibilityElement] {
    guard let first else { return [] }
    let values = compactMap(\.value).filter { !$0.isEmpty }
    // The role of what can be used wins over that of what is only read.
    let role = map(\.role).first { [.button, .toggle, .link].contains($0) } ?? first.role
    return [
      AccessibilityElement(
        frame: frame, role: role, label: map(\.label).filter { !$0.isEmpty }.joined(separator: ", "),
        value: values.isEmpty ? nil : values.joined(separator: ", "), hint: compactMap(\.hint).first,
        traits: reduce(into: []) { $0.formUnion($1.traits) }, identifier: compactMap(\.identifier).first,
        actions: flatMap(\.actions))
    ]
  }
}

extension View {
  /// What the view would say if it were drawn.
  @MainActor func spokenElements(in context: _ViewContext) -> [AccessibilityElement] {
    let node = context.child(0x5b0).single(self)
    node.place(at: .zero, proposal: .unspecified)
    let builder = SceneRecorder(session: context.session)
    node.draw(into: builder)
    return builder.accessibility
  }
}
