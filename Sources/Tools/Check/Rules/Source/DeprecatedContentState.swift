import Archive
internal import SwiftSyntax

struct DeprecatedContentState: CheckRule {
  let information = RuleInformation(
    "deprecated-content-state", .note,
    "A method of Activity that takes a content state in place of ActivityContent.",
    consequence: "It is deprecated since iOS 16.2, and gives the content no stale date and no relevance.",
    cure: "Use the methods that take ActivityContent(state:staleDate:).")

  func findings(in subject: CheckSubject) -> [Finding] {
    subject.source.all.calls.filter { call in
      switch call.node.name {
      case "request": call.node.path.first == "Activity" && call.node.labels.contains("contentState")
      case "update", "end":
        call.node.base != nil && call.node.labels.contains("using") && isAwaited(call.node)
      default: false
      }
    }.filter { _ in usesActivities(subject.source) }.map {
      finding("\($0.node.name ?? "This") with a content state is deprecated.", at: $0.place)
    }
  }

  private func isAwaited(_ call: FunctionCallExprSyntax) -> Bool {
    call.ancestors.prefix(3).contains { $0.is(AwaitExprSyntax.self) }
  }

  private func usesActivities(_ source: SourceProject) -> Bool {
    source.all.types.contains { $0.inherits.contains("ActivityAttributes") }
  }
}
