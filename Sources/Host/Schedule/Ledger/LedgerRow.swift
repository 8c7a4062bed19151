/// One row of the ledger: whose wish it was, and what became of it.
package struct LedgerRow: Sendable, Equatable {
  /// Grows from row to row.
  package var number: Int64
  package var widget: String
  package var extensionName: String
  package var kind: String
  package var family: String
  package var entry: LedgerEntry
  package init(
    number: Int64, widget: String, extensionName: String, kind: String, family: String, entry: LedgerEntry
  ) {
    self.number = number
    self.widget = widget
    self.extensionName = extensionName
    self.kind = kind
    self.family = family
    self.entry = entry
  }
}
