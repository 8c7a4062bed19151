import Archive

struct ControlSlow: CheckRule {
  let information = RuleInformation(
    "control-slow", .warning, "A control whose value takes longer than a second.",
    consequence: "Control Center shows the last value meanwhile, and the control looks frozen.",
    cure: "Let the app store the value in the App Group, and read it in currentValue() without waiting.")

  func findings(in subject: CheckSubject) -> [Finding] {
    (subject.answers?.controls ?? []).compactMap { control in
      guard let seconds = control.seconds, seconds > subject.limits.controlSeconds else { return nil }
      return finding(
        "The value of `\(control.kind)` took \(seconds.shortened) s; \(subject.limits.controlSeconds.shortened) s is the most.",
        at: subject.source.place(ofKind: control.kind), kind: control.kind)
    }
  }
}
