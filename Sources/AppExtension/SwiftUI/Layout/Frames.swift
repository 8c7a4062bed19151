import Foundation

/// `frame(width:height:alignment:)`.
final class FixedFrameNode: AlignedBoxNode {
  let width: CGFloat?
  let height: CGFloat?

  /// A length that is negative or not finite counts as none given, as in SwiftUI.
  init(
    _ child: _LayoutNode, width: CGFloat?, height: CGFloat?, alignment: Alignment, rightToLeft: Bool
  ) {
    self.width = width.flatMap(Self.valid)
    self.height = height.flatMap(Self.valid)
    super.init(child, alignment: alignment, rightToLeft: rightToLeft)
  }

  static func valid(_ length: CGFloat) -> CGFloat? {
    length.isFinite && length >= 0 ? length.length : nil
  }

  override func placementProposal(_ proposal: ProposedViewSize, size: CGSize) -> ProposedViewSize {
    ProposedViewSize(width: width ?? proposal.width, height: height ?? proposal.height)
  }
  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    if let width, let height { return CGSize(width: width, height: height) }
    let size = child.size(for: placementProposal(proposal, size: .zero))
    return CGSize(width: width ?? size.width, height: height ?? size.height)
  }
  override func range(along axis: Axis, cross: CGFloat?) -> (min: CGFloat, max: CGFloat) {
    if let fixed = axis == .horizontal ? width : height { return (fixed, fixed) }
    return child.range(along: axis, cross: (axis == .horizontal ? height : width) ?? cross)
  }
  override var limitedAxes: Axis.Set {
    let across: Axis.Set = width == nil ? [] : .horizontal
    return height == nil ? across : across.union(.vertical)
  }
}

/// `frame(minWidth:idealWidth:maxWidth:minHeight:idealHeight:maxHeight:alignment:)`.
final class FlexibleFrameNode: AlignedBoxNode {
  let width: FrameLimits
  let height: FrameLimits

  init(
    _ child: _LayoutNode, width: FrameLimits, height: FrameLimits, alignment: Alignment, rightToLeft: Bool
  ) {
    self.width = width.ordered
    self.height = height.ordered
    super.init(child, alignment: alignment, rightToLeft: rightToLeft)
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    let knownWidth = width.decided(by: proposal.width)
    let knownHeight = height.decided(by: proposal.height)
    if let knownWidth, let knownHeight { return CGSize(width: knownWidth, height: knownHeight) }
    let offer = offer(proposal)
    let size = child.size(for: offer)
    return CGSize(
      width: knownWidth ?? width.around(size.width, offered: offer.width),
      height: knownHeight ?? height.around(size.height, offered: offer.height))
  }

  /// The child is placed with the frame's own size, so that it fills what was settled; where nothing was proposed and no
  /// limit was met, with nothing, so that it keeps its ideal. With many stacks inside, with what it was measured with, for
  /// which they are laid out already.
  override func placementProposal(_ proposal: ProposedViewSize, size: CGSize) -> ProposedViewSize {
    guard !StackRange.isDeep(nesting: nesting) else { return offer(proposal) }
    return ProposedViewSize(
      width: width.settled(size.width, proposed: proposal.width),
      height: height.settled(size.height, proposed: proposal.height))
  }

  /// What the child is measured with.
  private func offer(_ proposal: ProposedViewSize) -> ProposedViewSize {
    ProposedViewSize(width: width.offer(proposal.width), height: height.offer(proposal.height))
  }

  override func range(along axis: Axis, cross: CGFloat?) -> (min: CGFloat, max: CGFloat) {
    let limits = axis == .horizontal ? width : height
    let across = axis == .horizontal ? height : width
    if let min = limits.min, let max = limits.max, min <= max { return (min, max) }
    let child = child.range(along: axis, cross: across.offer(cross))
    return (
      limits.around(child.min, offered: limits.offer(0)),
      limits.around(child.max, offered: limits.offer(.infinity))
    )
  }
  override var limitedAxes: Axis.Set {
    let across: Axis.Set = width.isEmpty ? [] : .horizontal
    return height.isEmpty ? across : across.union(.vertical)
  }
}

/// The limits of one side of a flexible frame.
///
/// A side with both follows the proposal between them. With one only, it follows the proposal from the child's length to
/// that limit. Without any, it is as long as the child. The ideal stands in for a proposal that is not made.
/// (SwiftUI's documentation of the modifier.)
struct FrameLimits {
  var min, ideal, max: CGFloat?

  var isEmpty: Bool { min == nil && ideal == nil && max == nil }

  /// Not negative and each at least the one before; a `NaN` is not given.
  var ordered: FrameLimits {
    func given(_ value: CGFloat?) -> CGFloat? { value.flatMap { $0.isNaN ? nil : $0.length } }
    let low = given(min)
    let middle = given(ideal).map { Swift.max($0, low ?? 0) }
    return FrameLimits(min: low, ideal: middle, max: given(max).map { Swift.max($0, middle ?? 0) })
  }

  /// Both limits, unless they contradict each other: then the frame is as long as its child.
  private var both: (min: CGFloat, max: CGFloat)? {
    guard let min, let max, min <= max else { return nil }
    return (min, max)
  }

  /// The length where the child has no say.
  func decided(by proposed: CGFloat?) -> CGFloat? {
    guard let proposed else { return ideal }
    return both.map { Swift.min(Swift.max(proposed, $0.min), $0.max) }
  }

  /// What the child is offered.
  func offer(_ proposed: CGFloat?) -> CGFloat? {
    guard let wanted = proposed ?? ideal else { return nil }
    return Swift.min(Swift.max(wanted, min ?? 0), max ?? .infinity)
  }

  /// The length around a child that took `child` of what was offered.
  func around(_ child: CGFloat, offered: CGFloat?) -> CGFloat {
    if let both { return Swift.min(Swift.max(child, both.min), both.max) }
    switch (min, max) {
    case (let min?, nil): return Swift.max(Swift.min(offered ?? .infinity, child), min).length
    case (nil, let max?): return Swift.min(Swift.max(offered ?? 0, child), max).length
    default: return child
    }
  }

  func settled(_ length: CGFloat, proposed: CGFloat?) -> CGFloat? {
    guard ideal == nil, proposed == nil, (min ?? -1) < length, length < (max ?? .infinity) else {
      return length
    }
    return nil
  }
}

nonisolated extension View {
  /// A frame of a fixed size; a side left out follows the view. A side that is negative or not finite is reported and
  /// counts as left out, as on iOS.
  public func frame(
    width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center
  ) -> some View {
    wrapped { node, context in
      for (side, value) in [("width", width), ("height", height)] {
        if let value, FixedFrameNode.valid(value) == nil {
          context.session.report(
            "invalid-frame", .warning,
            "Invalid frame dimension: \(side) \(value) (negative or non-finite) is ignored; a frame needs a length of 0 or more"
          )
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
      @MainActor func check(_ values: [CGFloat?], _ side: String) {
        let known = values.compactMap { $0 }
        let finite = values.dropLast().compactMap { $0 }.allSatisfy { $0 < .infinity }
        if known.contains(where: { $0.isNaN || $0 < 0 }) || !finite {
          context.session.report(
            "invalid-frame", .warning,
            "Invalid frame dimension: a minimum, ideal or maximum \(side) is negative or non-finite")
        } else if zip(known, known.dropFirst()).contains(where: { $0 > $1 }) {
          context.session.report(
            "invalid-frame", .warning,
            "Contradictory frame constraints for \(side): minimum, ideal and maximum must rise")
        }
      }
      check([minWidth, idealWidth, maxWidth], "width")
      check([minHeight, idealHeight, maxHeight], "height")
      return FlexibleFrameNode(
        node, width: FrameLimits(min: minWidth, ideal: idealWidth, max: maxWidth),
        height: FrameLimits(min: minHeight, ideal: idealHeight, max: maxHeight), alignment: alignment,
        rightToLeft: context.environment.isRightToLeft)
    }
  }

  @available(*, deprecated, message: "Please pass one or more parameters.")
  public func frame() -> some View { frame(width: nil, height: nil) }
}
