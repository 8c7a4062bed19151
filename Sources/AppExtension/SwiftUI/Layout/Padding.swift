import Foundation

/// `padding`.
final class PaddingNode: _WrapperNode {
  let insets: EdgeInsets
  let rightToLeft: Bool
  init(_ child: _LayoutNode, insets: EdgeInsets, rightToLeft: Bool) {
    self.insets = insets.sanitized
    self.rightToLeft = rightToLeft
    super.init(child)
    // The priority of what is inside does not reach a stack outside, as in SwiftUI.
    priority = 0
  }
  private func inner(_ proposal: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(
      width: proposal.width.map { max($0 - insets.horizontal, 0) },
      height: proposal.height.map { max($0 - insets.vertical, 0) })
  }
  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    let size = child.size(for: inner(proposal))
    return CGSize(width: size.width + insets.horizontal, height: size.height + insets.vertical)
  }
  override func placeChildren(in frame: CGRect, proposal: ProposedViewSize) {
    child.place(
      at: CGPoint(
        x: frame.minX + (rightToLeft ? insets.trailing : insets.leading), y: frame.minY + insets.top),
      proposal: inner(proposal))
  }
  override func explicitAlignment(
    _ key: AlignmentKey, proposal: ProposedViewSize, size: CGSize
  ) -> CGFloat? {
    child.dimensions(for: inner(proposal)).explicit(key).map {
      $0 + (key.axis == .vertical ? insets.top : insets.leading)
    }
  }
  override func range(along axis: Axis, cross: CGFloat?) -> (min: CGFloat, max: CGFloat) {
    let along = axis == .horizontal ? insets.horizontal : insets.vertical
    let across = axis == .horizontal ? insets.vertical : insets.horizontal
    let range = child.range(along: axis, cross: cross.map { max($0 - across, 0) })
    return ((range.min + along).length, (range.max + along).length)
  }
  /// Edges with an inset are no longer those of text, or of a spacer.
  override var spacing: SpacingPreference {
    var edges = Edge.Set()
    if insets.top != 0 { edges.insert(.top) }
    if insets.leading != 0 { edges.insert(.leading) }
    if insets.bottom != 0 { edges.insert(.bottom) }
    if insets.trailing != 0 { edges.insert(.trailing) }
    return child.spacing.resetting(edges)
  }
  override var isSpacer: Bool { false }
}

nonisolated extension View {
  /// Space around the view, the same on each edge; 16 points where none is given.
  public func padding(_ insets: EdgeInsets) -> some View {
    wrapped { node, context in
      if ![insets.top, insets.leading, insets.bottom, insets.trailing].allSatisfy(\.isFinite) {
        context.session.report(
          "invalid-padding", .warning, "Padding of \(insets) is not finite; what is no number counts as 0")
      }
      return PaddingNode(node, insets: insets, rightToLeft: context.environment.isRightToLeft)
    }
  }
  public func padding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View {
    padding(EdgeInsets(length ?? 16, edges: edges))
  }
  public func padding(_ length: CGFloat) -> some View {
    padding(EdgeInsets(length, edges: .all))
  }
}
