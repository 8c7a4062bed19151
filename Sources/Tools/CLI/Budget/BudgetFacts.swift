import Foundation

/// Budgets of placed widgets and the decisions about them.
struct BudgetFacts: Codable {
  var widgets: [BudgetState.Widget]
  var ledger: [LedgerList.Row]

  func text(_ style: Style, zone: TimeZone) -> String {
    let budgets = widgets.map { widget in
      [
        "  " + widget.id, widget.kind, widget.family, widget.budget.map { bar($0, style) } ?? "",
        style.faint(widget.nextReload.map { "next \(Self.time($0, zone))" } ?? "no reload planned"),
      ]
    }
    let rows = ledger.map { row in
      ["  " + Self.time(row.at, zone), row.widget, mark(row, style), style.faint(row.rule), row.sentence]
    }
    return
      ([style.bold("Budget of 24 hours")]
      + (budgets.isEmpty ? ["  no widget is placed"] : Columns.aligned(budgets)) + [
        "", style.bold("Ledger, the latest first"),
      ] + (rows.isEmpty ? ["  nothing was decided then"] : Columns.aligned(rows))).joined(separator: "\n")
  }

  private func bar(_ budget: BudgetState.Widget.Budget, _ style: Style) -> String {
    let share = min(1, Double(budget.used) / Double(max(1, budget.allowance)))
    let full = Int((share * 12).rounded())
    let bar = String(repeating: "█", count: full) + String(repeating: "░", count: 12 - full)
    let coloured = share >= 1 ? style.red(bar) : share > 0.8 ? style.yellow(bar) : style.green(bar)
    return "\(coloured) \(budget.used) of \(budget.allowance)"
  }

  private func mark(_ row: LedgerList.Row, _ style: Style) -> String {
    switch row.outcome {
    case "granted": row.charged ? style.green("● charged") : style.green("○ free")
    case "deferred": style.yellow("▷ later")
    case "turned": style.faint("↑ turned")
    default: style.faint("· merged")
    }
  }

  private static func time(_ instant: Double, _ zone: TimeZone) -> String {
    Date(timeIntervalSince1970: instant).formatted(
      Date.FormatStyle(date: .omitted, time: .standard, locale: Locale(identifier: "en_GB"), timeZone: zone))
  }
}
