import Foundation

/// What was decided about reloads, the latest first: `/api/ledger` (docs/json.md).
struct LedgerList: Codable {
  struct Row: Codable {
    var number: Int64
    var widget: String
    var `extension`: String
    var kind: String
    var family: String
    var at: Double
    var cause: String
    var outcome: String
    var rule: String
    var until: Double?
    var charged: Bool
    var used: Int
    var allowance: Int
    var sentence: String
  }
  var rows: [Row]

  /// The last rows that were decided by an instant.
  func until(_ instant: Double, limit: Int) -> LedgerList {
    // Up to the end of the minute that people write.
    LedgerList(rows: Array(rows.filter { $0.at < instant + 60 }.prefix(limit)))
  }
}

/// The part of the page's state that tells of budgets.
struct BudgetState: Codable {
  struct Widget: Codable {
    struct Budget: Codable {
      var used: Int
      var allowance: Int
    }
    var id: String
    var kind: String
    var family: String
    var `extension`: String
    var budget: Budget?
    var nextReload: Double?
  }
  var widgets: [Widget]

  func widgets(kind: String?, id: String?) throws -> [Widget] {
    let found = widgets.filter { (kind == nil || $0.kind == kind) && (id == nil || $0.id == id) }
    guard found.isEmpty, kind != nil || id != nil else { return found }
    let kinds = Set(widgets.map(\.kind)).sorted().map { "`\($0)`" }.joined(separator: ", ")
    throw CommandFailure(
      id.map { "No placed widget is called `\($0)`." } ?? "No placed widget is of the kind `\(kind ?? "")`.",
      cure: kinds.isEmpty ? "Place one on the page first." : "Placed are \(kinds).", isUsage: true)
  }
}
