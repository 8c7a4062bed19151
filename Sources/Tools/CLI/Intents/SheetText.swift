import Archive

/// The edit sheet in a terminal.
enum SheetText {
  static func text(_ facts: SheetFacts, _ style: Style) -> String {
    var lines = [style.bold(facts.name) + "  " + style.faint(facts.title)]
    if !facts.sentence.isEmpty { lines.append("  " + facts.sentence) }
    lines.append("")
    lines += Columns.aligned(
      facts.rows.map { row in
        ["  " + row.title, row.shown ?? "–", style.faint(row.name), style.faint(type(row))]
      })
    if let options = facts.options { lines += [""] + list(options, of: facts.optionCount ?? 0, style) }
    for finding in facts.findings {
      lines.append("  " + style.yellow(finding.severity + ": ") + finding.message)
    }
    if facts.isSaved { lines += ["", "Saved; `vitrine render` and `vitrine tap` use these values."] }
    return lines.joined(separator: "\n")
  }

  private static func type(_ row: SheetFacts.Row) -> String {
    var words = [row.isList ? "list of " + row.type : row.type]
    if row.isOptional { words.append("optional") }
    if row.hasOptions { words.append("options with --options \(row.name)") }
    return words.joined(separator: ", ")
  }

  private static func list(_ options: [SheetFacts.Option], of total: Int, _ style: Style) -> [String] {
    var lines: [String] = []
    var section: String?
    var rows: [[String]] = []
    func flush() {
      lines += Columns.aligned(rows)
      rows = []
    }
    for option in options {
      if option.section != section {
        flush()
        section = option.section
        if let section { lines.append("  " + style.bold(section)) }
      }
      rows.append(["    " + option.title, style.faint(option.identifier), option.subtitle ?? ""])
    }
    flush()
    if options.isEmpty { lines.append("  No options with these values.") }
    if total > options.count { lines.append("  … \(options.count) of \(total)") }
    return lines
  }
}
