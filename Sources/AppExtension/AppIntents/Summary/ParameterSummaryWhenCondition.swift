import Archive

/// One of two summaries, by the value of a parameter or the widget's family: `When(\.$showsTitle, .equalTo, true) { … } otherwise: { … }`.
///
/// A parameter without a value is equal to nothing, one of nothing and in no order to anything.
public struct ParameterSummaryWhenCondition<
  Intent: AppIntent, WhenCondition: ParameterSummary, Otherwise: ParameterSummary
>: ParameterSummary {
  let holds: (SummaryContext) -> Bool
  let when: WhenCondition
  let otherwise: Otherwise

  init(_ when: WhenCondition, _ otherwise: Otherwise, holds: @escaping (SummaryContext) -> Bool) {
    self.when = when
    self.otherwise = otherwise
    self.holds = holds
  }

  // MARK: Values

  public init<Parameter: AnyIntentValue>(
    _ keyPath: KeyPath<Intent, Parameter>, _ comparisonOperator: HasValueComparisonOperator,
    @ParameterSummaryBuilder<Intent> _ when: () -> WhenCondition,
    @ParameterSummaryBuilder<Intent> otherwise: () -> Otherwise
  ) {
    self.init(when(), otherwise()) {
      SummaryValue.isPresent($0.value(keyPath)) == (comparisonOperator == .hasAnyValue)
    }
  }

  public init<ValueType: Equatable, Parameter: AnyIntentValue>(
    _ keyPath: KeyPath<Intent, Parameter>, _ comparisonOperator: EquatableComparisonOperator,
    _ value: ValueType,
    @ParameterSummaryBuilder<Intent> _ when: () -> WhenCondition,
    @ParameterSummaryBuilder<Intent> otherwise: () -> Otherwise
  ) where ValueType == Parameter.Value {
    self.init(when(), otherwise()) {
      let isEqual: Bool =
        switch ($0.value(keyPath), SummaryValue.unwrap(value)) {
        case (nil, nil): true
        case (let found?, let wanted?): SummaryValue.same(found, wanted)
        default: false
        }
      return isEqual == (comparisonOperator == .equalTo)
    }
  }

  public init<ValueType: ExpressibleByNilLiteral, Parameter: AnyIntentValue>(
    _ keyPath: KeyPath<Intent, Parameter>, _ comparisonOperator: EquatableComparisonOperator,
    _ value: ValueType.ValueType,
    @ParameterSummaryBuilder<Intent> _ when: () -> WhenCondition,
    @ParameterSummaryBuilder<Intent> otherwise: () -> Otherwise
  ) where ValueType == Parameter.Value, ValueType.ValueType: Equatable {
    self.init(when(), otherwise()) {
      let isEqual = $0.value(keyPath).map { SummaryValue.same($0, value) } ?? false
      return isEqual == (comparisonOperator == .equalTo)
    }
  }

  public init<ValueType, Parameter: AnyIntentValue>(
    _ keyPath: KeyPath<Intent, Parameter>, _ comparisonOperator: OneOfComparisonOperator,
    _ values: [ValueType.ValueType],
    @ParameterSummaryBuilder<Intent> _ when: () -> WhenCondition,
    @ParameterSummaryBuilder<Intent> otherwise: () -> Otherwise
  ) where ValueType == Parameter.Value, ValueType.ValueType: Equatable {
    self.init(when(), otherwise()) {
      $0.value(keyPath).map { SummaryValue.contains(values, $0) } ?? false
    }
  }

  public init<ValueType: Comparable, Parameter: AnyIntentValue>(
    _ keyPath: KeyPath<Intent, Parameter>, _ comparisonOperator: ComparableComparisonOperator,
    _ value: ValueType,
    @ParameterSummaryBuilder<Intent> _ when: () -> WhenCondition,
    @ParameterSummaryBuilder<Intent> otherwise: () -> Otherwise
  ) where ValueType == Parameter.Value {
    self.init(when(), otherwise()) { comparisonOperator.holds($0.value(keyPath) as? ValueType, value) }
  }

  public init<Value: ExpressibleByNilLiteral, Parameter: AnyIntentValue>(
    _ keyPath: KeyPath<Intent, Parameter>, _ comparisonOperator: ComparableComparisonOperator,
    _ value: Value.ValueType,
    @ParameterSummaryBuilder<Intent> _ when: () -> WhenCondition,
    @ParameterSummaryBuilder<Intent> otherwise: () -> Otherwise
  ) where Value == Parameter.Value, Value.ValueType: Comparable {
    self.init(when(), otherwise()) { comparisonOperator.holds($0.value(keyPath) as? Value.ValueType, value) }
  }

  // MARK: Widget families

  public init(
    widgetFamily comparisonOperator: OneOfComparisonOperator, _ values: [IntentWidgetFamily],
    @ParameterSummaryBuilder<Intent> _ when: () -> WhenCondition,
    @ParameterSummaryBuilder<Intent> otherwise: () -> Otherwise
  ) {
    self.init(when(), otherwise()) { $0.intentFamily.map(values.contains) ?? false }
  }

  public init(
    widgetFamily comparisonOperator: EquatableComparisonOperator, _ value: IntentWidgetFamily,
    @ParameterSummaryBuilder<Intent> _ when: () -> WhenCondition,
    @ParameterSummaryBuilder<Intent> otherwise: () -> Otherwise
  ) {
    self.init(when(), otherwise()) { ($0.intentFamily == value) == (comparisonOperator == .equalTo) }
  }
}

extension ParameterSummaryWhenCondition: SummaryNode {
  package func evaluate(_ context: SummaryContext) -> SummaryOutcome {
    let chosen: any ParameterSummary = holds(context) ? when : otherwise
    return (chosen as? any SummaryNode)?.evaluate(context) ?? SummaryOutcome()
  }
}

extension SummaryContext {
  /// The family as intents call it; `nil` for a control.
  var intentFamily: IntentWidgetFamily? { IntentWidgetFamily(family) }
}
