import Archive
import Foundation

/// A text that was written out for the instants at which it changes.
enum ScheduledText {
  static func string(_ steps: [TextStep], at now: Date) -> String {
    steps.isEmpty ? "" : steps[max(count(steps, through: now) - 1, 0)].text
  }

  /// The instant of the first step after `now`.
  static func next(_ steps: [TextStep], after now: Date) -> Date? {
    let index = max(count(steps, through: now), 1)
    return index < steps.count ? steps[index].date : nil
  }

  /// The text with the most characters from `now` on.
  static func longest(_ steps: [TextStep], from now: Date) -> String {
    steps[min(max(count(steps, through: now) - 1, 0), steps.count)...].map(\.text).max { $0.count < $1.count }
      ?? ""
  }

  /// How many steps are at `now` or before it.
  private static func count(_ steps: [TextStep], through now: Date) -> Int {
    var low = 0
    var high = steps.count
    while low < high {
      let middle = (low + high) / 2
      if steps[middle].date <= now { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
