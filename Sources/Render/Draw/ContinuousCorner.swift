import Archive
import Foundation
import Typography

/// Apple's continuous corner: see `CornerCurve`.
package enum ContinuousCorner {
  /// The outline of a rectangle with continuous corners.
  package static func elements(_ rect: CGRect, radius: Double) -> [PathElement] {
    CornerCurve.elements(
      rect,
      radii: CornerCurve.Radii(topLeft: radius, topRight: radius, bottomRight: radius, bottomLeft: radius))
  }
}
