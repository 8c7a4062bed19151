import Archive

struct MissingDisplayName: CheckRule {
  let information = RuleInformation(
    "missing-display-name", .warning, "A widget or control without a name for the gallery.",
    consequence: "The gallery shows the app's name for it: two widgets cannot be told apart.",
    cure:
      "Add .configurationDisplayName(_:) to the widget's configuration, .displayName(_:) to the control's.")

  func findings(in subject: CheckSubject) -> [Finding] {
    guard let bundle = subject.answers?.bundle else { return [] }
    let nameless =
      bundle.widgets.filter { $0.displayName.isBlank }.map(\.kind)
      + bundle.controls.filter { $0.displayName.isBlank }.map(\.kind)
    return nameless.map {
      finding("`\($0)` has no display name.", at: subject.source.place(ofKind: $0), kind: $0)
    }
  }
}

extension String? {
  var isBlank: Bool { self?.allSatisfy(\.isWhitespace) ?? true }
}
