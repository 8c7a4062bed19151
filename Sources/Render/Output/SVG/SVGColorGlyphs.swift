import Archive
import Foundation

/// Emoji: each picture is embedded once, in the unit square, and used where it stands.
enum SVGColorGlyphs {
  static func markup(
    _ images: [ImageNode], opacity: Double, _ context: SVGContext, _ builder: SVGBuilder
  ) -> String {
    let uses = images.map { image in
      let id = builder.define("emoji \(image.data.base64EncodedString())") { id in
        "<image id=\"\(id)\" width=\"1\" height=\"1\" preserveAspectRatio=\"none\" "
          + "href=\"data:image/png;base64,\(image.data.base64EncodedString())\"/>"
      }
      let frame = image.frame
      let place = Transform(
        a: frame.width, b: 0, c: 0, d: frame.height, tx: Bounds.length(frame.minX),
        ty: Bounds.length(frame.minY))
      return "<use href=\"#\(id)\" transform=\"\(SVGGroup.matrix(place))\"/>"
    }
    let alpha = opacity < 1 ? " opacity=\"\(SVGText.number(opacity))\"" : ""
    return SVGGroup.element(alpha + filter(context, builder), uses.joined())
  }

  /// Without colours where there are none.
  private static func filter(_ context: SVGContext, _ builder: SVGBuilder) -> String {
    let matrix: ColorMatrix
    switch context.colors.mode {
    case .fullColor: return ""
    case .accented: matrix = .constant(context.colors.resolve(SceneColor(.system(.primary))))
    case .vibrant: matrix = .luma
    }
    return " filter=\"url(#\(SVGFilter.matrix(matrix, builder)))\""
  }
}
