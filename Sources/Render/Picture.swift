import CPango
import Foundation

/// A drawn scene: premultiplied ARGB, 32 bits a pixel in the machine's byte order.
package final class Picture: @unchecked Sendable {
  package let width: Int
  package let height: Int
  /// Bytes from a row to the next.
  package let stride: Int
  let surface: OpaquePointer
  private let memory: ScratchMemory.Block

  /// A transparent picture, or `nil` where Cairo cannot draw one of this size.
  init?(width: Int, height: Int) {
    let stride = Int(cairo_format_stride_for_width(CAIRO_FORMAT_ARGB32, Int32(clamping: width)))
    guard stride > 0, height > 0 else { return nil }
    let memory = ScratchMemory.shared.take(stride * height)
    memset(memory.bytes, 0, stride * height)
    guard
      let surface = cairo_image_surface_create_for_data(
        memory.bytes.assumingMemoryBound(to: UInt8.self), CAIRO_FORMAT_ARGB32, Int32(clamping: width),
        Int32(clamping: height), Int32(clamping: stride)),
      cairo_surface_status(surface) == CAIRO_STATUS_SUCCESS
    else {
      ScratchMemory.shared.giveBack(memory)
      return nil
    }
    self.surface = surface
    self.memory = memory
    self.width = width
    self.height = height
    self.stride = stride
  }

  deinit {
    cairo_surface_finish(surface)
    cairo_surface_destroy(surface)
    ScratchMemory.shared.giveBack(memory)
  }

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
