import Foundation

/// An affine map: `x' = a·x + c·y + tx`, `y' = b·x + d·y + ty`.
package struct Transform: Sendable, Equatable {
  package var a, b, c, d, tx, ty: Double
  package init(a: Double, b: Double, c: Double, d: Double, tx: Double, ty: Double) {
    (self.a, self.b, self.c, self.d, self.tx, self.ty) = (a, b, c, d, tx, ty)
  }
  package static let identity = Transform(a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 0)
  package static func translation(_ x: Double, _ y: Double) -> Transform {
    Transform(a: 1, b: 0, c: 0, d: 1, tx: x, ty: y)
  }
  /// Applies `self` first, then `next`.
  package func concatenating(_ next: Transform) -> Transform {
    Transform(
      a: a * next.a + b * next.c, b: a * next.b + b * next.d,
      c: c * next.a + d * next.c, d: c * next.b + d * next.d,
      tx: tx * next.a + ty * next.c + next.tx, ty: tx * next.b + ty * next.d + next.ty)
  }
  package func apply(_ p: CGPoint) -> CGPoint {
    CGPoint(x: a * p.x + c * p.y + tx, y: b * p.x + d * p.y + ty)
  }
}

/// A map with perspective: the affine map's result divided by `w = px·x + py·y + pw`. In front of the eye w is above 0.
package struct Projection: Sendable, Equatable {
  package var affine: Transform
  package var px, py, pw: Double
  package init(affine: Transform, px: Double, py: Double, pw: Double = 1) {
    self.affine = affine
    self.px = px
    self.py = py
    self.pw = pw
  }
  /// The image of a point, or `nil` where it lies on or behind the eye.
  package func apply(_ p: CGPoint) -> CGPoint? {
    let w = px * p.x + py * p.y + pw
    guard w > 1e-6 else { return nil }
    let q = affine.apply(p)
    return CGPoint(x: q.x / w, y: q.y / w)
  }
}
