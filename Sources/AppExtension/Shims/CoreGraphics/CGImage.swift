import Foundation

/// A bitmap by its encoded bytes; its pixels are read where it is drawn.
public final class CGImage: @unchecked Sendable {
  public let _data: Data
  /// Pixels.
  public let width: Int
  public let height: Int

  package init(data: Data, pixels: CGSize) {
    _data = data
    width = Int(pixels.width)
    height = Int(pixels.height)
  }

  public var bitsPerComponent: Int { 8 }
  public var bitsPerPixel: Int { 32 }
  public var bytesPerRow: Int { width * 4 }
  public var colorSpace: CGColorSpace? { CGColorSpaceCreateDeviceRGB() }
  public var alphaInfo: CGImageAlphaInfo { .premultipliedLast }
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
  public static let byteOrder32Little = CGBitmapInfo(rawValue: 8_192)
  public static let byteOrder32Big = CGBitmapInfo(rawValue: 16_384)
}

/// How pixels between pixels are found.
public enum CGInterpolationQuality: Int32, Sendable { case `default`, none, low, medium, high }
