import Archive
import CPango
import Foundation
import Typography

/// A filled or stroked outline.
enum PathDrawing {
  static func draw(_ node: PathNode, in context: DrawContext) {
    let cairo = context.cairo
    cairo_new_path(cairo)
    guard add(node.geometry, to: cairo) else {
      cairo_new_path(cairo)
      return
    }
    PaintSource.with(node.paint, in: context, covering: covering(node)) {
      switch node.style {
      case .fill(let evenOdd):
        cairo_set_fill_rule(cairo, evenOdd ? CAIRO_FILL_RULE_EVEN_ODD : CAIRO_FILL_RULE_WINDING)
        cairo_fill(cairo)
      case .stroke(let stroke):
        guard StrokeStyling.apply(stroke, to: cairo) else { break }
        cairo_stroke(cairo)
      }
    }
    cairo_new_path(cairo)
  }

  /// Where the path has ink, for paints that are computed.
  private static func covering(_ node: PathNode) -> CGRect? {
    switch node.paint {
    case .color, .linearGradient, .radialGradient, .ellipticalGradient, .image: nil
    case .angularGradient, .meshGradient, .material: NodeBounds.path(node)
    }
  }

  /// Adds an outline to the current path; `false` where one of its numbers is none.
  static func add(_ geometry: PathGeometry, to cairo: OpaquePointer) -> Bool {
    switch geometry {
    case .rect(let rect):
      guard let rect = Bounds.rect(rect) else { return false }
      cairo_rectangle(cairo, rect.minX, rect.minY, rect.width, rect.height)
    case .roundedRect(let rect, let radius, let continuous):
      guard let rect = Bounds.rect(rect), !radius.isNaN else { return false }
      let radius = radius.clamped(0, min(rect.width, rect.height) / 2)
      if radius == 0 {
        cairo_rectangle(cairo, rect.minX, rect.minY, rect.width, rect.height)
      } else if continuous {
        return add(ContinuousCorner.elements(rect, radius: radius), to: cairo)
      } else {
        addCircular(rect, radius, to: cairo)
      }
    case .ellipse(let rect):
      guard let rect = Bounds.rect(rect) else { return false }
      guard rect.width > 0, rect.height > 0 else { return true }
      cairo_save(cairo)
      cairo_translate(cairo, rect.midX, rect.midY)
      cairo_scale(cairo, rect.width / 2, rect.height / 2)
      cairo_new_sub_path(cairo)
      cairo_arc(cairo, 0, 0, 1, 0, 2 * .pi)
      cairo_close_path(cairo)
      cairo_restore(cairo)
    case .elements(let elements): return add(elements, to: cairo)
    }
    return true
  }

  static func add(_ elements: [PathElement], to cairo: OpaquePointer) -> Bool {
    for element in elements {
      switch element {
      case .move(let p):
        guard Bounds.isDrawable(p) else { return false }
        cairo_move_to(cairo, Bounds.length(p.x), Bounds.length(p.y))
      case .line(let p):
        guard Bounds.isDrawable(p) else { return false }
        cairo_line_to(cairo, Bounds.length(p.x), Bounds.length(p.y))
      case .quad(let c, let p):
        guard Bounds.isDrawable(c), Bounds.isDrawable(p) else { return false }
        addQuad(c, p, to: cairo)
      case .curve(let a, let b, let p):
        guard Bounds.isDrawable(a), Bounds.isDrawable(b), Bounds.isDrawable(p) else { return false }
        cairo_curve_to(
          cairo, Bounds.length(a.x), Bounds.length(a.y), Bounds.length(b.x), Bounds.length(b.y),
          Bounds.length(p.x),
          Bounds.length(p.y))
      case .close: cairo_close_path(cairo)
      }
    }
    return true
  }

  /// A quadratic curve as the cubic one with the same points.
  private static func addQuad(_ control: CGPoint, _ end: CGPoint, to cairo: OpaquePointer) {
    let (cx, cy, x, y) = (
      Bounds.length(control.x), Bounds.length(control.y), Bounds.length(end.x), Bounds.length(end.y)
    )
    if cairo_has_current_point(cairo) == 0 { cairo_move_to(cairo, cx, cy) }
    var sx = 0.0
    var sy = 0.0
    cairo_get_current_point(cairo, &sx, &sy)
    cairo_curve_to(
      cairo, sx + (cx - sx) * 2 / 3, sy + (cy - sy) * 2 / 3, x + (cx - x) * 2 / 3, y + (cy - y) * 2 / 3, x, y)
  }

  private static func addCircular(_ rect: CGRect, _ r: Double, to cairo: OpaquePointer) {
    cairo_new_sub_path(cairo)
    cairo_arc(cairo, rect.maxX - r, rect.minY + r, r, -.pi / 2, 0)
    cairo_arc(cairo, rect.maxX - r, rect.maxY - r, r, 0, .pi / 2)
    cairo_arc(cairo, rect.minX + r, rect.maxY - r, r, .pi / 2, .pi)
    cairo_arc(cairo, rect.minX + r, rect.minY + r, r, .pi, .pi * 3 / 2)
    cairo_close_path(cairo)
  }
}
