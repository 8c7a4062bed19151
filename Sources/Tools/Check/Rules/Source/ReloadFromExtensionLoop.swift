import Archive
internal import SwiftSyntax

struct ReloadFromExtensionLoop: CheckRule {
  let information = RuleInformation(
    "reload-from-extension-loop", .error, "A provider or view that asks WidgetCenter for a reload.",
    consequence:
      "Each timeline asks for the next one: the budget of the day is gone within hours, and the widget stands still.",
    cure: "Say when the next timeline is wanted with its policy; reload from the app and from intents only.")

  private static let reloads: Set<String> = ["reloadTimelines", "reloadAllTimelines"]
  private static let providing: Set<String> = [
    "getTimeline", "timeline", "getSnapshot", "snapshot", "placeholder", "currentValue",
  ]

  func findings(in subject: CheckSubject) -> [Finding] {
    let source = subject.source
    let follower = CallFollower(project: source)
    let reloads = source.widgets.calls.filter {
      Self.reloads.contains($0.node.name ?? "") && $0.node.path.first == "WidgetCenter"
    }
    guard !reloads.isEmpty else { return [] }
    let bodies = source.widgets.functions.filter { function in
      Self.providing.contains(function.name) && function.owner?.isProvider == true
    }.flatMap { follower.bodies(from: $0) }
    return reloads.filter { call in
      bodies.contains { call.isWithin($0) } || source.isInView(call) && !isInIntent(call)
    }
    .map {
      finding(
        "This reload is asked for while a timeline or a picture is made, so it never ends.", at: $0.place)
    }
  }

  private func isInIntent(_ call: Located<FunctionCallExprSyntax>) -> Bool {
    call.node.ancestors.contains { $0.as(FunctionDeclSyntax.self)?.name.text == "perform" }
  }
}
