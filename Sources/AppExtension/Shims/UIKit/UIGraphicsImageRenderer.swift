import Foundation

/// How many pixels a drawing has.
public class UIGraphicsImageRendererFormat: NSObject, @unchecked Sendable {
  public enum Range: Int, Sendable { case unspecified = -1, automatic, extended, standard }
  /// Pixels a point.
  public var scale: CGFloat
  public var opaque = false
  public var preferredRange = Range.automatic
  public override init() { scale = UITraitCollection.current.displayScale }
  public convenience init(for traitCollection: UITraitCollection) {
    self.init()
    scale = traitCollection.displayScale
  }
  public class func `default`() -> UIGraphicsImageRendererFormat { UIGraphicsImageRendererFormat() }
  public class func preferred() -> UIGraphicsImageRendererFormat { UIGraphicsImageRendererFormat() }
}

extension UIImage {
  /// The format of a drawing with this picture's pixels to a point.
  public var imageRendererFormat: UIGraphicsImageRendererFormat {
    let format = UIGraphicsImageRendererFormat()
    format.scale = scale
    return format
  }
}

/// What a drawing of a renderer is made in.
public final class UIGraphicsImageRendererContext: NSObject {
  public let cgContext: CGContext
  public let format: UIGraphicsImageRendererFormat
  init(_ context: CGContext, _ format: UIGraphicsImageRendererFormat) {
    (cgContext, self.format) = (context, format)
  }
  public var currentImage: UIImage {
    cgContext.makeImage().map { UIImage(cgImage: $0, scale: format.scale, orientation: .up) } ?? UIImage()
  }
  public func fill(_ rect: CGRect) { cgContext.fill(rect) }
  public func fill(_ rect: CGRect, blendMode: CGBlendMode) {
    cgContext.saveGState()
    cgContext.setBlendMode(blendMode)
    cgContext.fill(rect)
    cgContext.restoreGState()
  }
  public func stroke(_ rect: CGRect) { cgContext.stroke(rect) }
  public func clip(to rect: CGRect) { cgContext.clip(to: rect) }
}

/// Makes pictures of drawings: outlines and pictures as pixels. One picture that fills it keeps its bytes.
///
/// - Parity: approximated: text, symbols, gradients and shadows are left out
public class UIGraphicsImageRenderer: NSObject, @unchecked Sendable {
  public let format: UIGraphicsImageRendererFormat
  private let size: CGSize
  private let origin: CGPoint

  public convenience init(size: CGSize) { self.init(size: size, format: UIGraphicsImageRendererFormat()) }
  public convenience init(size: CGSize, format: UIGraphicsImageRendererFormat) {
    self.init(bounds: CGRect(origin: .zero, size: size), format: format)
  }
  public convenience init(bounds: CGRect) {
    self.init(bounds: bounds, format: UIGraphicsImageRendererFormat())
  }
  public init(bounds: CGRect, format: UIGraphicsImageRendererFormat) {
    (origin, size, self.format) = (bounds.origin, bounds.size, format)
  }

  /// A picture without content where the size is nothing, or above 4096 pixels.
  public func image(actions: (UIGraphicsImageRendererContext) -> Void) -> UIImage {
    guard let context = CGContext(points: size, scale: format.scale) else { return UIImage() }
    context.translateBy(x: -origin.x, y: -origin.y)
    CurrentContext.push(context)
    defer { CurrentContext.pop() }
    let drawing = UIGraphicsImageRendererContext(context, format)
    actions(drawing)
    return drawing.currentImage
  }
  public func pngData(actions: (UIGraphicsImageRendererContext) -> Void) -> Data {
    image(actions: actions).pngData() ?? Data()
  }
  /// Empty where libjpeg-turbo is not installed.
  public func jpegData(
    withCompressionQuality compressionQuality: CGFloat, actions: (UIGraphicsImageRendererContext) -> Void
  ) -> Data { image(actions: actions).jpegData(compressionQuality: compressionQuality) ?? Data() }
}
