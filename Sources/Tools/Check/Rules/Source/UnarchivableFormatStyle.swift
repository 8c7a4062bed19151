import Archive
internal import SwiftSyntax

struct UnarchivableFormatStyle: CheckRule {
  let information = RuleInformation(
    "unarchivable-format-style", .warning, "A text that counts by itself with a format of the project's own.",
    consequence: "A format style that the system does not know cannot be archived: the place stays empty.",
    cure:
      "Use one of the system's, such as .timer(countingDownIn:) or .reference(to:), or Text(timerInterval:).")

  private static let protocols: Set<String> = ["FormatStyle", "DiscreteFormatStyle"]

  func findings(in subject: CheckSubject) -> [Finding] {
    let source = subject.source
    let own = Set(source.all.types.filter { !$0.inherits.isDisjoint(with: Self.protocols) }.map(\.name))
    guard !own.isEmpty else { return [] }
    return source.widgets.calls.compactMap { call in
      guard call.node.calledExpression.path == ["Text"], let format = call.node.argument("format"),
        call.node.arguments.first.map({ isLive($0.expression) }) ?? false,
        let name = format.path.first(where: own.contains)
      else { return nil }
      return finding(
        "`\(name)` is no format that the system can count with.", at: call.file.place(of: format))
    }
  }

  /// A source of dates that goes on: `.currentDate`, `TimeDataSource<Date>.durationOffset(to:)`.
  private func isLive(_ value: ExprSyntax) -> Bool {
    let path = value.path
    return path.first == "TimeDataSource"
      || ["currentDate", "durationOffset", "dateRange"].contains(path.last ?? "") && path.count == 1
  }
}
