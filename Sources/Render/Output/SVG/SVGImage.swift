import Archive
import Foundation

/// Bitmaps as `data:` URLs, by the bytes that the extension gave.
enum SVGImage {
  static func markup(_ node: ImageNode, _ context: SVGContext, _ builder: SVGBuilder) -> String {
    guard let frame = Bounds.rect(node.frame), frame.width > 0, frame.height > 0 else { return "" }
    if context.redaction == .bars {
      return SVGNodes.bar(frame, .color(SceneColor(.system(.gray))), context, builder)
    }
    guard let type = ImageFormat(node.data).mediaType else {
      return SVGNodes.unsupported(
        UnsupportedNode(name: ImageFormat(node.data).name, frame: frame), context, builder)
    }
    let image =
      "<image\(SVGPath.box(frame)) preserveAspectRatio=\"none\" href=\"data:\(type);base64,"
      + "\(node.data.base64EncodedString())\"/>"
    let mode = builder.appearance.renderingMode
    if let paint = node.template ?? (mode == .accented ? .color(SceneColor(.system(.primary))) : nil) {
      let mask = builder.define(kind: "mask", attributes: " style=\"mask-type:alpha\"", content: image)
      let fill = SVGPaint.attributes(paint, "fill", context, builder)
      return "<rect\(SVGPath.box(frame)) mask=\"url(#\(mask))\"\(fill)/>"
    }
    guard mode == .vibrant else { return image }
    let gray = builder.define(
      kind: "filter", attributes: " color-interpolation-filters=\"sRGB\"",
      content: "<feColorMatrix type=\"saturate\" values=\"0\"/>")
    return "<g filter=\"url(#\(gray))\">\(image)</g>"
  }
}
