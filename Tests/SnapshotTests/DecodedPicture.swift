import CPango
import Foundation

/// The pixels of a PNG: premultiplied blue, green, red, alpha.
struct DecodedPicture {
  let width: Int
  let height: Int
  let pixels: [UInt8]

  init?(png: URL) {
    guard let surface = cairo_image_surface_create_from_png(png.path) else { return nil }
    defer { cairo_surface_destroy(surface) }
    guard cairo_surface_status(surface) == CAIRO_STATUS_SUCCESS,
      let data = cairo_image_surface_get_data(surface)
    else { return nil }
    cairo_surface_flush(surface)
    width = Int(cairo_image_surface_get_width(surface))
    height = Int(cairo_image_surface_get_height(surface))
    let stride = Int(cairo_image_surface_get_stride(surface))
    var pixels: [UInt8] = []
    pixels.reserveCapacity(width * height * 4)
    for row in 0..<height {
      pixels.append(contentsOf: UnsafeBufferPointer(start: data + row * stride, count: width * 4))
    }
    self.pixels = pixels
  }

  /// The share of pixels that a person would call different: any channel, averaged over 2 × 2 pixels, is off by more than 20 of
  /// 255. Averaging forgives an edge that moved by part of a pixel. `nil` for pictures of different size.
  func difference(from other: DecodedPicture) -> Double? {
    guard width == other.width, height == other.height, width > 1, height > 1 else { return nil }
    var different = 0
    for y in 0..<(height - 1) {
      for x in 0..<(width - 1) {
        for channel in 0..<4 {
          let at = (y * width + x) * 4 + channel
          let below = at + width * 4
          let a = Int(pixels[at]) + Int(pixels[at + 4]) + Int(pixels[below]) + Int(pixels[below + 4])
          let b =
            Int(other.pixels[at]) + Int(other.pixels[at + 4]) + Int(other.pixels[below])
            + Int(other.pixels[below + 4])
          if abs(a - b) > 80 {
            different += 1
            break
          }
        }
      }
    }
    return Double(different) / Double((width - 1) * (height - 1))
  }
}
