import Archive

struct ProviderSlow: CheckRule {
  let information = RuleInformation(
    "provider-slow", .warning, "A provider that takes longer than five seconds for a timeline.",
    consequence: "The system gives up, and the last picture or the placeholder stays.",
    cure:
      "Let the app prepare what the widget shows in the App Group; give requests a short timeout, and answer with what is known."
  )

  func findings(in subject: CheckSubject) -> [Finding] {
    subject.widgets.compactMap { widget in
      guard let seconds = widget.timeline?.timings.provider, seconds > subject.limits.providerSeconds else {
        return nil
      }
      return finding(
        "The provider took \(seconds.shortened) s; \(subject.limits.providerSeconds.shortened) s is the most.",
        at: subject.source.place(ofKind: widget.kind), kind: widget.kind, looks: [widget.family.rawValue])
    }
  }
}
