import Archive
import Foundation

/// `offset`: drawn elsewhere, laid out as before.
final class OffsetNode: _WrapperNode {
  let offset: CGSize
  init(_ child: _LayoutNode, offset: CGSize) {
    self.offset = CGSize(width: offset.width.finite, height: offset.height.finite)
    super.init(child)
  }
  override func placeChildren(in frame: CGRect, proposal: ProposedViewSize) {
    child.place(
      at: CGPoint(x: frame.minX + offset.width, y: frame.minY + offset.height), proposal: proposal)
  }
}

/// `position`: takes all the space; the child's centre stands at a point of it, counted from the leading edge.
final class PositionNode: _WrapperNode {
  let position: CGPoint
  let rightToLeft: Bool
  init(_ child: _LayoutNode, position: CGPoint, rightToLeft: Bool) {
    self.position = CGPoint(x: position.x.finite, y: position.y.finite)
    self.rightToLeft = rightToLeft
    super.init(child)
    priority = 0
  }
  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    if let width = proposal.width, let height = proposal.height {
      return CGSize(width: width.length, height: height.length)
    }
    let size = child.size(for: proposal)
    return CGSize(
      width: (proposal.width ?? size.width).length, height: (proposal.height ?? size.height).length)
  }
  override func placeChildren(in frame: CGRect, proposal: ProposedViewSize) {
    let inner = ProposedViewSize(frame.size)
    let size = child.size(for: inner)
    let x = rightToLeft ? frame.width - position.x : position.x
    child.place(
      at: CGPoint(x: frame.minX + x - size.width / 2, y: frame.minY + position.y - size.height / 2),
      proposal: inner)
  }
  override func explicitAlignment(
    _ key: AlignmentKey, proposal: ProposedViewSize, size: CGSize
  ) -> CGFloat? {
    let inner = ProposedViewSize(size)
    let dimensions = child.dimensions(for: inner)
    return dimensions.explicit(key).map {
      $0 + (key.axis == .vertical ? position.y - dimensions.height / 2 : position.x - dimensions.width / 2)
    }
  }
  override func range(along axis: Axis, cross: CGFloat?) -> (min: CGFloat, max: CGFloat) {
    (0, .greatestLength)
  }
  override var spacing: SpacingPreference { .standard }
  override var isSpacer: Bool { false }
}

/// `fixedSize`: the child takes its ideal size, whatever is offered.
final class FixedSizeNode: _WrapperNode {
  let horizontal, vertical: Bool
  init(_ child: _LayoutNode, horizontal: Bool, vertical: Bool) {
    self.horizontal = horizontal
    self.vertical = vertical
    super.init(child)
  }
  private func inner(_ proposal: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(
      width: horizontal ? nil : proposal.width, height: vertical ? nil : proposal.height)
  }
  override func measure(_ proposal: ProposedViewSize) -> CGSize { child.size(for: inner(proposal)) }
  override func placeChildren(in frame: CGRect, proposal: ProposedViewSize) {
    child.place(at: frame.origin, proposal: inner(proposal))
  }
  override func explicitAlignment(
    _ key: AlignmentKey, proposal: ProposedViewSize, size: CGSize
  ) -> CGFloat? { child.dimensions(for: inner(proposal)).explicit(key) }
  override func range(along axis: Axis, cross: CGFloat?) -> (min: CGFloat, max: CGFloat) {
    guard axis == .horizontal ? horizontal : vertical else {
      return child.range(along: axis, cross: (axis == .horizontal ? vertical : horizontal) ? nil : cross)
    }
    var proposal = ProposedViewSize.unspecified
    proposal[axis.cross] = cross
    let size = size(for: proposal)[axis]
    return (size, size)
  }
  override var isSpacer: Bool { false }
}

/// `aspectRatio`: the child is offered the largest (or the smallest covering) size of a shape. Where nothing at all is
/// proposed it keeps its ideal size.
final class AspectRatioNode: _WrapperNode {
  let ratio: CGFloat?
  let mode: ContentMode
  init(_ child: _LayoutNode, ratio: CGFloat?, mode: ContentMode) {
    self.ratio = ratio.flatMap { $0.isFinite && $0 > 0 ? $0 : nil }
    self.mode = mode
    super.init(child)
    priority = 0
  }
  private func inner(_ proposal: ProposedViewSize) -> ProposedViewSize {
    guard proposal != .unspecified else { return proposal }
    let ratio = ratio ?? idealRatio
    // The width that each proposed side alone would lead to.
    let widths = [proposal.width, proposal.height.map { $0 * ratio }].compactMap { $0 }
    let width = (mode == .fit ? widths.min() : widths.max()) ?? 0
    // A factor where one side decides keeps that side as it was proposed.
    let height = proposal.height.map { width == $0 * ratio ? $0 : width / ratio } ?? width / ratio
    return ProposedViewSize(width: width, height: height)
  }
  private var idealRatio: CGFloat {
    let ideal = child.size(for: .unspecified)
    let ratio = ideal.width / ideal.height
    return ratio.isFinite && ratio > 0 ? ratio : 1
  }
  override func measure(_ proposal: ProposedViewSize) -> CGSize { child.size(for: inner(proposal)) }
  override func placeChildren(in frame: CGRect, proposal: ProposedViewSize) {
    child.place(at: frame.origin, proposal: inner(proposal))
  }
  override func explicitAlignment(
    _ key: AlignmentKey, proposal: ProposedViewSize, size: CGSize
  ) -> CGFloat? { child.dimensions(for: inner(proposal)).explicit(key) }
  override func range(along axis: Axis, cross: CGFloat?) -> (min: CGFloat, max: CGFloat) {
    wrappedRange(along: axis, cross: cross)
  }
  override var isSpacer: Bool { false }
}

/// `overlay` and `background`: a second view laid out in the size of the first.
final class DecorationNode: _WrapperNode {
  let decoration: _LayoutNode
  let behind: Bool
  let alignment: Alignment
  let rightToLeft: Bool
  init(
    _ child: _LayoutNode, decoration: _LayoutNode, behind: Bool, alignment: Alignment,
    rightToLeft: Bool
  ) {
    self.decoration = decoration
    self.behind = behind
    self.alignment = alignment
    self.rightToLeft = rightToLeft
    super.init(child)
  }
  override func placeChildren(in frame: CGRect, proposal: ProposedViewSize) {
    child.place(at: frame.origin, proposal: proposal)
    let inner = ProposedViewSize(frame.size)
    let second = decoration.dimensions(for: inner)
    // Guides of the first decide where the second hangs.
    let first = child.dimensions(for: proposal)
    var x = first.value(alignment.horizontal.key) - second.value(alignment.horizontal.key)
    if rightToLeft { x = frame.width - x - second.width }
    let y = first.value(alignment.vertical.key) - second.value(alignment.vertical.key)
    decoration.place(at: CGPoint(x: frame.minX + x, y: frame.minY + y), proposal: inner)
  }
  override func draw(into scene: SceneRecorder) {
    if behind { decoration.draw(into: scene) }
    child.draw(into: scene)
    if !behind { decoration.draw(into: scene) }
  }
  override var isSpacer: Bool { false }
}

/// `alignmentGuide`.
final class GuideNode: _WrapperNode {
  let key: AlignmentKey
  let compute: (ViewDimensions) -> CGFloat
  init(_ child: _LayoutNode, key: AlignmentKey, compute: @escaping (ViewDimensions) -> CGFloat) {
    self.key = key
    self.compute = compute
    super.init(child)
  }
  override func explicitAlignment(
    _ key: AlignmentKey, proposal: ProposedViewSize, size: CGSize
  ) -> CGFloat? {
    if key == self.key { return compute(child.dimensions(for: proposal)).finite }
    return super.explicitAlignment(key, proposal: proposal, size: size)
  }
}

/// The first child that fits the offered size; the last one where none does.
final class FittingNode: _LayoutNode {
  let axes: Axis.Set
  let children: [_LayoutNode]
  private var chosen: _LayoutNode?
  init(axes: Axis.Set, children: [_LayoutNode]) {
    self.axes = axes
    self.children = children
    super.init()
    nesting = children.map(\.nesting).max() ?? 0
  }
  private func choice(_ proposal: ProposedViewSize) -> _LayoutNode? {
    children.first { child in
      let ideal = child.size(
        for: ProposedViewSize(
          width: axes.contains(.horizontal) ? nil : proposal.width,
          height: axes.contains(.vertical) ? nil : proposal.height))
      // A thousandth of a point forgives rounding.
      let fitsWidth = !axes.contains(.horizontal) || ideal.width <= (proposal.width ?? .infinity) + 0.001
      let fitsHeight = !axes.contains(.vertical) || ideal.height <= (proposal.height ?? .infinity) + 0.001
      return fitsWidth && fitsHeight
    } ?? children.last
  }
  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    choice(proposal)?.size(for: proposal) ?? .zero
  }
  override func placeChildren(in frame: CGRect, proposal: ProposedViewSize) {
    chosen = choice(proposal)
    chosen?.place(at: frame.origin, proposal: proposal)
  }
  override func draw(into scene: SceneRecorder) { chosen?.draw(into: scene) }
  override func explicitAlignment(
    _ key: AlignmentKey, proposal: ProposedViewSize, size: CGSize
  ) -> CGFloat? { choice(proposal)?.dimensions(for: proposal).explicit(key) }
  override var spacing: SpacingPreference { children.first?.spacing ?? .zero }
}

nonisolated public struct ViewThatFits<Content: View>: View {
  public typealias Body = Never
  let axes: Axis.Set
  let content: Content
  public init(in axes: Axis.Set = [.horizontal, .vertical], @ViewBuilder content: () -> Content) {
    self.axes = axes
    self.content = content()
  }
  @MainActor public func _makeNodes(in context: _ViewContext) -> [_LayoutNode] {
    context.session.count()
    guard let inner = context.deeper() else { return [] }
    return [FittingNode(axes: axes, children: content._makeNodes(in: inner))]
  }
}

/// Sets what a stack looks at.
final class TraitNode: _WrapperNode {
  init(_ child: _LayoutNode, priority: Double? = nil, zIndex: Double? = nil) {
    super.init(child)
    if let priority { self.priority = priority.isNaN ? 0 : priority }
    if let zIndex { self.zIndex = zIndex.isNaN ? 0 : zIndex }
  }
}

nonisolated extension View {
  public func offset(_ offset: CGSize) -> some View {
    wrapped { node, context in
      if !offset.width.isFinite || !offset.height.isFinite {
        context.session.report(
          "invalid-offset", .warning,
          "Offset (\(offset.width), \(offset.height)) is not finite; what is no number counts as 0")
      }
      return OffsetNode(
        node,
        offset: CGSize(
          width: context.environment.isRightToLeft ? -offset.width : offset.width,
          height: offset.height))
    }
  }
  public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some View {
    offset(CGSize(width: x, height: y))
  }
  public func position(_ position: CGPoint) -> some View {
    wrapped { node, context in
      if !position.x.isFinite || !position.y.isFinite {
        context.session.report(
          "invalid-position", .warning, "Position (\(position.x), \(position.y)) is not finite")
      }
      return PositionNode(node, position: position, rightToLeft: context.environment.isRightToLeft)
    }
  }
  public func position(x: CGFloat = 0, y: CGFloat = 0) -> some View {
    position(CGPoint(x: x, y: y))
  }
  public func fixedSize(horizontal: Bool, vertical: Bool) -> some View {
    wrapped { node, _ in FixedSizeNode(node, horizontal: horizontal, vertical: vertical) }
  }
  public func fixedSize() -> some View { fixedSize(horizontal: true, vertical: true) }
  public func aspectRatio(_ aspectRatio: CGFloat? = nil, contentMode: ContentMode) -> some View {
    wrapped { node, context in
      if let aspectRatio, !(aspectRatio.isFinite && aspectRatio > 0) {
        context.session.report(
          "invalid-aspect-ratio", .warning,
          "Aspect ratio \(aspectRatio) is no positive number; the view's own is used")
      }
      return AspectRatioNode(node, ratio: aspectRatio, mode: contentMode)
    }
  }
  public func aspectRatio(_ aspectRatio: CGSize, contentMode: ContentMode) -> some View {
    self.aspectRatio(aspectRatio.width / aspectRatio.height, contentMode: contentMode)
  }
  public func scaledToFit() -> some View { aspectRatio(nil, contentMode: .fit) }
  public func scaledToFill() -> some View { aspectRatio(nil, contentMode: .fill) }
  public func layoutPriority(_ value: Double) -> some View {
    wrapped { node, _ in TraitNode(node, priority: value) }
  }
  public func zIndex(_ value: Double) -> some View {
    wrapped { node, _ in TraitNode(node, zIndex: value) }
  }
  public func alignmentGuide(
    _ g: HorizontalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat
  ) -> some View {
    let compute = UncheckedBox(computeValue)
    return wrapped { node, _ in GuideNode(node, key: g.key, compute: compute.value) }
  }
  public func alignmentGuide(
    _ g: VerticalAlignment, computeValue: @escaping (ViewDimensions) -> CGFloat
  ) -> some View {
    let compute = UncheckedBox(computeValue)
    return wrapped { node, _ in GuideNode(node, key: g.key, compute: compute.value) }
  }
  func decorated(
    _ decoration: some View, behind: Bool, alignment: Alignment
  ) -> some View {
    modifier(DecorationModifier(decoration: decoration, behind: behind, alignment: alignment))
  }
  @_disfavoredOverload public func background<Background: View>(
    _ background: Background, alignment: Alignment = .center
  ) -> some View { decorated(background, behind: true, alignment: alignment) }
  public func background<V: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> V
  ) -> some View { decorated(content(), behind: true, alignment: alignment) }
  public func background(ignoresSafeAreaEdges edges: Edge.Set = .all) -> some View {
    background(BackgroundStyle(), ignoresSafeAreaEdges: edges)
  }
  public func background<S: ShapeStyle>(
    _ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all
  ) -> some View {
    decorated(
      Rectangle().fill(style).ignoresSafeArea(edges: edges), behind: true, alignment: .center)
  }
  public func background<S: ShapeStyle, T: Shape>(
    _ style: S, in shape: T, fillStyle: FillStyle = FillStyle()
  ) -> some View {
    decorated(shape.fill(style, style: fillStyle), behind: true, alignment: .center)
  }
  public func background<S: Shape>(in shape: S, fillStyle: FillStyle = FillStyle()) -> some View {
    background(BackgroundStyle(), in: shape, fillStyle: fillStyle)
  }
  @_disfavoredOverload public func overlay<Overlay: View>(
    _ overlay: Overlay, alignment: Alignment = .center
  ) -> some View { decorated(overlay, behind: false, alignment: alignment) }
  public func overlay<V: View>(
    alignment: Alignment = .center, @ViewBuilder content: () -> V
  ) -> some View { decorated(content(), behind: false, alignment: alignment) }
  public func overlay<S: ShapeStyle>(
    _ style: S, ignoresSafeAreaEdges edges: Edge.Set = .all
  ) -> some View {
    decorated(
      Rectangle().fill(style).ignoresSafeArea(edges: edges), behind: false, alignment: .center)
  }
  public func overlay<S: ShapeStyle, T: Shape>(
    _ style: S, in shape: T, fillStyle: FillStyle = FillStyle()
  ) -> some View {
    decorated(shape.fill(style, style: fillStyle), behind: false, alignment: .center)
  }
}

nonisolated struct DecorationModifier<Decoration: View>: ViewModifier {
  typealias Body = Never
  let decoration: Decoration
  let behind: Bool
  let alignment: Alignment
  @MainActor func _makeNodes(
    content: @escaping @MainActor (_ViewContext) -> [_LayoutNode], in context: _ViewContext
  ) -> [_LayoutNode] {
    guard let inner = context.deeper() else { return [] }
    return content(inner.child(0)).map { node in
      DecorationNode(
        node, decoration: context.child(1).single(decoration, alignment: alignment),
        behind: behind, alignment: alignment, rightToLeft: context.environment.isRightToLeft)
    }
  }
}
