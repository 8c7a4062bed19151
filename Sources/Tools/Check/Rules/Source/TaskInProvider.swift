import Archive
internal import SwiftSyntax

struct TaskInProvider: CheckRule {
  let information = RuleInformation(
    "task-in-provider", .warning, "A Task that is started beside an async provider and not awaited.",
    consequence:
      "The extension is suspended when the timeline is there: the task stops anywhere, or runs at the next request.",
    cure: "Await the work in timeline(for:in:) itself.")

  func findings(in subject: CheckSubject) -> [Finding] {
    let source = subject.source
    let providers = source.widgets.functions.filter {
      ["timeline", "snapshot"].contains($0.name) && $0.isAsync && $0.owner?.isProvider == true
    }
    return source.widgets.calls.filter { call in
      [["Task"], ["Task", "detached"]].contains(call.node.calledExpression.path)
        && providers.contains { $0.body.map { call.isWithin($0) } ?? false } && !isUsed(call.node)
    }.map { finding("This task is started and not awaited.", at: $0.place) }
  }

  /// Its value is kept or awaited.
  private func isUsed(_ call: FunctionCallExprSyntax) -> Bool {
    call.parent?.is(CodeBlockItemSyntax.self) != true
  }
}
