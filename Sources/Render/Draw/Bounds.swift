import Archive
import Foundation
import Typography

/// Numbers from an archive are whatever the extension wrote; these make them safe to draw.
enum Bounds {
  /// Points beyond which nothing is seen, and below which Cairo's 24.8 fixed-point pixels cannot overflow.
  static let farthest = 20_000.0

  static func length(_ value: Double) -> Double { value.clamped(-farthest, farthest) }

  static func isDrawable(_ point: CGPoint) -> Bool { point.x.isFinite && point.y.isFinite }

  /// The rectangle with both lengths positive, or `nil` where a number is not one.
  static func rect(_ rect: CGRect) -> CGRect? {
    let (x, y, w, h) = (rect.origin.x, rect.origin.y, rect.size.width, rect.size.height)
    guard x.isFinite, y.isFinite, !w.isNaN, !h.isNaN else { return nil }
    let left = length(min(x, x + w))
    let top = length(min(y, y + h))
    return CGRect(
      x: left, y: top, width: length(max(x, x + w)) - left, height: length(max(y, y + h)) - top)
  }

  /// A transform that Cairo accepts, or `nil`: finite, invertible, not absurdly large.
  static func transform(_ t: Transform) -> Transform? {
    let determinant = t.a * t.d - t.b * t.c
    guard [t.a, t.b, t.c, t.d].allSatisfy({ $0.isFinite && abs($0) < 10_000 }), determinant.isFinite,
      abs(determinant) > 1e-9, t.tx.isFinite, t.ty.isFinite
    else { return nil }
    return Transform(a: t.a, b: t.b, c: t.c, d: t.d, tx: length(t.tx), ty: length(t.ty))
  }

  /// Stops in ascending order within 0…1; equal neighbours stay, they make a hard edge.
  static func stops(_ stops: [GradientStop]) -> [GradientStop] {
    var last = 0.0
    return stops.map { stop in
      last = max(last, stop.location.clamped(0, 1))
      return GradientStop(color: stop.color, location: last)
    }
  }
}
