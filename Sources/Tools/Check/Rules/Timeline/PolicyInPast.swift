import Archive

struct PolicyInPast: AuditRule {
  let audits: Set<String> = ["policy-passed"]
  let information = RuleInformation(
    "policy-in-past", .warning, "A policy .after(_:) with a date that is over.",
    consequence: "The provider is asked again as soon as it may be, until the budget of the day is used.",
    cure: "Count the date from now, not from the data's own date.")
}
