import Archive

struct KindRenamed: CheckRule {
  let information = RuleInformation(
    "kind-renamed", .error, "A kind that was shipped, or that code asks to reload, and that no widget has.",
    consequence: "Widgets that people have placed stay blank for ever, and reloads reach nobody.",
    cure:
      "Give the widget its old kind again, and write kinds that were shipped into .vitrine-check (`kind NAME`)."
  )

  private static let reloads: Set<String> = ["reloadTimelines", "reloadControls", "invalidateRelevance"]

  func findings(in subject: CheckSubject) -> [Finding] {
    guard let bundle = subject.answers?.bundle else { return [] }
    let kinds = Set(bundle.widgets.map(\.kind) + bundle.controls.map(\.kind))
    let shipped = subject.settings.kinds.filter { !kinds.contains($0.name) }.map {
      finding("No widget has the kind `\($0.name)`, which was shipped.", at: $0.place, kind: $0.name)
    }
    let reloaded = subject.source.all.calls.compactMap { call -> Finding? in
      guard Self.reloads.contains(call.node.name ?? ""), let argument = call.node.argument("ofKind") else {
        return nil
      }
      let meant = subject.source.strings(of: argument)
      guard meant.count == 1, let kind = meant.first, !kinds.contains(kind) else { return nil }
      return finding("No widget has the kind `\(kind)` that is reloaded here.", at: call.place, kind: kind)
    }
    return shipped + reloaded
  }
}
