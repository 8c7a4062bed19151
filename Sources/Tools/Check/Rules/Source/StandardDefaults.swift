import Archive
internal import SwiftSyntax

struct StandardDefaults: CheckRule {
  let information = RuleInformation(
    "standard-defaults", .warning,
    "UserDefaults.standard, or @AppStorage without a store, in code of a widget extension.",
    consequence:
      "The extension is another process with defaults of its own: what the app wrote is not there.",
    cure: "Use UserDefaults(suiteName: \"group.…\") in the app and in the extension.")

  func findings(in subject: CheckSubject) -> [Finding] {
    let source = subject.source
    let members = source.widgets.members.filter { ExprSyntax($0.node).path == ["UserDefaults", "standard"] }
      .map { finding("UserDefaults.standard of the extension is not the app's.", at: $0.place) }
    let storesByDefault = source.widgets.calls.contains { $0.node.name == "defaultAppStorage" }
    let wrappers = source.widgets.attributes.filter { attribute in
      guard !storesByDefault, attribute.node.attributeName.trimmedDescription == "AppStorage",
        case .argumentList(let arguments)? = attribute.node.arguments
      else { return false }
      return !arguments.contains { $0.label?.text == "store" }
    }.map { finding("@AppStorage without a store reads the extension's own defaults.", at: $0.place) }
    return members + wrappers
  }
}
