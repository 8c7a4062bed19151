import Archive
import CPango
import Foundation
import Typography

/// A group: children are put in place, and drawn straight onto what is behind them or, where an effect needs it, on a layer first.
enum GroupDrawing {
  // Groups lie in groups, up to `DrawContext.deepest`: what only some of them need stands in functions of its own, so that the others do
  // not take stack for it.

  static func draw(_ group: GroupNode, in context: DrawContext) {
    guard context.depth < DrawContext.deepest, group.opacity.isNaN || group.opacity > 0,
      !group.children.isEmpty, group.isShown
    else {
      return
    }
    if group.blend != .normal, context.colors.mode == .accented {
      drawAccented(group, in: context)
    } else if group.projection != nil {
      ProjectionDrawing.draw(group, in: context)
    } else {
      drawAffine(group, in: context)
    }
  }

  @inline(never)
  private static func drawAccented(_ group: GroupNode, in context: DrawContext) {
    let group = group.blended(in: .accented)
    if group.projection != nil {
      ProjectionDrawing.draw(group, in: context)
    } else {
      drawAffine(group, in: context)
    }
  }

  @inline(never)
  private static func drawAffine(_ group: GroupNode, in context: DrawContext) {
    let cairo = context.cairo
    cairo_save(cairo)
    defer { cairo_restore(cairo) }
    guard place(group, cairo) else { return }
    var (inner, opacity) = inside(group, context)
    let filter = ColorFilterPlan(group.filter, colors: inner.colors)
    if GroupLayer.isNeeded(group, opacity: opacity, filter: filter) {
      GroupLayer.draw(group, opacity: opacity, filter: filter, inner: inner, in: context)
    } else {
      inner.opacity *= opacity
      NodeDrawing.draw(group.children, in: inner)
    }
  }

  /// Moves and cuts; `false` where nothing is to be seen.
  @inline(never)
  private static func place(_ group: GroupNode, _ cairo: OpaquePointer) -> Bool {
    if let transform = group.transform {
      guard let safe = Bounds.transform(transform) else { return false }
      var matrix = cairo_matrix_t(xx: safe.a, yx: safe.b, xy: safe.c, yy: safe.d, x0: safe.tx, y0: safe.ty)
      cairo_transform(cairo, &matrix)
    }
    guard let clip = group.clip else { return true }
    cairo_new_path(cairo)
    guard PathDrawing.add(clip, to: cairo) else { return false }
    cairo_clip(cairo)
    return true
  }

  /// What children are drawn with, and the group's opacity.
  @inline(never)
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
