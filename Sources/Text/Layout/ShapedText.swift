import Archive

/// One paragraph turned into glyphs at one scale: what lines are cut from.
///
/// Filled by `Shaper`, then read only.
final class ShapedText: @unchecked Sendable {
  /// A glyph with its offsets from the pen, in points, y upwards.
  struct Glyph {
    var id: UInt32
    var dx: Double
    var dy: Double
    var advance: Double
  }

  /// Glyphs that stay together: a letter with its marks, a ligature, a symbol.
  struct Cluster {
    var glyphs: Range<Int32>
    /// UTF-8 offset of its first character.
    var offset: Int32
    /// Index into `runs`.
    var run: Int32
    /// Points to the next cluster, without tracking.
    var advance: Double
    /// Bidirectional level; odd runs from right to left.
    var level: UInt8
    var isSpace: Bool
  }

  /// A stretch of one font, size and segment.
  struct Run {
    /// `nil`: a symbol or picture stands here.
    var font: FontInstance?
    /// The font as an archive names it.
    var face = FontFace(name: "", weight: 400)
    var attachment: TextAttachment?
    /// Points, scaled.
    var size: Double
    /// Points after each cluster, scaled.
    var tracking: Double
    /// Index of the segment whose style it has.
    var segment: Int
  }

  var glyphs: [Glyph] = []
  var clusters: [Cluster] = []
  var runs: [Run] = []
  /// Level of the paragraph: 1 runs from right to left.
  var baseLevel: UInt8 = 0
  var hasRightToLeft = false
  /// The first character that no font has.
  var missing: UnicodeScalar?

  /// Points from a cluster to the next.
  @inline(__always)
  func step(_ index: Int) -> Double { clusters[index].advance + runs[Int(clusters[index].run)].tracking }

  /// Width of a stretch of clusters: the tracking of its last one is not part of it.
  func width(_ range: Range<Int>) -> Double {
    guard let last = range.last else { return 0 }
    var width = 0.0
    for index in range { width += step(index) }
    return width - runs[Int(clusters[last].run)].tracking
  }

  /// The range without spaces at its end.
  func trimmed(_ range: Range<Int>) -> Range<Int> {
    var end = range.upperBound
    while end > range.lowerBound, clusters[end - 1].isSpace { end -= 1 }
    return range.lowerBound..<end
  }
}
