import Archive
import CPango
import Foundation
import Typography

/// A radial gradient stretched to an ellipse, as one around the unit circle and a map.
struct EllipticalGradient {
  let center: CGPoint
  let radii: CGSize
  /// Radii in the unit circle.
  let start: Double
  let end: Double

  /// `nil` where a number is none.
  init?(center: CGPoint, radii: CGSize, start: Double, end: Double) {
    guard Bounds.isDrawable(center), radii.width.isFinite, radii.height.isFinite, !start.isNaN, !end.isNaN
    else {
      return nil
    }
    self.center = CGPoint(x: Bounds.length(center.x), y: Bounds.length(center.y))
    // A flat ellipse is drawn as a very flat one, which Cairo can divide by.
    self.radii = CGSize(
      width: abs(Double(radii.width)).clamped(0.01, Bounds.farthest),
      height: abs(Double(radii.height)).clamped(0.01, Bounds.farthest))
    self.start = start.clamped(0, 1000)
    self.end = end.clamped(0, 1000)
  }

  var toUnitCircle: cairo_matrix_t {
    cairo_matrix_t(
      xx: 1 / radii.width, yx: 0, xy: 0, yy: 1 / radii.height, x0: -center.x / radii.width,
      y0: -center.y / radii.height)
  }
}
