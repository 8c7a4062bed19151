import Archive
import Foundation
import Schedule

/// What a widget showed until another timeline came: only the entries that were shown, in the order they were.
package struct PastTimeline: Sendable, Equatable {
  package let timeline: ArchivedTimeline
  /// When each of its entries began to show.
  package let dates: [Date]
  /// When another timeline came.
  package let until: Date

  /// Entries that are kept of one timeline, the last ones. Ours: two days of one each hour, and a bound for one each second.
  package static let mostEntries = 64

  /// What showed of a timeline between two instants; `nil` when that is nothing.
  package init?(_ timeline: ArchivedTimeline, since: Date, until: Date) {
    let shown = TimelineDates(timeline).changes(from: since, to: until).suffix(Self.mostEntries)
    guard !shown.isEmpty else { return nil }
    self.init(
      timeline: ArchivedTimeline(entries: shown.map { timeline.entries[$0.index] }, policy: timeline.policy),
      dates: shown.map(\.date), until: until)
  }

  init(timeline: ArchivedTimeline, dates: [Date], until: Date) {
    self.timeline = timeline
    self.dates = dates
    self.until = until
  }

  /// The entry that showed at an instant between the first of `dates` and `until`.
  package func entry(at date: Date) -> ArchivedEntry? {
    guard let index = dates.lastIndex(where: { $0 <= date }), date < until,
      timeline.entries.indices.contains(index)
    else { return nil }
    return timeline.entries[index]
  }
}

/// When a widget showed something that is kept: the instants at which it changed, and its end.
package struct PastStretch: Sendable, Equatable {
  package var widget: String
  package var dates: [Date]
  package var until: Date
  package init(widget: String, dates: [Date], until: Date) {
    self.widget = widget
    self.dates = dates
    self.until = until
  }
}
