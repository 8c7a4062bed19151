import Archive
internal import SwiftSyntax

struct ButtonWithoutIntent: CheckRule {
  let information = RuleInformation(
    "button-without-intent", .error, "A Button with a closure in a widget.",
    consequence: "The closure never runs: a tap on the button opens the app.",
    cure: "Use Button(intent:) with an App Intent, or a Link.")

  func findings(in subject: CheckSubject) -> [Finding] {
    subject.source.widgets.calls.filter { call in
      call.node.calledExpression.path == ["Button"] && !call.node.labels.contains("intent")
        && (call.node.labels.contains("action") || call.node.trailingClosure != nil)
        // A button style's own: Button(configuration).
        && subject.source.isInView(call)
    }.map { finding("This Button has a closure, which never runs in a widget.", at: $0.place) }
  }
}
