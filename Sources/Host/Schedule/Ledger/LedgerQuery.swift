import Foundation

/// Which rows of the ledger somebody wants to read; all of them but for what is given.
package struct LedgerQuery: Sendable, Equatable {
  /// Of one placed widget.
  package var widget: String?
  /// Of all widgets of a kind.
  package var kind: String?
  /// Decided then or later.
  package var since: Date?
  /// Decided then or earlier.
  package var until: Date?
  package var outcome: LedgerEntry.Outcome?
  /// With a lower number: those before the last one that was read.
  package var before: Int64?
  /// How many at most, the newest.
  package var limit: Int

  package init(
    widget: String? = nil, kind: String? = nil, since: Date? = nil, until: Date? = nil,
    outcome: LedgerEntry.Outcome? = nil, before: Int64? = nil, limit: Int = 500
  ) {
    self.widget = widget
    self.kind = kind
    self.since = since
    self.until = until
    self.outcome = outcome
    self.before = before
    self.limit = limit
  }
}
