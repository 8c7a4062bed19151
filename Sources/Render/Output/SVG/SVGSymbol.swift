import Archive
import Foundation
import Typography

/// Symbols as outlines; what a part takes away from those before it is a mask.
enum SVGSymbol {
  static func markup(_ node: SymbolNode, _ context: SVGContext, _ builder: SVGBuilder) -> String {
    guard let frame = Bounds.rect(node.frame) else { return "" }
    if context.redaction == .bars {
      return SVGNodes.bar(frame, SymbolPlacement.paint(0, of: node.paints), context, builder)
    }
    guard let outline = SymbolCatalog.shared.outline(name: node.name, weight: node.weight) else {
      return SVGNodes.unsupported(UnsupportedNode(name: node.name, frame: frame), context, builder)
    }
    let map = SymbolPlacement.transform(outline, node, frame)
    var result = ""
    for step in outline.steps {
      switch step {
      case .fill(let elements, let paint):
        let attributes = SVGPaint.attributes(
          SymbolPlacement.paint(paint, of: node.paints), "fill", context, builder)
        let data = SVGPath.data(elements.map { $0.transformed(map) })
        if !data.isEmpty { result += "<path d=\"\(data)\"\(attributes)/>" }
      case .erase(let elements):
        let data = SVGPath.data(elements.map { $0.transformed(map) })
        guard !data.isEmpty, !result.isEmpty else { continue }
        let area = SVGPath.box(frame.insetBy(dx: -frame.width - 10, dy: -frame.height - 10))
        let mask = builder.define(
          kind: "mask", attributes: " maskUnits=\"userSpaceOnUse\"\(area)",
          content: "<rect\(area) fill=\"#fff\"/><path d=\"\(data)\"/>")
        result = "<g mask=\"url(#\(mask))\">\(result)</g>"
      }
    }
    return result
  }
}
