import Archive
import Foundation
import Typography

/// Bitmaps as `data:` URLs: the bytes that the extension gave, where every browser shows them as iOS does.
enum SVGImage {
  static func markup(_ node: ImageNode, _ context: SVGContext, _ builder: SVGBuilder) -> String {
    guard let frame = Bounds.rect(node.frame), frame.width > 0, frame.height > 0 else { return "" }
    if context.redaction == .bars {
      return SVGNodes.bar(frame, .color(SceneColor(.system(.gray))), context, builder)
    }
    let image: String
    switch element(node, frame, context, builder) {
    case .success(let markup): image = markup
    case .failure(let failure):
      return SVGNodes.unsupported(UnsupportedNode(name: failure.name, frame: frame), context, builder)
    }
    if let paint = ImageDrawing.template(node, context.colors.mode) {
      let mask = builder.define(kind: "mask", attributes: " style=\"mask-type:alpha\"", content: image)
      let fill = SVGPaint.attributes(paint, "fill", context, builder)
      return "<rect\(SVGPath.box(frame)) mask=\"url(#\(mask))\"\(fill)/>"
    }
    guard context.colors.mode == .vibrant else { return image }
    return "<g filter=\"url(#\(SVGFilter.matrix(.luma, builder)))\">\(image)</g>"
  }

  private static func element(
    _ node: ImageNode, _ frame: CGRect, _ context: SVGContext, _ builder: SVGBuilder
  ) -> Result<String, ImageFailure> {
    let rendering = node.interpolation == .none ? " style=\"image-rendering:pixelated\"" : ""
    if node.slicing != nil {
      // Put together in pixels: parts side by side would show seams.
      let scale = max(builder.appearance.displayScale, 2) * context.toScene.meanScale
      return ImageDrawing.picture(node, frame, scale: scale).map { picture in
        guard let raster = picture.owner as? Raster else { return "" }
        return SVGRaster.image(raster, rendering)
      }
    }
    switch ImageCache.shared.image(node.data, fitting: frame.size) {
    case .failure(let failure): return .failure(failure)
    case .success:
      guard let href = href(node.data) else {
        return .failure(ImageFailure(name: ImageFormat(node.data).name))
      }
      return .success(
        "<image\(SVGPath.box(frame)) preserveAspectRatio=\"none\"\(rendering) href=\"\(href)\"/>")
    }
  }

  /// The bytes as a `data:` URL. What a browser would show otherwise than iOS — turned by a camera's note, or moving — is written anew
  /// as PNG.
  static func href(_ data: Data) -> String? {
    guard case .success(let header) = ImageHeader.read(data), let type = header.format.mediaType else {
      return nil
    }
    if header.orientation == 1, !header.isAnimated {
      return "data:\(type);base64,\(data.base64EncodedString())"
    }
    guard case .success(let image) = ImageCache.shared.image(data, fitting: CGSize(width: 1024, height: 1024))
    else {
      return nil
    }
    return image.dataURL()
  }
}
