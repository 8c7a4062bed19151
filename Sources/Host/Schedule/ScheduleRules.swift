import Foundation
import Limits

/// The numbers that decide when a widget is reloaded; they come from the table, `LimitTable`.
package struct ScheduleRules: Sendable, Equatable, Codable {
  /// Seconds that pass at least between two loads of one widget, unless a person or a build asks for one.
  ///
  /// Source: "entries should be about 5 minutes apart; the system imposes a minimum before reloading",
  /// developer.apple.com/documentation/widgetkit/keeping-a-widget-up-to-date.
  package var minimumSpacing: TimeInterval
  /// The same for what code asks for while nothing else limits it: with the budget off, and while the app is used. Ours: a provider that
  /// asks for its own reload must not spin.
  package var codeSpacing: TimeInterval
  /// The refresh budget.
  package var budget: BudgetRules
  /// Seconds from the first failed load to the next try. Ours.
  package var firstRetry: TimeInterval
  /// What the wait grows by with each further failure. Ours.
  package var retryGrowth: Double
  /// Seconds the wait never exceeds. Ours.
  package var longestRetry: TimeInterval

  /// The rules of the system, as far as they are known.
  package static let standard = ScheduleRules()

  /// The rules of a table, to be changed one by one.
  package init(_ limits: Limits = .standard) {
    minimumSpacing = limits[.reloadSpacing]
    codeSpacing = limits[.codeReloadSpacing]
    budget = BudgetRules(limits)
    firstRetry = limits[.firstRetry]
    retryGrowth = limits[.retryGrowth]
    longestRetry = limits[.longestRetry]
  }

  /// Seconds to wait after so many failures in a row.
  package func retryDelay(failures: Int) -> TimeInterval {
    guard failures > 0 else { return 0 }
    return min(longestRetry, firstRetry * pow(retryGrowth, Double(failures - 1)))
  }

  /// When a timeline that was loaded at `loadedAt` wants to be replaced; `nil` for never.
  ///
  /// A date in the past, or an `.atEnd` whose last entry has passed, would mean a reload at once and without end, so nothing
  /// comes before the minimum spacing.
  package func reloadDate(after timeline: TimelineDates, loadedAt: Date) -> Date? {
    let earliest = loadedAt.addingTimeInterval(minimumSpacing)
    switch timeline.policy {
    case .atEnd: return budget.coalesced(max(timeline.last ?? earliest, earliest))
    case .after(let date): return budget.coalesced(max(date, earliest))
    case .never: return nil
    }
  }
}
