import Archive
import CPango
import Foundation
import Typography

/// A group: children are put in place, and drawn straight onto what is behind them or, where an effect needs it, on a layer first.
enum GroupDrawing {
  static func draw(_ group: GroupNode, in context: DrawContext) {
    guard context.depth < DrawContext.deepest, group.opacity.isNaN || group.opacity > 0,
      !group.children.isEmpty
    else {
      return
    }
    let group = group.blended(in: context.colors.mode)
    if let projection = group.projection {
      ProjectionDrawing.draw(group, projection, in: context)
    } else {
      drawAffine(group, in: context)
    }
  }

  private static func drawAffine(_ group: GroupNode, in context: DrawContext) {
    let cairo = context.cairo
    cairo_save(cairo)
    defer { cairo_restore(cairo) }
    if let transform = group.transform {
      guard let safe = Bounds.transform(transform) else { return }
      var matrix = cairo_matrix_t(xx: safe.a, yx: safe.b, xy: safe.c, yy: safe.d, x0: safe.tx, y0: safe.ty)
      cairo_transform(cairo, &matrix)
    }
    if let clip = group.clip {
      cairo_new_path(cairo)
      guard PathDrawing.add(clip, to: cairo) else { return }
      cairo_clip(cairo)
    }
    let (inner, opacity) = inside(group, context)
    let filter = ColorFilterPlan(group.filter, colors: inner.colors)
    guard GroupLayer.isNeeded(group, opacity: opacity, filter: filter) else {
      var inner = inner
      inner.opacity *= opacity
      NodeDrawing.draw(group.children, in: inner)
      return
    }
    GroupLayer.draw(group, opacity: opacity, filter: filter, inner: inner, in: context)
  }

  /// What children are drawn with, and the group's opacity.
  private static func inside(_ group: GroupNode, _ context: DrawContext) -> (DrawContext, Double) {
    var inner = context
    inner.depth += 1
    inner.colors.isAccented = context.colors.isAccented || group.accentable
    var opacity = group.opacity.clamped(0, 1)
    switch RedactionEffect(group.redaction, in: context.appearance) {
    case .none: break
    case .bars: inner.redaction = .bars
    case .faded: opacity *= RedactionEffect.fadedOpacity
    }
    return (inner, opacity)
  }
}
