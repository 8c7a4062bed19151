import Archive

struct PreviewDoesRealWork: CheckRule {
  let information = RuleInformation(
    "preview-does-real-work", .warning,
    "A snapshot that loads over the network or is slow while context.isPreview is true.",
    consequence: "The gallery shows an empty widget until it is there, or for good where the network is bad.",
    cure: "Answer with sample data where context.isPreview is true.")

  func findings(in subject: CheckSubject) -> [Finding] {
    let follower = CallFollower(project: subject.source)
    let inSource = subject.source.widgets.functions.filter {
      ["getSnapshot", "snapshot"].contains($0.name) && $0.owner?.isProvider == true
        && !asksForPreview($0, subject.source)
    }.compactMap { function -> Finding? in
      let work = follower.bodies(from: function).flatMap {
        RealWork.found(in: $0, of: subject.source, RealWork.network)
      }
      return work.first.map {
        finding(
          "\(function.name) uses \($0.what) without looking at context.isPreview.", at: function.located.place
        )
      }
    }
    let slow = subject.widgets.compactMap { widget -> Finding? in
      guard let seconds = widget.previewSeconds, seconds > subject.limits.previewSeconds else { return nil }
      return finding(
        "The snapshot for the gallery took \(seconds.shortened) s; \(subject.limits.previewSeconds.shortened) s is the most.",
        at: subject.source.place(ofKind: widget.kind), kind: widget.kind, looks: [widget.family.rawValue])
    }
    return inSource + slow
  }

  private func asksForPreview(_ function: FunctionDeclaration, _ source: SourceProject) -> Bool {
    guard let body = function.body else { return false }
    return source.widgets.members.contains {
      $0.node.declName.baseName.text == "isPreview" && $0.isWithin(body)
    }
  }
}
