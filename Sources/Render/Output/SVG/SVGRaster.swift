import Archive
import CPango
import Foundation
import Typography

/// Nodes drawn in pixels, for what SVG has no means for.
enum SVGRaster {
  /// Pixels of one picture at most.
  private static let mostPixels = 4_000_000.0

  /// A rectangle of nodes, at so many pixels a point.
  static func raster(
    _ nodes: [Node], _ region: CGRect, scale: Double, _ context: SVGContext, _ builder: SVGBuilder
  ) -> Raster? {
    guard region.width > 0, region.height > 0 else { return nil }
    let scale = min(scale.clamped(0.1, 16), (mostPixels / (region.width * region.height)).squareRoot())
    let (width, height) = (
      Int((region.width * scale).rounded(.up)), Int((region.height * scale).rounded(.up))
    )
    let place = CGRect(
      x: region.minX, y: region.minY, width: Double(width) / scale, height: Double(height) / scale)
    guard let raster = Raster(width: width, height: height, place: place),
      drawn(nodes, on: raster, scale, context, builder)
    else { return nil }
    return raster
  }

  private static func drawn(
    _ nodes: [Node], on raster: Raster, _ scale: Double, _ context: SVGContext, _ builder: SVGBuilder
  ) -> Bool {
    let budget = DrawBudget(picture: raster.width * raster.height)
    guard let canvas = Canvas(raster: raster, budget: budget) else { return false }
    canvas.map = cairo_matrix_t(
      xx: scale, yx: 0, xy: 0, yy: scale, x0: -raster.place.minX * scale, y0: -raster.place.minY * scale)
    var inner = DrawContext(
      canvas: canvas, budget: budget, appearance: builder.appearance, date: builder.date)
    inner.colors = context.colors
    inner.redaction = context.redaction
    inner.depth = context.depth
    NodeDrawing.draw(nodes, in: inner)
    return true
  }

  /// The pixels as an element that fills their place.
  static func image(_ raster: Raster, _ attributes: String = "") -> String {
    "<image\(SVGPath.box(raster.place)) preserveAspectRatio=\"none\"\(attributes) href=\"\(raster.dataURL())\"/>"
  }
}
