import Archive
import CPango
import Foundation

/// The shadow of a group, drawn beneath it.
enum ShadowDrawing {
  static func draw(_ shadow: Shadow, of pattern: OpaquePointer, in context: DrawContext) {
    let cairo = context.cairo
    let (dx, dy) = (shadow.offset.width, shadow.offset.height)
    guard dx.isFinite, dy.isFinite, !shadow.radius.isNaN else { return }
    let color = context.colors.resolve(shadow.color)
    guard color.alpha > 0 else { return }
    cairo_save(cairo)
    defer { cairo_restore(cairo) }
    guard let blurred = Blur.blurred(pattern, in: cairo, radius: max(shadow.radius, 0), color: color) else {
      return
    }
    defer { cairo_pattern_destroy(blurred) }
    cairo_translate(cairo, Bounds.length(dx), Bounds.length(dy))
    cairo_set_source(cairo, blurred)
    cairo_paint(cairo)
  }
}
