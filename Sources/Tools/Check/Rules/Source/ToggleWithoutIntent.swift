import Archive
internal import SwiftSyntax

struct ToggleWithoutIntent: CheckRule {
  let information = RuleInformation(
    "toggle-without-intent", .error, "A Toggle with a binding in a widget.",
    consequence: "Nothing turns it: a tap opens the app, and the binding is never written.",
    cure: "Use Toggle(isOn:intent:) with a value of the entry and an App Intent.")

  func findings(in subject: CheckSubject) -> [Finding] {
    subject.source.widgets.calls.filter { call in
      call.node.calledExpression.path == ["Toggle"] && !call.node.labels.contains("intent")
        && (call.node.labels.contains("isOn") || call.node.labels.contains("sources"))
        && subject.source.isInView(call)
    }.map { finding("This Toggle has a binding, which a widget never writes.", at: $0.place) }
  }
}
