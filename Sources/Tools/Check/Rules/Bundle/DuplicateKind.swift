import Archive

struct DuplicateKind: CheckRule {
  let information = RuleInformation(
    "duplicate-kind", .error, "Two widgets or controls of one kind.",
    consequence: "The system knows a widget by its kind: only one of them is ever shown.",
    cure: "Give each a kind of its own.")

  func findings(in subject: CheckSubject) -> [Finding] {
    guard let bundle = subject.answers?.bundle else { return [] }
    return [("widgets", bundle.widgets.map(\.kind)), ("controls", bundle.controls.map(\.kind))].flatMap {
      what, kinds in
      Dictionary(grouping: kinds) { $0 }.filter { $0.value.count > 1 }.map { kind, all in
        finding(
          "\(all.count) \(what) of the bundle have the kind `\(kind)`; only the first is used.",
          at: subject.source.place(ofKind: kind), kind: kind)
      }
    }
  }
}
