import Archive
import Foundation

/// Takes the space that is left along the axis of its stack.
nonisolated public struct Spacer: View, Sendable {
  public typealias Body = Never
  public var minLength: CGFloat?
  public init(minLength: CGFloat? = nil) { self.minLength = minLength }
  @MainActor public func _makeNodes(in context: _ViewContext) -> [_LayoutNode] {
    context.session.count()
    if let minLength, !minLength.isFinite || minLength < 0 {
      context.session.report(
        "invalid-spacing", .warning,
        "Spacer's minLength \(minLength) is negative or non-finite; 0 or more is used")
    }
    return [
      SpacerNode(
        axis: context.environment.stackAxis, minimum: (minLength ?? SpacingPreference.standardDistance).length
      )
    ]
  }
}

final class SpacerNode: _LayoutNode {
  let axis: Axis?
  let minimum: CGFloat
  init(axis: Axis?, minimum: CGFloat) {
    self.axis = axis
    self.minimum = minimum
    super.init()
    // Views take what they need before space is left over.
    priority = -.infinity
  }
  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    let width = axis == .vertical ? 0 : max(proposal.width ?? minimum, minimum)
    let height = axis == .horizontal ? 0 : max(proposal.height ?? minimum, minimum)
    return CGSize(width: width, height: height)
  }
  /// None along its stack; across it, no wish at all, so that a row of text and a spacer is text above and below.
  override var spacing: SpacingPreference {
    var spacing = SpacingPreference.empty
    if axis != .vertical { (spacing.leading, spacing.trailing) = (.zero, .zero) }
    if axis != .horizontal { (spacing.top, spacing.bottom) = (.zero, .zero) }
    return spacing
  }
  override var isSpacer: Bool { true }
}

/// A hairline across the stack's axis.
nonisolated public struct Divider: View, Sendable {
  public typealias Body = Never
  public init() {}
  @MainActor public func _makeNodes(in context: _ViewContext) -> [_LayoutNode] {
    context.session.count()
    return [
      DividerNode(
        vertical: context.environment.stackAxis == .horizontal,
        thickness: 1 / max(context.session.displayScale, 1))
    ]
  }
}

final class DividerNode: _LayoutNode {
  let vertical: Bool
  let thickness: CGFloat
  init(vertical: Bool, thickness: CGFloat) {
    self.vertical = vertical
    self.thickness = thickness
    super.init()
  }
  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    let filling = proposal.fillingSize
    return vertical
      ? CGSize(width: thickness, height: filling.height)
      : CGSize(width: filling.width, height: thickness)
  }
  override func draw(into scene: SceneRecorder) {
    scene.add(
      .path(
        PathNode(geometry: .rect(frame), paint: .color(SceneColor(.system(.separator))))))
  }
}
