import CImageCodecs
import CPango
import Foundation

/// JPEG, by libjpeg-turbo.
enum JPEGDecoding {
  static func header(_ data: Data) -> ImageHeader? {
    guard let decoder = tjInitDecompress() else { return nil }
    defer { tjDestroy(decoder) }
    return data.withUnsafeBytes { bytes -> ImageHeader? in
      guard let base = bytes.bindMemory(to: UInt8.self).baseAddress else { return nil }
      var (width, height, sampling, space) = (Int32(0), Int32(0), Int32(0), Int32(0))
      guard tjDecompressHeader3(decoder, base, UInt(bytes.count), &width, &height, &sampling, &space) == 0
      else {
        return nil
      }
      return ImageHeader(
        format: .jpeg, width: Int(width), height: Int(height), orientation: EXIFOrientation.read(bytes))
    }
  }

  static func surface(_ data: Data, _ header: ImageHeader, reduction: Int) -> OpaquePointer? {
    guard let decoder = tjInitDecompress() else { return nil }
    defer { tjDestroy(decoder) }
    let width = (header.width + reduction - 1) / reduction
    let height = (header.height + reduction - 1) / reduction
    let stored = ImageDecoding.surface(width: width, height: height) { pixels in
      decode(data, decoder, pixels, width, height)
    }
    guard let stored, header.orientation != 1 else { return stored }
    defer { cairo_surface_destroy(stored) }
    return EXIFOrientation.upright(stored, width, height, header.orientation)
  }

  private static func decode(
    _ data: Data, _ decoder: tjhandle, _ pixels: UnsafeMutableBufferPointer<UInt32>, _ width: Int,
    _ height: Int
  ) -> Bool {
    data.withUnsafeBytes { bytes -> Bool in
      guard let base = bytes.bindMemory(to: UInt8.self).baseAddress, let target = pixels.baseAddress else {
        return false
      }
      var (w, h, sampling, space) = (Int32(0), Int32(0), Int32(0), Int32(0))
      guard tjDecompressHeader3(decoder, base, UInt(bytes.count), &w, &h, &sampling, &space) == 0 else {
        return false
      }
      let isCMYK = space == Int32(TJCS_CMYK.rawValue) || space == Int32(TJCS_YCCK.rawValue)
      // Cairo's pixels are blue, green, red, alpha in memory.
      let format = isCMYK ? TJPF_CMYK : TJPF_BGRA
      let result = target.withMemoryRebound(to: UInt8.self, capacity: pixels.count * 4) {
        tjDecompress2(
          decoder, base, UInt(bytes.count), $0, Int32(width), 0, Int32(height), Int32(format.rawValue),
          TJFLAG_LIMITSCANS)
      }
      // A file that ends too early shows what it has, as everywhere else.
      guard result == 0 || tjGetErrorCode(decoder) == Int32(TJERR_WARNING.rawValue) else { return false }
      if isCMYK { for index in pixels.indices { pixels[index] = rgb(cmyk: pixels[index]) } }
      return true
    }
  }

  /// Adobe's files hold 255 for no ink.
  private static func rgb(cmyk: UInt32) -> UInt32 {
    let (c, m, y, k) = (cmyk & 255, cmyk >> 8 & 255, cmyk >> 16 & 255, cmyk >> 24)
    return 0xFF00_0000 | (c * k / 255) << 16 | (m * k / 255) << 8 | (y * k / 255)
  }
}
