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
  override func draw(into scene: SceneRecorder) {
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
  override func draw(into scene: SceneRecorder) {
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
    let value = opacity.unit
    return wrapped { node, context -> _LayoutNode in
      if value == 0 { return VisibilityNode(node, isVisible: false) }
      if value == 1 { return node }
      return EffectNode(node) { _ in
        GroupNode(identity: context.identity, opacity: value, children: [])
      }
    }
  }
  public func hidden() -> some View { wrapped { node, _ in VisibilityNode(node, isVisible: false) } }

  /// Mixes the view with what is behind it.
  public func blendMode(_ blendMode: BlendMode) -> some View {
    effect { _, _ in GroupNode(blend: blendMode.archived, children: []) }
  }
  /// Draws the parts of the view together before effects around it apply.
  public func compositingGroup() -> some View { effect { _, _ in GroupNode(isIsolated: true, children: []) } }
  /// Draws the view into a picture first.
  ///
  /// - Parity: approximated: colours are mixed in sRGB whatever the colour mode
  public func drawingGroup(opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear) -> some View {
    compositingGroup()
  }
  /// - Parity: no effect: it only concerns how geometry is animated
  public func geometryGroup() -> some View { self }

  public func blur(radius: CGFloat, opaque: Bool = false) -> some View {
    effect { _, _ in EffectGroup.blur(radius) }
  }
  public func shadow(
    color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0,
    y: CGFloat = 0
  ) -> some View {
    effect { _, context in
      GroupNode(
        shadow: Shadow(
          color: color.drawn(in: context.environment), radius: Double(radius.length),
          offset: CGSize(width: x.finite, height: y.finite)),
        children: [])
    }
  }
}

/// How colours are kept while a picture is drawn.
public enum ColorRenderingMode: Sendable { case nonLinear, linear, extendedLinear }

nonisolated extension Color {
  /// The colour as a scene draws it: settled where the scheme is fixed.
  func drawn(in environment: EnvironmentValues) -> SceneColor {
    let context = _PaintContext(rect: .zero, environment: environment)
    if case .color(let color) = sceneFill(context).paint { return color }
    return sceneColor(in: environment)
  }
}

public enum BlendMode: Hashable, Sendable {
  case normal, multiply, screen, overlay, darken, lighten, colorDodge, colorBurn, softLight
  case hardLight, difference, exclusion, hue, saturation, color, luminosity, sourceAtop
  case destinationOver, destinationOut, plusDarker, plusLighter
  var archived: Archive.BlendMode { Archive.BlendMode(rawValue: "\(self)") ?? .normal }
}
