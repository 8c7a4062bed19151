import Archive

struct UnknownSymbol: DiagnosticRule {
  let diagnostics: Set<String> = ["unknown-symbol"]
  let information = RuleInformation(
    "unknown-symbol", .warning, "A name that no SF Symbol has, or that Vitrine has no symbol for.",
    consequence: "iOS draws nothing for a name it does not know.",
    cure: "Spell the symbol's name as the SF Symbols app does, and look since which iOS it exists.")

  func place(of diagnostic: Diagnostic, kind: String, in source: SourceProject) -> SourcePlace? {
    diagnostic.message.quoted.flatMap { source.place(ofLiteral: $0) } ?? source.place(ofKind: kind)
  }
}
