import Archive
import Foundation
import Typography

/// Text that is laid out for the instant it is drawn at.
enum LiveTextDrawing {
  static func draw(_ node: LiveTextNode, in context: DrawContext) {
    guard
      let placed = LiveTextPlacement.place(
        node, at: context.date, displayScale: context.appearance.displayScale)
    else {
      return
    }
    let text = TextNode(
      string: "", frame: node.frame, runs: placed.runs,
      backgrounds: placed.layout.backgrounds(at: placed.origin))
    TextDrawing.draw(text, in: context)
    for symbol in placed.symbols { SymbolNodeDrawing.draw(symbol, in: context) }
    for image in placed.images { ImageDrawing.draw(image, in: context) }
  }
}

/// A live text's layout within its frame.
struct LiveTextPlacement {
  let layout: TextLayout
  let origin: CGPoint
  let runs: [GlyphRun]
  let symbols: [SymbolNode]
  let images: [ImageNode]

  /// The layout is aligned in its frame as its lines are among each other, and stands at the frame's top. A
  /// text that has grown by a digit since its frame was made may be that much wider.
  static func place(_ node: LiveTextNode, at date: Date, displayScale: Double) -> LiveTextPlacement? {
    guard let frame = Bounds.rect(node.frame) else { return nil }
    let oneLine = node.text.lineLimit == 1
    let layout = TextEngine.shared.layout(
      node.text, width: oneLine && node.text.minimumScaleFactor >= 1 ? nil : frame.width + 1,
      height: frame.height + 1,
      at: date, displayScale: displayScale)
    let free = frame.width - layout.size.width
    let share: Double
    switch node.text.alignment {
    case .leading: share = node.text.rightToLeft ? 1 : 0
    case .center: share = 0.5
    case .trailing: share = node.text.rightToLeft ? 0 : 1
    }
    let origin = CGPoint(x: frame.minX + free * share, y: frame.minY)
    return LiveTextPlacement(
      layout: layout, origin: origin, runs: layout.runs(at: origin), symbols: layout.symbols(at: origin),
      images: layout.images(at: origin))
  }
}
