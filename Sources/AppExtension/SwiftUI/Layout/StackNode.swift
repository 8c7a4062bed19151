import Foundation

/// `HStack` and `VStack`.
///
/// Space along the axis is given out from the least to the most flexible child, the highest priority first; what is left is
/// divided equally among those still waiting. This is SwiftUI's documented order.
final class StackNode: _LayoutNode {
  let axis: Axis
  let guide: AlignmentKey
  let children: [_LayoutNode]
  let gaps: [CGFloat]
  private let totalGap: CGFloat
  private let rightToLeft: Bool
  private let edges: SpacingPreference
  private var layouts = RecentValues<Layout>()
  private var ranges: [RangeQuestion: StackRange] = [:]

  /// Where each child goes for one proposal.
  struct Layout {
    var size = CGSize.zero
    var proposals: [ProposedViewSize] = []
    /// Top leading corners, as if written from left to right.
    var origins: [CGPoint] = []
  }

  private struct RangeQuestion: Hashable {
    var axis: Axis
    var cross: CGFloat?
    var exact: Bool
  }

  init(axis: Axis, guide: AlignmentKey, spacing: CGFloat?, children: [_LayoutNode], rightToLeft: Bool) {
    self.axis = axis
    self.guide = guide
    self.children = children
    self.rightToLeft = rightToLeft
    let wishes = spacing == nil ? children.map(\.spacing) : []
    gaps = children.indices.dropFirst().map { index in
      spacing?.finite ?? SpacingPreference.between(wishes[index - 1], wishes[index], axis: axis)
    }
    totalGap = gaps.reduce(0, +)
    edges = Self.spacing(of: children, axis: axis)
    super.init()
    hasChildren = true
    nesting = (children.map(\.nesting).max() ?? 0) + 1
    // Nothing needs no space before others have theirs.
    if children.isEmpty { priority = -.infinity }
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize { layout(proposal).size }

  override func placeChildren(in frame: CGRect, proposal: ProposedViewSize) {
    let layout = layout(settled(proposal, size: frame.size))
    for (index, child) in children.enumerated() {
      var origin = layout.origins[index]
      if rightToLeft {
        origin.x = frame.width - origin.x - child.size(for: layout.proposals[index]).width
      }
      child.place(
        at: CGPoint(x: frame.minX + origin.x, y: frame.minY + origin.y),
        proposal: layout.proposals[index])
    }
  }

  override func draw(into scene: SceneRecorder) { scene.drawInOrder(children) }

  override func explicitAlignment(
    _ key: AlignmentKey, proposal: ProposedViewSize, size: CGSize
  ) -> CGFloat? {
    guard !key.isEdgeOrCenter else { return nil }
    let layout = layout(settled(proposal, size: size))
    let vertical = key.axis == .vertical
    var values: [CGFloat] = []
    for (index, child) in children.enumerated() {
      guard let value = child.dimensions(for: layout.proposals[index]).explicit(key) else { continue }
      values.append(value + (vertical ? layout.origins[index].y : layout.origins[index].x))
    }
    return key.combine(values)
  }

  override var spacing: SpacingPreference { edges }

  /// Children wish for distances where they touch the stack's edges.
  private static func spacing(of children: [_LayoutNode], axis: Axis) -> SpacingPreference {
    guard !children.isEmpty else { return .zero }
    var union = SpacingPreference.empty
    for (index, child) in children.enumerated() {
      var touched: Edge.Set = axis == .horizontal ? .vertical : .horizontal
      if index == 0 { touched.insert(axis == .horizontal ? .leading : .top) }
      if index == children.count - 1 { touched.insert(axis == .horizontal ? .trailing : .bottom) }
      union.formUnion(child.spacing, edges: touched)
    }
    return union
  }

  // MARK: Range

  override func range(along axis: Axis, cross: CGFloat?) -> (min: CGFloat, max: CGFloat) {
    guard !children.isEmpty else { return (0, 0) }
    let along = axis == self.axis
    let exact = !along && StackRange.mayMeasure(nesting: nesting)
    let question = RangeQuestion(axis: axis, cross: cross, exact: exact)
    if let known = ranges[question] { return (known.min, known.max) }
    let range =
      along
      ? sumOfRanges(cross: cross) : exact ? acrossByMeasuring(cross: cross) : widestOfRanges(along: axis)
    if ranges.count >= 64 { ranges.removeAll() }
    ranges[question] = range
    return (range.min, range.max)
  }

  /// Along the stack: nothing offered gives each child nothing, and everything everything.
  private func sumOfRanges(cross: CGFloat?) -> StackRange {
    var sum = StackRange(min: totalGap, max: totalGap)
    for child in children {
      let range = child.range(along: axis, cross: cross)
      sum.min += range.min
      sum.max += range.max
    }
    return StackRange(min: sum.min.length, max: sum.max.length)
  }

  /// Across the stack the children's shares along it matter: laid out for both ends.
  private func acrossByMeasuring(cross: CGFloat?) -> StackRange {
    StackRange.measuring {
      let range = measuredRange(along: axis.cross, cross: cross)
      return StackRange(min: range.min, max: range.max)
    }
  }

  /// Across the stack, in deep nesting: as if each child had its ideal length along it.
  private func widestOfRanges(along axis: Axis) -> StackRange {
    var widest = StackRange(min: 0, max: 0)
    for child in children {
      let range = child.range(along: axis, cross: nil)
      widest.min = max(widest.min, range.min)
      widest.max = max(widest.max, range.max)
    }
    return widest
  }

  // MARK: Layout

  /// The proposal that children are placed with: where none was made across the axis, the stack's own breadth, so that
  /// dividers and colours grow to it.
  private func settled(_ proposal: ProposedViewSize, size: CGSize) -> ProposedViewSize {
    var settled = proposal
    if settled[axis.cross] == nil, !StackRange.isDeep(nesting: nesting) {
      settled[axis.cross] = size[axis.cross]
    }
    return settled
  }

  func layout(_ proposal: ProposedViewSize) -> Layout {
    if let known = layouts[proposal] { return known }
    let layout = computeLayout(proposal)
    layouts[proposal] = layout
    return layout
  }

  private func computeLayout(_ proposal: ProposedViewSize) -> Layout {
    guard !children.isEmpty else { return Layout() }
    var result = Layout()
    result.proposals = distribute(proposal)
    result.origins.reserveCapacity(children.count)
    // Across the axis children hang on the guide; the stack spans the outermost edges and the guide itself.
    var position: CGFloat = 0
    var low: CGFloat = 0
    var high: CGFloat = 0
    for (index, child) in children.enumerated() {
      let dimension = child.dimensions(for: result.proposals[index])
      let size = CGSize(width: dimension.width, height: dimension.height)
      let across = -dimension.value(guide)
      low = min(low, across)
      high = max(high, across + size[axis.cross])
      var origin = CGPoint.zero
      origin[axis] = position
      origin[axis.cross] = across
      result.origins.append(origin)
      position += size[axis] + (index < gaps.count ? gaps[index] : 0)
    }
    for index in result.origins.indices { result.origins[index][axis.cross] -= low }
    result.size[axis] = max(position, 0)
    result.size[axis.cross] = high - low
    return result
  }

  /// What each child is offered.
  private func distribute(_ proposal: ProposedViewSize) -> [ProposedViewSize] {
    let cross = proposal[axis.cross]
    var offers = Array(repeating: proposal, count: children.count)
    guard let total = proposal[axis], children.count > 1 else { return offers }
    var remaining = total - totalGap
    guard remaining.isFinite else { return offers }
    let waiting = order(cross: cross)
    // Lower priorities keep their least.
    var reserved = waiting.reduce(0) { $0 + $1.range.min }
    var start = 0
    while start < waiting.count {
      var end = start
      while end < waiting.count, waiting[end].priority == waiting[start].priority { end += 1 }
      let group = waiting[start..<end]
      reserved -= group.reduce(0) { $0 + $1.range.min }
      remaining -= reserved
      var left = group.count
      for item in group {
        var offer = proposal
        offer[axis] = max(remaining / CGFloat(left), 0)
        offers[item.index] = offer
        remaining -= children[item.index].size(for: offer)[axis]
        left -= 1
      }
      remaining += reserved
      start = end
    }
    return offers
  }

  private struct Waiting {
    let index: Int
    let range: StackRange
    let priority: Double
  }

  /// Children in the order they are offered space.
  private func order(cross: CGFloat?) -> [Waiting] {
    children.enumerated().map { index, child in
      let range = child.range(along: axis, cross: cross)
      return Waiting(
        index: index, range: StackRange(min: range.min, max: range.max), priority: child.priority)
    }.sorted {
      if $0.priority != $1.priority { return $0.priority > $1.priority }
      if $0.range.isLessFlexible(than: $1.range) { return true }
      if $1.range.isLessFlexible(than: $0.range) { return false }
      return $0.index < $1.index
    }
  }
}
