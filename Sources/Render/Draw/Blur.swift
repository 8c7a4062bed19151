import CPango
import Foundation
import Typography

/// Gaussian blur, as three box blurs in each direction.
///
/// Wide blurs are computed on a smaller picture: nobody can see the difference, and the cost no longer grows with the radius.
enum Blur {
  /// The widest standard deviation in pixels.
  static let widest = 300.0

  /// How many times smaller the picture is that a blur is computed on.
  static func reduction(sigma: Double) -> Int { Int((sigma / 3).clamped(1, 16)) }

  /// A canvas's picture blurred by a standard deviation in pixels, in its own colours or, for a shadow, in one. It has the canvas's
  /// place in the picture.
  static func blurred(_ canvas: Canvas, sigma: Double, color: ResolvedColor? = nil) -> Raster? {
    let sigma = sigma.clamped(0, widest)
    let reduction = reduction(sigma: sigma)
    guard let small = small(canvas.frame, reduction) else { return nil }
    BoxReduction.put(canvas, canvas.frame, by: reduction, over: small, extendsEdges: false)
    if let color { tint(small, color) }
    BoxBlur.apply(
      to: small.surface, width: small.width, height: small.height, sigma: sigma / Double(reduction))
    return small
  }

  /// An empty picture of a part of a canvas, so many times smaller.
  static func small(_ part: PixelRect, _ reduction: Int) -> Raster? {
    let width = (part.width + reduction - 1) / reduction
    let height = (part.height + reduction - 1) / reduction
    return Raster(
      width: width, height: height,
      place: CGRect(x: part.left, y: part.top, width: width * reduction, height: height * reduction))
  }

  /// Keeps what a picture covers, in one colour.
  private static func tint(_ raster: Raster, _ color: ResolvedColor) {
    let table = (0..<256).map { alpha in
      PixelColor.pixel(
        SIMD4(
          Float(color.red), Float(color.green), Float(color.blue), Float(color.alpha) * Float(alpha) / 255))
    }
    raster.withPixels { pixels in
      for index in pixels.indices { pixels[index] = table[Int(pixels[index] >> 24)] }
    }
  }
}
