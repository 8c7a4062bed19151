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
    let rising = stops.map { stop in
      last = max(last, stop.location.clamped(0, 1))
      return GradientStop(color: stop.color, location: last)
    }
    return fading(rising)
  }

  /// Towards a transparent stop a colour fades in itself, as where colours are mixed with their alpha: not through the black that
  /// `Color.clear` is made of.
  private static func fading(_ stops: [GradientStop]) -> [GradientStop] {
    guard stops.contains(where: { $0.color.opacity == 0 }) else { return stops }
    return stops.indices.flatMap { index -> [GradientStop] in
      let stop = stops[index]
      guard stop.color.opacity == 0 else { return [stop] }
      let sides = [index - 1, index + 1].filter { stops.indices.contains($0) && stops[$0].color.opacity > 0 }
      guard !sides.isEmpty else { return [stop] }
      return sides.map {
        GradientStop(color: SceneColor(stops[$0].color.base, opacity: 0), location: stop.location)
      }
    }
  }
}
