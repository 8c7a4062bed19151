import Archive

struct TooManyEntries: CheckRule {
  let information = RuleInformation(
    "too-many-entries", .warning, "A timeline of more than a hundred entries.",
    consequence:
      "Each entry is drawn and archived for each appearance: memory, time and battery; some iPhones show the placeholder instead.",
    cure: "Give ten to twenty entries, and let the system ask again; let Text(_, style:) count by itself.")

  func findings(in subject: CheckSubject) -> [Finding] {
    subject.widgets.compactMap { widget in
      guard let count = widget.timeline?.entries.count, count > subject.limits.entries else { return nil }
      return finding(
        "The timeline has \(count) entries; \(subject.limits.entries) are many already.",
        at: subject.source.place(ofKind: widget.kind), kind: widget.kind, looks: [widget.family.rawValue])
    }
  }
}
