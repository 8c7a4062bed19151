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
    guard let outline = SymbolInk.outline(node) else {
      UnsupportedDrawing.draw(UnsupportedNode(name: node.name, frame: frame), in: context)
      return
    }
    let map = SymbolPlacement.transform(outline, node, frame)
    if outline.isPlain {
      draw(outline, map, node, context)
    } else {
      cairo_push_group(context.cairo)
      draw(outline, map, node, context)
      cairo_pop_group_to_source(context.cairo)
      cairo_paint(context.cairo)
    }
  }

  private static func draw(
    _ outline: SymbolOutline, _ map: Transform, _ node: SymbolNode, _ context: DrawContext
  ) {
    for step in outline.steps {
      switch step {
      case .fill(let elements, let part):
        if let ink = SymbolInk(part, node) { fill(elements, map, ink, CAIRO_OPERATOR_OVER, context) }
      case .inlay(let elements, let part):
        let ink = SymbolInk(inlay: part, node)
        if let ink, ink.isOpaque {
          fill(elements, map, ink, CAIRO_OPERATOR_OVER, context)
          continue
        }
        erase(elements, map, context)
        // What was taken away is put in its place: sums, so that no rim is left between the two.
        if let ink { fill(elements, map, ink, CAIRO_OPERATOR_ADD, context) }
      case .erase(let elements): erase(elements, map, context)
      }
    }
    cairo_new_path(context.cairo)
  }

  private static func fill(
    _ elements: [PathElement], _ map: Transform, _ ink: SymbolInk, _ mode: cairo_operator_t,
    _ context: DrawContext
  ) {
    let cairo = context.cairo
    cairo_new_path(cairo)
    cairo_set_fill_rule(cairo, CAIRO_FILL_RULE_WINDING)
    guard PathDrawing.add(elements.map { $0.transformed(map) }, to: cairo) else { return }
    var context = context
    context.opacity *= ink.opacity
    cairo_set_operator(cairo, mode)
    PaintSource.with(ink.paint, in: context) { cairo_fill(cairo) }
    cairo_set_operator(cairo, CAIRO_OPERATOR_OVER)
  }

  private static func erase(_ elements: [PathElement], _ map: Transform, _ context: DrawContext) {
    let cairo = context.cairo
    cairo_new_path(cairo)
    cairo_set_fill_rule(cairo, CAIRO_FILL_RULE_WINDING)
    guard PathDrawing.add(elements.map { $0.transformed(map) }, to: cairo) else { return }
    cairo_set_operator(cairo, CAIRO_OPERATOR_DEST_OUT)
    cairo_set_source_rgba(cairo, 0, 0, 0, 1)
    cairo_fill(cairo)
    cairo_set_operator(cairo, CAIRO_OPERATOR_OVER)
  }
}

/// What a part of a symbol is filled with, for all outputs.
struct SymbolInk: Equatable {
  var paint: Paint
  var opacity = 1.0

  /// The ink of a part of a shape; `nil` where nothing is drawn.
  init?(_ part: SymbolPart, _ node: SymbolNode) {
    let first = node.paints.first ?? .color(SceneColor(.system(.primary)))
    switch node.rendering {
    case .monochrome: paint = first
    case .hierarchical:
      paint = first
      opacity = SymbolStrength.levels[min(max(part.level, 0), SymbolStrength.levels.count - 1)]
    case .palette:
      paint = node.paints.isEmpty ? first : node.paints[min(max(part.level, 0), node.paints.count - 1)]
    case .multicolor: paint = part.color.map { .color(SceneColor($0)) } ?? first
    }
    if let threshold = part.threshold, let value = node.variableValue, !(value > threshold) {
      opacity *= SymbolStrength.unlit
    }
  }

  /// The ink of a part that lies on another: left out in one colour, and where it would have that of what is below.
  init?(inlay part: SymbolPart, _ node: SymbolNode) {
    switch node.rendering {
    case .monochrome: return nil
    case .hierarchical, .palette: if part.isOpen { return nil }
    case .multicolor: if part.color == nil { return nil }
    }
    self.init(part, node)
  }

  /// Nothing shines through: what is below need not be taken away.
  var isOpaque: Bool {
    guard opacity == 1, case .color(let color) = paint else { return false }
    return color.isOpaque
  }

  /// The outline with the steps that a node's rendering needs.
  static func outline(_ node: SymbolNode) -> SymbolOutline? {
    SymbolCatalog.shared.outline(
      name: node.name, weight: node.weight,
      layered: node.rendering != .monochrome || node.variableValue != nil)
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
}
