import CPango
import Foundation
import Typography

/// Gaussian blur of a group, as three box blurs in each direction.
///
/// Wide blurs are computed on a smaller picture: nobody can see the difference, and the cost no longer grows
/// with the radius.
enum Blur {
  /// Ends the current group and sets its blurred picture as the source.
  static func popBlurred(_ cairo: OpaquePointer, radius: Double) {
    guard let pattern = cairo_pop_group(cairo) else { return }
    defer { cairo_pattern_destroy(pattern) }
    guard let blurred = self.blurred(pattern, in: cairo, radius: radius, color: nil) else {
      cairo_set_source(cairo, pattern)
      return
    }
    defer { cairo_pattern_destroy(blurred) }
    cairo_set_source(cairo, blurred)
  }

  /// The picture of a group's pattern blurred by a radius in user units (the standard deviation of the
  /// Gaussian), in its own colours or, for a shadow, in one. The caller destroys the result.
  static func blurred(
    _ pattern: OpaquePointer, in cairo: OpaquePointer, radius: Double, color: ResolvedColor?
  ) -> OpaquePointer? {
    var surface: OpaquePointer?
    guard cairo_pattern_get_surface(pattern, &surface) == CAIRO_STATUS_SUCCESS, let surface,
      cairo_surface_get_type(surface) == CAIRO_SURFACE_TYPE_IMAGE
    else { return nil }
    var matrix = cairo_matrix_t()
    cairo_get_matrix(cairo, &matrix)
    let scale = abs(matrix.xx * matrix.yy - matrix.xy * matrix.yx).squareRoot()
    let sigma = (radius * scale).clamped(0, 300)
    let reduction = max(1, (sigma / 3).rounded(.down).clamped(1, 16))
    let width = Int(cairo_image_surface_get_width(surface))
    let height = Int(cairo_image_surface_get_height(surface))
    guard width > 0, height > 0 else { return nil }
    let smallWidth = max(1, Int((Double(width) / reduction).rounded(.up)))
    let smallHeight = max(1, Int((Double(height) / reduction).rounded(.up)))
    var (dx, dy) = (0.0, 0.0)
    cairo_surface_get_device_offset(surface, &dx, &dy)
    guard let small = reduced(surface, smallWidth, smallHeight, 1 / reduction, dx, dy, color) else {
      return nil
    }
    defer { cairo_surface_destroy(small) }
    BoxBlur.apply(to: small, width: smallWidth, height: smallHeight, sigma: sigma / reduction)
    // From user space to the group's pixels, then to the small picture's.
    guard let result = cairo_pattern_create_for_surface(small) else { return nil }
    var map = cairo_matrix_t()
    cairo_pattern_get_matrix(pattern, &map)
    var shift = cairo_matrix_t(
      xx: 1 / reduction, yx: 0, xy: 0, yy: 1 / reduction, x0: dx / reduction, y0: dy / reduction)
    var total = cairo_matrix_t()
    cairo_matrix_multiply(&total, &map, &shift)
    cairo_pattern_set_matrix(result, &total)
    cairo_pattern_set_filter(result, CAIRO_FILTER_BILINEAR)
    return result
  }

  private static func reduced(
    _ surface: OpaquePointer, _ width: Int, _ height: Int, _ scale: Double, _ dx: Double, _ dy: Double,
    _ color: ResolvedColor?
  ) -> OpaquePointer? {
    guard let small = cairo_image_surface_create(CAIRO_FORMAT_ARGB32, Int32(width), Int32(height)),
      let painter = cairo_create(small)
    else { return nil }
    defer { cairo_destroy(painter) }
    cairo_scale(painter, scale, scale)
    if let color {
      PaintSource.set(color, in: painter)
      cairo_mask_surface(painter, surface, dx, dy)
    } else {
      cairo_set_source_surface(painter, surface, dx, dy)
      cairo_paint(painter)
    }
    cairo_surface_flush(small)
    return small
  }
}
