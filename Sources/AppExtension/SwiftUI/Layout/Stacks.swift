import Foundation

/// Children in a row.
nonisolated public struct HStack<Content: View>: View {
  public typealias Body = Never
  let alignment: VerticalAlignment
  let spacing: CGFloat?
  let content: Content
  public init(
    alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.alignment = alignment
    self.spacing = spacing
    self.content = content()
  }
  @MainActor public func _makeNodes(in context: _ViewContext) -> [_LayoutNode] {
    context.stack(.horizontal, guide: alignment.key, spacing: spacing, content: content)
  }
}

/// Children in a column.
nonisolated public struct VStack<Content: View>: View {
  public typealias Body = Never
  let alignment: HorizontalAlignment
  let spacing: CGFloat?
  let content: Content
  public init(
    alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {
    self.alignment = alignment
    self.spacing = spacing
    self.content = content()
  }
  @MainActor public func _makeNodes(in context: _ViewContext) -> [_LayoutNode] {
    context.stack(.vertical, guide: alignment.key, spacing: spacing, content: content)
  }
}

/// Children over each other, the first at the back.
nonisolated public struct ZStack<Content: View>: View {
  public typealias Body = Never
  let alignment: Alignment
  let content: Content
  public init(alignment: Alignment = .center, @ViewBuilder content: () -> Content) {
    self.alignment = alignment
    self.content = content()
  }
  @MainActor public func _makeNodes(in context: _ViewContext) -> [_LayoutNode] {
    context.session.count()
    guard var inner = context.deeper() else { return [] }
    inner.environment.stackAxis = nil
    return [
      LayeredNode(
        children: content._makeNodes(in: inner), alignment: alignment,
        rightToLeft: context.environment.isRightToLeft)
    ]
  }
}

extension _ViewContext {
  @MainActor func stack(
    _ axis: Axis, guide: AlignmentKey, spacing: CGFloat?, content: some View
  ) -> [_LayoutNode] {
    session.count()
    if let spacing, !spacing.isFinite {
      session.report(
        "invalid-spacing", .warning, "A stack's spacing of \(spacing) is not finite; it is bounded")
    }
    guard var inner = deeper() else { return [] }
    inner.environment.stackAxis = axis
    return [
      StackNode(
        axis: axis, guide: guide, spacing: spacing, children: content._makeNodes(in: inner),
        rightToLeft: environment.isRightToLeft)
    ]
  }

  /// One node for a view that may give several: they are layered, as in an implicit `ZStack`.
  @MainActor func single(_ view: some View, alignment: Alignment = .center) -> _LayoutNode {
    var inner = deeper()
    inner?.environment.stackAxis = nil
    let nodes = inner.map { view._makeNodes(in: $0) } ?? []
    if nodes.count == 1 { return nodes[0] }
    return LayeredNode(children: nodes, alignment: alignment, rightToLeft: environment.isRightToLeft)
  }
}

/// `ZStack`.
final class LayeredNode: _LayoutNode {
  let children: [_LayoutNode]
  let alignment: Alignment
  let rightToLeft: Bool
  private let leaders: [_LayoutNode]
  private let edges: SpacingPreference

  init(children: [_LayoutNode], alignment: Alignment, rightToLeft: Bool) {
    self.children = children
    self.alignment = alignment
    self.rightToLeft = rightToLeft
    leaders = Self.leaders(among: children)
    edges = Self.spacing(of: leaders)
    super.init()
    hasChildren = true
    nesting = (children.map(\.nesting).max() ?? 0) + 1
    if children.isEmpty { priority = -.infinity }
  }

  /// Children of the highest priority decide the size, as in SwiftUI.
  private static func leaders(among children: [_LayoutNode]) -> [_LayoutNode] {
    guard let top = children.map(\.priority).max() else { return [] }
    return children.filter { $0.priority == top }
  }

  private func bounds(_ proposal: ProposedViewSize) -> (origin: CGPoint, size: CGSize) {
    var left: CGFloat = 0, top: CGFloat = 0, right: CGFloat = 0, bottom: CGFloat = 0
    var first = true
    for child in leaders {
      let d = child.dimensions(for: proposal)
      let x = -d.value(alignment.horizontal.key)
      let y = -d.value(alignment.vertical.key)
      left = first ? x : min(left, x)
      top = first ? y : min(top, y)
      right = first ? x + d.width : max(right, x + d.width)
      bottom = first ? y + d.height : max(bottom, y + d.height)
      first = false
    }
    return (CGPoint(x: left, y: top), CGSize(width: right - left, height: bottom - top))
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize { bounds(proposal).size }

  /// With many stacks inside, the proposal for which they are laid out already.
  private func settled(_ proposal: ProposedViewSize, size: CGSize) -> ProposedViewSize {
    guard StackRange.isDeep(nesting: nesting), proposal.width != nil, proposal.height != nil else {
      return ProposedViewSize(size)
    }
    return proposal
  }

  /// Children are placed with the layers' own size, so that those that follow a proposal fill it.
  override func placeChildren(in frame: CGRect, proposal: ProposedViewSize) {
    let proposal = settled(proposal, size: frame.size)
    let origin = bounds(proposal).origin
    for child in children {
      let d = child.dimensions(for: proposal)
      var x = -d.value(alignment.horizontal.key) - origin.x
      if rightToLeft { x = frame.width - x - d.width }
      child.place(
        at: CGPoint(x: frame.minX + x, y: frame.minY - d.value(alignment.vertical.key) - origin.y),
        proposal: proposal)
    }
  }

  override func draw(into scene: SceneRecorder) { scene.drawInOrder(children) }

  override var spacing: SpacingPreference { edges }

  private static func spacing(of leaders: [_LayoutNode]) -> SpacingPreference {
    guard !leaders.isEmpty else { return .zero }
    var union = SpacingPreference.empty
    for child in leaders { union.formUnion(child.spacing) }
    return union
  }

  override func range(along axis: Axis, cross: CGFloat?) -> (min: CGFloat, max: CGFloat) {
    leaders.reduce((0, 0)) { widest, child in
      let range = child.range(along: axis, cross: cross)
      return (max(widest.0, range.min), max(widest.1, range.max))
    }
  }

  override func explicitAlignment(
    _ key: AlignmentKey, proposal: ProposedViewSize, size: CGSize
  ) -> CGFloat? {
    guard !key.isEdgeOrCenter else { return nil }
    let proposal = settled(proposal, size: size)
    let origin = bounds(proposal).origin
    var values: [CGFloat] = []
    for child in children {
      let d = child.dimensions(for: proposal)
      guard let value = d.explicit(key) else { continue }
      values.append(
        key.axis == .vertical
          ? value - d.value(alignment.vertical.key) - origin.y
          : value - d.value(alignment.horizontal.key) - origin.x)
    }
    return key.combine(values)
  }
}
