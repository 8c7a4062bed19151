import Foundation

/// WebP by libwebp; animations are not read.
enum WebPDecoder {
  private static let library = SystemLibrary("libwebp.so.7", purpose: "reading WebP")
  private static let decodePixels = library.function(
    "WebPDecodeRGBA",
    as: (@convention(c) (
      UnsafePointer<UInt8>, Int, UnsafeMutablePointer<Int32>, UnsafeMutablePointer<Int32>
    ) -> UnsafeMutablePointer<UInt8>?).self)
  private static let free = library.function(
    "WebPFree", as: (@convention(c) (UnsafeMutableRawPointer?) -> Void).self)

  static func decode(_ data: Data) -> Pixels? {
    guard let decodePixels, let free else { return nil }
    return data.withUnsafeBytes { buffer -> Pixels? in
      guard let base = buffer.bindMemory(to: UInt8.self).baseAddress else { return nil }
      var (width, height) = (Int32(0), Int32(0))
      guard let decoded = decodePixels(base, buffer.count, &width, &height) else { return nil }
      defer { free(decoded) }
      guard var pixels = Pixels(width: Int(width), height: Int(height)) else { return nil }
      for place in stride(from: 0, to: pixels.bytes.count, by: 4) {
        let alpha = Int(decoded[place + 3])
        for channel in 0..<3 {
          pixels.bytes[place + channel] = UInt8((Int(decoded[place + channel]) * alpha + 127) / 255)
        }
        pixels.bytes[place + 3] = UInt8(alpha)
      }
      return pixels
    }
  }
}
