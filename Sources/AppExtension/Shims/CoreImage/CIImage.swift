import Foundation
import UIKit
import VitrineCoreGraphics

/// A picture that filters work on: pixels that were made here, or the bytes of a file, which filters leave as they are.
///
/// - Parity: partial: pictures of files are not decoded, so only what filters generate can be changed
public final class CIImage: @unchecked Sendable {
  enum Content {
    case pixels(Pixels)
    case encoded(CGImage)
  }
  let content: Content
  /// Each pixel is drawn so many times larger, with hard edges, as Core Image draws what it generates.
  let scale: CGSize
  private let origin: CGPoint

  init(_ content: Content, scale: CGSize = CGSize(width: 1, height: 1), origin: CGPoint = .zero) {
    (self.content, self.scale, self.origin) = (content, scale, origin)
  }

  public convenience init(cgImage: CGImage) { self.init(.encoded(cgImage)) }
  public convenience init?(image: UIImage) {
    guard let picture = image.cgImage else { return nil }
    self.init(.encoded(picture))
  }
  public convenience init?(data: Data) {
    guard let image = UIImage(data: data) else { return nil }
    self.init(image: image)
  }
  public convenience init?(contentsOf url: URL) {
    guard let data = try? Data(contentsOf: url) else { return nil }
    self.init(data: data)
  }
  public convenience init(color: CIColor) {
    var pixels = Pixels(width: 1, height: 1)!
    pixels.bytes = color.bytes
    self.init(.pixels(pixels), scale: CGSize(width: 4_096, height: 4_096))
  }

  /// In pixels.
  public var extent: CGRect {
    let size: (width: Int, height: Int)
    switch content {
    case .pixels(let pixels): size = (pixels.width, pixels.height)
    case .encoded(let image): size = (image.width, image.height)
    }
    return CGRect(
      origin: origin,
      size: CGSize(width: Double(size.width) * scale.width, height: Double(size.height) * scale.height))
  }

  /// Scaled and moved; turning is not done, which the log says.
  public func transformed(by matrix: CGAffineTransform) -> CIImage {
    if abs(matrix.b) > 1e-9 || abs(matrix.c) > 1e-9 {
      CoreImageLog.say("pictures are scaled and moved, but not turned")
    }
    return CIImage(
      content, scale: CGSize(width: scale.width * abs(matrix.a), height: scale.height * abs(matrix.d)),
      origin: CGPoint(x: origin.x * matrix.a + matrix.tx, y: origin.y * matrix.d + matrix.ty))
  }
  public func applyingFilter(_ name: String, parameters: [String: Any] = [:]) -> CIImage {
    guard let filter = CIFilter(name: name, parameters: parameters) else { return self }
    filter.setValue(self, forKey: kCIInputImageKey)
    return filter.outputImage ?? self
  }
  public func cropped(to rect: CGRect) -> CIImage { self }
  public func clampedToExtent() -> CIImage { self }
  public func samplingNearest() -> CIImage { self }
  public func oriented(_ orientation: UIImage.Orientation) -> CIImage { self }

  /// The picture as it is drawn; `nil` beyond 4096 pixels a side.
  func rendered() -> CGImage? {
    switch content {
    case .encoded(let image): return image
    case .pixels(let pixels):
      let width = Int((Double(pixels.width) * scale.width).rounded())
      let height = Int((Double(pixels.height) * scale.height).rounded())
      guard var result = Pixels(width: min(width, 4_096), height: min(height, 4_096)) else { return nil }
      for y in 0..<result.height {
        let row = min(pixels.height - 1, Int(Double(y) / scale.height)) * pixels.width
        for x in 0..<result.width {
          let from = (row + min(pixels.width - 1, Int(Double(x) / scale.width))) * 4
          let to = (y * result.width + x) * 4
          for channel in 0..<4 { result.bytes[to + channel] = pixels.bytes[from + channel] }
        }
      }
      return CGImage(
        data: PNGEncoder.encode(result), pixels: CGSize(width: result.width, height: result.height))
    }
  }
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
