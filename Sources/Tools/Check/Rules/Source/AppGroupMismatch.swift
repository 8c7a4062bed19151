import Archive
internal import SwiftSyntax

struct AppGroupMismatch: CheckRule {
  let information = RuleInformation(
    "app-group-mismatch", .error,
    "An App Group that the extension has no entitlement for, that the app does not use, or that is none.",
    consequence: "The extension gets other data than the app wrote, or none at all.",
    cure: "Use one identifier, “group.” and reversed domain names, in both targets' code and entitlements.")

  /// Where code names a group.
  private struct Use {
    var group: String
    var isOfWidgets: Bool
    var place: SourcePlace
  }

  func findings(in subject: CheckSubject) -> [Finding] {
    let uses = self.uses(in: subject.source)
    let files = subject.source.entitlements.filter { !$0.isOfApp }
    let entitled = Set(files.flatMap(\.groups))
    let others = Dictionary(grouping: uses) { $0.isOfWidgets }.mapValues { Set($0.map(\.group)) }
    return uses.filter(\.isOfWidgets).compactMap { use in
      if !use.group.hasPrefix("group.") {
        return finding("`\(use.group)` is no App Group: its identifier begins with “group.”.", at: use.place)
      }
      if !files.isEmpty, !entitled.contains(use.group) {
        let known = entitled.isEmpty ? "it has none" : "it has " + entitled.sorted().joined(separator: ", ")
        return finding(
          "`\(use.group)` is not among the App Groups of the extension's entitlements; \(known).",
          at: use.place)
      }
      // With several groups each may serve a purpose of its own; the app's only one is the one that is shared.
      guard let apps = others[false], !apps.contains(use.group), apps.count == 1 else { return nil }
      return finding(
        "`\(use.group)` is used here, and \(apps.sorted().joined(separator: ", ")) in the app.", at: use.place
      )
    }
  }

  private func uses(in source: SourceProject) -> [Use] {
    let shared = Set(source.files.filter(\.isOfWidgets).map(\.path))
    let widgets = source.widgets.calls.compactMap { call in
      group(of: call.node, in: source).map { Use(group: $0, isOfWidgets: true, place: call.place) }
    }
    let apps = source.all.calls.filter { !shared.contains($0.file.path) }.compactMap { call in
      group(of: call.node, in: source).map { Use(group: $0, isOfWidgets: false, place: call.place) }
    }
    return widgets + apps
  }

  private func group(of call: FunctionCallExprSyntax, in source: SourceProject) -> String? {
    let argument =
      call.name == "UserDefaults" || call.calledExpression.path == ["UserDefaults", "init"]
      ? call.argument("suiteName") : call.argument("forSecurityApplicationGroupIdentifier")
    guard let argument else { return nil }
    let meant = source.strings(of: argument)
    return meant.count == 1 ? meant.first : nil
  }
}
