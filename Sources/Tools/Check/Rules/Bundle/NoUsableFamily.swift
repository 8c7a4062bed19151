import Archive

struct NoUsableFamily: CheckRule {
  let information = RuleInformation(
    "no-usable-family", .error, "A widget that supports no family at all.",
    consequence: "It is in no gallery, so nobody can add it.",
    cure: "Name at least one family in .supportedFamilies(_:).")

  func findings(in subject: CheckSubject) -> [Finding] {
    (subject.answers?.bundle.widgets ?? []).filter { widget in
      switch widget.configuration {
      case .staticConfiguration, .appIntent, .intent: widget.families.isEmpty
      case .activity, .control, .relevance, .empty: false
      }
    }.map {
      finding("`\($0.kind)` supports no family.", at: subject.source.place(ofKind: $0.kind), kind: $0.kind)
    }
  }
}
