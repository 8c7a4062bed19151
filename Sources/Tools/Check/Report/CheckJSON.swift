import Archive

/// What `vitrine check --format json` prints: docs/json.md.
package struct CheckJSON: Encodable, Sendable {
  struct Place: Encodable, Sendable {
    var file: String
    var line, column: Int
  }
  struct Entry: Encodable, Sendable {
    var code, severity, message: String
    var place: Place?
    var kind: String?
    var looks: [String]
    var consequence, cure, page: String
  }
  struct Counts: Encodable, Sendable { var error, warning, note: Int }

  var version = 1
  var `extension`: String
  var isComplete: Bool
  var counts: Counts
  var findings: [Entry]
  var rules: [String]

  package init(_ report: CheckReport) {
    self.extension = report.name
    isComplete = report.isComplete
    counts = Counts(error: report.count(.error), warning: report.count(.warning), note: report.count(.note))
    rules = report.rules.map(\.code)
    findings = report.findings.map { finding in
      let rule = report.rule(of: finding)
      return Entry(
        code: finding.code, severity: finding.severity.rawValue, message: finding.message,
        place: finding.place.map { Place(file: $0.file, line: $0.line, column: $0.column) },
        kind: finding.kind, looks: finding.looks, consequence: rule?.consequence ?? "",
        cure: rule?.cure ?? "",
        page: rule?.page ?? "")
    }
  }
}
