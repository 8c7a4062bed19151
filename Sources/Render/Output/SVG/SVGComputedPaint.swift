import Archive
import Foundation
import Typography

/// Paints that SVG does not have, as patterns of embedded pixels.
enum SVGComputedPaint {
  /// A mesh gradient: its pixels, a few for each point since they are smooth, on its background.
  static func mesh(_ mesh: SceneMesh, _ name: String, _ context: SVGContext, _ builder: SVGBuilder) -> String
  {
    let seen = context.seen(builder)
    let points = mesh.vertices.flatMap { [$0.position, $0.leading, $0.top, $0.trailing, $0.bottom] }
    let place = PointBounds(points).rect.intersection(seen)
    var content =
      "<rect\(SVGPath.box(seen))\(SVGPaint.attributes(context.colors.resolve(mesh.background), "fill"))/>"
    if !place.isNull, place.width > 0, place.height > 0,
      let raster = MeshDrawing.raster(
        mesh, place: place, scale: min(3, 256 / max(place.width, place.height)), color: context.colors.resolve
      )
    {
      content += SVGRaster.image(raster)
    }
    return pattern(seen, viewBox: seen, content, name, builder)
  }

  /// A picture repeated over the plane.
  static func image(_ fill: ImageFill, _ name: String, _ context: SVGContext, _ builder: SVGBuilder) -> String
  {
    guard context.colors.mode != .accented else {
      return SVGPaint.attributes(context.colors.resolve(SceneColor(.system(.primary))), name)
    }
    guard let tile = Bounds.rect(fill.tile), tile.width >= 0.25, tile.height >= 0.25,
      let source = Bounds.rect(fill.source)?.intersection(CGRect(x: 0, y: 0, width: 1, height: 1)),
      !source.isNull,
      source.width > 0.0001, source.height > 0.0001, let href = SVGImage.href(fill.data)
    else { return " \(name)=\"none\"" }
    let (width, height) = (tile.width / source.width, tile.height / source.height)
    let whole = CGRect(
      x: tile.minX - source.minX * width, y: tile.minY - source.minY * height, width: width, height: height)
    let gray = context.colors.mode == .vibrant ? " filter=\"url(#\(SVGFilter.matrix(.luma, builder)))\"" : ""
    let content = "<image\(SVGPath.box(whole)) preserveAspectRatio=\"none\"\(gray) href=\"\(href)\"/>"
    return pattern(tile, viewBox: tile, content, name, builder)
  }

  private static func pattern(
    _ tile: CGRect, viewBox: CGRect, _ content: String, _ name: String, _ builder: SVGBuilder
  ) -> String {
    let box = [viewBox.minX, viewBox.minY, viewBox.width, viewBox.height].map { SVGText.number($0) }
    let id = builder.define(
      kind: "pattern",
      attributes:
        " patternUnits=\"userSpaceOnUse\"\(SVGPath.box(tile)) viewBox=\"\(box.joined(separator: " "))\""
        + " preserveAspectRatio=\"none\"", content: content)
    return " \(name)=\"url(#\(id))\""
  }
}
