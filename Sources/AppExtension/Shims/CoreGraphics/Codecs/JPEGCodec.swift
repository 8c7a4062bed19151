import Foundation

/// JPEG (ITU-T T.81) by libjpeg-turbo's interface of version 2, which version 3 has, too.
enum JPEGCodec {
  private typealias Bytes = UnsafePointer<UInt8>
  private typealias Handle = UnsafeMutableRawPointer
  private static let library = SystemLibrary("libturbojpeg.so.0", purpose: "reading and writing JPEG")

  private static let startDecoding = library.function(
    "tjInitDecompress", as: (@convention(c) () -> Handle?).self)
  private static let startEncoding = library.function(
    "tjInitCompress", as: (@convention(c) () -> Handle?).self)
  private static let end = library.function("tjDestroy", as: (@convention(c) (Handle) -> Int32).self)
  private static let errorCode = library.function(
    "tjGetErrorCode", as: (@convention(c) (Handle) -> Int32).self)
  private static let free = library.function(
    "tjFree", as: (@convention(c) (UnsafeMutablePointer<UInt8>?) -> Void).self)
  private static let header = library.function(
    "tjDecompressHeader3",
    as: (@convention(c) (
      Handle, Bytes, UInt, UnsafeMutablePointer<Int32>, UnsafeMutablePointer<Int32>,
      UnsafeMutablePointer<Int32>, UnsafeMutablePointer<Int32>
    ) -> Int32).self)
  private static let decompress = library.function(
    "tjDecompress2",
    as: (@convention(c) (
      Handle, Bytes, UInt, UnsafeMutablePointer<UInt8>, Int32, Int32, Int32, Int32, Int32
    ) -> Int32).self)
  private static let compress = library.function(
    "tjCompress2",
    as: (@convention(c) (
      Handle, Bytes, Int32, Int32, Int32, Int32, UnsafeMutablePointer<UnsafeMutablePointer<UInt8>?>,
      UnsafeMutablePointer<UInt>, Int32, Int32, Int32
    ) -> Int32).self)

  // Numbers of turbojpeg.h.
  private static let rgbx: Int32 = 2, rgba: Int32 = 7, cmyk: Int32 = 11
  private static let cmykSpaces: Set<Int32> = [3, 4]
  private static let limitScans: Int32 = 32_768
  private static let warning: Int32 = 0
  private static let everyPixelsColor: Int32 = 0, everyFourthPixelsColor: Int32 = 2

  /// Pixels as they are stored, a half, fourth or eighth of them a side where the picture has more than asked for.
  static func decode(_ data: Data, enough: PixelSize) -> Pixels? {
    guard let startDecoding, let end, let header, let decompress, let errorCode, let decoder = startDecoding()
    else { return nil }
    defer { _ = end(decoder) }
    return data.withUnsafeBytes { buffer -> Pixels? in
      guard let base = buffer.bindMemory(to: UInt8.self).baseAddress else { return nil }
      let length = UInt(buffer.count)
      var (width, height, sampling, space) = (Int32(0), Int32(0), Int32(0), Int32(0))
      guard header(decoder, base, length, &width, &height, &sampling, &space) == 0, width > 0, height > 0
      else { return nil }
      let stored = PixelSize(width: Int(width), height: Int(height))
      guard var pixels = Pixels(stored.reduced(for: enough)) else { return nil }
      let isInk = cmykSpaces.contains(space)
      let (columns, rows) = (Int32(pixels.width), Int32(pixels.height))
      let result = pixels.bytes.withUnsafeMutableBufferPointer {
        decompress(
          decoder, base, length, $0.baseAddress!, columns, 0, rows, isInk ? cmyk : rgba, limitScans)
      }
      // A file that ends too early gives what it has, as everywhere else.
      guard result == 0 || errorCode(decoder) == warning else { return nil }
      if isInk { pixels.turnInkToLight() }
      return pixels
    }
  }

  /// - Parameters:
  ///   - quality: 0…1, libjpeg's 1…100.
  ///   - exifOrientation: written into the file where it is not 1.
  static func encode(_ pixels: Pixels, quality: Double, exifOrientation: Int) -> Data? {
    guard let startEncoding, let end, let compress, let free, let encoder = startEncoding() else {
      return nil
    }
    defer { _ = end(encoder) }
    var (out, length): (UnsafeMutablePointer<UInt8>?, UInt) = (nil, 0)
    defer { free(out) }
    let quality = min(max(quality.isNaN ? 1 : quality, 0), 1)
    let sampling = quality >= 0.9 ? everyPixelsColor : everyFourthPixelsColor
    let result = pixels.bytes.withUnsafeBufferPointer {
      compress(
        encoder, $0.baseAddress!, Int32(pixels.width), 0, Int32(pixels.height), rgbx, &out, &length, sampling,
        Int32(max(1, (quality * 100).rounded())), 0)
    }
    guard result == 0, let out, length > 2 else { return nil }
    let bytes = Data(bytes: out, count: Int(length))
    guard (2...8).contains(exifOrientation) else { return bytes }
    return bytes.prefix(2) + orientationSegment(exifOrientation) + bytes.dropFirst(2)
  }

  /// An APP1 segment of Exif with one entry: orientation.
  private static func orientationSegment(_ orientation: Int) -> Data {
    Data([0xFF, 0xE1, 0, 34]) + Data("Exif\0\0MM\0*".utf8)
      + Data([0, 0, 0, 8, 0, 1, 0x01, 0x12, 0, 3, 0, 0, 0, 1, 0, UInt8(orientation), 0, 0, 0, 0, 0, 0])
  }
}

extension Pixels {
  /// Adobe's files hold 255 for no ink.
  fileprivate mutating func turnInkToLight() {
    for place in stride(from: 0, to: bytes.count, by: 4) {
      let black = Int(bytes[place + 3])
      for channel in 0..<3 { bytes[place + channel] = UInt8(Int(bytes[place + channel]) * black / 255) }
      bytes[place + 3] = 255
    }
  }
}
