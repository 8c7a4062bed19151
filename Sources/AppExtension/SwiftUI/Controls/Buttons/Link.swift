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
    let isEnabled = context.environment.isEnabled
    let acts = isEnabled && context.honoursLink(destination.absoluteString)
    return label._makeNodes(in: inner).map {
      SpokenControlNode(
        $0, role: .link, value: nil, isEnabled: isEnabled,
        hit: acts ? .link(destination.absoluteString) : nil)
    }
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
