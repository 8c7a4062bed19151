import Archive

/// The outcome of a check, as a value for all formats.
package struct CheckReport: Sendable, Equatable {
  /// The extension's name.
  package var name: String
  package var findings: [Finding]
  /// Rules that were asked, by code.
  package var rules: [RuleInformation]
  /// The extension was built and asked; else only its source was looked at.
  package var isComplete: Bool

  package init(name: String, findings: [Finding], rules: [RuleInformation], isComplete: Bool) {
    self.name = name
    self.findings = findings
    self.rules = rules
    self.isComplete = isComplete
  }

  package func count(_ severity: Diagnostic.Severity) -> Int { findings.count { $0.severity == severity } }

  /// Whether the check has failed: an error was found, or a warning where those count.
  package func fails(strictly: Bool) -> Bool {
    count(.error) > 0 || strictly && count(.warning) > 0
  }

  func rule(of finding: Finding) -> RuleInformation? { rules.first { $0.code == finding.code } }

  /// `1 error, 2 warnings`; `nothing found`.
  package var summary: String {
    let parts = [(Diagnostic.Severity.error, "error"), (.warning, "warning"), (.note, "note")].compactMap {
      severity, word -> String? in
      let number = count(severity)
      return number == 0 ? nil : "\(number) \(word)\(number == 1 ? "" : "s")"
    }
    let found = parts.isEmpty ? "nothing found" : parts.joined(separator: ", ")
    let asked = "\(rules.count) rule\(rules.count == 1 ? "" : "s")"
    return "\(name): \(found) (\(asked)\(isComplete ? "" : ", source only"))"
  }
}
