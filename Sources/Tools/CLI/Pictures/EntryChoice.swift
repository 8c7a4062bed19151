import Archive
import Foundation

/// Which entries of a timeline are drawn.
package enum EntryChoice: Equatable, Sendable {
  case all
  /// Counted from 0.
  case index(Int)
  /// The one that shows at an instant.
  case showing(at: Date)

  package func indices(in timeline: ArchivedTimeline, kind: String, family: WidgetFamily) throws -> [Int] {
    let entries = timeline.entries
    if entries.isEmpty {
      throw CommandFailure(
        "The timeline of `\(kind)` in \(family.rawValue) has no entries.",
        cure: "Return at least one entry.")
    }
    switch self {
    case .all:
      return Array(entries.indices)
    case .index(let index):
      guard entries.indices.contains(index) else {
        throw CommandFailure(
          "The timeline of `\(kind)` in \(family.rawValue) has no entry \(index).",
          cure: "Use --entry 0 to \(entries.count - 1), or none for all.")
      }
      return [index]
    case .showing(let date):
      return [entries.lastIndex { $0.date <= date } ?? 0]
    }
  }
}
