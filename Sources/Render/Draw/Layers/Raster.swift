import CPango
import Foundation

/// Computed pixels, premultiplied ARGB, and the rectangle that they are to fill.
final class Raster {
  let surface: OpaquePointer
  let width: Int
  let height: Int
  /// In what unit is said by whoever makes it.
  let place: CGRect

  /// A transparent one, or `nil` where there is no memory for it.
  init?(width: Int, height: Int, place: CGRect) {
    guard width > 0, height > 0, width < 32_000, height < 32_000,
      let surface = cairo_image_surface_create(CAIRO_FORMAT_ARGB32, Int32(width), Int32(height)),
      cairo_surface_status(surface) == CAIRO_STATUS_SUCCESS
    else { return nil }
    self.surface = surface
    self.width = width
    self.height = height
    self.place = place
  }

  deinit { cairo_surface_destroy(surface) }

  /// Makes it what is drawn with, its place in the lengths that are in use, moved by an offset.
  func useAsSource(
    in cairo: OpaquePointer, extend: cairo_extend_t = CAIRO_EXTEND_NONE,
    filter: cairo_filter_t = CAIRO_FILTER_BILINEAR, dx: Double = 0, dy: Double = 0
  ) {
    guard place.width > 0, place.height > 0, let pattern = cairo_pattern_create_for_surface(surface) else {
      return
    }
    defer { cairo_pattern_destroy(pattern) }
    let (sx, sy) = (Double(width) / place.width, Double(height) / place.height)
    var map = cairo_matrix_t(
      xx: sx, yx: 0, xy: 0, yy: sy, x0: -(place.minX + dx) * sx, y0: -(place.minY + dy) * sy)
    cairo_pattern_set_matrix(pattern, &map)
    cairo_pattern_set_extend(pattern, extend)
    cairo_pattern_set_filter(pattern, filter)
    cairo_set_source(cairo, pattern)
  }

  /// Makes it what is drawn with on a canvas, its place in the pixels of the picture.
  func useAsSource(on canvas: Canvas, extend: cairo_extend_t = CAIRO_EXTEND_NONE) {
    canvas.inPixels {
      useAsSource(
        in: canvas.cairo, extend: extend, dx: -Double(canvas.frame.left), dy: -Double(canvas.frame.top))
    }
  }

  /// Calls `body` with the pixels, row by row without gaps, to change or to read.
  func withPixels(_ body: (UnsafeMutableBufferPointer<UInt32>) -> Void) {
    cairo_surface_flush(surface)
    guard let bytes = cairo_image_surface_get_data(surface),
      Int(cairo_image_surface_get_stride(surface)) == width * 4
    else { return }
    UnsafeMutableRawPointer(bytes).withMemoryRebound(to: UInt32.self, capacity: width * height) {
      body(UnsafeMutableBufferPointer(start: $0, count: width * height))
    }
    cairo_surface_mark_dirty(surface)
  }

  /// The pixels as a PNG in a `data:` URL.
  func dataURL() -> String {
    var png = Data()
    withPixels {
      guard let base = $0.baseAddress else { return }
      png = PNGEncoder.encode(width: width, height: height, stride: width * 4, pixels: UnsafeRawPointer(base))
    }
    return "data:image/png;base64,\(png.base64EncodedString())"
  }
}
