import Archive
import Foundation
import Typography

/// Redacted text: a rounded bar in place of each line.
enum RedactionBars {
  static func draw(_ runs: [GlyphRun], in context: DrawContext) {
    for (rect, paint) in bars(runs) { draw(rect, paint, in: context) }
  }

  static func draw(_ rect: CGRect, _ paint: Paint, in context: DrawContext) {
    var faint = context
    faint.opacity *= RedactionEffect.barOpacity
    let radius = min(rect.height * 0.25, 4)
    PathDrawing.draw(
      PathNode(geometry: .roundedRect(rect, radius: radius, continuous: false), paint: paint), in: faint)
  }

  /// From the first to the last glyph of each baseline, as high as capitals, with the paint of its first run.
  static func bars(_ runs: [GlyphRun]) -> [(rect: CGRect, paint: Paint)] {
    var bars: [(baseline: Double, left: Double, right: Double, size: Double, paint: Paint)] = []
    for run in runs {
      guard run.positions.count >= 2, let glyph = run.glyphs.last else { continue }
      let baseline = run.positions[1]
      let left = run.positions[0]
      let lastX = run.positions[min(run.positions.count, run.glyphs.count * 2) / 2 * 2 - 2]
      let right = lastX + (FontLibrary.shared.instance(run.font)?.advance(of: glyph) ?? 0.5) * run.size
      if let same = bars.firstIndex(where: { abs($0.baseline - baseline) < 1 }) {
        bars[same].left = min(bars[same].left, left)
        bars[same].right = max(bars[same].right, right)
        bars[same].size = max(bars[same].size, run.size)
      } else {
        bars.append((baseline, left, right, run.size, run.paint))
      }
    }
    return bars.map { bar in
      let rect = CGRect(
        x: bar.left, y: bar.baseline - bar.size * 0.74, width: max(bar.right - bar.left, 0),
        height: bar.size * 0.8)
      return (rect, bar.paint)
    }
  }
}
