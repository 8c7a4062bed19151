import Foundation

extension TimelineDates {
  /// When which entry begins to show, from `start` on and before `end`, in the order of time. The first one begins at `start`.
  ///
  /// - Parameter most: How many there may be; of more the first.
  package func changes(from start: Date, to end: Date, most: Int = .max) -> [(date: Date, index: Int)] {
    var changes: [(date: Date, index: Int)] = []
    var instant: Date? = start
    while let date = instant, date < end, changes.count < most, let index = index(at: date) {
      if changes.last?.index != index { changes.append((date, index)) }
      instant = nextChange(after: date)
    }
    return changes
  }
}
