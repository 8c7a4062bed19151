import Archive
import Foundation
import UIKit

nonisolated extension View {
  public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some View {
    effect { frame, _ in EffectGroup.rotation(angle, anchor: anchor, in: frame) }
  }
  public func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some View {
    effect { frame, _ in EffectGroup.scale(scale, anchor: anchor, in: frame) }
  }
  public func scaleEffect(_ s: CGFloat, anchor: UnitPoint = .center) -> some View {
    scaleEffect(CGSize(width: s, height: s), anchor: anchor)
  }
  public func scaleEffect(x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center) -> some View {
    scaleEffect(CGSize(width: x, height: y), anchor: anchor)
  }
  /// A turn in space about an axis, seen with perspective.
  public func rotation3DEffect(
    _ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint = .center,
    anchorZ: CGFloat = 0, perspective: CGFloat = 1
  ) -> some View {
    effect { frame, _ in
      EffectGroup.rotation3D(
        angle, axis: axis, anchor: anchor, anchorZ: anchorZ, perspective: perspective, in: frame)
    }
  }
  /// A map of the view's own coordinates.
  public func transformEffect(_ transform: CGAffineTransform) -> some View {
    effect { frame, _ in EffectGroup.projection(ProjectionTransform(transform), in: frame) }
  }
  public func projectionEffect(_ transform: ProjectionTransform) -> some View {
    effect { frame, _ in EffectGroup.projection(transform, in: frame) }
  }
  /// Mirrors the view where text runs from right to left.
  public func flipsForRightToLeftLayoutDirection(_ enabled: Bool) -> some View {
    wrapped { node, context -> _LayoutNode in
      guard enabled, context.environment.isRightToLeft else { return node }
      return EffectNode(node) { frame in
        EffectGroup.scale(CGSize(width: -1, height: 1), anchor: .center, in: frame)
      }
    }
  }
}
