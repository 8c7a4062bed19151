import Archive
import Foundation

/// Changes what a part says to assistive technologies.
nonisolated public struct AccessibilityAttachmentModifier: ViewModifier {
  public typealias Body = Never
  /// What the elements of the content become; the frame is that of the content, in the scene.
  typealias Change =
    @MainActor (_ elements: [AccessibilityElement], _ frame: CGRect, _ context: _ViewContext) ->
    [AccessibilityElement]
  let change: Change

  @MainActor public func _makeNodes(
    content: @escaping @MainActor (_ViewContext) -> [_LayoutNode], in context: _ViewContext
  ) -> [_LayoutNode] {
    content(context).map { node in
      AccessibilityNode(node) { change($0, $1, context) }
    }
  }
}

/// What the child says, changed.
final class AccessibilityNode: _WrapperNode {
  let change: ([AccessibilityElement], CGRect) -> [AccessibilityElement]
  init(_ child: _LayoutNode, change: @escaping ([AccessibilityElement], CGRect) -> [AccessibilityElement]) {
    self.change = change
    super.init(child)
  }
  override func draw(into scene: SceneRecorder) {
    let frame = scene.mapped(frame)
    let touched = scene.hits.count
    scene.changingAccessibility({ elements in
      let changed = change(elements, frame)
      // `Button { … }.accessibilityLabel("Play")`: the region is called as its element is.
      if scene.hits.count == touched + 1, changed.count == 1 { scene.nameHit(touched, changed[0].label) }
      return changed
    }) { child.draw(into: scene) }
  }
}

nonisolated extension View {
  func attached(
    _ change: @escaping AccessibilityAttachmentModifier.Change
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    modifier(AccessibilityAttachmentModifier(change: change))
  }

  /// Changes the element of this view; a view without one, or with several, gets an element of its own.
  func attachedToElement(
    _ change: @escaping @MainActor (inout AccessibilityElement, _ViewContext) -> Void
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    attached { elements, frame, context in
      var element =
        elements.count == 1
        ? elements[0]
        : AccessibilityElement(frame: frame, role: elements.isEmpty ? .image : .group, label: "")
      change(&element, context)
      return [element]
    }
  }

  /// Changes each element of this view.
  func attachedToAll(
    _ change: @escaping @MainActor (inout AccessibilityElement, _ViewContext) -> Void
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    attached { elements, _, context in
      elements.map { element in
        var changed = element
        change(&changed, context)
        return changed
      }
    }
  }
}

extension Text {
  /// The words a screen reader says.
  @MainActor func spoken(in context: _ViewContext) -> String {
    rich(in: context).0.plain(at: context.session.now)
  }
}
