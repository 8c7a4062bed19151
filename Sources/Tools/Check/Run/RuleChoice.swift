import Archive

/// Which rules are asked.
package struct RuleChoice: Sendable, Equatable {
  /// Only these; all where there are none.
  package var only: [String]
  package var skip: [String]

  package init(only: [String] = [], skip: [String] = []) {
    self.only = only
    self.skip = skip
  }

  package var rules: [any CheckRule] {
    CheckRules.all.filter { rule in
      let code = rule.information.code
      return (only.isEmpty || only.contains(code)) && !skip.contains(code)
    }
  }

  /// Whether a rule is asked that needs a day to be played.
  package var needsDay: Bool { rules.contains { $0 is OverBudget } }

  /// A code that no rule has.
  package var unknown: String? { (only + skip).first { !CheckRules.codes.contains($0) } }

  /// Source, or answers too, decide what a report can say.
  package func report(on subject: CheckSubject, name: String) -> CheckReport {
    let rules = rules
    return CheckReport(
      name: name, findings: CheckRules.findings(in: subject, asking: rules), rules: rules.map(\.information),
      isComplete: subject.answers != nil)
  }
}
