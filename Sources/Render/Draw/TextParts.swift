import Archive
import Foundation
import Typography

/// What is drawn beside the outlines of a text, as nodes that every output draws.
enum TextParts {
  /// Coloured rectangles behind the characters.
  static func backgrounds(_ backgrounds: [TextBackground]) -> [Node] {
    backgrounds.map { .path(PathNode(geometry: .rect($0.rect), paint: $0.paint)) }
  }

  /// The lines under and through a run.
  static func decorations(_ run: GlyphRun) -> [Node] {
    run.decorations.compactMap { line in
      guard let rect = Bounds.rect(line.rect) else { return nil }
      let paint = line.paint ?? run.paint
      guard let dash = dash(line.pattern) else {
        return .path(PathNode(geometry: .rect(rect), paint: paint))
      }
      let stroke = PathNode.Style.stroke(StrokeStyle(width: max(rect.height, 0.1), dash: dash))
      let path: [PathElement] = [
        .move(CGPoint(x: rect.minX, y: rect.midY)), .line(CGPoint(x: rect.maxX, y: rect.midY)),
      ]
      return .path(PathNode(geometry: .elements(path), style: stroke, paint: paint))
    }
  }

  /// Lengths of strokes and gaps in points, as UIKit's underline patterns define them (confidence A).
  private static func dash(_ pattern: TextLineStyle.Pattern) -> [Double]? {
    switch pattern {
    case .solid: nil
    case .dot: [3, 3]
    case .dash: [10, 5]
    case .dashDot: [10, 3, 3, 3]
    case .dashDotDot: [10, 3, 3, 3, 3, 3]
    }
  }

  /// Horizontal scale of a run's outlines.
  static func stretch(_ run: GlyphRun) -> Double {
    run.font.stretch.isFinite ? run.font.stretch.clamped(0.1, 10) : 1
  }

  /// The pictures of a run of coloured glyphs; `nil` where its glyphs are outlines.
  ///
  /// An emoji is as transparent as the characters beside it, and has no other part of their paint.
  static func emoji(_ run: GlyphRun, _ colors: ColorResolver) -> (images: [ImageNode], opacity: Double)? {
    guard let font = FontLibrary.shared.instance(run.font), font.hasColorGlyphs else { return nil }
    let size = run.size.clamped(0.1, 2000)
    var images: [ImageNode] = []
    for index in 0..<min(run.glyphs.count, run.positions.count / 2) {
      let (x, y) = (run.positions[index * 2], run.positions[index * 2 + 1])
      guard x.isFinite, y.isFinite else { continue }
      guard let (png, bounds) = font.colorBitmap(of: run.glyphs[index]) else {
        if font.outline(of: run.glyphs[index]).isEmpty { continue }
        return nil
      }
      let frame = CGRect(
        x: x + bounds.minX * size, y: y + bounds.minY * size, width: bounds.width * size,
        height: bounds.height * size)
      images.append(ImageNode(data: png, frame: frame))
    }
    guard case .color(let color) = run.paint else { return (images, 1) }
    return (images, colors.resolve(color).alpha)
  }
}
