import Archive
import Foundation

/// A text broken into lines: its size, and what to draw.
package struct TextLayout: Sendable {
  /// Width of the widest line and height of all, rounded up to device pixels.
  package let size: CGSize
  /// Points from the top to the baselines of the first and last line.
  package let firstBaseline: Double
  package let lastBaseline: Double
  package let lineCount: Int
  /// Something is left out, whether or not an ellipsis says so.
  package let isTruncated: Bool
  /// The factor that `minimumScaleFactor` shrank the text by; 1 where it fits.
  package let appliedScale: Double

  /// A line and where its left end of the baseline is.
  struct PlacedLine: Sendable {
    var line: TextLine
    var x: Double
    var baseline: Double
  }
  let lines: [PlacedLine]
  let styles: [TextStyle]

  /// The glyphs, with the layout's top left corner at `origin`.
  package func runs(at origin: CGPoint) -> [GlyphRun] {
    var runs: [GlyphRun] = []
    for placed in lines { GlyphRunBuilder(self, placed, origin).append(to: &runs) }
    return runs
  }

  /// The symbols that stand among the characters.
  package func symbols(at origin: CGPoint) -> [SymbolNode] {
    var symbols: [SymbolNode] = []
    for placed in lines {
      var x = origin.x + placed.x
      let shaped = placed.line.shaped
      placed.line.clusters.forEach { index in
        let run = shaped.runs[Int(shaped.clusters[index].run)]
        if let name = run.symbol {
          let style = styles[run.segment]
          let baseline = origin.y + placed.baseline - Self.raise(style, appliedScale)
          symbols.append(
            SymbolNode(
              name: name, pointSize: run.size, weight: style.weight,
              frame: SymbolCatalog.shared.frame(
                name: name, pointSize: run.size, weight: style.weight, x: x, baseline: baseline),
              paints: [style.paint]))
        }
        x += shaped.step(index)
      }
    }
    return symbols
  }

  /// Points that a style lifts its characters.
  static func raise(_ style: TextStyle, _ scale: Double) -> Double {
    style.baselineOffset.isFinite ? style.baselineOffset.clamped(-10_000, 10_000) * scale : 0
  }
}
