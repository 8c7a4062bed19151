import Archive
import Foundation

/// What the schedule needs of a timeline: when each entry starts, and when the next timeline is wanted.
package struct TimelineDates: Sendable, Equatable {
  /// Dates and their places in the timeline, in the order of time; those of one date in the order of the timeline.
  private let ordered: [(date: Date, index: Int)]
  /// When the provider wants to be asked again.
  package let policy: ReloadPolicy

  /// From the dates of the entries, in any order.
  package init(_ dates: [Date], policy: ReloadPolicy) {
    var ordered: [(date: Date, index: Int)] = []
    ordered.reserveCapacity(dates.count)
    for (index, date) in dates.enumerated() { ordered.append((date, index)) }
    // Providers nearly always give them in order.
    if zip(dates, dates.dropFirst()).contains(where: { $0 > $1 }) {
      ordered.sort { ($0.date, $0.index) < ($1.date, $1.index) }
    }
    self.ordered = ordered
    self.policy = policy
  }

  /// From a whole timeline.
  package init(_ timeline: ArchivedTimeline) {
    self.init(timeline.entries.map(\.date), policy: timeline.policy)
  }

  /// The date of the last entry in time.
  package var last: Date? { ordered.last?.date }

  /// The entry that shows at `now`: the latest one that has begun, or the first one if none has. Of entries with one date the last in
  /// the timeline shows. `nil` only without entries.
  package func index(at now: Date) -> Int? {
    let begun = countBegun(at: now)
    return begun == 0 ? ordered.first?.index : ordered[begun - 1].index
  }

  /// When the next entry begins; `nil` after the last one.
  package func nextChange(after now: Date) -> Date? {
    let begun = countBegun(at: now)
    return begun < ordered.count ? ordered[begun].date : nil
  }

  package static func == (left: TimelineDates, right: TimelineDates) -> Bool {
    left.policy == right.policy && left.ordered.elementsEqual(right.ordered) { $0 == $1 }
  }

  /// How many entries have begun, by bisection.
  private func countBegun(at now: Date) -> Int {
    var low = 0
    var high = ordered.count
    while low < high {
      let middle = (low + high) / 2
      if ordered[middle].date <= now { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
