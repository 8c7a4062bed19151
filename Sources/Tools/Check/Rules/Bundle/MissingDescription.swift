import Archive

struct MissingDescription: CheckRule {
  let information = RuleInformation(
    "missing-description", .warning, "A widget without a description for the gallery.",
    consequence: "The gallery has an empty line under the widget's name: people do not learn what it is for.",
    cure: "Add .description(_:) to the configuration.")

  func findings(in subject: CheckSubject) -> [Finding] {
    (subject.answers?.bundle.widgets ?? []).filter { $0.summary.isBlank }.map {
      finding("`\($0.kind)` has no description.", at: subject.source.place(ofKind: $0.kind), kind: $0.kind)
    }
  }
}
