import Archive
import Foundation

/// A group with effects around a child.
final class EffectNode: _WrapperNode {
  let effect: (CGRect) -> GroupNode
  init(_ child: _LayoutNode, effect: @escaping (CGRect) -> GroupNode) {
    self.effect = effect
    super.init(child)
  }
  override func placeChildren(in frame: CGRect, proposal: ProposedViewSize) {
    // Computed only where a view inside asks where it is drawn.
    Surroundings.within(effect: { [effect] in effect(frame).transform }) {
      super.placeChildren(in: frame, proposal: proposal)
    }
  }
  override func draw(into scene: SceneBuilder) {
    scene.group(effect(frame)) { child.draw(into: scene) }
  }
}

/// Something drawn with the child, or not at all.
final class VisibilityNode: _WrapperNode {
  let isVisible: Bool
  init(_ child: _LayoutNode, isVisible: Bool) {
    self.isVisible = isVisible
    super.init(child)
  }
  override func draw(into scene: SceneBuilder) {
    if isVisible { child.draw(into: scene) }
  }
}

nonisolated extension View {
  func effect(
    _ make: @escaping @MainActor (CGRect, _ViewContext) -> GroupNode
  ) -> ModifiedContent<Self, NodeModifier> {
    wrapped { node, context in
      EffectNode(node) { frame in
        var group = make(frame, context)
        group.identity = context.identity
        return group
      }
    }
  }

  public func opacity(_ opacity: Double) -> some View {
    let value = opacity.isFinite ? min(max(opacity, 0), 1) : 1
    return wrapped { node, context -> _LayoutNode in
      if value == 0 { return VisibilityNode(node, isVisible: false) }
      if value == 1 { return node }
      return EffectNode(node) { _ in
        GroupNode(identity: context.identity, opacity: value, children: [])
      }
    }
  }
  public func hidden() -> some View { wrapped { node, _ in VisibilityNode(node, isVisible: false) } }

  public func clipShape<S: Shape>(_ shape: S, style: FillStyle = FillStyle()) -> some View {
    effect { frame, context in
      let path = shape.path(in: frame, environment: context.environment)
      return GroupNode(clip: path.geometry.sanitized, children: [])
    }
  }
  public func clipped(antialiased: Bool = false) -> some View {
    effect { frame, _ in GroupNode(clip: .rect(frame), children: []) }
  }
  public func cornerRadius(_ radius: CGFloat, antialiased: Bool = true) -> some View {
    clipShape(RoundedRectangle(cornerRadius: radius, style: .circular))
  }
  public func shadow(
    color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0,
    y: CGFloat = 0
  ) -> some View {
    effect { _, context in
      var shadow = color.sceneColor
      if case .color(let painted) = color._paint(_PaintContext(rect: .zero, context: context)).paint {
        shadow = painted
      }
      return GroupNode(
        shadow: Shadow(
          color: shadow, radius: Double(radius.length), offset: CGSize(width: x.finite, height: y.finite)),
        children: [])
    }
  }
  public func blur(radius: CGFloat, opaque: Bool = false) -> some View {
    effect { _, _ in GroupNode(blurRadius: Double(radius.length), children: []) }
  }
  public func blendMode(_ blendMode: BlendMode) -> some View {
    effect { _, _ in GroupNode(blend: blendMode.archived, children: []) }
  }
  public func compositingGroup() -> some View { effect { _, _ in GroupNode(children: []) } }
  public func drawingGroup(opaque: Bool = false) -> some View { compositingGroup() }

  public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some View {
    effect { frame, _ in
      GroupNode(
        transform: .rotation(angle.radians.isFinite ? angle.radians : 0, around: anchor.point(in: frame)),
        children: [])
    }
  }
  public func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some View {
    effect { frame, _ in
      GroupNode(
        transform: .scale(
          CGSize(width: scale.width.finite, height: scale.height.finite), around: anchor.point(in: frame)),
        children: [])
    }
  }
  public func scaleEffect(_ s: CGFloat, anchor: UnitPoint = .center) -> some View {
    scaleEffect(CGSize(width: s, height: s), anchor: anchor)
  }
  public func scaleEffect(x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center) -> some View {
    scaleEffect(CGSize(width: x, height: y), anchor: anchor)
  }
}

public enum BlendMode: Hashable, Sendable {
  case normal, multiply, screen, overlay, darken, lighten, colorDodge, colorBurn, softLight
  case hardLight, difference, exclusion, hue, saturation, color, luminosity, sourceAtop
  case destinationOver, destinationOut, plusDarker, plusLighter
  var archived: Archive.BlendMode { Archive.BlendMode(rawValue: "\(self)") ?? .normal }
}
