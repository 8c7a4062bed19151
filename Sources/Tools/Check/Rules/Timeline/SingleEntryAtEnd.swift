import Archive

struct SingleEntryAtEnd: AuditRule {
  let audits: Set<String> = ["ends-at-once"]
  let information = RuleInformation(
    "single-entry-at-end", .warning, "A timeline whose last entry is now, with the policy .atEnd.",
    consequence:
      "It ends as it begins: the provider is asked again every five minutes until the budget of the day is used.",
    cure: "Use .after(_:) with a date at least 15 minutes ahead, .never, or give entries ahead.")
}
