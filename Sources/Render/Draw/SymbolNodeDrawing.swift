import Archive
import CPango
import Foundation
import Typography

/// A symbol from outlines of the symbol font.
enum SymbolNodeDrawing {
  static func draw(_ node: SymbolNode, in context: DrawContext) {
    guard let frame = Bounds.rect(node.frame) else { return }
    if context.redaction == .bars {
      RedactionBars.draw(frame, node.paints.first ?? .color(SceneColor(.system(.primary))), in: context)
      return
    }
    guard let outline = SymbolCatalog.shared.outline(name: node.name, weight: node.weight) else {
      UnsupportedDrawing.draw(UnsupportedNode(name: node.name, frame: frame), in: context)
      return
    }
    let map = SymbolPlacement.transform(outline, node, frame)
    if outline.isPlain {
      draw(outline, map, node.paints, context)
    } else {
      cairo_push_group(context.cairo)
      draw(outline, map, node.paints, context)
      cairo_pop_group_to_source(context.cairo)
      cairo_paint(context.cairo)
    }
  }

  private static func draw(
    _ outline: SymbolOutline, _ map: Transform, _ paints: [Paint], _ context: DrawContext
  ) {
    let cairo = context.cairo
    for step in outline.steps {
      cairo_new_path(cairo)
      cairo_set_fill_rule(cairo, CAIRO_FILL_RULE_WINDING)
      switch step {
      case .fill(let elements, let index):
        guard PathDrawing.add(elements.map { $0.transformed(map) }, to: cairo) else { continue }
        PaintSource.with(SymbolPlacement.paint(index, of: paints), in: context) { cairo_fill(cairo) }
      case .erase(let elements):
        guard PathDrawing.add(elements.map { $0.transformed(map) }, to: cairo) else { continue }
        cairo_set_operator(cairo, CAIRO_OPERATOR_DEST_OUT)
        cairo_set_source_rgba(cairo, 0, 0, 0, 1)
        cairo_fill(cairo)
        cairo_set_operator(cairo, CAIRO_OPERATOR_OVER)
      }
    }
    cairo_new_path(cairo)
  }
}

/// Where a symbol's outline goes, for all outputs.
enum SymbolPlacement {
  /// From the outline (point size 1, centred on the grid) to its node: at its point size and centred in the
  /// frame, or stretched over it.
  static func transform(_ outline: SymbolOutline, _ node: SymbolNode, _ frame: CGRect) -> Transform {
    let bounds = outline.bounds
    var sx = node.pointSize.clamped(0.1, 2000)
    var sy = sx
    if node.resizable, bounds.width > 0, bounds.height > 0 {
      sx = frame.width / bounds.width
      sy = frame.height / bounds.height
    }
    return Transform(
      a: sx, b: 0, c: 0, d: sy, tx: frame.midX - bounds.midX * sx, ty: frame.midY - bounds.midY * sy)
  }

  /// The paint of a layer: layers beyond the last paint have that one.
  static func paint(_ index: Int, of paints: [Paint]) -> Paint {
    guard let last = paints.last else { return .color(SceneColor(.system(.primary))) }
    return index < paints.count ? paints[index] : last
  }
}
