import Foundation

/// Where a child of one size stands in a box of another, by a pair of guides.
@MainActor enum Aligner {
  static func origin(
    of child: ViewDimensions, in box: CGSize, alignment: Alignment, rightToLeft: Bool
  ) -> CGPoint {
    let outer = ViewDimensions(size: box)
    var x = outer.value(alignment.horizontal.key) - child.value(alignment.horizontal.key)
    if rightToLeft { x = box.width - x - child.width }
    return CGPoint(x: x, y: outer.value(alignment.vertical.key) - child.value(alignment.vertical.key))
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
  }
  /// What the child is offered.
  func childProposal(_ proposal: ProposedViewSize) -> ProposedViewSize { proposal }

  override func placeChildren(in frame: CGRect, proposal: ProposedViewSize) {
    let inner = placementProposal(proposal, frame: frame)
    let origin = Aligner.origin(
      of: child.dimensions(for: inner), in: frame.size, alignment: alignment,
      rightToLeft: rightToLeft)
    child.place(at: CGPoint(x: frame.minX + origin.x, y: frame.minY + origin.y), proposal: inner)
  }
  func placementProposal(_ proposal: ProposedViewSize, frame: CGRect) -> ProposedViewSize {
    childProposal(proposal)
  }
  override func explicitAlignment(
    _ key: AlignmentKey, proposal: ProposedViewSize, size: CGSize
  ) -> CGFloat? {
    let inner = placementProposal(proposal, frame: CGRect(origin: .zero, size: size))
    let d = child.dimensions(for: inner)
    guard let value = d.explicit(key) else { return nil }
    let origin = Aligner.origin(of: d, in: size, alignment: alignment, rightToLeft: rightToLeft)
    return value + (key.axis == .vertical ? origin.y : origin.x)
  }
  override func range(along axis: Axis, cross: CGFloat?) -> (min: CGFloat, max: CGFloat) {
    var low = ProposedViewSize.zero
    var high = ProposedViewSize.infinity
    low[axis.cross] = cross
    high[axis.cross] = cross
    return (size(for: low)[axis], size(for: high)[axis])
  }
  override var spacing: SpacingPreference { child.isSpacer ? .standard : child.spacing }
  override var isSpacer: Bool { false }
}

/// `frame(width:height:alignment:)`.
final class FixedFrameNode: AlignedBoxNode {
  let width: CGFloat?
  let height: CGFloat?
  init(
    _ child: _LayoutNode, width: CGFloat?, height: CGFloat?, alignment: Alignment, rightToLeft: Bool
  ) {
    self.width = width?.length
    self.height = height?.length
    super.init(child, alignment: alignment, rightToLeft: rightToLeft)
  }
  override func childProposal(_ proposal: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(width: width ?? proposal.width, height: height ?? proposal.height)
  }
  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    if let width, let height { return CGSize(width: width, height: height) }
    let size = child.size(for: childProposal(proposal))
    return CGSize(width: width ?? size.width, height: height ?? size.height)
  }
  override func range(along axis: Axis, cross: CGFloat?) -> (min: CGFloat, max: CGFloat) {
    if let fixed = axis == .horizontal ? width : height { return (fixed, fixed) }
    return child.range(along: axis, cross: (axis == .horizontal ? height : width) ?? cross)
  }
}

/// `frame(minWidth:idealWidth:maxWidth:minHeight:idealHeight:maxHeight:alignment:)`.
final class FlexibleFrameNode: AlignedBoxNode {
  struct Limits {
    var min, ideal, max: CGFloat?
  }
  let width: Limits
  let height: Limits

  init(_ child: _LayoutNode, width: Limits, height: Limits, alignment: Alignment, rightToLeft: Bool) {
    self.width = width
    self.height = height
    super.init(child, alignment: alignment, rightToLeft: rightToLeft)
  }

  /// The child is offered the proposal (or the ideal), held within the limits.
  override func childProposal(_ proposal: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(width: offer(proposal.width, width), height: offer(proposal.height, height))
  }

  /// A side with a limit follows the proposal up to it; a side without follows the child.
  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    let size = child.size(for: childProposal(proposal))
    func resolve(_ proposed: CGFloat?, _ child: CGFloat, _ limits: Limits) -> CGFloat {
      guard limits.min != nil || limits.max != nil else {
        return proposed == nil ? limits.ideal ?? child : child
      }
      let wanted = proposed ?? limits.ideal ?? child
      let low = limits.min ?? Swift.min(child, limits.max ?? child)
      let high = limits.max ?? Swift.max(child, limits.min ?? child)
      return Swift.max(low, Swift.min(wanted, high))
    }
    return CGSize(
      width: resolve(proposal.width, size.width, width),
      height: resolve(proposal.height, size.height, height))
  }

  override func range(along axis: Axis, cross: CGFloat?) -> (min: CGFloat, max: CGFloat) {
    let limits = axis == .horizontal ? width : height
    let across = axis == .horizontal ? height : width
    if let min = limits.min, let max = limits.max { return (min.length, Swift.max(min, max).length) }
    let child = child.range(along: axis, cross: offer(cross, across))
    return (
      (limits.min ?? Swift.min(child.min, limits.max ?? child.min)).length,
      (limits.max ?? Swift.max(child.max, limits.min ?? child.max)).length
    )
  }

  private func offer(_ proposed: CGFloat?, _ limits: Limits) -> CGFloat? {
    guard var value = proposed ?? limits.ideal else { return nil }
    if let max = limits.max { value = Swift.min(value, max) }
    if let min = limits.min { value = Swift.max(value, min) }
    return value
  }

  override func placementProposal(_ proposal: ProposedViewSize, frame: CGRect) -> ProposedViewSize {
    // What was measured: the frame's own size where it has limits, so that the child fills what was settled.
    var inner = childProposal(proposal)
    if width.min != nil || width.max != nil { inner.width = frame.width }
    if height.min != nil || height.max != nil { inner.height = frame.height }
    return inner
  }
}

nonisolated extension View {
  /// A frame of a fixed size; a side left out follows the view.
  public func frame(
    width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center
  ) -> some View {
    wrapped { node, context in
      for value in [width, height] {
        if let value, !value.isFinite || value < 0 {
          context.session.report(
            "invalid-frame", .warning,
            "Invalid frame dimension \(value) (negative or non-finite); a frame needs a length of 0 or more")
        }
      }
      return FixedFrameNode(
        node, width: width, height: height, alignment: alignment,
        rightToLeft: context.environment.isRightToLeft)
    }
  }

  /// A frame that follows the offered size within limits.
  public func frame(
    minWidth: CGFloat? = nil, idealWidth: CGFloat? = nil, maxWidth: CGFloat? = nil,
    minHeight: CGFloat? = nil, idealHeight: CGFloat? = nil, maxHeight: CGFloat? = nil,
    alignment: Alignment = .center
  ) -> some View {
    wrapped { node, context in
      @MainActor func ordered(_ values: [CGFloat?], _ side: String) {
        let known = values.compactMap { $0 }
        if known.contains(where: { $0.isNaN }) || zip(known, known.dropFirst()).contains(where: { $0 > $1 }) {
          context.session.report(
            "invalid-frame", .warning,
            "Contradictory frame constraints for \(side): minimum, ideal and maximum must rise")
        }
      }
      ordered([minWidth, idealWidth, maxWidth], "width")
      ordered([minHeight, idealHeight, maxHeight], "height")
      return FlexibleFrameNode(
        node, width: .init(min: minWidth, ideal: idealWidth, max: maxWidth),
        height: .init(min: minHeight, ideal: idealHeight, max: maxHeight), alignment: alignment,
        rightToLeft: context.environment.isRightToLeft)
    }
  }

  @available(*, deprecated, message: "Please pass one or more parameters.")
  public func frame() -> some View { frame(width: nil, height: nil) }
}
