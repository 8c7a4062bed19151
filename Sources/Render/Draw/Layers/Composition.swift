import Archive
import CPango
import Foundation

/// A finished picture of a group, and how it is put over what is behind it.
struct Composition {
  let layer: Canvas
  /// Instead of the layer's own pixels.
  var blurred: Raster?
  /// What of it is kept.
  var mask: Canvas?
  let opacity: Double
  let blend: BlendMode

  func put(on canvas: Canvas, budget: DrawBudget) {
    if let mask, opacity < 1 {
      cairo_set_operator(mask.cairo, CAIRO_OPERATOR_DEST_IN)
      cairo_set_source_rgba(mask.cairo, 0, 0, 0, opacity)
      cairo_paint(mask.cairo)
    }
    guard blend == .plusDarker, let whole = Canvas(layer: visibleFrame(canvas), over: nil, budget: budget)
    else {
      return paint(on: canvas, how: BlendOperator.cairo(blend))
    }
    paint(on: whole, how: CAIRO_OPERATOR_OVER)
    PlusDarker.blend(whole, into: canvas)
  }

  private func visibleFrame(_ canvas: Canvas) -> PixelRect { layer.frame.intersection(canvas.visible) }

  private func paint(on canvas: Canvas, how: cairo_operator_t) {
    let cairo = canvas.cairo
    cairo_save(cairo)
    defer { cairo_restore(cairo) }
    if let blurred { blurred.useAsSource(on: canvas) } else { canvas.useAsSource(layer) }
    cairo_set_operator(cairo, how)
    guard let mask else {
      cairo_paint_with_alpha(cairo, opacity)
      return
    }
    canvas.inPixels {
      cairo_mask_surface(
        cairo, mask.surface, Double(mask.frame.left - canvas.frame.left),
        Double(mask.frame.top - canvas.frame.top))
    }
  }
}
