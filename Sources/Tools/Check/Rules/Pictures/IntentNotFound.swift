import Archive

struct IntentNotFound: DiagnosticRule {
  let diagnostics: Set<String> = ["intent-type-not-found"]
  let information = RuleInformation(
    "intent-not-found", .error, "A button or toggle whose intent the system cannot make again.",
    consequence: "A tap does nothing: the system knows an intent by its name only, and finds none.",
    cure:
      "Declare the intent as a type of its own, not in a function and not generic, and add its file to the widget's target."
  )
}
