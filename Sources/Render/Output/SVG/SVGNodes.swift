import Archive
import Foundation

/// Markup of a node of any kind. A new kind of node breaks the build here.
enum SVGNodes {
  static func markup(_ node: Node, _ context: SVGContext, _ builder: SVGBuilder) -> String {
    switch node {
    case .group(let group): SVGGroup.markup(group, context, builder)
    case .path(let path): SVGPath.markup(path, context, builder)
    case .text(let text): SVGGlyphs.markup(text, context, builder)
    case .liveText(let text): SVGLiveText.markup(text, context, builder)
    case .symbol(let symbol): SVGSymbol.markup(symbol, context, builder)
    case .image(let image): SVGImage.markup(image, context, builder)
    case .liveProgress: ""
    case .unsupported(let box): unsupported(box, context, builder)
    }
  }

  static func markup(_ nodes: [Node], _ context: SVGContext, _ builder: SVGBuilder) -> String {
    var result = ""
    for node in nodes { result += markup(node, context, builder) }
    return result
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
