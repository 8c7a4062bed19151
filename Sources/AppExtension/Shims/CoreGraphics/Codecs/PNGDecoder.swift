import Foundation

/// PNG by Cairo, which measuring text has loaded already.
enum PNGDecoder {
  private typealias Surface = OpaquePointer
  private typealias Reader =
    @convention(c) (
      UnsafeMutableRawPointer?, UnsafeMutablePointer<UInt8>?, UInt32
    ) -> Int32
  private typealias Number = @convention(c) (Surface) -> Int32

  private static let library = SystemLibrary("libcairo.so.2", purpose: "reading PNG")
  private static let create = library.function(
    "cairo_image_surface_create_from_png_stream",
    as: (@convention(c) (Reader, UnsafeMutableRawPointer?) -> Surface?).self)
  private static let status = library.function("cairo_surface_status", as: Number.self)
  private static let format = library.function("cairo_image_surface_get_format", as: Number.self)
  private static let width = library.function("cairo_image_surface_get_width", as: Number.self)
  private static let height = library.function("cairo_image_surface_get_height", as: Number.self)
  private static let stride = library.function("cairo_image_surface_get_stride", as: Number.self)
  private static let content = library.function(
    "cairo_image_surface_get_data", as: (@convention(c) (Surface) -> UnsafeMutablePointer<UInt8>?).self)
  private static let destroy = library.function(
    "cairo_surface_destroy", as: (@convention(c) (Surface) -> Void).self)

  // Numbers of cairo.h.
  private static let readError: Int32 = 10

  private struct Input {
    var bytes: UnsafeRawBufferPointer
    var offset = 0
  }

  static func decode(_ data: Data) -> Pixels? {
    guard let create, let status, let destroy else { return nil }
    return data.withUnsafeBytes { bytes -> Pixels? in
      var input = Input(bytes: bytes)
      return withUnsafeMutablePointer(to: &input) { pointer -> Pixels? in
        let surface = create(
          { context, target, length in
            guard let input = context?.assumingMemoryBound(to: Input.self), let target,
              let base = input.pointee.bytes.baseAddress,
              input.pointee.offset + Int(length) <= input.pointee.bytes.count
            else { return PNGDecoder.readError }
            memcpy(target, base + input.pointee.offset, Int(length))
            input.pointee.offset += Int(length)
            return 0
          }, pointer)
        guard let surface else { return nil }
        defer { destroy(surface) }
        return status(surface) == 0 ? pixels(surface) : nil
      }
    }
  }

  private static func pixels(_ surface: Surface) -> Pixels? {
    guard let format, let width, let height, let stride, let content, let base = content(surface),
      var pixels = Pixels(width: Int(width(surface)), height: Int(height(surface)))
    else { return nil }
    let (columns, rowLength, kind) = (pixels.width, Int(stride(surface)), format(surface))
    for row in 0..<pixels.height {
      let line = base + row * rowLength
      let target = row * columns * 4
      switch kind {
      case 0, 1:
        // Blue, green, red, alpha; without alpha the fourth byte means nothing.
        for x in 0..<columns {
          pixels.bytes[target + x * 4] = line[x * 4 + 2]
          pixels.bytes[target + x * 4 + 1] = line[x * 4 + 1]
          pixels.bytes[target + x * 4 + 2] = line[x * 4]
          pixels.bytes[target + x * 4 + 3] = kind == 1 ? 255 : line[x * 4 + 3]
        }
      case 6, 7:
        // Files of 16 bits: numbers of 0…1, three or four of them.
        let count = kind == 6 ? 3 : 4
        line.withMemoryRebound(to: Float.self, capacity: columns * count) { numbers in
          for x in 0..<columns {
            for channel in 0..<4 {
              let value = channel < count ? numbers[x * count + channel] : 1
              pixels.bytes[target + x * 4 + channel] = UInt8(min(max(value, 0), 1) * 255 + 0.5)
            }
          }
        }
      default: return nil
      }
    }
    return pixels
  }
}
