/// The table as docs/limits.md shows it.
package enum LimitsDocument {
  package static var table: String {
    Limit.Subject.allCases.map { subject in
      let rows = Limits.standard.rows.filter { $0.subject == subject }.map { row in
        "| `\(row.name.rawValue)` | \(row.text) | \(row.bounds) | \(row.confidence.rawValue) | \(row.source) |"
      }
      return
        "## \(subject.rawValue.prefix(1).uppercased() + subject.rawValue.dropFirst())\n\n"
        + "| limit | value | what it bounds | confidence | source |\n|---|---|---|---|---|\n"
        + rows.joined(separator: "\n") + "\n"
    }.joined(separator: "\n")
  }
}
