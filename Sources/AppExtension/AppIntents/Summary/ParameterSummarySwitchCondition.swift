import Archive

/// One of several summaries, by the value of a parameter or the widget's family:
/// `Switch(\.$unit) { Case(.metric) { … } DefaultCase { … } }`.
public struct ParameterSummarySwitchCondition<
  Intent: AppIntent, Value: _IntentValue, CaseCondition: _ParameterSummarySwitchCase
>: ParameterSummary {
  /// What `Switch(.widgetFamily)` looks at.
  public enum WidgetFamily: Hashable, Sendable {
    case widgetFamily
  }
  let value: (SummaryContext) -> Any?
  let cases: CaseCondition

  public init(
    _ keyPath: KeyPath<Intent, IntentParameter<Value>>,
    @ParameterSummaryCaseBuilder<Intent, Value> _ builder: () -> CaseCondition
  ) {
    value = { $0.value(keyPath) }
    cases = builder()
  }

  public init(
    _ widgetFamily: WidgetFamily,
    @ParameterSummaryCaseBuilder<Intent, IntentWidgetFamily> _ builder: () -> CaseCondition
  ) where Value == IntentWidgetFamily {
    value = { $0.intentFamily }
    cases = builder()
  }
}

extension ParameterSummarySwitchCondition: SummaryNode {
  package func evaluate(_ context: SummaryContext) -> SummaryOutcome {
    guard let cases = cases as? any SummaryCase else { return SummaryOutcome() }
    return cases.summary(for: value(context))?.evaluate(context) ?? SummaryOutcome()
  }
}

/// A case, the default case or all cases of a `Switch`.
public protocol _ParameterSummarySwitchCase {
  associatedtype Intent: AppIntent
  associatedtype Value: _IntentValue
  associatedtype Summary: ParameterSummary
}

/// A case that can say whether it is meant.
protocol SummaryCase {
  /// The summary of the case that fits; `nil` where none does. No value fits only a case of `nil` and the default case.
  func summary(for value: Any?) -> (any SummaryNode)?
}

/// The summary for one value, or for several: `Case(.metric) { … }`, `Case([.day, .week]) { … }`.
public struct ParameterSummaryCaseCondition<
  Intent: AppIntent, Value: _IntentValue, Summary: ParameterSummary
>:
  _ParameterSummarySwitchCase
{
  let values: [Value]
  let summary: Summary

  public init(_ value: Value, @ParameterSummaryBuilder<Intent> _ parameterSummary: () -> Summary) {
    values = [value]
    summary = parameterSummary()
  }
  public init(_ value: [Value], @ParameterSummaryBuilder<Intent> _ parameterSummary: () -> Summary) {
    values = value
    summary = parameterSummary()
  }
}

extension ParameterSummaryCaseCondition: SummaryCase {
  func summary(for value: Any?) -> (any SummaryNode)? {
    let fits = values.contains { candidate in
      switch (SummaryValue.unwrap(candidate), value) {
      case (nil, nil): true
      case (let candidate?, let value?): SummaryValue.same(candidate, value)
      default: false
      }
    }
    return fits ? summary as? any SummaryNode : nil
  }
}

/// The summary for every value that no case before it names, and for none.
public struct ParameterSummaryDefaultCaseCondition<
  Intent: AppIntent, Value: _IntentValue, Summary: ParameterSummary
>: _ParameterSummarySwitchCase {
  let summary: Summary

  public init(@ParameterSummaryBuilder<Intent> _ parameterSummary: () -> Summary) {
    summary = parameterSummary()
  }
}

extension ParameterSummaryDefaultCaseCondition: SummaryCase {
  func summary(for value: Any?) -> (any SummaryNode)? { summary as? any SummaryNode }
}
