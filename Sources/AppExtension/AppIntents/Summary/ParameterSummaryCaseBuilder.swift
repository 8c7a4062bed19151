/// Builds the cases of a `Switch`: any number of `Case`, then one `DefaultCase`.
///
/// Apple has an overload for each number of cases up to 15; here cases are gathered one by one, so that there is no limit and
/// the compiler has one way to look at each line. A `Switch` without a `DefaultCase` does not compile, as with Apple's.
@resultBuilder public enum ParameterSummaryCaseBuilder<Intent: AppIntent, Value: _IntentValue> {
  /// Cases before the default case.
  public struct _Cases {
    var cases: [any SummaryCase]
  }

  public static func buildExpression<C0: _ParameterSummarySwitchCase>(_ expression: C0) -> C0
  where Intent == C0.Intent, Value == C0.Value { expression }

  public static func buildPartialBlock<Summary: ParameterSummary>(
    first: ParameterSummaryCaseCondition<Intent, Value, Summary>
  ) -> _Cases { _Cases(cases: [first]) }

  public static func buildPartialBlock<Summary: ParameterSummary>(
    accumulated: _Cases, next: ParameterSummaryCaseCondition<Intent, Value, Summary>
  ) -> _Cases { _Cases(cases: accumulated.cases + [next]) }

  public static func buildPartialBlock<DefaultSummary: ParameterSummary>(
    accumulated: _Cases, next: ParameterSummaryDefaultCaseCondition<Intent, Value, DefaultSummary>
  ) -> ParameterSummaryTupleCaseCondition<
    Intent, Value, (_Cases, ParameterSummaryDefaultCaseCondition<Intent, Value, DefaultSummary>)
  > { ParameterSummaryTupleCaseCondition(cases: accumulated.cases + [next]) }
}

/// All cases of a `Switch`.
public struct ParameterSummaryTupleCaseCondition<Intent: AppIntent, Value: _IntentValue, ValueType>:
  _ParameterSummarySwitchCase
{
  public typealias Summary = Never
  let cases: [any SummaryCase]
}

extension ParameterSummaryTupleCaseCondition: SummaryCase {
  func summary(for value: Any?) -> (any SummaryNode)? {
    for candidate in cases {
      if let summary = candidate.summary(for: value) { return summary }
    }
    return nil
  }
}
