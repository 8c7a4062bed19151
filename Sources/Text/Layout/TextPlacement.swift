import Archive
import Foundation

/// Puts composed lines below each other and aligns them with the widest.
struct TextPlacement {
  let text: RichText
  let scale: Double
  let displayScale: Double
  let width: Double?

  func place(_ composition: Composer.Composition) -> TextLayout {
    let widest = composition.lines.reduce(0) { max($0, $1.width) }
    var total = LineMetrics.roundUp(widest, displayScale)
    if let width, total > width { total = max(width, widest) }
    let spacing = text.lineSpacing.isFinite ? text.lineSpacing.clamped(0, 10_000) * scale : 0
    var placed: [TextLayout.PlacedLine] = []
    placed.reserveCapacity(composition.lines.count)
    var y = 0.0
    for line in composition.lines {
      if !placed.isEmpty { y += spacing + line.gap }
      placed.append(
        TextLayout.PlacedLine(
          line: line, x: (total - line.width) * share, baseline: y + line.baseline(displayScale: displayScale)
        ))
      y += line.height(displayScale: displayScale)
    }
    return TextLayout(
      size: CGSize(width: max(total, 0), height: LineMetrics.roundUp(y, displayScale)),
      firstBaseline: placed.first?.baseline ?? 0, lastBaseline: placed.last?.baseline ?? 0,
      lineCount: placed.count,
      isTruncated: composition.isTruncated, appliedScale: scale, lines: placed,
      styles: text.segments.map(\.style), missing: composition.missing)
  }

  /// The part of a line's free width that stands before it on the left.
  private var share: Double {
    switch text.alignment {
    case .leading: text.rightToLeft ? 1 : 0
    case .center: 0.5
    case .trailing: text.rightToLeft ? 0 : 1
    }
  }
}
