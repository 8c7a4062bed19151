import Archive

struct EntryFarAhead: AuditRule {
  let audits: Set<String> = ["entry-far-ahead"]
  let information = RuleInformation(
    "entry-far-ahead", .warning, "An entry more than a year ahead.",
    consequence: "It is never shown; with .atEnd the provider is not asked again for years.",
    cure: "Look whether milliseconds were taken for seconds.")
}
