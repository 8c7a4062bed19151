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
  /// The first character that no font has: a box stands in its place.
  package var missing: UnicodeScalar?

  /// The glyphs, with the layout's top left corner at `origin`.
  package func runs(at origin: CGPoint) -> [GlyphRun] {
    var runs: [GlyphRun] = []
    for placed in lines { GlyphRunBuilder(self, placed, origin).append(to: &runs) }
    return runs
  }

  /// Points that a style lifts its characters.
  static func raise(_ style: TextStyle, _ scale: Double) -> Double {
    style.baselineOffset.isFinite ? style.baselineOffset.clamped(-10_000, 10_000) * scale : 0
  }
}
