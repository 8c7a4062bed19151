import Archive
import Foundation
import UIKit

/// Effects that may depend on where a view stands, without changing its layout.
public protocol VisualEffect: Sendable, Animatable {
  /// The groups of the effect, innermost first.
  nonisolated func _groups(in context: _VisualEffectContext) -> [_VisualEffectGroup]
}

/// Where a visual effect applies.
public struct _VisualEffectContext {
  let frame: CGRect
  let environment: EnvironmentValues
}

/// One group of a visual effect.
public struct _VisualEffectGroup {
  let group: GroupNode
}

/// No effect: what `visualEffect(_:)` starts from.
nonisolated public struct EmptyVisualEffect: VisualEffect {
  public init() {}
  public func _groups(in context: _VisualEffectContext) -> [_VisualEffectGroup] { [] }
}

/// An effect after another.
nonisolated struct FollowingEffect<Base: VisualEffect>: VisualEffect {
  let base: Base
  let make: @Sendable (_VisualEffectContext) -> GroupNode
  func _groups(in context: _VisualEffectContext) -> [_VisualEffectGroup] {
    base._groups(in: context) + [_VisualEffectGroup(group: make(context))]
  }
}

nonisolated extension VisualEffect {
  func then(_ make: @escaping @Sendable (_VisualEffectContext) -> GroupNode) -> FollowingEffect<Self> {
    FollowingEffect(base: self, make: make)
  }
  public func offset(_ offset: CGSize) -> some VisualEffect { then { _ in EffectGroup.offset(offset) } }
  public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some VisualEffect {
    offset(CGSize(width: x, height: y))
  }
  public func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some VisualEffect {
    then { EffectGroup.scale(scale, anchor: anchor, in: $0.frame) }
  }
  public func scaleEffect(_ scale: CGFloat, anchor: UnitPoint = .center) -> some VisualEffect {
    scaleEffect(CGSize(width: scale, height: scale), anchor: anchor)
  }
  public func scaleEffect(x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center) -> some VisualEffect {
    scaleEffect(CGSize(width: x, height: y), anchor: anchor)
  }
  public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some VisualEffect {
    then { EffectGroup.rotation(angle, anchor: anchor, in: $0.frame) }
  }
  public func rotation3DEffect(
    _ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center,
    anchorZ: CGFloat = 0, perspective: CGFloat = 1
  ) -> some VisualEffect {
    then {
      EffectGroup.rotation3D(
        angle, axis: axis, anchor: anchor, anchorZ: anchorZ, perspective: perspective, in: $0.frame)
    }
  }
  public func transformEffect(_ transform: CGAffineTransform) -> some VisualEffect {
    transformEffect(ProjectionTransform(transform))
  }
  public func transformEffect(_ transform: ProjectionTransform) -> some VisualEffect {
    then { EffectGroup.projection(transform, in: $0.frame) }
  }
  public func blur(radius: CGFloat, opaque: Bool = false) -> some VisualEffect {
    then { _ in EffectGroup.blur(radius) }
  }
  public func opacity(_ opacity: Double) -> some VisualEffect {
    then { _ in GroupNode(opacity: opacity.unit, children: []) }
  }
  public func saturation(_ amount: Double) -> some VisualEffect {
    then { _ in EffectGroup.filter(ColorEffects.saturation(amount)) }
  }
  public func brightness(_ amount: Double) -> some VisualEffect {
    then { _ in EffectGroup.filter(ColorEffects.brightness(amount)) }
  }
  public func contrast(_ amount: Double) -> some VisualEffect {
    then { _ in EffectGroup.filter(ColorEffects.contrast(amount)) }
  }
  public func grayscale(_ amount: Double) -> some VisualEffect {
    then { _ in EffectGroup.filter(ColorEffects.grayscale(amount)) }
  }
  public func hueRotation(_ angle: Angle) -> some VisualEffect {
    then { _ in EffectGroup.filter(ColorEffects.hueRotation(angle)) }
  }
}

/// A child under a visual effect. The effect is made once the place is known.
final class VisualEffectNode: _WrapperNode {
  private let make: (GeometryProxy) -> any VisualEffect
  private let context: _ViewContext
  private var effect: any VisualEffect = EmptyVisualEffect()
  init(_ child: _LayoutNode, context: _ViewContext, make: @escaping (GeometryProxy) -> any VisualEffect) {
    self.make = make
    self.context = context
    super.init(child)
  }
  override func placeChildren(in frame: CGRect, proposal: ProposedViewSize) {
    effect = make(GeometryProxy(placedAt: frame))
    super.placeChildren(in: frame, proposal: proposal)
  }
  override func draw(into scene: SceneRecorder) {
    let groups = effect._groups(in: _VisualEffectContext(frame: frame, environment: context.environment))
    scene.nested(groups.map(\.group)[...]) { child.draw(into: scene) }
  }
}

extension GeometryProxy {
  /// For a view that is being placed.
  @MainActor init(placedAt frame: CGRect) { self.init(Place(frame: frame, surroundings: .current)) }
}

nonisolated extension View {
  /// Effects made from the view's place. Its layout is not changed.
  public func visualEffect(
    _ effect: @escaping @Sendable (EmptyVisualEffect, GeometryProxy) -> some VisualEffect
  ) -> some View {
    wrapped { node, context in
      VisualEffectNode(node, context: context) { effect(EmptyVisualEffect(), $0) }
    }
  }
}
