import Foundation

/// `padding`.
final class PaddingNode: _WrapperNode {
  let insets: EdgeInsets
  let rightToLeft: Bool
  init(_ child: _LayoutNode, insets: EdgeInsets, rightToLeft: Bool) {
    self.insets = insets.sanitized
    self.rightToLeft = rightToLeft
    super.init(child)
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
    let proposal = inner(proposal)
    return child.explicitAlignment(key, proposal: proposal, size: child.size(for: proposal)).map {
      $0 + (key.axis == .vertical ? insets.top : insets.leading)
    }
  }
  override func range(along axis: Axis, cross: CGFloat?) -> (min: CGFloat, max: CGFloat) {
    let along = axis == .horizontal ? insets.horizontal : insets.vertical
    let across = axis == .horizontal ? insets.vertical : insets.horizontal
    let range = child.range(along: axis, cross: cross.map { max($0 - across, 0) })
    return (range.min + along, range.max + along)
  }
  override var spacing: SpacingPreference {
    child.isSpacer ? .zero : (insets.vertical > 0 ? .standard : child.spacing)
  }
}

nonisolated extension View {
  /// Space around the view, the same on each edge; 16 points where none is given.
  public func padding(_ insets: EdgeInsets) -> some View {
    wrapped { PaddingNode($0, insets: insets, rightToLeft: $1.environment.isRightToLeft) }
  }
  public func padding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View {
    padding(EdgeInsets(length ?? 16, edges: edges))
  }
  public func padding(_ length: CGFloat) -> some View {
    padding(EdgeInsets(length, edges: .all))
  }
}
