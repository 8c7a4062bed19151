import Archive
import Foundation
import Typography

/// Symbols as outlines; what a part takes away from those before it is a mask.
enum SVGSymbol {
  static func markup(_ node: SymbolNode, _ context: SVGContext, _ builder: SVGBuilder) -> String {
    guard let frame = Bounds.rect(node.frame) else { return "" }
    if context.redaction == .bars {
      let paint = node.paints.first ?? .color(SceneColor(.system(.primary)))
      return SVGNodes.bar(frame, paint, context, builder)
    }
    guard let outline = SymbolInk.outline(node) else {
      return SVGNodes.unsupported(UnsupportedNode(name: node.name, frame: frame), context, builder)
    }
    let map = SymbolPlacement.transform(outline, node, frame)
    var result = ""
    for step in outline.steps {
      switch step {
      case .fill(let elements, let part):
        if let ink = SymbolInk(part, node) { result += fill(elements, map, ink, context, builder) }
      case .inlay(let elements, let part):
        let ink = SymbolInk(inlay: part, node)
        if ink?.isOpaque != true { result = erased(result, elements, map, frame, builder) }
        if let ink { result += fill(elements, map, ink, context, builder) }
      case .erase(let elements): result = erased(result, elements, map, frame, builder)
      }
    }
    return result
  }

  private static func fill(
    _ elements: [PathElement], _ map: Transform, _ ink: SymbolInk, _ context: SVGContext,
    _ builder: SVGBuilder
  ) -> String {
    let data = SVGPath.data(elements.map { $0.transformed(map) })
    guard !data.isEmpty else { return "" }
    let opacity = ink.opacity < 1 ? " opacity=\"\(SVGText.number(ink.opacity))\"" : ""
    return "<path d=\"\(data)\"\(SVGPaint.attributes(ink.paint, "fill", context, builder))\(opacity)/>"
  }

  private static func erased(
    _ markup: String, _ elements: [PathElement], _ map: Transform, _ frame: CGRect, _ builder: SVGBuilder
  ) -> String {
    let data = SVGPath.data(elements.map { $0.transformed(map) })
    guard !data.isEmpty, !markup.isEmpty else { return markup }
    let area = SVGPath.box(frame.insetBy(dx: -frame.width - 10, dy: -frame.height - 10))
    let mask = builder.define(
      kind: "mask", attributes: " maskUnits=\"userSpaceOnUse\"\(area)",
      content: "<rect\(area) fill=\"#fff\"/><path d=\"\(data)\"/>")
    return "<g mask=\"url(#\(mask))\">\(markup)</g>"
  }
}
