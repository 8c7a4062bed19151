import Foundation

/// A bitmap by its encoded bytes, or by its pixels; encoded pixels are read where they are drawn or asked for.
public final class CGImage: @unchecked Sendable {
  private var encoded: Data?
  /// Pixels.
  public let width: Int
  public let height: Int
  private let lock = NSLock()
  private var decoded: Pixels?

  package init(data: Data, pixels: CGSize) {
    encoded = data
    width = Int(pixels.width)
    height = Int(pixels.height)
  }
  package init(_ pixels: Pixels) {
    decoded = pixels
    (width, height) = (pixels.width, pixels.height)
  }

  /// As a file; a PNG where the picture was made of pixels.
  public var _data: Data {
    lock.withLock {
      if let encoded { return encoded }
      let data = decoded.map(PNGEncoder.encode) ?? Data()
      encoded = data
      return data
    }
  }

  /// The pixels as they are stored, in the size of the picture; `nil` where they cannot be read.
  package var _pixels: Pixels? {
    let size = CGSize(width: width, height: height)
    guard let stored = _pixels(enough: size) else { return nil }
    guard stored.width != width || stored.height != height, let context = CGContext(points: size, scale: 1)
    else { return stored }
    // A thumbnail that kept its bytes.
    context.draw(CGImage(stored), upright: CGRect(origin: .zero, size: size), exifOrientation: 1)
    return context.rasterized
  }

  /// The pixels as they are stored, perhaps fewer, but not fewer than `enough`.
  func _pixels(enough: CGSize) -> Pixels? {
    if let known = lock.withLock({ decoded }) { return known }
    return PictureCodec.pixels(_data, enough: enough)
  }

  public var bitsPerComponent: Int { 8 }
  public var bitsPerPixel: Int { 32 }
  public var bytesPerRow: Int { width * 4 }
  public var colorSpace: CGColorSpace? { CGColorSpaceCreateDeviceRGB() }
  public var alphaInfo: CGImageAlphaInfo { .premultipliedLast }
  public var bitmapInfo: CGBitmapInfo { CGBitmapInfo(rawValue: alphaInfo.rawValue) }

  /// The part inside, in pixels from the top left; `nil` where nothing is or the pixels cannot be read.
  public func cropping(to rect: CGRect) -> CGImage? {
    let whole = CGRect(x: 0, y: 0, width: width, height: height)
    let part = rect.integral.intersection(whole)
    guard !part.isNull, part.width >= 1, part.height >= 1 else { return nil }
    if part == whole { return self }
    return _pixels?.cropped(
      x: Int(part.minX), y: Int(part.minY), width: Int(part.width), height: Int(part.height)
    ).map(CGImage.init)
  }
  public func copy() -> CGImage? { self }

  /// All pixels: red, green, blue and alpha, rows from the top; `nil` where they cannot be read.
  public var dataProvider: CGDataProvider? {
    _pixels.flatMap { CGDataProvider(data: Data($0.bytes) as NSData) }
  }

  /// A picture of bytes in memory; `nil` for layouts other than 8 bits of grey, or of red, green, blue and alpha.
  public convenience init?(
    width: Int, height: Int, bitsPerComponent: Int, bitsPerPixel: Int, bytesPerRow: Int, space: CGColorSpace,
    bitmapInfo: CGBitmapInfo, provider: CGDataProvider, decode: UnsafePointer<CGFloat>?,
    shouldInterpolate: Bool, intent: CGColorRenderingIntent
  ) {
    guard var pixels = Pixels(width: width, height: height),
      let layout = BitmapLayout(
        width: width, bitsPerComponent: bitsPerComponent, bytesPerRow: bytesPerRow, space: space,
        bitmapInfo: bitmapInfo.rawValue),
      layout.bytesPerPixel * 8 == bitsPerPixel, provider.bytes.count >= layout.bytesPerRow * height
    else { return nil }
    provider.bytes.withUnsafeBytes { layout.read($0, into: &pixels) }
    self.init(pixels)
  }
  public convenience init?(
    jpegDataProviderSource source: CGDataProvider, decode: UnsafePointer<CGFloat>?, shouldInterpolate: Bool,
    intent: CGColorRenderingIntent
  ) { self.init(source.bytes, .jpeg) }
  public convenience init?(
    pngDataProviderSource source: CGDataProvider, decode: UnsafePointer<CGFloat>?, shouldInterpolate: Bool,
    intent: CGColorRenderingIntent
  ) { self.init(source.bytes, .png) }
  private convenience init?(_ data: Data, _ format: _PictureHeader.Format) {
    guard let header = _PictureHeader(data), header.format == format else { return nil }
    self.init(data: data, pixels: CGSize(width: header.width, height: header.height))
  }
}

/// Where bytes come from.
public final class CGDataProvider: @unchecked Sendable {
  let bytes: Data
  public init?(data: NSData) { bytes = data as Data }
  /// `nil` where there is no such file, or it is above 64 MB.
  public init?(url: NSURL) {
    guard let path = url.path, let found = _PictureFile.bytes(path) else { return nil }
    bytes = found
  }
  public init?(filename: UnsafePointer<CChar>) {
    guard let found = _PictureFile.bytes(String(cString: filename)) else { return nil }
    bytes = found
  }
  public var data: NSData? { bytes as NSData }
}

/// Where alpha stands in a pixel; numbers are those of Core Graphics.
public enum CGImageAlphaInfo: UInt32, Sendable {
  case none, premultipliedLast, premultipliedFirst, last, first, noneSkipLast, noneSkipFirst, alphaOnly
}

/// The layout of a pixel.
public struct CGBitmapInfo: OptionSet, Sendable {
  public let rawValue: UInt32
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  public static let alphaInfoMask = CGBitmapInfo(rawValue: 31)
  public static let floatComponents = CGBitmapInfo(rawValue: 256)
  public static let byteOrderMask = CGBitmapInfo(rawValue: 28_672)
  public static let byteOrderDefault = CGBitmapInfo([])
  public static let byteOrder32Little = CGBitmapInfo(rawValue: 8_192)
  public static let byteOrder32Big = CGBitmapInfo(rawValue: 16_384)
}

/// How pixels between pixels are found.
public enum CGInterpolationQuality: Int32, Sendable { case `default`, none, low, medium, high }
