import Archive

/// Draws a node of any kind. A new kind of node breaks the build here.
enum NodeDrawing {
  static func draw(_ node: Node, in context: DrawContext) {
    if case .group(let group) = node {
      GroupDrawing.draw(group, in: context)
    } else {
      leaf(node, in: context)
    }
  }

  static func draw(_ nodes: [Node], in context: DrawContext) {
    for node in nodes { draw(node, in: context) }
  }

  /// In a function of its own: groups in groups, which go through `draw`, take no stack for what leaves need.
  @inline(never)
  private static func leaf(_ node: Node, in context: DrawContext) {
    switch node {
    case .group: break
    case .path(let path): PathDrawing.draw(path, in: context)
    case .text(let text): TextDrawing.draw(text, in: context)
    case .liveText(let text): LiveTextDrawing.draw(text, in: context)
    case .symbol(let symbol): SymbolNodeDrawing.draw(symbol, in: context)
    case .image(let image): ImageDrawing.draw(image, in: context)
    case .liveProgress(let progress): LiveProgressDrawing.draw(progress, in: context)
    case .unsupported(let unsupported): UnsupportedDrawing.draw(unsupported, in: context)
    }
  }
}
