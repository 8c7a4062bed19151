import CPango
import Foundation

/// Turns encoded bytes into premultiplied pixels.
enum ImageDecoding {
  static func decode(_ data: Data, _ header: ImageHeader, reduction: Int) -> Result<
    ImageCache.Image, ImageFailure
  > {
    let surface: OpaquePointer?
    switch header.format {
    case .png: surface = PNGDecoding.surface(data)
    case .jpeg: surface = JPEGDecoding.surface(data, header, reduction: reduction)
    case .gif: surface = GIFDecoding.surface(data)
    case .webp: surface = WebPDecoding.surface(data, header, reduction: reduction)
    case .heic, .unknown: surface = nil
    }
    guard let surface else { return .failure(ImageFailure(name: header.format.damagedName)) }
    guard cairo_surface_status(surface) == CAIRO_STATUS_SUCCESS, cairo_image_surface_get_width(surface) > 0
    else {
      cairo_surface_destroy(surface)
      return .failure(ImageFailure(name: header.format.damagedName))
    }
    return .success(ImageCache.Image(surface))
  }

  /// A surface whose pixels `fill` writes, row after row without gaps; `nil` where it fails.
  static func surface(
    width: Int, height: Int, _ fill: (UnsafeMutableBufferPointer<UInt32>) -> Bool
  ) -> OpaquePointer? {
    guard let surface = cairo_image_surface_create(CAIRO_FORMAT_ARGB32, Int32(width), Int32(height)),
      cairo_surface_status(surface) == CAIRO_STATUS_SUCCESS,
      let bytes = cairo_image_surface_get_data(surface),
      Int(cairo_image_surface_get_stride(surface)) == width * 4
    else { return nil }
    let filled = UnsafeMutableRawPointer(bytes).withMemoryRebound(to: UInt32.self, capacity: width * height) {
      fill(UnsafeMutableBufferPointer(start: $0, count: width * height))
    }
    guard filled else {
      cairo_surface_destroy(surface)
      return nil
    }
    cairo_surface_mark_dirty(surface)
    return surface
  }
}

/// PNG, by Cairo.
enum PNGDecoding {
  private struct Reader {
    var bytes: UnsafeRawBufferPointer
    var offset = 0
  }

  static func surface(_ data: Data) -> OpaquePointer? {
    data.withUnsafeBytes { bytes -> OpaquePointer? in
      var reader = Reader(bytes: bytes)
      return withUnsafeMutablePointer(to: &reader) { pointer in
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
    }
  }
}
