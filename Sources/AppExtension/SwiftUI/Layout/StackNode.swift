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
  private let rightToLeft: Bool
  private var cache: [(ProposedViewSize, Layout)] = []

  /// Where each child goes for one proposal.
  struct Layout {
    var size = CGSize.zero
    var proposals: [ProposedViewSize] = []
    var origins: [CGPoint] = []
  }

  init(axis: Axis, guide: AlignmentKey, spacing: CGFloat?, children: [_LayoutNode], rightToLeft: Bool) {
    self.axis = axis
    self.guide = guide
    self.children = children
    self.rightToLeft = rightToLeft && axis == .horizontal
    var gaps: [CGFloat] = []
    if children.count > 1 {
      for index in 1..<children.count {
        gaps.append(
          spacing?.finite
            ?? SpacingPreference.between(
              children[index - 1].spacing, children[index].spacing, axis: axis))
      }
    }
    self.gaps = gaps
    super.init()
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize { layout(proposal).size }

  override func placeChildren(in frame: CGRect, proposal: ProposedViewSize) {
    let layout = layout(proposal)
    for (index, child) in children.enumerated() {
      var origin = layout.origins[index]
      if rightToLeft {
        origin.x = layout.size.width - origin.x - child.size(for: layout.proposals[index]).width
      }
      child.place(
        at: CGPoint(x: frame.minX + origin.x, y: frame.minY + origin.y),
        proposal: layout.proposals[index])
    }
  }

  override func draw(into scene: SceneBuilder) { scene.drawInOrder(children) }

  override func explicitAlignment(
    _ key: AlignmentKey, proposal: ProposedViewSize, size: CGSize
  ) -> CGFloat? {
    let layout = layout(proposal)
    let vertical = key.axis == .vertical
    var values: [CGFloat] = []
    for (index, child) in children.enumerated() {
      let childProposal = layout.proposals[index]
      guard
        let value = child.explicitAlignment(
          key, proposal: childProposal, size: child.size(for: childProposal))
      else { continue }
      values.append(value + (vertical ? layout.origins[index].y : layout.origins[index].x))
    }
    return key.combine(values)
  }

  /// From the children's ranges, without laying the stack out for each question: nested stacks would double the work at
  /// every level.
  override func range(along axis: Axis, cross: CGFloat?) -> (min: CGFloat, max: CGFloat) {
    guard !children.isEmpty else { return (0, 0) }
    let along = axis == self.axis
    var low: CGFloat = 0
    var high: CGFloat = 0
    for child in children {
      // Along the stack the others' share of the other axis is not known; across it each child is offered all.
      let range = child.range(along: axis, cross: along ? cross : nil)
      low = along ? low + range.min : max(low, range.min)
      high = along ? high + range.max : max(high, range.max)
    }
    let gap = along ? gaps.reduce(0, +) : 0
    return ((low + gap).length, (high + gap).length)
  }

  override var spacing: SpacingPreference {
    // Text at the edge of a stack keeps its distance to text outside.
    guard axis == .vertical, let first = children.first, let last = children.last else { return .standard }
    if case .text = first.spacing, case .text = last.spacing { return first.spacing }
    return .standard
  }

  func layout(_ proposal: ProposedViewSize) -> Layout {
    for (known, layout) in cache where known == proposal { return layout }
    let layout = computeLayout(proposal)
    if cache.count < 8 { cache.append((proposal, layout)) }
    return layout
  }

  private func computeLayout(_ proposal: ProposedViewSize) -> Layout {
    guard !children.isEmpty else { return Layout() }
    var result = Layout()
    result.proposals = distribute(proposal)
    let dimensions = zip(children, result.proposals).map { $0.dimensions(for: $1) }
    // Across the axis: children hang on the guide; the stack spans the outermost edges.
    let guides = dimensions.map { $0.value(guide) }
    let lead = guides.max() ?? 0
    var position: CGFloat = 0
    var extent: CGFloat = 0
    for (index, dimension) in dimensions.enumerated() {
      let size = CGSize(width: dimension.width, height: dimension.height)
      let across = lead - guides[index]
      result.origins.append(
        axis == .horizontal ? CGPoint(x: position, y: across) : CGPoint(x: across, y: position))
      extent = max(extent, across + size[axis.cross])
      position += size[axis] + (index < gaps.count ? gaps[index] : 0)
    }
    let least = result.origins.map { axis == .horizontal ? $0.y : $0.x }.min() ?? 0
    if least != 0 {
      for index in result.origins.indices {
        if axis == .horizontal { result.origins[index].y -= least } else { result.origins[index].x -= least }
      }
    }
    result.size[axis] = max(position, 0)
    result.size[axis.cross] = extent - least
    return result
  }

  /// What each child is offered.
  private func distribute(_ proposal: ProposedViewSize) -> [ProposedViewSize] {
    let cross = proposal[axis.cross]
    var offers = Array(repeating: proposal, count: children.count)
    guard let total = proposal[axis] else { return offers }
    if children.count == 1 { return offers }
    var remaining = total - gaps.reduce(0, +)
    guard remaining.isFinite else { return offers }

    struct Waiting {
      let index: Int
      let range: (min: CGFloat, max: CGFloat)
      let priority: Double
    }
    let waiting = children.enumerated().map { index, child in
      Waiting(index: index, range: child.range(along: axis, cross: cross), priority: child.priority)
    }.sorted {
      if $0.priority != $1.priority { return $0.priority > $1.priority }
      let a = $0.range.max - $0.range.min
      let b = $1.range.max - $1.range.min
      return a == b ? $0.index < $1.index : a < b
    }
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
}
