import Archive

/// What is the same for all findings of a rule.
package struct RuleInformation: Sendable, Equatable {
  /// Stable kebab-case word, such as `no-container-background`.
  package var code: String
  /// An error counts always, a warning with `--strict`, a note never.
  package var severity: Diagnostic.Severity
  /// What the rule looks for, in one sentence.
  package var title: String
  /// What a person sees or loses when it is not mended.
  package var consequence: String
  /// What to do.
  package var cure: String

  package init(
    _ code: String, _ severity: Diagnostic.Severity, _ title: String, consequence: String, cure: String
  ) {
    self.code = code
    self.severity = severity
    self.title = title
    self.consequence = consequence
    self.cure = cure
  }

  /// The page that explains the rule, from the project's folder.
  package var page: String { "docs/checks/\(code).md" }
}
