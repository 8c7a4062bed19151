import CPango
import Foundation

/// A drawn scene: premultiplied ARGB, 32 bits a pixel in the machine's byte order.
package final class Picture: @unchecked Sendable {
  package let width: Int
  package let height: Int
  /// Bytes from a row to the next.
  package let stride: Int
  let surface: OpaquePointer

  /// A transparent picture, or `nil` where there is no memory for it.
  init?(width: Int, height: Int) {
    guard let surface = cairo_image_surface_create(CAIRO_FORMAT_ARGB32, Int32(width), Int32(height)),
      cairo_surface_status(surface) == CAIRO_STATUS_SUCCESS
    else { return nil }
    self.surface = surface
    self.width = width
    self.height = height
    stride = Int(cairo_image_surface_get_stride(surface))
  }

  deinit { cairo_surface_destroy(surface) }

  /// Calls `body` with the pixels; row `y` starts `y × stride` bytes in.
  package func withPixels<Result>(_ body: (UnsafeRawPointer) -> Result) -> Result? {
    cairo_surface_flush(surface)
    guard let bytes = cairo_image_surface_get_data(surface) else { return nil }
    return body(UnsafeRawPointer(bytes))
  }

  /// The components of one pixel, not premultiplied.
  package func color(x: Int, y: Int) -> ResolvedColor {
    guard x >= 0, y >= 0, x < width, y < height else {
      return ResolvedColor(red: 0, green: 0, blue: 0, alpha: 0)
    }
    let pixel = withPixels { $0.load(fromByteOffset: y * stride + x * 4, as: UInt32.self) } ?? 0
    let alpha = Double(pixel >> 24) / 255
    guard alpha > 0 else { return ResolvedColor(red: 0, green: 0, blue: 0, alpha: 0) }
    func part(_ shift: UInt32) -> Double { min(Double(pixel >> shift & 255) / 255 / alpha, 1) }
    return ResolvedColor(red: part(16), green: part(8), blue: part(0), alpha: alpha)
  }

  /// The picture as a PNG file.
  package func png() -> Data {
    withPixels { PNGEncoder.encode(width: width, height: height, stride: stride, pixels: $0) } ?? Data()
  }
}
