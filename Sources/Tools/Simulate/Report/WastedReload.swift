import Archive
import Foundation
import Schedule

/// Whether a reload changed anything that can be seen.
package enum WastedReload {
  package typealias Timeline = (archive: ArchivedTimeline, dates: TimelineDates)

  /// Instants that are compared at most. Ours.
  private static let mostInstants = 2_000

  /// True when from now until its last entry the new timeline shows what the old one would have shown.
  package static func isWasted(_ new: Timeline, after old: Timeline, at now: Date) -> Bool {
    guard let last = new.dates.last else { return false }
    let changes = (new.archive.entries + old.archive.entries).lazy.map(\.date).filter {
      $0 > now && $0 <= last
    }
    let instants = [now] + Set(changes).sorted()
    guard instants.count <= mostInstants else { return false }
    return instants.allSatisfy { instant in
      guard let a = new.dates.index(at: instant), let b = old.dates.index(at: instant) else { return false }
      return new.archive.entries[a].scenes == old.archive.entries[b].scenes
    }
  }
}
