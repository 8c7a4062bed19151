import Archive
internal import SwiftSyntax

struct StaleDateInPast: CheckRule {
  let information = RuleInformation(
    "stale-date-in-past", .error, "Content of a Live Activity with a stale date that is now or over.",
    consequence: "The content is out of date before it is shown.",
    cure: "Set the date at which the content stops being true, or nil.")

  func findings(in subject: CheckSubject) -> [Finding] {
    subject.source.all.calls.compactMap { call in
      guard call.node.name == "ActivityContent", let date = call.node.argument("staleDate"), isOver(date)
      else {
        return nil
      }
      return finding(
        "The stale date \(date.trimmedDescription) is over when the content is shown.",
        at: call.file.place(of: date))
    }
  }

  /// `.now`, `Date()`, `.distantPast`, and what is before them.
  private func isOver(_ date: ExprSyntax) -> Bool {
    if let call = date.as(FunctionCallExprSyntax.self) {
      if call.calledExpression.path == ["Date"], call.arguments.isEmpty { return true }
      guard call.name == "addingTimeInterval" || call.name == "advanced", let base = call.base, isNow(base),
        let argument = call.arguments.first?.expression
      else { return false }
      return argument.as(PrefixOperatorExprSyntax.self)?.operator.text == "-"
    }
    return isNow(date) || date.lastName == "distantPast"
  }

  private func isNow(_ date: ExprSyntax) -> Bool {
    [["now"], ["Date", "now"], ["Date"]].contains(date.path)
  }
}
