import Archive
import CPango
import Foundation

/// A bitmap stretched over its frame.
enum ImageDrawing {
  static func draw(_ node: ImageNode, in context: DrawContext) {
    guard let frame = Bounds.rect(node.frame), frame.width > 0, frame.height > 0 else { return }
    if context.redaction == .bars {
      RedactionBars.draw(frame, .color(SceneColor(.system(.gray))), in: context)
      return
    }
    guard let image = ImageCache.shared.image(node.data) else {
      UnsupportedDrawing.draw(UnsupportedNode(name: ImageFormat(node.data).name, frame: frame), in: context)
      return
    }
    let cairo = context.cairo
    guard let pattern = cairo_pattern_create_for_surface(image.surface) else { return }
    defer { cairo_pattern_destroy(pattern) }
    var map = cairo_matrix_t(
      xx: Double(image.width) / frame.width, yx: 0, xy: 0, yy: Double(image.height) / frame.height,
      x0: -frame.minX * Double(image.width) / frame.width,
      y0: -frame.minY * Double(image.height) / frame.height)
    cairo_pattern_set_matrix(pattern, &map)
    cairo_pattern_set_filter(pattern, CAIRO_FILTER_GOOD)
    cairo_pattern_set_extend(pattern, CAIRO_EXTEND_PAD)
    cairo_save(cairo)
    defer { cairo_restore(cairo) }
    cairo_new_path(cairo)
    cairo_rectangle(cairo, frame.minX, frame.minY, frame.width, frame.height)
    cairo_clip(cairo)
    if let paint = template(node, context) {
      PaintSource.with(paint, in: context) { cairo_mask(cairo, pattern) }
    } else if context.appearance.renderingMode == .vibrant {
      drawGray(pattern, context)
    } else {
      cairo_set_source(cairo, pattern)
      cairo_paint_with_alpha(cairo, context.opacity)
    }
  }

  /// In accented rendering every image is a template of its group's colour, as iOS shows one that asks for
  /// nothing else.
  private static func template(_ node: ImageNode, _ context: DrawContext) -> Paint? {
    node.template
      ?? (context.appearance.renderingMode == .accented ? .color(SceneColor(.system(.primary))) : nil)
  }

  private static func drawGray(_ pattern: OpaquePointer, _ context: DrawContext) {
    let cairo = context.cairo
    cairo_push_group(cairo)
    cairo_set_source(cairo, pattern)
    cairo_paint(cairo)
    cairo_set_operator(cairo, CAIRO_OPERATOR_HSL_SATURATION)
    cairo_set_source_rgba(cairo, 0.5, 0.5, 0.5, 1)
    cairo_mask(cairo, pattern)
    cairo_pop_group_to_source(cairo)
    cairo_paint_with_alpha(cairo, context.opacity)
  }
}
