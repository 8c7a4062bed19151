import Foundation

/// When a picture was older than its provider wanted.
package enum Staleness {
  /// - Parameters:
  ///   - loads: When a timeline came, and when it was to be replaced (`nil`: never); in the order of time.
  ///   - wishes: When code or a push asked for another one and did not get it at once.
  ///   - spacing: Seconds in which no other timeline can be had: a wish within them is for their end.
  /// - Returns: Without overlaps, in the order of time. Without any timeline everything is stale.
  package static func spans(
    loads: [(date: Date, wanted: Date?)], wishes: [Date], from begin: Date, to end: Date,
    spacing: TimeInterval
  ) -> [DateInterval] {
    guard let first = loads.first else { return begin < end ? [DateInterval(start: begin, end: end)] : [] }
    var spans: [DateInterval] = []
    if first.date > begin { spans.append(DateInterval(start: begin, end: first.date)) }
    var waiting = wishes.sorted()[...]
    for (index, load) in loads.enumerated() {
      let until = index + 1 < loads.count ? loads[index + 1].date : end
      waiting = waiting.drop { $0 < load.date }
      let wish = waiting.first.flatMap { $0 < until ? max($0, load.date + spacing) : nil }
      guard let wanted = [load.wanted, wish].compactMap(\.self).min(), wanted < until else { continue }
      spans.append(DateInterval(start: max(wanted, load.date), end: until))
    }
    return spans
  }

  /// Seconds of spans that fall between two instants.
  package static func seconds(of spans: [DateInterval], from begin: Date, to end: Date) -> TimeInterval {
    guard begin < end else { return 0 }
    let whole = DateInterval(start: begin, end: end)
    return spans.reduce(0) { $0 + ($1.intersection(with: whole)?.duration ?? 0) }
  }
}
