import Archive

struct PlaceholderDoesWork: CheckRule {
  let information = RuleInformation(
    "placeholder-does-work", .warning, "A placeholder(in:) that reads real data, waits, or is slow.",
    consequence:
      "The system asks for it while the person waits, and shows it where nobody's data may be seen: the gallery, a locked device.",
    cure: "Return sample data that stand in the source.")

  func findings(in subject: CheckSubject) -> [Finding] {
    let follower = CallFollower(project: subject.source)
    let inSource = subject.source.widgets.functions.filter {
      $0.name == "placeholder" && $0.labels == ["in"] && $0.owner?.isProvider == true
    }.compactMap { function -> Finding? in
      let work = follower.bodies(from: function).flatMap {
        RealWork.found(in: $0, of: subject.source, RealWork.any)
      }
      return work.first.map {
        finding("placeholder(in:) uses \($0.what): it must return sample data, at once.", at: $0.place)
      }
    }
    let slow = subject.widgets.compactMap { widget -> Finding? in
      guard let seconds = widget.placeholderSeconds, seconds > subject.limits.placeholderSeconds else {
        return nil
      }
      return finding(
        "placeholder(in:) took \(seconds.shortened) s.", at: subject.source.place(ofKind: widget.kind),
        kind: widget.kind, looks: [widget.family.rawValue])
    }
    return inSource + slow
  }
}
