import CPango
import Foundation

/// Decoded images, kept while they are used.
final class ImageCache: @unchecked Sendable {
  static let shared = ImageCache()

  final class Image: @unchecked Sendable {
    let surface: OpaquePointer
    let width: Int
    let height: Int
    init(_ surface: OpaquePointer) {
      self.surface = surface
      width = Int(cairo_image_surface_get_width(surface))
      height = Int(cairo_image_surface_get_height(surface))
    }
    deinit { cairo_surface_destroy(surface) }
  }

  /// Pixels that one image may have: against a file that claims to be huge.
  private static let mostPixels = 32_000_000
  /// Pixels kept in all.
  private static let capacity = 16_000_000

  private let lock = NSLock()
  private var images: [Data: Image] = [:]
  private var pixels = 0

  func image(_ data: Data) -> Image? {
    lock.lock()
    defer { lock.unlock() }
    if let known = images[data] { return known }
    guard let decoded = Self.decode(data) else { return nil }
    if pixels > Self.capacity {
      images.removeAll()
      pixels = 0
    }
    images[data] = decoded
    pixels += decoded.width * decoded.height
    return decoded
  }

  private struct Reader {
    var bytes: UnsafeRawBufferPointer
    var offset = 0
  }

  private static func decode(_ data: Data) -> Image? {
    guard ImageFormat(data) == .png, claimedPixels(data) <= mostPixels else { return nil }
    return data.withUnsafeBytes { bytes -> Image? in
      var reader = Reader(bytes: bytes)
      let surface = withUnsafeMutablePointer(to: &reader) { pointer in
        cairo_image_surface_create_from_png_stream(
          { context, target, length in
            guard let reader = context?.assumingMemoryBound(to: Reader.self), let target else {
              return CAIRO_STATUS_READ_ERROR
            }
            let end = reader.pointee.offset + Int(length)
            guard end <= reader.pointee.bytes.count, let base = reader.pointee.bytes.baseAddress else {
              return CAIRO_STATUS_READ_ERROR
            }
            memcpy(target, base + reader.pointee.offset, Int(length))
            reader.pointee.offset = end
            return CAIRO_STATUS_SUCCESS
          }, pointer)
      }
      guard let surface else { return nil }
      guard cairo_surface_status(surface) == CAIRO_STATUS_SUCCESS, cairo_image_surface_get_width(surface) > 0
      else {
        cairo_surface_destroy(surface)
        return nil
      }
      return Image(surface)
    }
  }

  /// Width × height of the PNG's header, before anything is allocated for them.
  private static func claimedPixels(_ data: Data) -> Int {
    let header = [UInt8](data.prefix(24))
    guard header.count == 24 else { return .max }
    func number(_ at: Int) -> Int { header[at..<at + 4].reduce(0) { $0 << 8 | Int($1) } }
    let (width, height) = (number(16), number(20))
    return width < 32768 && height < 32768 ? width * height : .max
  }
}
