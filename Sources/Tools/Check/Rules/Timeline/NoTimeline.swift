import Archive

struct NoTimeline: CheckRule {
  let information = RuleInformation(
    "no-timeline", .error,
    "A provider that gives no timeline: it crashes, throws, never answers, or gives no entries.",
    consequence: "The placeholder or the last picture stays, without a reason that anybody sees.",
    cure: "Answer on every path, with an entry that tells of the trouble where there is one.")

  func findings(in subject: CheckSubject) -> [Finding] {
    let widgets = subject.widgets.compactMap { widget in
      widget.failure.map {
        finding(
          $0.sentence, at: subject.source.place(ofKind: widget.kind), kind: widget.kind,
          looks: [widget.family.rawValue])
      }
    }
    let controls = (subject.answers?.controls ?? []).compactMap { control in
      control.failure.map {
        finding($0.sentence, at: subject.source.place(ofKind: control.kind), kind: control.kind)
      }
    }
    return widgets + controls
  }
}
