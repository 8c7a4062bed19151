import Archive
internal import Check

/// Shows findings: by file, each with its line of source, and why it matters the first time a rule speaks.
struct CheckText {
  var style: Style

  init(_ style: Style) { self.style = style }

  func text(_ report: CheckReport) -> String {
    var explained: Set<String> = []
    var file: String?
    var lines: [String] = []
    for (index, finding) in report.findings.enumerated() {
      if index == 0 || finding.place?.file != file {
        file = finding.place?.file
        if index > 0 { lines.append("") }
        lines.append(style.bold(file ?? report.name))
      }
      let rule = report.rules.first { $0.code == finding.code }
      lines += self.lines(finding, explained.insert(finding.code).inserted ? rule : nil)
    }
    if !report.findings.isEmpty { lines.append("") }
    return (lines + [style.bold(report.summary)]).joined(separator: "\n")
  }

  private func lines(_ finding: Finding, _ rule: RuleInformation?) -> [String] {
    let place = finding.place.map { "\($0.line):\($0.column)  " } ?? ""
    let head =
      "  " + style.faint(place) + severity(finding.severity) + finding.message
      + style.faint("  [\(finding.code)]")
    var lines = [head]
    if let place = finding.place { lines += excerpt(place) }
    let about = ([finding.kind].compactMap { $0 } + finding.looks).joined(separator: ", ")
    if !about.isEmpty { lines.append("      " + style.faint("in " + about)) }
    if let rule {
      lines.append("      " + style.faint(rule.consequence))
      lines.append("      " + style.faint("→ ") + rule.cure + style.faint(" (\(rule.page))"))
    }
    return lines
  }

  /// The line of source without its indent, and a caret.
  private func excerpt(_ place: SourcePlace) -> [String] {
    let indent = place.excerpt.prefix { $0 == " " || $0 == "\t" }.count
    guard indent < place.excerpt.count else { return [] }
    let caret = max(0, place.charactersBefore - indent)
    return [
      "      " + place.excerpt.dropFirst(indent),
      "      " + String(repeating: " ", count: caret) + style.green("^"),
    ]
  }

  private func severity(_ severity: Diagnostic.Severity) -> String {
    switch severity {
    case .error: style.red("error: ")
    case .warning: style.yellow("warning: ")
    case .note: style.faint("note: ")
    }
  }
}
