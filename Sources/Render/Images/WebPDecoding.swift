import CImageCodecs
import CPango
import Foundation

/// WebP, by libwebp; of an animation the first picture.
enum WebPDecoding {
  static func header(_ data: Data) -> ImageHeader? {
    data.withUnsafeBytes { bytes -> ImageHeader? in
      var features = WebPBitstreamFeatures()
      guard let base = bytes.bindMemory(to: UInt8.self).baseAddress,
        WebPGetFeatures(base, bytes.count, &features) == VP8_STATUS_OK
      else { return nil }
      return ImageHeader(
        format: .webp, width: Int(features.width), height: Int(features.height),
        isAnimated: features.has_animation != 0)
    }
  }

  static func surface(_ data: Data, _ header: ImageHeader, reduction: Int) -> OpaquePointer? {
    data.withUnsafeBytes { bytes -> OpaquePointer? in
      guard let base = bytes.bindMemory(to: UInt8.self).baseAddress else { return nil }
      let still = UnsafeBufferPointer(start: base, count: bytes.count)
      guard header.isAnimated else { return decode(still, header.width, header.height, reduction) }
      var file = WebPData(bytes: base, size: bytes.count)
      guard let demuxer = WebPDemux(&file) else { return nil }
      defer { WebPDemuxDelete(demuxer) }
      var frame = WebPIterator()
      guard WebPDemuxGetFrame(demuxer, 1, &frame) != 0 else { return nil }
      defer { WebPDemuxReleaseIterator(&frame) }
      let (width, height) = (Int(frame.width), Int(frame.height))
      guard width > 0, height > 0, width <= header.width, height <= header.height,
        let first = decode(
          UnsafeBufferPointer(start: frame.fragment.bytes, count: frame.fragment.size), width, height,
          reduction)
      else { return nil }
      guard width < header.width || height < header.height else { return first }
      defer { cairo_surface_destroy(first) }
      return onCanvas(first, header, reduction, Int(frame.x_offset), Int(frame.y_offset))
    }
  }

  private static func decode(
    _ bytes: UnsafeBufferPointer<UInt8>, _ width: Int, _ height: Int, _ reduction: Int
  )
    -> OpaquePointer?
  {
    let (w, h) = ((width + reduction - 1) / reduction, (height + reduction - 1) / reduction)
    return ImageDecoding.surface(width: w, height: h) { pixels in
      var config = WebPDecoderConfig()
      guard WebPInitDecoderConfig(&config) != 0, let target = pixels.baseAddress else { return false }
      if reduction > 1 {
        config.options.use_scaling = 1
        config.options.scaled_width = Int32(w)
        config.options.scaled_height = Int32(h)
      }
      // Blue, green, red, alpha in memory, premultiplied: Cairo's pixels.
      config.output.colorspace = MODE_bgrA
      config.output.is_external_memory = 1
      return target.withMemoryRebound(to: UInt8.self, capacity: pixels.count * 4) { memory in
        config.output.u.RGBA.rgba = memory
        config.output.u.RGBA.stride = Int32(w * 4)
        config.output.u.RGBA.size = pixels.count * 4
        return WebPDecode(bytes.baseAddress, bytes.count, &config) == VP8_STATUS_OK
      }
    }
  }

  /// A picture that covers only a part of its canvas.
  private static func onCanvas(
    _ part: OpaquePointer, _ header: ImageHeader, _ reduction: Int, _ x: Int, _ y: Int
  )
    -> OpaquePointer?
  {
    let (w, h) = ((header.width + reduction - 1) / reduction, (header.height + reduction - 1) / reduction)
    guard let whole = cairo_image_surface_create(CAIRO_FORMAT_ARGB32, Int32(w), Int32(h)),
      let painter = cairo_create(whole)
    else { return nil }
    cairo_set_source_surface(painter, part, Double(x / reduction), Double(y / reduction))
    cairo_paint(painter)
    cairo_destroy(painter)
    return whole
  }
}
