import Archive

struct EntriesPassed: AuditRule {
  let audits: Set<String> = ["entries-passed"]
  let information = RuleInformation(
    "entries-passed", .note, "Several entries whose dates are over when the timeline is made.",
    consequence: "Only the last of them is shown; the others cost memory and time.",
    cure: "Begin the timeline with the entry that is true now.")
}
