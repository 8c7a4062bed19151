import Archive
import Foundation

/// Markup of a node of any kind. A new kind of node breaks the build here.
enum SVGNodes {
  /// Nodes that nothing else is behind, as one piece of markup.
  static func markup(_ nodes: [Node], _ context: SVGContext, _ builder: SVGBuilder) -> String {
    SVGPart.folded(parts(nodes, context, builder), area: SVGPath.box(context.seen(builder)), builder)
  }

  /// Nodes that are still to be put over what is behind them.
  static func parts(_ nodes: [Node], _ context: SVGContext, _ builder: SVGBuilder) -> [SVGPart] {
    var result: [SVGPart] = []
    var over = ""
    for (index, node) in nodes.enumerated() {
      let context = context.child(index)
      guard case .group(let group) = node else {
        over += leaf(node, context, builder)
        continue
      }
      for part in SVGGroup.parts(group, context, builder) {
        if part.meeting == .over {
          over += part.markup
        } else {
          result += [SVGPart(over), part]
          over = ""
        }
      }
    }
    if !over.isEmpty { result.append(SVGPart(over)) }
    return result
  }

  private static func leaf(_ node: Node, _ context: SVGContext, _ builder: SVGBuilder) -> String {
    switch node {
    case .group: ""
    case .path(let path): SVGPath.markup(path, context, builder)
    case .text(let text): SVGGlyphs.markup(text, context, builder)
    case .liveText(let text): SVGLiveText.markup(text, context, builder)
    case .symbol(let symbol): SVGSymbol.markup(symbol, context, builder)
    case .image(let image): SVGImage.markup(image, context, builder)
    case .liveProgress(let progress): SVGLiveProgress.markup(progress, context, builder)
    case .unsupported(let box): unsupported(box, context, builder)
    }
  }

  static func unsupported(_ box: UnsupportedNode, _ context: SVGContext, _ builder: SVGBuilder) -> String {
    guard let frame = Bounds.rect(box.frame), frame.width > 0, frame.height > 0 else { return "" }
    return markup(UnsupportedBox.nodes(name: box.name, frame: frame), context, builder)
  }

  /// A faint bar in place of something redacted.
  static func bar(_ rect: CGRect, _ paint: Paint, _ context: SVGContext, _ builder: SVGBuilder) -> String {
    let node = PathNode(
      geometry: .roundedRect(rect, radius: min(rect.height * 0.25, 4), continuous: false), paint: paint)
    return "<g opacity=\"\(RedactionEffect.barOpacity)\">\(SVGPath.markup(node, context, builder))</g>"
  }
}
