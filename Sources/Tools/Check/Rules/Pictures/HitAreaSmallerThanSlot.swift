import Archive

struct HitAreaSmallerThanSlot: CheckRule {
  let information = RuleInformation(
    "hit-area-smaller-than-slot", .warning, "A Lock Screen widget whose only button covers a part of it.",
    consequence: "Only a tap on the button's own label runs its intent; beside it the app opens.",
    cure:
      "Let the label fill the widget with .frame(maxWidth: .infinity, maxHeight: .infinity), inside the button."
  )

  func findings(in subject: CheckSubject) -> [Finding] {
    subject.widgets.flatMap { widget -> [Finding] in
      guard widget.family == .accessoryCircular else { return [] }
      return widget.pictures.compactMap { picture -> Finding? in
        guard picture.hits.count == 1, let hit = picture.hits.first, case .intent = hit.action else {
          return nil
        }
        let slot = picture.size.width * picture.size.height
        let share = slot > 0 ? hit.frame.width * hit.frame.height / slot : 1
        guard share < subject.limits.hitShare else { return nil }
        return finding(
          "The only button of \(widget.family.rawValue) takes \(Int((share * 100).rounded())) % of its room; a tap beside it opens the app.",
          at: subject.source.place(ofKind: widget.kind), kind: widget.kind, looks: [widget.name(picture.look)]
        )
      }
    }
  }
}
