import CPango
import Foundation
import Typography

/// Gaussian blur, as three box blurs in each direction.
///
/// Wide blurs are computed on a smaller picture: nobody can see the difference, and the cost no longer grows with the radius.
enum Blur {
  /// The widest standard deviation in pixels.
  static let widest = 300.0

  /// How many times smaller the picture is that a blur is computed on.
  static func reduction(sigma: Double) -> Double { max(1, (sigma / 3).rounded(.down).clamped(1, 16)) }

  /// A canvas's picture blurred by a standard deviation in pixels, in its own colours or, for a shadow, in one. It has the canvas's
  /// place in the picture.
  static func blurred(_ canvas: Canvas, sigma: Double, color: ResolvedColor? = nil) -> Raster? {
    let sigma = sigma.clamped(0, widest)
    let reduction = reduction(sigma: sigma)
    let width = Int((Double(canvas.frame.width) / reduction).rounded(.up))
    let height = Int((Double(canvas.frame.height) / reduction).rounded(.up))
    let place = CGRect(
      x: Double(canvas.frame.left), y: Double(canvas.frame.top), width: Double(width) * reduction,
      height: Double(height) * reduction)
    guard let small = Raster(width: width, height: height, place: place),
      let painter = cairo_create(small.surface)
    else { return nil }
    defer { cairo_destroy(painter) }
    cairo_scale(painter, 1 / reduction, 1 / reduction)
    if let color {
      PaintSource.set(color, in: painter)
      cairo_mask_surface(painter, canvas.surface, 0, 0)
    } else {
      cairo_set_source_surface(painter, canvas.surface, 0, 0)
      cairo_paint(painter)
    }
    cairo_surface_flush(small.surface)
    BoxBlur.apply(to: small.surface, width: width, height: height, sigma: sigma / reduction)
    return small
  }
}
