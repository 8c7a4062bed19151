/// Builds the one summary of an intent, or of a branch of a condition.
@resultBuilder public enum ParameterSummaryBuilder<Intent: AppIntent> {
  public static func buildExpression<Summary: ParameterSummary>(_ expression: Summary) -> Summary
  where Intent == Summary.Intent { expression }
  public static func buildBlock<Summary: ParameterSummary>(_ block: Summary) -> Summary
  where Intent == Summary.Intent { block }
}

extension AppIntent {
  public typealias Summary = IntentParameterSummary<Self>
  public typealias When = ParameterSummaryWhenCondition
  public typealias Switch<Value: _IntentValue, CaseCondition: _ParameterSummarySwitchCase> =
    ParameterSummarySwitchCondition<Self, Value, CaseCondition>
  public typealias Case = ParameterSummaryCaseCondition
  public typealias DefaultCase = ParameterSummaryDefaultCaseCondition
}
