import Foundation
import Limits

/// The numbers of the refresh budget, from the table `LimitTable`; why they are so is in docs/decisions/0022.
///
/// Confidence: A Apple's text; B independent parties agree; C one party; D ours. Unless another source is named, Apple's text is
/// developer.apple.com/documentation/widgetkit/keeping-a-widget-up-to-date.
package struct BudgetRules: Sendable, Equatable, Codable {
  /// Off, as with Xcode attached: every wish is granted at once. C: the seeds, and many threads.
  package var isOn = true
  /// Reloads in 24 hours of a widget that is hardly looked at. A for 40 to 70 of one that is looked at often; D that 40 is the least.
  package var leastDaily: Double
  /// Reloads in 24 hours of a widget that is looked at very often. A.
  package var mostDaily: Double
  /// Looks a day from which on a widget has the most. D: with it, twelve looks a day give 50.
  package var looksForMost: Double
  /// The allowance is spread over so many hours: in one hour there is a twelfth of it. A that the budget follows the person's day, D how.
  /// With it, four reloads an hour use about 48 a day, and twelve an hour exhaust the budget by about 6 in the evening (C: the seeds).
  package var activeHours: Double
  /// Seconds after placing during which the system learns. A for "a few days", D for three.
  package var learningSeconds: TimeInterval
  /// What the allowance is multiplied by while the system learns. A that it may be more, D how much.
  package var learningFactor: Double
  /// What the allowance is multiplied by in Low Power Mode. C that it is less, D how much.
  package var lowPowerFactor: Double
  /// What the allowance is multiplied by under full load; in between in proportion. C that it is less, D how much.
  package var fullLoadFactor: Double
  /// Seconds without a look after which a widget is reloaded at most once in `unseenSpacing`. A that it depends on visibility, D how.
  package var unseenAfter: TimeInterval
  package var unseenSpacing: TimeInterval
  /// The same for one that nobody has looked at for long: on a page that is rarely visited. A that it is less, D how much.
  package var rareAfter: TimeInterval
  package var rareSpacing: TimeInterval
  /// Reloads wait for the next full so many seconds, so that several become one wake-up. A that they are merged, D how.
  package var coalescing: TimeInterval

  /// The budget as it is when Xcode is attached.
  package static let off = {
    var rules = BudgetRules()
    rules.isOn = false
    return rules
  }()

  /// The numbers of a table, to be changed one by one.
  package init(_ limits: Limits = .standard) {
    leastDaily = limits[.budgetLeast]
    mostDaily = max(leastDaily, limits[.budgetMost])
    looksForMost = limits[.budgetLooks]
    activeHours = limits[.budgetActiveTime] / 3600
    learningSeconds = limits[.learningTime]
    learningFactor = limits[.learningFactor]
    lowPowerFactor = limits[.lowPowerFactor]
    fullLoadFactor = limits[.fullLoadFactor]
    unseenAfter = limits[.unseenAfter]
    unseenSpacing = limits[.unseenSpacing]
    rareAfter = limits[.rareAfter]
    rareSpacing = limits[.rareSpacing]
    coalescing = limits[.reloadCoalescing]
  }

  /// The date at which something that was due is done.
  func coalesced(_ date: Date) -> Date {
    guard isOn, coalescing > 0 else { return date }
    let seconds = date.timeIntervalSinceReferenceDate
    guard seconds.magnitude < 1e12 else { return date }
    return Date(timeIntervalSinceReferenceDate: (seconds / coalescing).rounded(.up) * coalescing)
  }
}
