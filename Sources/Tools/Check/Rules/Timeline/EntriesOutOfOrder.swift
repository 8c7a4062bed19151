import Archive

struct EntriesOutOfOrder: AuditRule {
  let audits: Set<String> = ["entries-unordered"]
  let information = RuleInformation(
    "entries-out-of-order", .warning, "A timeline whose entries are not in the order of their dates.",
    consequence: "The widget shows entries in another order than the code says.",
    cure: "Make entries from the earliest to the latest, or sort them by date.")
}
