import Foundation
import UIKit
import VitrineCoreGraphics
import VitrineImageIO

/// A picture that filters work on. Pixels are read when a filter needs them, and filters work at once.
///
/// - Parity: approximated: filters calculate in sRGB values of 8 bits, Core Image in linear light of 16
public final class CIImage: @unchecked Sendable {
  enum Content {
    case pixels(Pixels)
    case encoded(CGImage)
  }
  let content: Content
  /// Each pixel is drawn so many times larger, with hard edges, as Core Image draws what it generates.
  let scale: CGSize
  /// The bottom left, as everywhere in Core Image.
  let origin: CGPoint
  /// What lies beyond the edge is what lies at the edge.
  let clamps: Bool

  init(
    _ content: Content, scale: CGSize = CGSize(width: 1, height: 1), origin: CGPoint = .zero,
    clamps: Bool = false
  ) { (self.content, self.scale, self.origin, self.clamps) = (content, scale, origin, clamps) }

  public convenience init(cgImage: CGImage, options: [CIImageOption: Any]? = nil) {
    self.init(.encoded(cgImage))
  }
  public convenience init?(image: UIImage, options: [CIImageOption: Any]? = nil) {
    guard let picture = image.cgImage else { return nil }
    self.init(.encoded(picture))
  }
  public convenience init?(data: Data, options: [CIImageOption: Any]? = nil) {
    guard let image = UIImage(data: data) else { return nil }
    self.init(image: image)
  }
  public convenience init?(contentsOf url: URL, options: [CIImageOption: Any]? = nil) {
    guard let data = try? Data(contentsOf: url) else { return nil }
    self.init(data: data)
  }
  public convenience init(color: CIColor) {
    var pixels = Pixels(width: 1, height: 1)!
    pixels.bytes = color.bytes
    self.init(.pixels(pixels), scale: CGSize(width: 4_096, height: 4_096))
  }
  public class func empty() -> CIImage {
    CIImage(color: .clear).cropped(to: CGRect(x: 0, y: 0, width: 1, height: 1))
  }

  /// In pixels; without end for a picture that is continued beyond its edges.
  public var extent: CGRect { clamps ? .infinite : bounds }

  /// In pixels, of what is there.
  var bounds: CGRect {
    let size: (width: Int, height: Int)
    switch content {
    case .pixels(let pixels): size = (pixels.width, pixels.height)
    case .encoded(let image): size = (image.width, image.height)
    }
    return CGRect(
      origin: origin,
      size: CGSize(width: Double(size.width) * scale.width, height: Double(size.height) * scale.height))
  }
  public var cgImage: CGImage? { if case .encoded(let image) = content { image } else { nil } }

  /// Scaled, moved and turned around the origin.
  public func transformed(by matrix: CGAffineTransform) -> CIImage {
    let isUpright = abs(matrix.b) < 1e-9 && abs(matrix.c) < 1e-9 && matrix.a > 0 && matrix.d > 0
    if isUpright, case .pixels = content {
      return CIImage(
        content, scale: CGSize(width: scale.width * matrix.a, height: scale.height * matrix.d),
        origin: CGPoint(x: origin.x * matrix.a + matrix.tx, y: origin.y * matrix.d + matrix.ty))
    }
    let target = bounds.applying(matrix).integral
    guard let source = rendered() else { return self }
    let drawn = bounds, context = CGContext(points: target.size, scale: 1)
    guard let context else { return self }
    // Upwards from the bottom left, as Core Image counts.
    context.translateBy(x: 0, y: target.height)
    context.scaleBy(x: 1, y: -1)
    context.translateBy(x: -target.minX, y: -target.minY)
    context.concatenate(matrix)
    context.draw(source, in: drawn)
    return context.rasterized.map { CIImage(.pixels($0), origin: target.origin) } ?? self
  }
  public func applyingFilter(_ name: String, parameters: [String: Any] = [:]) -> CIImage {
    guard let filter = CIFilter(name: name, parameters: parameters) else { return self }
    filter.setValue(self, forKey: kCIInputImageKey)
    return filter.outputImage ?? self
  }
  public func applyingGaussianBlur(sigma: Double) -> CIImage {
    applyingFilter("CIGaussianBlur", parameters: [kCIInputRadiusKey: sigma])
  }
  /// The part inside; a single clear pixel where nothing is.
  public func cropped(to rect: CGRect) -> CIImage {
    let part = rect.integral.intersection(bounds)
    guard !part.isNull, part.width >= 1, part.height >= 1, rect != bounds else {
      return rect.intersects(bounds) ? CIImage(content, scale: scale, origin: origin) : Self.nothing
    }
    if case .pixels(let pixels) = content, pixels.width == 1, pixels.height == 1 {
      return CIImage(content, scale: part.size, origin: part.origin)
    }
    guard let pixels = rendered()?._pixels else { return self }
    let cut = pixels.cropped(
      x: Int((part.minX - bounds.minX).rounded()), y: Int((bounds.maxY - part.maxY).rounded()),
      width: Int(part.width), height: Int(part.height))
    return cut.map { CIImage(.pixels($0), origin: part.origin) } ?? Self.nothing
  }
  private static var nothing: CIImage { CIImage(.pixels(Pixels(width: 1, height: 1)!)) }

  public func clampedToExtent() -> CIImage { CIImage(content, scale: scale, origin: origin, clamps: true) }
  public func clamped(to rect: CGRect) -> CIImage { cropped(to: rect).clampedToExtent() }
  public func samplingNearest() -> CIImage { self }
  public func samplingLinear() -> CIImage { self }
  public func premultiplyingAlpha() -> CIImage { self }
  public func oriented(forExifOrientation orientation: Int32) -> CIImage {
    guard (2...8).contains(orientation), let pixels = rendered()?._pixels else { return self }
    return CIImage(.pixels(pixels.upright(from: Int(orientation))))
  }
  public func oriented(_ orientation: CGImagePropertyOrientation) -> CIImage {
    oriented(forExifOrientation: Int32(orientation.rawValue))
  }
  /// One picture on the other.
  public func composited(over dest: CIImage) -> CIImage {
    let all = bounds.union(dest.bounds).integral
    guard let context = CGContext(points: all.size, scale: 1) else { return self }
    for picture in [dest, self] {
      guard let image = picture.rendered() else { continue }
      let place = picture.bounds
      context.draw(
        image,
        upright: CGRect(
          x: place.minX - all.minX, y: all.maxY - place.maxY, width: place.width, height: place.height),
        exifOrientation: 1)
    }
    return context.rasterized.map { CIImage(.pixels($0), origin: all.origin) } ?? self
  }

  /// The picture as it is drawn; `nil` beyond 4096 pixels a side.
  func rendered() -> CGImage? {
    switch content {
    case .encoded(let image): return image
    case .pixels(let pixels):
      let width = Int((Double(pixels.width) * scale.width).rounded())
      let height = Int((Double(pixels.height) * scale.height).rounded())
      if width == pixels.width, height == pixels.height { return CGImage(pixels) }
      guard var result = Pixels(width: min(width, 4_096), height: min(height, 4_096)) else { return nil }
      for y in 0..<result.height {
        let row = min(pixels.height - 1, Int(Double(y) / scale.height)) * pixels.width
        for x in 0..<result.width {
          let from = (row + min(pixels.width - 1, Int(Double(x) / scale.width))) * 4
          let to = (y * result.width + x) * 4
          for channel in 0..<4 { result.bytes[to + channel] = pixels.bytes[from + channel] }
        }
      }
      return CGImage(result)
    }
  }
}

public struct CIImageOption: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let applyOrientationProperty = CIImageOption(rawValue: "kCIImageApplyOrientationProperty")
  public static let colorSpace = CIImageOption(rawValue: "kCIImageColorSpace")
}

extension UIImage {
  /// - Parity: drawn at once, in pixels of one point
  public convenience init(ciImage: CIImage) { self.init(ciImage: ciImage, scale: 1, orientation: .up) }
  public convenience init(ciImage: CIImage, scale: CGFloat, orientation: UIImage.Orientation) {
    if let picture = ciImage.rendered() {
      self.init(cgImage: picture, scale: scale, orientation: orientation)
    } else {
      self.init()
    }
  }
  /// `nil`: a picture is its bytes here, never a recipe.
  public var ciImage: CIImage? { nil }
}

/// What cannot be done here is said once.
enum CoreImageLog {
  private static let lock = NSLock()
  nonisolated(unsafe) private static var said: Set<String> = []
  static func say(_ sentence: String) {
    guard lock.withLock({ said.insert(sentence).inserted }) else { return }
    FileHandle.standardError.write(Data("CoreImage: \(sentence).\n".utf8))
  }
}
