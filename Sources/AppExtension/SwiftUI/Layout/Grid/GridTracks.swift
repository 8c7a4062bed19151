import Foundation

/// How far a row or column of a grid stretches.
struct GridTrack {
  var min: CGFloat = 0
  var max: CGFloat = 0
  var priority = -Double.infinity

  mutating func widen(min low: CGFloat, max high: CGFloat, priority: Double) {
    min = Swift.max(min, low)
    max = Swift.max(max, high)
    self.priority = Swift.max(self.priority, priority)
  }

  /// Gives out a length, as stacks do: the highest priority first, of those the least flexible first, each an equal part of what is
  /// left; lower priorities keep their least.
  static func share(
    _ total: CGFloat, among tracks: [GridTrack], take: (Int, CGFloat) -> CGFloat
  ) -> [CGFloat] {
    var lengths = Array(repeating: CGFloat.zero, count: tracks.count)
    let order = tracks.indices.sorted { a, b in
      if tracks[a].priority != tracks[b].priority { return tracks[a].priority > tracks[b].priority }
      let x = tracks[a].max - tracks[a].min, y = tracks[b].max - tracks[b].min
      return x == y ? a < b : x < y
    }
    var remaining = total
    var reserved = tracks.reduce(0) { $0 + $1.min }
    var start = 0
    while start < order.count {
      let priority = tracks[order[start]].priority
      let end = order[start...].firstIndex { tracks[$0].priority != priority } ?? order.count
      reserved -= order[start..<end].reduce(0) { $0 + tracks[$1].min }
      var left = end - start
      for index in order[start..<end] {
        lengths[index] = take(index, Swift.max((remaining - reserved) / CGFloat(left), 0))
        remaining -= lengths[index]
        left -= 1
      }
      start = end
    }
    return lengths
  }
}

/// Things that hang on one guide: where the guide lies, and how far they reach together.
struct GuideGroup {
  private var before: CGFloat?
  private var after: CGFloat = 0
  /// Things that hang on no guide.
  private var least: CGFloat = 0

  mutating func add(guide: CGFloat, length: CGFloat) {
    after = before == nil ? length - guide : max(after, length - guide)
    before = max(before ?? guide, guide)
  }
  mutating func add(length: CGFloat) { least = max(least, length) }

  /// Length of those that hang on the guide.
  private var span: CGFloat { max((before ?? 0) + after, 0) }
  var length: CGFloat { max(span, least) }

  /// The guide within a box that may be longer than the group.
  func position(of key: AlignmentKey, in box: CGFloat) -> CGFloat {
    func standard(_ length: CGFloat) -> CGFloat {
      ViewDimensions(size: CGSize(width: length, height: length)).value(key)
    }
    return (before ?? 0) + standard(box) - standard(span)
  }
}
