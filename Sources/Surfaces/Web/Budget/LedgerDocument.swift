import Foundation
import Host
import Hummingbird
import Schedule

/// What `/api/ledger` says. Instants are seconds since 1970.
struct LedgerDocument: Encodable {
  struct Row: Encodable {
    var number: Int64
    var widget: String
    var `extension`: String
    var kind: String
    var family: String
    var at: Date
    /// Who asked, as `ReloadCause` names it.
    var cause: String
    /// `granted`, `deferred`, `merged`.
    var outcome: String
    /// Which rule decided, as `ReloadRule` names it.
    var rule: String
    var until: Date?
    var charged: Bool
    var used: Int
    var allowance: Int
    /// The same for people, with times in the host's zone.
    var sentence: String
  }
  var rows: [Row]
  /// There are older rows: ask again with `before` the last number.
  var more: Bool

  /// `outcome=granted|deferred|merged`. Throws what to write instead.
  static func outcome(of request: Request) throws -> LedgerEntry.Outcome? {
    guard let text = request.uri.queryParameters["outcome"] else { return nil }
    guard let outcome = LedgerEntry.Outcome(rawValue: String(text)) else {
      throw PageError.badRequest(
        "There is no outcome \(text).",
        cure: "Outcomes are \(LedgerEntry.Outcome.allCases.map(\.rawValue).joined(separator: ", ")).")
    }
    return outcome
  }

  /// How sentences write a time: `14:05`.
  static func format(_ zone: TimeZone) -> Date.FormatStyle {
    Date.FormatStyle(date: .omitted, time: .shortened, locale: Locale(identifier: "en_GB"), timeZone: zone)
  }

  init(_ rows: [LedgerRow], limit: Int, zone: TimeZone) {
    let format = Self.format(zone)
    self.rows = rows.prefix(limit).map { row in
      let entry = row.entry
      return Row(
        number: row.number, widget: row.widget, extension: row.extensionName, kind: row.kind,
        family: row.family, at: entry.date, cause: entry.cause.rawValue, outcome: entry.outcome.rawValue,
        rule: entry.rule.rawValue, until: entry.until, charged: entry.isCharged, used: entry.used,
        allowance: entry.allowance, sentence: entry.sentence { $0.formatted(format) })
    }
    more = rows.count > limit
  }
}

/// How much of its day a widget has used.
struct BudgetDocument: Encodable {
  var used: Int
  var allowance: Int
}
