import Archive

struct ImageOverSize: DiagnosticRule {
  let diagnostics: Set<String> = ["image-too-large", "activity-image-too-large"]
  let information = RuleInformation(
    "image-over-size", .error, "A picture with more pixels than the system archives.",
    consequence: "iOS refuses to archive the widget: the last picture or the placeholder stays.",
    cure:
      "Scale the picture down to the points it is shown at, times three, before it is stored for the widget.")
}
