import Archive
internal import SwiftSyntax

struct TimerUnboundedWidth: CheckRule {
  let information = RuleInformation(
    "timer-unbounded-width", .warning,
    "A counting text without a width in a compact or minimal side of the Dynamic Island.",
    consequence: "A counting text takes all the width there is: the island grows to its full width.",
    cure: "Give it .frame(maxWidth:) for its longest value, and .monospacedDigit().")

  private static let regions = ["compactLeading", "compactTrailing", "minimal"]
  private static let styles: Set<String> = ["timer", "relative", "offset"]

  func findings(in subject: CheckSubject) -> [Finding] {
    let source = subject.source
    let closures = source.widgets.calls.filter { $0.node.name == "DynamicIsland" }.flatMap { call in
      Self.regions.compactMap { region in
        call.node.closure(region).map { Located(node: Syntax($0), file: call.file) }
      }
    }
    return closures.flatMap { timers(in: $0, of: source, depth: 0) }.map {
      finding("This counting text takes all the width of the Dynamic Island.", at: $0.place)
    }
  }

  /// Unbounded ones in a closure, and in the views of the project that it makes.
  private func timers(
    in part: Located<Syntax>, of source: SourceProject, depth: Int
  ) -> [Located<FunctionCallExprSyntax>] {
    let calls = source.widgets.calls.filter { $0.isWithin(part) && !isBounded($0.node, within: part.node) }
    let own = calls.filter { isTimer($0.node) }
    guard depth < 3 else { return own }
    let nested = calls.flatMap { call in
      source.views.filter { !$0.isExtension && $0.name == call.node.name }.flatMap {
        timers(
          in: Located(node: Syntax($0.located.node), file: $0.located.file), of: source, depth: depth + 1)
      }
    }
    return own + nested
  }

  private func isTimer(_ call: FunctionCallExprSyntax) -> Bool {
    guard call.calledExpression.path == ["Text"] else { return false }
    if call.labels.contains("timerInterval") { return true }
    return call.argument("style")?.lastName.map(Self.styles.contains) ?? false
  }

  /// Whether it, or a view around it, has a width.
  private func isBounded(_ call: FunctionCallExprSyntax, within part: Syntax) -> Bool {
    if call.modifiers.contains(where: givesWidth) { return true }
    for ancestor in call.ancestors {
      if ancestor == part { return false }
      if let around = ancestor.as(FunctionCallExprSyntax.self), around.modifiers.contains(where: givesWidth) {
        return true
      }
    }
    return false
  }

  private func givesWidth(_ modifier: FunctionCallExprSyntax) -> Bool {
    modifier.name == "frame" && !modifier.labels.isDisjoint(with: ["width", "maxWidth"])
      && modifier.argument("maxWidth")?.lastName != "infinity"
  }
}
