import Archive

struct NoContainerBackground: DiagnosticRule {
  let diagnostics: Set<String> = ["no-container-background"]
  let information = RuleInformation(
    "no-container-background", .error, "A Home Screen widget without containerBackground(_:for: .widget).",
    consequence:
      "Since iOS 17 the system shows “Please adopt containerBackground API” in place of the widget.",
    cure: "Put the background into .containerBackground(for: .widget) { … } on the view of the configuration."
  )
}
