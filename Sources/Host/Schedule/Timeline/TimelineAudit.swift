import Archive
import Foundation

/// What is odd about a timeline, seen from when it was made. All of it is shown as iOS would; nothing here changes what is shown.
package enum TimelineAudit {
  /// Seconds before the making that still count as now: providers ask for the date a moment before the host does. Ours.
  private static let moment = 60.0
  /// Seconds ahead beyond which an entry is taken for a slip. Ours: a year and a day.
  private static let farAhead = 367 * 86400.0

  /// - Parameters:
  ///   - dates: Of the entries, in the provider's order.
  ///   - now: When the timeline was made.
  package static func findings(_ dates: [Date], policy: ReloadPolicy, madeAt now: Date) -> [Diagnostic] {
    [
      unordered(dates), sameDates(dates), passed(dates, now), distant(dates, now), pastPolicy(policy, now),
      endsAtOnce(dates, policy, now),
    ].compactMap(\.self)
  }

  private static func unordered(_ dates: [Date]) -> Diagnostic? {
    guard let index = zip(dates, dates.dropFirst()).enumerated().first(where: { $1.0 > $1.1 })?.offset else {
      return nil
    }
    return Diagnostic(
      code: "entries-unordered", severity: .warning,
      message:
        "Entry \(index + 2) of the timeline is before entry \(index + 1). Entries are shown in the order of their dates; sort them, so that the code says the same."
    )
  }

  private static func sameDates(_ dates: [Date]) -> Diagnostic? {
    var seen: Set<Date> = []
    let hidden = dates.reduce(0) { $0 + (seen.insert($1).inserted ? 0 : 1) }
    guard hidden > 0 else { return nil }
    return Diagnostic(
      code: "entries-same-date", severity: .warning,
      message:
        "\(hidden == 1 ? "An entry has" : "\(hidden) entries have") the date of another one. Of entries with one date only the last is ever shown."
    )
  }

  private static func passed(_ dates: [Date], _ now: Date) -> Diagnostic? {
    let passed = dates.filter { $0 < now - moment }
    // One that has passed is what shows now.
    guard passed.count > 1 else { return nil }
    return Diagnostic(
      code: "entries-passed", severity: passed.count == dates.count ? .warning : .note,
      message: passed.count == dates.count
        ? "All \(dates.count) entries had passed when the timeline was made. Only the last is shown, and nothing changes until the next reload."
        : "\(passed.count) of \(dates.count) entries had passed when the timeline was made. Only the last of them is shown."
    )
  }

  private static func distant(_ dates: [Date], _ now: Date) -> Diagnostic? {
    guard let date = dates.first(where: { $0 > now + farAhead }) else { return nil }
    let years = Int(min(9_999, (date.timeIntervalSince(now) / 86400 / 365.25).rounded()))
    return Diagnostic(
      code: "entry-far-ahead", severity: .warning,
      message:
        "An entry's date is \(years) \(years == 1 ? "year" : "years") ahead. Milliseconds taken for seconds make such dates."
    )
  }

  private static func pastPolicy(_ policy: ReloadPolicy, _ now: Date) -> Diagnostic? {
    guard case .after(let date) = policy, date < now - moment else { return nil }
    return Diagnostic(
      code: "policy-passed", severity: .warning,
      message:
        "The date of .after(_:) had passed when the timeline was made. The provider is asked again as soon as five minutes are over, until the budget is used."
    )
  }

  private static func endsAtOnce(_ dates: [Date], _ policy: ReloadPolicy, _ now: Date) -> Diagnostic? {
    guard case .atEnd = policy, let last = dates.max(), last <= now + moment, !dates.isEmpty else {
      return nil
    }
    return Diagnostic(
      code: "ends-at-once", severity: .warning,
      message:
        "The timeline ends as soon as it begins: its last entry is now, and its policy .atEnd. The provider is asked again every five minutes until the budget is used; use .after(_:), or entries ahead."
    )
  }
}
