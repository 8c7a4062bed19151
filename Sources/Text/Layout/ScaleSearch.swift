/// Finds the largest scale, from 1 down to `minimumScaleFactor`, at which nothing is left out.
struct ScaleSearch {
  var composer: Composer

  /// Halvings of the interval between the smallest factor and 1: the result is within 1/64 of it.
  private static let halvings = 6

  func fit() -> (composition: Composer.Composition, scale: Double) {
    let full = composer.compose()
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

  private func fits(_ composition: Composer.Composition) -> Bool {
    guard !composition.isTruncated else { return false }
    return composer.height.map { composition.height <= $0 + LineBreaker.tolerance } ?? true
  }

  private func compose(_ scale: Double) -> Composer.Composition {
    var input = composer.input
    input.scale = scale
    return Composer(
      shaper: composer.shaper, input: input, width: composer.width, height: composer.height,
      displayScale: composer.displayScale
    ).compose()
  }
}
