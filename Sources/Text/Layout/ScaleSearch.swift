/// Finds how little a text must be tightened, or else scaled down to `minimumScaleFactor`, so that nothing is
/// left out.
struct ScaleSearch {
  var composer: Composer

  /// Halvings of the interval between the smallest factor and 1: the result is within 1/64 of it.
  private static let halvings = 6

  /// The most that space between characters shrinks, in em: a twentieth of an average advance of half an em, the
  /// ratio 1.05 at which UIKit's paragraph style stops tightening (confidence A for the ratio).
  private static let mostTightening = 0.025

  func fit() -> (composition: Composer.Composition, scale: Double) {
    let full = composer.compose()
    if composer.input.text.allowsTightening, !fits(full), let tight = tightened() { return (tight, 1) }
    let factor = composer.input.text.minimumScaleFactor
    guard factor < 1, factor > 0 || factor == 0, !fits(full) else { return (full, 1) }
    let smallest = max(factor, 0.01)
    var best = compose(smallest)
    var low = smallest
    guard fits(best) else { return (best, smallest) }
    var high = 1.0
    for _ in 0..<Self.halvings {
      let middle = (low + high) / 2
      let candidate = compose(middle)
      if fits(candidate) {
        best = candidate
        low = middle
      } else {
        high = middle
      }
    }
    return (best, low)
  }

  /// The text with the least tightening that lets it fit; `nil` where the most is too little.
  private func tightened() -> Composer.Composition? {
    var best = compose(1, tightening: Self.mostTightening)
    guard fits(best) else { return nil }
    var (low, high) = (0.0, Self.mostTightening)
    for _ in 0..<Self.halvings {
      let middle = (low + high) / 2
      let candidate = compose(1, tightening: middle)
      if fits(candidate) {
        best = candidate
        high = middle
      } else {
        low = middle
      }
    }
    return best
  }

  private func fits(_ composition: Composer.Composition) -> Bool {
    guard !composition.isTruncated else { return false }
    return composer.height.map { composition.height <= $0 + LineBreaker.tolerance } ?? true
  }

  private func compose(_ scale: Double, tightening: Double = 0) -> Composer.Composition {
    var input = composer.input
    input.scale = scale
    // A text that is scaled is as tight as may be.
    input.tightening = scale < 1 && input.text.allowsTightening ? Self.mostTightening : tightening
    return Composer(
      shaper: composer.shaper, input: input, width: composer.width, height: composer.height,
      displayScale: composer.displayScale
    ).compose()
  }
}
