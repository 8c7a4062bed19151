import Foundation
import UIKit
import VitrineCoreGraphics
import VitrineImageIO

/// Draws what filters give.
open class CIContext: @unchecked Sendable {
  public init(options: [CIContextOption: Any]? = nil) {}

  /// The part of the picture inside; `nil` where nothing is, or the pixels cannot be read.
  open func createCGImage(_ image: CIImage, from fromRect: CGRect) -> CGImage? {
    if fromRect == image.bounds || fromRect.isInfinite { return image.rendered() }
    let part = fromRect.integral.intersection(image.bounds)
    guard !part.isNull, part.width >= 1, part.height >= 1 else { return nil }
    return image.cropped(to: part).rendered()
  }
  open func createCGImage(
    _ image: CIImage, from fromRect: CGRect, format: CIFormat, colorSpace: CGColorSpace?
  ) -> CGImage? { createCGImage(image, from: fromRect) }

  /// Writes red, green, blue and alpha (or blue, green, red and alpha) of each pixel inside `bounds`, rows from the top. What lies
  /// outside the picture is clear.
  open func render(
    _ image: CIImage, toBitmap data: UnsafeMutableRawPointer, rowBytes: Int, bounds: CGRect, format: CIFormat,
    colorSpace: CGColorSpace?
  ) {
    let (width, height) = (Int(bounds.width), Int(bounds.height))
    let info =
      format == .BGRA8
      ? CGImageAlphaInfo.premultipliedFirst.rawValue | CGBitmapInfo.byteOrder32Little.rawValue
      : format == .ARGB8
        ? CGImageAlphaInfo.premultipliedFirst.rawValue : CGImageAlphaInfo.premultipliedLast.rawValue
    guard let picture = image.rendered(),
      let context = CGContext(
        data: data, width: width, height: height, bitsPerComponent: 8, bytesPerRow: rowBytes,
        space: CGColorSpaceCreateDeviceRGB(), bitmapInfo: info)
    else { return }
    context.setBlendMode(.copy)
    context.draw(picture, in: image.bounds.offsetBy(dx: -bounds.minX, dy: -bounds.minY))
  }

  open func pngRepresentation(
    of image: CIImage, format: CIFormat = .RGBA8, colorSpace: CGColorSpace? = nil,
    options: [CIImageRepresentationOption: Any] = [:]
  ) -> Data? { image.rendered()?._pixels.map(PNGEncoder.encode) }
  open func jpegRepresentation(
    of image: CIImage, colorSpace: CGColorSpace, options: [CIImageRepresentationOption: Any] = [:]
  ) -> Data? {
    let name = CIImageRepresentationOption(rawValue: kCGImageDestinationLossyCompressionQuality as String)
    let quality = PictureNumber.of(options[name]) ?? 0.85
    return image.rendered()?._pixels.flatMap { PictureCodec.jpeg($0, quality: quality) }
  }
  open func clearCaches() {}
}

/// How the bytes of a pixel lie.
public struct CIFormat: RawRepresentable, Hashable, Sendable {
  public let rawValue: Int32
  public init(rawValue: Int32) { self.rawValue = rawValue }
  public static let ARGB8 = CIFormat(rawValue: 265)
  public static let BGRA8 = CIFormat(rawValue: 266)
  public static let RGBA8 = CIFormat(rawValue: 264)
}

public struct CIImageRepresentationOption: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
}

public struct CIContextOption: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let useSoftwareRenderer = CIContextOption(rawValue: "software_renderer")
  public static let workingColorSpace = CIContextOption(rawValue: "working_color_space")
  public static let outputColorSpace = CIContextOption(rawValue: "output_color_space")
}

/// A colour in sRGB, each part 0…1.
public final class CIColor: Sendable {
  public let red, green, blue, alpha: CGFloat
  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat = 1) {
    (self.red, self.green, self.blue, self.alpha) = (red, green, blue, alpha)
  }
  public convenience init(color: UIColor) {
    let resolved = color.resolvedColor(with: UITraitCollection())
    // The system's colours have their components where they are drawn; black stands for them here.
    guard case .components(let red, let green, let blue, let alpha) = resolved._source else {
      self.init(red: 0, green: 0, blue: 0)
      return
    }
    self.init(red: red, green: green, blue: blue, alpha: alpha * resolved._alpha)
  }
  public static let black = CIColor(red: 0, green: 0, blue: 0)
  public static let white = CIColor(red: 1, green: 1, blue: 1)
  public static let clear = CIColor(red: 0, green: 0, blue: 0, alpha: 0)
  public static let red = CIColor(red: 1, green: 0, blue: 0)
  public static let green = CIColor(red: 0, green: 1, blue: 0)
  public static let blue = CIColor(red: 0, green: 0, blue: 1)
  public static let gray = CIColor(red: 0.5, green: 0.5, blue: 0.5)

  /// Four bytes, multiplied by alpha.
  var bytes: [UInt8] {
    func byte(_ value: CGFloat) -> UInt8 {
      UInt8(min(255, max(0, ((value.isFinite ? value : 0) * 255).rounded())))
    }
    return [byte(red * alpha), byte(green * alpha), byte(blue * alpha), byte(alpha)]
  }
}

/// Numbers in a row.
public final class CIVector: Sendable {
  public let x, y, z, w: CGFloat
  public init(x: CGFloat, y: CGFloat = 0, z: CGFloat = 0, w: CGFloat = 0) {
    (self.x, self.y, self.z, self.w) = (x, y, z, w)
  }
  public convenience init(cgPoint point: CGPoint) { self.init(x: point.x, y: point.y) }
  public var cgPointValue: CGPoint { CGPoint(x: x, y: y) }
  public var cgRectValue: CGRect { CGRect(x: x, y: y, width: z, height: w) }
  public convenience init(cgRect rect: CGRect) {
    self.init(x: rect.minX, y: rect.minY, z: rect.width, w: rect.height)
  }
}
