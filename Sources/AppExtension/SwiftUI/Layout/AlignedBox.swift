import Foundation

/// Where a child of one size stands in a box of another, by a pair of guides.
@MainActor enum Aligner {
  /// The child's top leading corner, as if written from left to right.
  static func leadingOrigin(of child: ViewDimensions, in box: CGSize, alignment: Alignment) -> CGPoint {
    let outer = ViewDimensions(size: box)
    return CGPoint(
      x: outer.value(alignment.horizontal.key) - child.value(alignment.horizontal.key),
      y: outer.value(alignment.vertical.key) - child.value(alignment.vertical.key))
  }

  static func origin(
    of child: ViewDimensions, in box: CGSize, alignment: Alignment, rightToLeft: Bool
  ) -> CGPoint {
    var origin = leadingOrigin(of: child, in: box, alignment: alignment)
    if rightToLeft { origin.x = box.width - origin.x - child.width }
    return origin
  }
}

/// A box with a child placed by alignment: the base of frames.
class AlignedBoxNode: _WrapperNode {
  let alignment: Alignment
  let rightToLeft: Bool
  init(_ child: _LayoutNode, alignment: Alignment, rightToLeft: Bool) {
    self.alignment = alignment
    self.rightToLeft = rightToLeft
    super.init(child)
    // The priority of what is inside does not reach a stack outside, as in SwiftUI.
    priority = 0
  }

  /// What the child is offered in a box of a size.
  func placementProposal(_ proposal: ProposedViewSize, size: CGSize) -> ProposedViewSize { proposal }
  /// The axes along which the box has a length of its own.
  var limitedAxes: Axis.Set { [] }

  override func placeChildren(in frame: CGRect, proposal: ProposedViewSize) {
    let inner = placementProposal(proposal, size: frame.size)
    let origin = Aligner.origin(
      of: child.dimensions(for: inner), in: frame.size, alignment: alignment,
      rightToLeft: rightToLeft)
    child.place(at: CGPoint(x: frame.minX + origin.x, y: frame.minY + origin.y), proposal: inner)
  }
  override func explicitAlignment(
    _ key: AlignmentKey, proposal: ProposedViewSize, size: CGSize
  ) -> CGFloat? {
    let dimensions = child.dimensions(for: placementProposal(proposal, size: size))
    guard let value = dimensions.explicit(key) else { return nil }
    let origin = Aligner.leadingOrigin(of: dimensions, in: size, alignment: alignment)
    return value + (key.axis == .vertical ? origin.y : origin.x)
  }
  override func range(along axis: Axis, cross: CGFloat?) -> (min: CGFloat, max: CGFloat) {
    wrappedRange(along: axis, cross: cross)
  }
  override var spacing: SpacingPreference {
    guard !child.isSpacer else { return child.spacing }
    var edges = Edge.Set()
    if limitedAxes.contains(.horizontal) { edges.formUnion(.horizontal) }
    if limitedAxes.contains(.vertical) { edges.formUnion(.vertical) }
    return child.spacing.resetting(edges)
  }
  override var isSpacer: Bool { false }
}
