internal import SwiftSyntax

extension SourceProject {
  private static let configurations: Set<String> = [
    "StaticConfiguration", "AppIntentConfiguration", "IntentConfiguration", "RelevanceConfiguration",
    "StaticControlConfiguration", "AppIntentControlConfiguration",
  ]

  /// The configurations of the widgets' source.
  var configurations: [Located<FunctionCallExprSyntax>] {
    widgets.calls.filter { Self.configurations.contains($0.node.name ?? "") }
  }

  /// Where the widget or control of a kind is configured. Of several that may be meant the first; `nil` where none may.
  func place(ofKind kind: String) -> SourcePlace? {
    let known = configurations.map { call -> (call: Located<FunctionCallExprSyntax>, kinds: Set<String>) in
      (call, call.node.argument("kind").map { strings(of: $0) } ?? [])
    }
    let named = known.first { $0.kinds == [kind] } ?? known.first { $0.kinds.contains(kind) }
    // Kinds that are worked out when the program runs.
    let unknown = known.filter(\.kinds.isEmpty)
    return (named?.call ?? (unknown.count == 1 ? unknown[0].call : nil))?.place
  }

  /// Where the Live Activity of a type of attributes is configured.
  func place(ofActivity type: String) -> SourcePlace? {
    let calls = widgets.calls.filter { $0.node.name == "ActivityConfiguration" }
    let named = calls.first { $0.node.argument("for")?.path.contains(type) ?? false }
    return (named ?? (calls.count == 1 ? calls[0] : nil))?.place
  }

  /// Where a text stands in the widgets' source, if it does so exactly once.
  func place(ofLiteral text: String) -> SourcePlace? {
    let found = widgets.strings.filter { $0.node.representedLiteralValue == text }
    return found.count == 1 ? found[0].place : nil
  }

  /// Where a view of a name is made, if it is made once.
  func place(ofCall name: String) -> SourcePlace? {
    let found = widgets.calls.filter { $0.node.name == name }
    return found.count == 1 ? found[0].place : nil
  }
}
