import Archive
internal import SwiftSyntax

struct LifecycleInView: CheckRule {
  let information = RuleInformation(
    "lifecycle-in-view", .warning, "onAppear, task, onReceive or onChange in a view of a widget.",
    consequence: "The closure never runs: a widget's view is evaluated once and archived.",
    cure: "Do the work in the timeline provider.")

  private static let modifiers: Set<String> = [
    "onAppear", "task", "onReceive", "onChange", "onDisappear", "onTapGesture", "refreshable",
  ]

  func findings(in subject: CheckSubject) -> [Finding] {
    subject.source.widgets.calls.filter { call in
      guard let name = call.node.name, Self.modifiers.contains(name),
        call.node.base != nil || isLeadingDot(call.node)
      else { return false }
      return call.node.trailingClosure != nil || call.node.labels.contains("perform")
    }.filter { subject.source.isInView($0) }.map { call in
      let name =
        call.node.calledExpression.as(MemberAccessExprSyntax.self)?.declName
        ?? DeclReferenceExprSyntax(baseName: .identifier(""))
      return finding(
        ".\(name.baseName.text) never runs in a widget.", at: call.file.place(of: name))
    }
  }

  private func isLeadingDot(_ call: FunctionCallExprSyntax) -> Bool {
    call.calledExpression.is(MemberAccessExprSyntax.self)
  }
}
