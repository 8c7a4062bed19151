import Archive

struct TextTruncated: DiagnosticRule {
  let diagnostics: Set<String> = ["text-truncated"]
  let information = RuleInformation(
    "text-truncated", .warning, "A text that does not fit and ends with an ellipsis.",
    consequence: "People read “Wednes…” and never see the rest: a widget does not scroll.",
    cure:
      "Give it room, let it shrink with .minimumScaleFactor(_:), offer a shorter one with ViewThatFits, or leave the family out of supportedFamilies(_:)."
  )

  func place(of diagnostic: Diagnostic, kind: String, in source: SourceProject) -> SourcePlace? {
    diagnostic.message.quoted.flatMap { source.place(ofLiteral: $0) } ?? source.place(ofKind: kind)
  }
}
