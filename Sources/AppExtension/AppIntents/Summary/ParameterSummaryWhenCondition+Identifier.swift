/// Conditions on the identifier of an entity. An entity that was not chosen has none.
extension ParameterSummaryWhenCondition {
  public init<Parameter: AnyIntentValue>(
    _ keyPath: KeyPath<Intent, Parameter>, identifier comparisonOperator: OneOfComparisonOperator,
    _ values: [String],
    @ParameterSummaryBuilder<Intent> _ when: () -> WhenCondition,
    @ParameterSummaryBuilder<Intent> otherwise: () -> Otherwise
  ) where Parameter.Value.ValueType: AppEntity {
    self.init(when(), otherwise()) { !$0.identifiers(keyPath).isDisjoint(with: values) }
  }

  public init<Parameter: AnyIntentValue>(
    _ keyPath: KeyPath<Intent, Parameter>, identifier comparisonOperator: OneOfComparisonOperator,
    _ values: [Parameter.Value.ValueType.ID],
    @ParameterSummaryBuilder<Intent> _ when: () -> WhenCondition,
    @ParameterSummaryBuilder<Intent> otherwise: () -> Otherwise
  ) where Parameter.Value.ValueType: AppEntity, Parameter.Value.ValueType.ID == Int {
    self.init(when(), otherwise()) {
      !$0.identifiers(keyPath).isDisjoint(with: values.map(\.entityIdentifierString))
    }
  }

  public init<Parameter: AnyIntentValue>(
    _ keyPath: KeyPath<Intent, Parameter>, identifier comparisonOperator: EquatableComparisonOperator,
    _ value: String,
    @ParameterSummaryBuilder<Intent> _ when: () -> WhenCondition,
    @ParameterSummaryBuilder<Intent> otherwise: () -> Otherwise
  ) where Parameter.Value.ValueType: AppEntity {
    self.init(when(), otherwise()) {
      $0.identifiers(keyPath).contains(value) == (comparisonOperator == .equalTo)
    }
  }

  public init<Parameter: AnyIntentValue>(
    _ keyPath: KeyPath<Intent, Parameter>, identifier comparisonOperator: EquatableComparisonOperator,
    _ value: Parameter.Value.ValueType.ID,
    @ParameterSummaryBuilder<Intent> _ when: () -> WhenCondition,
    @ParameterSummaryBuilder<Intent> otherwise: () -> Otherwise
  ) where Parameter.Value.ValueType: AppEntity, Parameter.Value.ValueType.ID == Int {
    self.init(when(), otherwise()) {
      $0.identifiers(keyPath).contains(value.entityIdentifierString) == (comparisonOperator == .equalTo)
    }
  }

  public init<Parameter: AnyIntentValue>(
    _ keyPath: KeyPath<Intent, Parameter>, identifier comparisonOperator: StringComparisonOperator,
    _ value: String,
    @ParameterSummaryBuilder<Intent> _ when: () -> WhenCondition,
    @ParameterSummaryBuilder<Intent> otherwise: () -> Otherwise
  ) where Parameter.Value.ValueType: AppEntity {
    self.init(when(), otherwise()) { comparisonOperator.holds($0.identifiers(keyPath).first, value) }
  }

  public init<Parameter: AnyIntentValue>(
    _ keyPath: KeyPath<Intent, Parameter>, identifier comparisonOperator: ComparableComparisonOperator,
    _ value: Parameter.Value.ValueType.ID,
    @ParameterSummaryBuilder<Intent> _ when: () -> WhenCondition,
    @ParameterSummaryBuilder<Intent> otherwise: () -> Otherwise
  ) where Parameter.Value.ValueType: AppEntity, Parameter.Value.ValueType.ID == Int {
    self.init(when(), otherwise()) {
      comparisonOperator.holds($0.identifiers(keyPath).first.flatMap { Int($0) }, value)
    }
  }
}

extension SummaryContext {
  /// Identifiers of the entity, or entities, that a parameter holds.
  func identifiers(_ keyPath: AnyKeyPath) -> Set<String> {
    guard let value = value(keyPath) else { return [] }
    if let entity = value as? any AppEntity { return [IntentCoder.identifier(entity)] }
    guard let elements = value as? any Collection else { return [] }
    var identifiers: Set<String> = []
    for element in elements {
      if let entity = element as? any AppEntity { identifiers.insert(IntentCoder.identifier(entity)) }
    }
    return identifiers
  }
}
