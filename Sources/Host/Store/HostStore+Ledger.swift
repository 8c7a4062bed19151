import Archive
import Foundation
import GRDB
import Schedule

extension HostStore {
  /// Days of the ledger that are kept: a week, and the day that the budget needs. Ours.
  private static let ledgerDays = 8.0
  /// Rows of the ledger that are kept at most. Ours: 20,000 a day.
  private static let ledgerRows = 160_000

  /// Appends what was decided about widgets. A widget that is gone meanwhile is left out.
  package func append(_ entries: [(widget: String, entry: LedgerEntry)]) throws {
    guard !entries.isEmpty else { return }
    try database.write { db in
      let insert = try db.cachedStatement(
        sql: """
          INSERT INTO ledger
            (widget, extension, kind, family, at, cause, outcome, rule, until, charged, used, allowance, detail)
          SELECT id, extension, kind, family, ?, ?, ?, ?, ?, ?, ?, ?, ? FROM widget WHERE id = ?
          """)
      for (widget, entry) in entries {
        try insert.execute(arguments: [
          entry.date.timeIntervalSinceReferenceDate, entry.cause.rawValue, entry.outcome.rawValue,
          entry.rule.rawValue, entry.until?.timeIntervalSinceReferenceDate, entry.isCharged, entry.used,
          entry.allowance, entry.detail, widget,
        ])
      }
      // Old rows go a thousand at a time, so that no write takes long.
      guard let newest = entries.last?.entry.date, db.lastInsertedRowID % 1000 == 0 else { return }
      try db.execute(
        sql: "DELETE FROM ledger WHERE at < ? OR number <= ?",
        arguments: [
          newest.timeIntervalSinceReferenceDate - Self.ledgerDays * 86400,
          db.lastInsertedRowID - Int64(Self.ledgerRows),
        ])
    }
  }

  /// The newest rows, the newest first.
  ///
  /// - Parameters:
  ///   - widget: Of one placed widget; `kind` of all of a kind.
  ///   - before: Only rows with a lower number.
  package func ledger(
    widget: String? = nil, kind: String? = nil, since: Date? = nil, before: Int64? = nil, limit: Int = 500
  ) throws -> [LedgerRow] {
    try ledger(LedgerQuery(widget: widget, kind: kind, since: since, before: before, limit: limit))
  }

  /// The newest of the rows that a question is about, the newest first.
  package func ledger(_ query: LedgerQuery) throws -> [LedgerRow] {
    var terms: [String] = []
    var arguments = StatementArguments()
    func add(_ term: String, _ value: (any DatabaseValueConvertible)?) {
      guard let value else { return }
      terms.append(term)
      arguments += [value]
    }
    add("widget = ?", query.widget)
    add("kind = ?", query.kind)
    add("at >= ?", query.since?.timeIntervalSinceReferenceDate)
    add("at <= ?", query.until?.timeIntervalSinceReferenceDate)
    add("outcome = ?", query.outcome?.rawValue)
    add("number < ?", query.before)
    let condition = terms.isEmpty ? "" : "WHERE " + terms.joined(separator: " AND ")
    arguments += [max(0, query.limit)]
    return try database.read { db in
      try Row.fetchAll(
        db, sql: "SELECT * FROM ledger \(condition) ORDER BY number DESC LIMIT ?", arguments: arguments
      ).compactMap(Self.ledgerRow)
    }
  }

  /// The dates of charged reloads of each widget since a date: what its budget is made of after a restart.
  package func charged(since date: Date) throws -> [String: [Date]] {
    try database.read { db in
      var found: [String: [Date]] = [:]
      let rows = try Row.fetchCursor(
        db, sql: "SELECT widget, at FROM ledger WHERE charged AND at >= ?",
        arguments: [date.timeIntervalSinceReferenceDate])
      while let row = try rows.next() {
        found[row["widget"], default: []].append(Date(timeIntervalSinceReferenceDate: row["at"]))
      }
      return found
    }
  }

  /// `nil` for a row that a later version wrote.
  private static func ledgerRow(_ row: Row) -> LedgerRow? {
    guard let cause = ReloadCause(rawValue: row["cause"]), let rule = ReloadRule(rawValue: row["rule"]),
      let outcome = LedgerEntry.Outcome(rawValue: row["outcome"])
    else { return nil }
    return LedgerRow(
      number: row["number"], widget: row["widget"], extensionName: row["extension"], kind: row["kind"],
      family: row["family"],
      entry: LedgerEntry(
        date: Date(timeIntervalSinceReferenceDate: row["at"]), cause: cause, outcome: outcome, rule: rule,
        until: date(row["until"]),
        isCharged: row["charged"], used: row["used"], allowance: row["allowance"],
        detail: row["detail"]))
  }
}
