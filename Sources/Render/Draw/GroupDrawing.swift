import Archive
import CPango
import Foundation
import Typography

/// A group: children are drawn, clipped, made translucent and put in place.
enum GroupDrawing {
  static func draw(_ group: GroupNode, in context: DrawContext) {
    guard context.depth < DrawContext.deepest, group.opacity.isNaN || group.opacity > 0,
      !group.children.isEmpty
    else {
      return
    }
    let cairo = context.cairo
    cairo_save(cairo)
    defer { cairo_restore(cairo) }
    if let transform = group.transform {
      guard let safe = Bounds.transform(transform) else { return }
      var matrix = cairo_matrix_t(xx: safe.a, yx: safe.b, xy: safe.c, yy: safe.d, x0: safe.tx, y0: safe.ty)
      cairo_transform(cairo, &matrix)
    }
    if let shadow = group.shadow {
      drawWithShadow(group, shadow, context)
    } else {
      drawClipped(group, context)
    }
  }

  /// The shadow is that of the clipped children, and is not clipped itself.
  private static func drawWithShadow(_ group: GroupNode, _ shadow: Shadow, _ context: DrawContext) {
    cairo_push_group(context.cairo)
    drawClipped(group, context)
    guard let pattern = cairo_pop_group(context.cairo) else { return }
    defer { cairo_pattern_destroy(pattern) }
    ShadowDrawing.draw(shadow, of: pattern, in: context)
    cairo_set_source(context.cairo, pattern)
    cairo_paint(context.cairo)
  }

  private static func drawClipped(_ group: GroupNode, _ context: DrawContext) {
    let cairo = context.cairo
    cairo_save(cairo)
    defer { cairo_restore(cairo) }
    if let clip = group.clip {
      guard PathDrawing.add(clip, to: cairo) else { return }
      cairo_clip(cairo)
    }
    var inner = context
    inner.depth += 1
    inner.colors.isAccented = context.colors.isAccented || group.accentable
    var opacity = group.opacity.clamped(0, 1)
    switch RedactionEffect(group.redaction, in: context.appearance) {
    case .none: break
    case .bars: inner.redaction = .bars
    case .faded: opacity *= RedactionEffect.fadedOpacity
    }
    let needsSurface = group.blend != .normal || group.blurRadius > 0 || (opacity < 1 && !isOneLeaf(group))
    guard needsSurface else {
      inner.opacity *= opacity
      NodeDrawing.draw(group.children, in: inner)
      return
    }
    inner.opacity = 1
    cairo_push_group(cairo)
    NodeDrawing.draw(group.children, in: inner)
    if group.blurRadius > 0 {
      Blur.popBlurred(cairo, radius: group.blurRadius)
    } else {
      cairo_pop_group_to_source(cairo)
    }
    cairo_set_operator(cairo, BlendOperator.cairo(group.blend))
    cairo_paint_with_alpha(cairo, opacity * context.opacity)
  }

  /// One leaf that covers no pixel twice: its paint can take the opacity.
  private static func isOneLeaf(_ group: GroupNode) -> Bool {
    guard group.children.count == 1 else { return false }
    switch group.children[0] {
    case .path, .text, .liveText, .image, .symbol, .liveProgress: return true
    case .group, .unsupported: return false
    }
  }
}
