import Archive
import Foundation
import UIKit

/// The groups that effects are in the scene; modifiers and visual effects share them.
enum EffectGroup {
  static func blur(_ radius: CGFloat) -> GroupNode {
    GroupNode(blurRadius: Double(min(radius.length, 1_000)), children: [])
  }

  static func filter(_ matrix: Archive.ColorMatrix) -> GroupNode {
    GroupNode(filter: .matrix(matrix), children: [])
  }

  static func rotation(_ angle: Angle, anchor: UnitPoint, in frame: CGRect) -> GroupNode {
    GroupNode(transform: .rotation(angle.bounded, around: anchor.point(in: frame)), children: [])
  }

  static func scale(_ scale: CGSize, anchor: UnitPoint, in frame: CGRect) -> GroupNode {
    let scale = CGSize(width: scale.width.finite, height: scale.height.finite)
    return map(.scale(scale, around: anchor.point(in: frame)))
  }

  static func offset(_ offset: CGSize) -> GroupNode {
    GroupNode(transform: .translation(offset.width.finite, offset.height.finite), children: [])
  }

  /// A map of the view's own coordinates.
  static func projection(_ transform: ProjectionTransform, in frame: CGRect) -> GroupNode {
    let there = ProjectionTransform(CGAffineTransform(translationX: -frame.minX, y: -frame.minY))
    let back = ProjectionTransform(CGAffineTransform(translationX: frame.minX, y: frame.minY))
    let m = there.concatenating(transform).concatenating(back)
    let numbers = [m.m11, m.m12, m.m13, m.m21, m.m22, m.m23, m.m31, m.m32, m.m33]
    guard numbers.allSatisfy(\.isFinite) else { return nothing }
    let (px, py, pw) = (Double(m.m13), Double(m.m23), Double(m.m33))
    if abs(px) < 1e-12, abs(py) < 1e-12 {
      guard abs(pw) > 1e-9 else { return nothing }
      return map(
        Transform(
          a: m.m11 / pw, b: m.m12 / pw, c: m.m21 / pw, d: m.m22 / pw, tx: m.m31 / pw, ty: m.m32 / pw))
    }
    // Not divided by pw: its sign says on which side of the eye the scene's origin lies.
    let affine = Transform(a: m.m11, b: m.m12, c: m.m21, d: m.m22, tx: m.m31, ty: m.m32)
    // The determinant of the whole map: 0 where the plane is seen from its edge.
    let determinant =
      affine.a * (affine.d * pw - affine.ty * py) - affine.b * (affine.c * pw - affine.tx * py)
      + px * (affine.c * affine.ty - affine.d * affine.tx)
    guard abs(determinant) > 1e-9, isBounded(affine) else { return nothing }
    return GroupNode(projection: Projection(affine: affine, px: px, py: py, pw: pw), children: [])
  }

  static func rotation3D(
    _ angle: Angle, axis: (x: CGFloat, y: CGFloat, z: CGFloat), anchor: UnitPoint, anchorZ: CGFloat,
    perspective: CGFloat, in frame: CGRect
  ) -> GroupNode {
    projection(
      .rotation(
        angle, axis: axis, anchor: anchor, anchorZ: anchorZ, perspective: perspective, size: frame.size),
      in: frame)
  }

  /// An affine map, or nothing to see where it flattens the plane.
  static func map(_ transform: Transform) -> GroupNode {
    guard abs(transform.a * transform.d - transform.b * transform.c) > 1e-12, isBounded(transform) else {
      return nothing
    }
    return GroupNode(transform: transform, children: [])
  }

  private static var nothing: GroupNode { GroupNode(opacity: 0, children: []) }

  private static func isBounded(_ t: Transform) -> Bool {
    [t.a, t.b, t.c, t.d, t.tx, t.ty].allSatisfy { $0.isFinite && abs($0) < 1e6 }
  }
}
