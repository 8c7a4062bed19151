import Foundation

/// One wish for a new timeline, and what became of it.
package struct LedgerEntry: Sendable, Equatable, Codable {
  package enum Outcome: String, Sendable, Codable, CaseIterable {
    /// It is loaded now.
    case granted
    /// It is looked at again at `until`.
    case deferred
    /// Another reload does for both.
    case merged
    /// No reload: the system turned its stack to it.
    case turned
  }

  /// When it was decided.
  package var date: Date
  /// Who asked.
  package var cause: ReloadCause
  package var outcome: Outcome
  package var rule: ReloadRule
  /// When a deferred one is looked at again, and when one that was merged comes.
  package var until: Date?
  /// Whether it counts against the budget.
  package var isCharged: Bool
  /// Reloads charged in the last 24 hours, with this one.
  package var used: Int
  /// How many there may be.
  package var allowance: Int
  /// Why, in a sentence, where cause and rule do not say all.
  package var detail: String?

  package init(
    date: Date, cause: ReloadCause, outcome: Outcome, rule: ReloadRule, until: Date? = nil,
    isCharged: Bool = false, used: Int, allowance: Int, detail: String? = nil
  ) {
    self.date = date
    self.cause = cause
    self.outcome = outcome
    self.rule = rule
    self.until = until
    self.isCharged = isCharged
    self.used = used
    self.allowance = allowance
    self.detail = detail
  }
}
