import Archive
import CPango
import Foundation

/// The shadows of a group.
enum ShadowDrawing {
  /// Draws the shadow of what is on a layer beneath it. Lengths are points, `scale` pixels each.
  static func drawBeneath(_ shadow: Shadow, in color: ResolvedColor, on layer: Canvas, map: cairo_matrix_t) {
    guard color.alpha > 0, shadow.reach != nil,
      let blurred = Blur.blurred(layer, sigma: max(shadow.radius, 0) * map.meanScale, color: color)
    else { return }
    paint(blurred, shadow.offset, CAIRO_OPERATOR_DEST_OVER, on: layer, map)
  }

  /// Draws the shadow that what is around falls into it.
  static func drawInside(
    _ shadow: Shadow, in color: ResolvedColor, on layer: Canvas, map: cairo_matrix_t, budget: DrawBudget
  ) {
    guard color.alpha > 0, shadow.reach != nil,
      let outside = Canvas(layer: layer.frame, over: nil, budget: budget)
    else { return }
    PaintSource.set(color, in: outside.cairo)
    cairo_paint(outside.cairo)
    outside.useAsSource(layer)
    cairo_set_operator(outside.cairo, CAIRO_OPERATOR_DEST_OUT)
    cairo_paint(outside.cairo)
    guard let blurred = Blur.blurred(outside, sigma: max(shadow.radius, 0) * map.meanScale) else { return }
    paint(blurred, shadow.offset, CAIRO_OPERATOR_ATOP, on: layer, map)
  }

  private static func paint(
    _ shadow: Raster, _ offset: CGSize, _ how: cairo_operator_t, on layer: Canvas, _ map: cairo_matrix_t
  ) {
    let (x, y) = (Bounds.length(offset.width), Bounds.length(offset.height))
    cairo_save(layer.cairo)
    defer { cairo_restore(layer.cairo) }
    cairo_identity_matrix(layer.cairo)
    shadow.useAsSource(
      in: layer.cairo, dx: map.xx * x + map.xy * y - Double(layer.frame.left),
      dy: map.yx * x + map.yy * y - Double(layer.frame.top))
    cairo_set_operator(layer.cairo, how)
    cairo_paint(layer.cairo)
  }
}
