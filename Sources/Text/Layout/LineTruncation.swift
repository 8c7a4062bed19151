import Archive

/// Shortens a line to a width with an ellipsis in place of what is left out.
enum LineTruncation {
  /// The clusters to keep, in the order of the text, with the ellipsis among them. `ellipsis` adds an
  /// ellipsis that looks like a run and returns its cluster.
  static func keep(
    _ rest: Range<Int>, of shaped: ShapedText, width: Double, mode: RichText.Truncation, hasMore: Bool,
    ellipsis: (Int?) -> Int
  ) -> [Int] {
    let rest = shaped.trimmed(rest)
    switch mode {
    case .tail: return tail(rest, shaped, width, ellipsis)
    // What follows in further paragraphs is not shown, so the end of this one is cut.
    case .head where hasMore, .middle where hasMore: return tail(rest, shaped, width, ellipsis)
    case .head: return head(rest, shaped, width, ellipsis)
    case .middle: return middle(rest, shaped, width, ellipsis)
    }
  }

  private static func tail(
    _ rest: Range<Int>, _ shaped: ShapedText, _ width: Double, _ ellipsis: (Int?) -> Int
  ) -> [Int] {
    let mark = ellipsis(run(at: rest.lowerBound, rest, shaped))
    let kept = prefix(rest, shaped, width - shaped.clusters[mark].advance)
    let trimmed = shaped.trimmed(kept)
    let own = trimmed.isEmpty ? mark : ellipsis(run(at: trimmed.upperBound - 1, rest, shaped))
    return Array(trimmed) + [own]
  }

  private static func head(
    _ rest: Range<Int>, _ shaped: ShapedText, _ width: Double, _ ellipsis: (Int?) -> Int
  ) -> [Int] {
    let mark = ellipsis(run(at: rest.upperBound - 1, rest, shaped))
    return [mark] + Array(suffix(rest, shaped, width - shaped.step(mark)))
  }

  private static func middle(
    _ rest: Range<Int>, _ shaped: ShapedText, _ width: Double, _ ellipsis: (Int?) -> Int
  ) -> [Int] {
    let mark = ellipsis(run(at: rest.lowerBound, rest, shaped))
    let room = width - shaped.step(mark)
    let first = shaped.trimmed(prefix(rest, shaped, room / 2))
    let used = first.isEmpty ? 0 : shaped.width(first)
    let last = suffix(first.upperBound..<rest.upperBound, shaped, room - used)
    return Array(first) + [mark] + Array(last)
  }

  /// As many clusters from the start as fit.
  private static func prefix(_ range: Range<Int>, _ shaped: ShapedText, _ width: Double) -> Range<Int> {
    var x = 0.0
    var end = range.lowerBound
    while end < range.upperBound {
      x += shaped.step(end)
      if x > width + LineBreaker.tolerance { break }
      end += 1
    }
    return range.lowerBound..<end
  }

  /// As many clusters from the end as fit, without spaces at their start.
  private static func suffix(_ range: Range<Int>, _ shaped: ShapedText, _ width: Double) -> Range<Int> {
    var x = 0.0
    var start = range.upperBound
    while start > range.lowerBound {
      x += shaped.step(start - 1)
      if x > width + LineBreaker.tolerance { break }
      start -= 1
    }
    while start < range.upperBound, shaped.clusters[start].isSpace { start += 1 }
    return start..<range.upperBound
  }

  private static func run(at index: Int, _ range: Range<Int>, _ shaped: ShapedText) -> Int? {
    range.contains(index) ? Int(shaped.clusters[index].run) : nil
  }
}
