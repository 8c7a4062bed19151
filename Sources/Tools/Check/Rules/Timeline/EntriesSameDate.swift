import Archive

struct EntriesSameDate: AuditRule {
  let audits: Set<String> = ["entries-same-date"]
  let information = RuleInformation(
    "entries-same-date", .warning, "Entries of one timeline with the same date.",
    consequence: "Only the last of them is ever shown.",
    cure: "Give each entry the date from which it is true.")
}
