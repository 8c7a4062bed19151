import Archive
import CPango
import Foundation
import Typography

/// A dashed box with the name of what is not drawn: it is never silent.
enum UnsupportedDrawing {
  static func draw(_ node: UnsupportedNode, in context: DrawContext) {
    guard let frame = Bounds.rect(node.frame), frame.width > 0, frame.height > 0 else { return }
    for part in UnsupportedBox.nodes(name: node.name, frame: frame) { NodeDrawing.draw(part, in: context) }
  }
}

/// The marked box as nodes that every output can draw.
enum UnsupportedBox {
  static func nodes(name: String, frame: CGRect) -> [Node] {
    let color = SceneColor(.system(.orange))
    let inner = frame.insetBy(dx: min(0.5, frame.width / 2), dy: min(0.5, frame.height / 2))
    let outline = PathGeometry.roundedRect(inner, radius: min(4, inner.height / 4), continuous: false)
    var nodes: [Node] = [
      .path(PathNode(geometry: outline, paint: .color(SceneColor(.system(.orange), opacity: 0.12)))),
      .path(
        PathNode(
          geometry: outline, style: .stroke(StrokeStyle(width: 1, dash: [3, 2])), paint: .color(color))),
    ]
    let size = min(9, frame.height * 0.6)
    guard size >= 4, frame.width >= 16 else { return nodes }
    let label = String(name.prefix(80))
    let text = RichText(
      segments: [
        TextSegment(.string(label), style: TextStyle(size: size, weight: 500, paint: .color(color)))
      ],
      alignment: .center, minimumScaleFactor: 0.6)
    let layout = TextEngine.shared.layout(
      text, width: frame.width - 4, height: frame.height - 2, at: .distantPast, displayScale: 3)
    let origin = CGPoint(x: frame.midX - layout.size.width / 2, y: frame.midY - layout.size.height / 2)
    nodes.append(.text(TextNode(string: label, frame: frame, runs: layout.runs(at: origin))))
    return nodes
  }
}
