import Archive

/// One line: which clusters stand on it, and how high it is.
struct TextLine: Sendable {
  let shaped: ShapedText
  /// Clusters from left to right.
  let clusters: Clusters
  /// Points from the first cluster's left edge to the last one's right edge.
  let width: Double
  /// Points above and below the baseline, before rounding.
  let ascent: Double
  let descent: Double
  /// Points between it and the line before it, beside the text's own spacing; below 0 for tight leading.
  var gap = 0.0

  /// A stretch in the order of the text, or any order.
  enum Clusters: Sendable {
    case range(Range<Int>)
    case list([Int])

    func forEach(_ body: (Int) -> Void) {
      switch self {
      case .range(let range): for index in range { body(index) }
      case .list(let list): for index in list { body(index) }
      }
    }
  }

  /// Height rounded up to a device pixel.
  func height(displayScale: Double) -> Double { LineMetrics.roundUp(ascent + descent, displayScale) }

  /// The baseline from the line's top: the ascent to the nearest device pixel.
  func baseline(displayScale: Double) -> Double { LineMetrics.round(ascent, displayScale) }
}
