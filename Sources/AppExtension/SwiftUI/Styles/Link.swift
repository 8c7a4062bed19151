import Archive
import Foundation

/// A region that opens an address in the app.
nonisolated public struct Link<Label: View>: View {
  public typealias Body = Never
  let destination: URL
  let label: Label
  public init(destination: URL, @ViewBuilder label: () -> Label) {
    self.destination = destination
    self.label = label()
  }
  @MainActor public func _makeNodes(in context: _ViewContext) -> [_LayoutNode] {
    var inner = context
    if inner.environment.foreground.primary == nil {
      // In a widget a link looks like its label; only bare text takes the tint.
      if label is Text { inner.environment.foreground.primary = TintShapeStyle() }
    }
    return label._makeNodes(in: inner).map { LinkNode($0, destination: destination) }
  }
}

nonisolated extension Link where Label == Text {
  public init(_ titleKey: LocalizedStringKey, destination: URL) {
    self.init(destination: destination) { Text(titleKey) }
  }
  @_disfavoredOverload public init<S: StringProtocol>(_ title: S, destination: URL) {
    self.init(destination: destination) { Text(title) }
  }
}

final class LinkNode: _WrapperNode {
  let destination: URL
  init(_ child: _LayoutNode, destination: URL) {
    self.destination = destination
    super.init(child)
  }
  override func draw(into scene: SceneBuilder) {
    scene.addHit(frame, .link(destination.absoluteString))
    let mapped = scene.mapped(frame)
    scene.changingAccessibility({ elements in
      [
        AccessibilityElement(
          frame: mapped, role: .link, label: elements.map(\.label).joined(separator: ", "))
      ]
    }) { child.draw(into: scene) }
  }
}
