import Archive
import Foundation

/// Breaks a text into lines for one width, height and scale.
struct Composer {
  let shaper: Shaper
  let input: Shaper.Input
  /// `nil`: unbounded.
  let width: Double?
  let height: Double?
  let displayScale: Double

  /// Lines of a text, and whether something is left out.
  struct Composition {
    var lines: [TextLine] = []
    var isTruncated = false
    /// The first character that no font has.
    var missing: UnicodeScalar?
    /// All lines with the space between them, in points.
    var height = 0.0
  }

  func compose() -> Composition {
    var composition = Composition()
    let paragraphs = input.resolved.paragraphs()
    for (index, paragraph) in paragraphs.enumerated() {
      let shaped = shaper.shape(paragraph, of: input)
      composition.missing = composition.missing ?? shaped.missing
      let isLast = index == paragraphs.count - 1
      guard add(shaped, paragraph, hasMore: !isLast, to: &composition) else {
        composition.isTruncated = true
        return composition
      }
    }
    composition.isTruncated = input.resolved.isCut
    return composition
  }

  /// Adds the lines of a paragraph; `false` where they or what follows do not fit.
  private func add(
    _ shaped: ShapedText, _ paragraph: Range<Int>, hasMore: Bool, to composition: inout Composition
  ) -> Bool {
    let count = shaped.clusters.count
    guard count > 0 else {
      append(line(shaped, .range(0..<0), width: 0, paragraph), to: &composition)
      return !hasMore || canTakeLine(composition)
    }
    if let width, shaped.width(shaped.trimmed(0..<count)) > width + LineBreaker.tolerance {
      let breaker = LineBreaker(shaped, bytes: input.resolved.bytes[paragraph], locale: input.text.locale)
      var start = 0
      while start < count {
        let end = breaker.end(of: start, width: width)
        let full = line(shaped, start..<end, paragraph)
        if end < count || hasMore, !canTakeLine(composition, after: full) {
          append(truncated(shaped, start..<count, hasMore, paragraph, width), to: &composition)
          return false
        }
        append(full, to: &composition)
        start = end
      }
      return true
    }
    let full = line(shaped, 0..<count, paragraph)
    if hasMore, !canTakeLine(composition, after: full) {
      append(truncated(shaped, 0..<count, true, paragraph, width ?? .infinity), to: &composition)
      return false
    }
    append(full, to: &composition)
    return true
  }

  // MARK: Room

  /// Whether another line as high as `line` fits after it.
  private func canTakeLine(_ composition: Composition, after line: TextLine? = nil) -> Bool {
    let lines = composition.lines.count + (line == nil ? 0 : 1)
    if let limit = input.text.lineLimit, lines >= max(limit, 1) { return false }
    guard let height else { return true }
    guard let next = line ?? composition.lines.last else { return true }
    let nextHeight = next.height(displayScale: displayScale)
    var total = composition.height
    if line != nil { total += nextHeight + (composition.lines.isEmpty ? 0 : spacing + next.gap) }
    return total + spacing + next.gap + nextHeight <= height + LineBreaker.tolerance
  }

  private var spacing: Double {
    input.text.lineSpacing.isFinite ? input.text.lineSpacing.clamped(0, 10_000) * input.scale : 0
  }

  private func append(_ line: TextLine, to composition: inout Composition) {
    composition.height +=
      line.height(displayScale: displayScale) + (composition.lines.isEmpty ? 0 : spacing + line.gap)
    composition.lines.append(line)
  }

  // MARK: One line

  private func line(_ shaped: ShapedText, _ range: Range<Int>, _ paragraph: Range<Int>) -> TextLine {
    let visible = shaped.trimmed(range)
    let width = shaped.width(visible)
    guard shaped.hasRightToLeft else { return line(shaped, .range(visible), width: width, paragraph) }
    let order = VisualOrder.reorder(Array(visible)) { shaped.clusters[$0].level }
    return line(shaped, .list(order), width: width, paragraph)
  }

  private func truncated(
    _ shaped: ShapedText, _ rest: Range<Int>, _ hasMore: Bool, _ paragraph: Range<Int>, _ width: Double
  ) -> TextLine {
    var kept = LineTruncation.keep(
      rest, of: shaped, width: width, mode: input.text.truncation, hasMore: hasMore
    ) { shaper.addEllipsis(like: $0, of: input, to: shaped) }
    if shaped.hasRightToLeft { kept = VisualOrder.reorder(kept) { shaped.clusters[$0].level } }
    var total = 0.0
    for index in kept { total += shaped.step(index) }
    if let last = kept.last { total -= shaped.runs[Int(shaped.clusters[last].run)].tracking }
    return line(shaped, .list(kept), width: total, paragraph)
  }

  private func line(
    _ shaped: ShapedText, _ clusters: TextLine.Clusters, width: Double, _ paragraph: Range<Int>
  ) -> TextLine {
    var ascent = 0.0
    var descent = 0.0
    var gap: Double?
    func include(_ segment: Int, _ attachment: TextAttachment? = nil) {
      guard input.text.segments.indices.contains(segment) else { return }
      let style = input.text.segments[segment].style
      let metrics = shaper.lineMetrics(style, scale: input.scale)
      let raise = TextLayout.raise(style, input.scale)
      ascent = max(ascent, metrics.ascent + raise)
      descent = max(descent, metrics.descent - raise)
      gap = max(gap ?? metrics.gap, metrics.gap)
      if case .image(_, let picture, _) = attachment {
        ascent = max(ascent, picture.height * input.scale + raise)
      }
    }
    var last: Int32 = -1
    clusters.forEach { index in
      let run = shaped.clusters[index].run
      if run != last {
        include(shaped.runs[Int(run)].segment, shaped.runs[Int(run)].attachment)
        last = run
      }
    }
    if last == -1 { include(input.resolved.segment(at: paragraph.lowerBound)) }
    return TextLine(
      shaped: shaped, clusters: clusters, width: width, ascent: ascent, descent: descent, gap: gap ?? 0)
  }
}
