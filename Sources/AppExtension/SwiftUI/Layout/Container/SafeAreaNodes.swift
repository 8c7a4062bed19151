import Foundation

extension Surroundings.SafeArea {
  /// The insets at the edges where a frame touches the safe area's edge or goes beyond it.
  func insets(of frame: CGRect, mirrored: Bool = false) -> EdgeInsets {
    let near: CGFloat = 0.01
    let left = frame.minX <= inner.minX + near ? max(frame.minX - outer.minX, 0) : 0
    let right = frame.maxX >= inner.maxX - near ? max(outer.maxX - frame.maxX, 0) : 0
    return EdgeInsets(
      top: frame.minY <= inner.minY + near ? max(frame.minY - outer.minY, 0) : 0,
      leading: mirrored ? right : left,
      bottom: frame.maxY >= inner.maxY - near ? max(outer.maxY - frame.maxY, 0) : 0,
      trailing: mirrored ? left : right)
  }
}

/// A view with another one at an edge; the content keeps clear of it, but may reach under it.
final class SafeAreaInsetNode: _WrapperNode {
  private let bar: _LayoutNode
  private let edge: Edge
  private let guide: AlignmentKey
  private let gap: CGFloat
  private let rightToLeft: Bool

  init(
    _ child: _LayoutNode, bar: _LayoutNode, edge: Edge, guide: AlignmentKey, gap: CGFloat,
    rightToLeft: Bool
  ) {
    self.bar = bar
    self.edge = edge
    self.guide = guide
    self.gap = gap.finite
    self.rightToLeft = rightToLeft
    super.init(child)
  }

  private var axis: Axis { edge == .top || edge == .bottom ? .vertical : .horizontal }
  private func barProposal(_ proposal: ProposedViewSize) -> ProposedViewSize {
    var inner = proposal
    inner[axis] = nil
    return inner
  }
  private func inner(_ proposal: ProposedViewSize) -> ProposedViewSize {
    var inner = proposal
    inner[axis] = proposal[axis].map { max($0 - inset(proposal), 0) }
    return inner
  }
  private func inset(_ proposal: ProposedViewSize) -> CGFloat {
    max(bar.size(for: barProposal(proposal))[axis] + gap, 0)
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    var size = child.size(for: inner(proposal))
    size[axis] += inset(proposal)
    return size
  }

  override func placeChildren(in frame: CGRect, proposal: ProposedViewSize) {
    let inset = inset(proposal)
    let atStart = edge == .top || edge == (rightToLeft ? .trailing : .leading)
    var content = frame
    content.size[axis] -= inset
    if atStart { content.origin[axis] += inset }
    Surroundings.with({
      $0.safeArea = Surroundings.SafeArea(inner: content, outer: $0.safeArea?.outer.covering(frame) ?? frame)
    }) { child.place(at: content.origin, proposal: inner(proposal)) }

    let offer = barProposal(ProposedViewSize(frame.size))
    let dimensions = bar.dimensions(for: offer)
    let size = CGSize(width: dimensions.width, height: dimensions.height)
    var origin = frame.origin
    if !atStart { origin[axis] = frame.origin[axis] + frame.size[axis] - size[axis] }
    let box = ViewDimensions(size: frame.size)
    let shift = box.value(guide) - dimensions.value(guide)
    if axis == .vertical {
      origin.x += rightToLeft ? frame.width - shift - size.width : shift
    } else {
      origin.y += shift
    }
    bar.place(at: origin, proposal: offer)
  }

  override func draw(into scene: SceneRecorder) {
    child.draw(into: scene)
    bar.draw(into: scene)
  }

  override func explicitAlignment(
    _ key: AlignmentKey, proposal: ProposedViewSize, size: CGSize
  ) -> CGFloat? {
    let inner = inner(proposal)
    let value = child.explicitAlignment(key, proposal: inner, size: child.size(for: inner))
    let isShifted = key.axis == axis && (edge == .top || edge == .leading)
    return value.map { isShifted ? $0 + inset(proposal) : $0 }
  }

  override func range(along axis: Axis, cross: CGFloat?) -> (min: CGFloat, max: CGFloat) {
    let range = child.range(along: axis, cross: cross)
    guard axis == self.axis else { return range }
    var proposal = ProposedViewSize.unspecified
    proposal[axis.cross] = cross
    let inset = inset(proposal)
    return ((range.min + inset).length, (range.max + inset).length)
  }
  override var isSpacer: Bool { false }
}

/// What stands within safe area padding: tells views inside how far they may reach.
final class SafeContentNode: _WrapperNode {
  private let insets: EdgeInsets
  private let rightToLeft: Bool
  init(_ child: _LayoutNode, insets: EdgeInsets, rightToLeft: Bool) {
    self.insets = insets.sanitized
    self.rightToLeft = rightToLeft
    super.init(child)
  }
  override func placeChildren(in frame: CGRect, proposal: ProposedViewSize) {
    let whole = CGRect(
      x: frame.minX - (rightToLeft ? insets.trailing : insets.leading), y: frame.minY - insets.top,
      width: frame.width + insets.horizontal, height: frame.height + insets.vertical)
    Surroundings.with({
      $0.safeArea = Surroundings.SafeArea(inner: frame, outer: $0.safeArea?.outer.covering(whole) ?? whole)
    }) { super.placeChildren(in: frame, proposal: proposal) }
  }
}

/// A view that reaches beyond the safe area where it touches its edge.
final class SafeAreaIgnoringNode: _WrapperNode {
  private let edges: Edge.Set
  private let rightToLeft: Bool
  init(_ child: _LayoutNode, edges: Edge.Set, rightToLeft: Bool) {
    self.edges = edges
    self.rightToLeft = rightToLeft
    super.init(child)
  }
  override func placeChildren(in frame: CGRect, proposal: ProposedViewSize) {
    let reach = Surroundings.current.safeArea?.insets(of: frame, mirrored: rightToLeft) ?? EdgeInsets()
    let top = edges.contains(.top) ? reach.top : 0
    let bottom = edges.contains(.bottom) ? reach.bottom : 0
    let leading = edges.contains(.leading) ? reach.leading : 0
    let trailing = edges.contains(.trailing) ? reach.trailing : 0
    guard top + bottom + leading + trailing > 0 else {
      super.placeChildren(in: frame, proposal: proposal)
      return
    }
    let wide = CGRect(
      x: frame.minX - (rightToLeft ? trailing : leading), y: frame.minY - top,
      width: frame.width + leading + trailing, height: frame.height + top + bottom)
    let offer = ProposedViewSize(wide.size)
    let size = child.size(for: offer)
    child.place(
      at: CGPoint(x: wide.midX - size.width / 2, y: wide.midY - size.height / 2), proposal: offer)
  }
}
