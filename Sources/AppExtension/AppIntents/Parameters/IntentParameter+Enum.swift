import Foundation

extension IntentParameter where Value.ValueType: AppEnum {
  public convenience init(
    title: LocalizedStringResource = "", description: LocalizedStringResource? = nil,
    default defaultValue: Value.UnwrappedType? = nil, requestValueDialog: IntentDialog? = nil,
    requestDisambiguationDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default,
    supportedValues: [Value.ValueType] = Array(Value.ValueType.allCases)
  ) {
    self.init(
      title: title, summary: description, default: defaultValue,
      metadata: ParameterMetadata(
        .choice, dialog: requestValueDialog, disambiguation: requestDisambiguationDialog,
        connection: inputConnectionBehavior
      ).with { $0.supportedChoices = supportedValues.map { $0.rawValue.description } })
  }
  public convenience init<Spec: ResolverSpecification>(
    title: LocalizedStringResource = "", description: LocalizedStringResource? = nil,
    default defaultValue: Value.UnwrappedType? = nil, requestValueDialog: IntentDialog? = nil,
    requestDisambiguationDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default,
    supportedValues: [Value.ValueType] = Array(Value.ValueType.allCases),
    @ResolverSpecificationBuilder<Value.UnwrappedType> resolvers: @escaping () -> Spec
  ) {
    self.init(
      title: title, summary: description, default: defaultValue,
      metadata: ParameterMetadata(
        .choice, dialog: requestValueDialog, disambiguation: requestDisambiguationDialog,
        connection: inputConnectionBehavior
      ).with { $0.supportedChoices = supportedValues.map { $0.rawValue.description } }.with {
        $0.resolvers = Array(resolvers())
      })
  }
  public convenience init<OptionsProvider: DynamicOptionsProvider>(
    title: LocalizedStringResource = "", description: LocalizedStringResource? = nil,
    default defaultValue: Value.UnwrappedType? = nil, requestValueDialog: IntentDialog? = nil,
    requestDisambiguationDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default,
    supportedValues: [Value.ValueType] = Array(Value.ValueType.allCases), optionsProvider: OptionsProvider
  ) where Value.ValueType == OptionsProvider.DefaultValue.ValueType {
    self.init(
      title: title, summary: description, default: defaultValue,
      metadata: ParameterMetadata(
        .choice, dialog: requestValueDialog, disambiguation: requestDisambiguationDialog,
        connection: inputConnectionBehavior, options: optionsProvider
      ).with { $0.supportedChoices = supportedValues.map { $0.rawValue.description } })
  }
}

/// A type that is both is chosen like an enum.
extension IntentParameter where Value.ValueType: AppEntity, Value.ValueType: AppEnum {
  public convenience init(
    title: LocalizedStringResource = "", description: LocalizedStringResource? = nil,
    default defaultValue: Value.UnwrappedType? = nil, requestValueDialog: IntentDialog? = nil,
    requestDisambiguationDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default,
    supportedValues: [Value.ValueType] = Array(Value.ValueType.allCases)
  ) {
    self.init(
      title: title, summary: description, default: defaultValue,
      metadata: ParameterMetadata(
        .choice, dialog: requestValueDialog, disambiguation: requestDisambiguationDialog,
        connection: inputConnectionBehavior
      ).with { $0.supportedChoices = supportedValues.map { $0.rawValue.description } })
  }
  public convenience init<Spec: ResolverSpecification>(
    title: LocalizedStringResource = "", description: LocalizedStringResource? = nil,
    default defaultValue: Value.UnwrappedType? = nil, requestValueDialog: IntentDialog? = nil,
    requestDisambiguationDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default,
    supportedValues: [Value.ValueType] = Array(Value.ValueType.allCases),
    @ResolverSpecificationBuilder<Value.UnwrappedType> resolvers: @escaping () -> Spec
  ) {
    self.init(
      title: title, summary: description, default: defaultValue,
      metadata: ParameterMetadata(
        .choice, dialog: requestValueDialog, disambiguation: requestDisambiguationDialog,
        connection: inputConnectionBehavior
      ).with { $0.supportedChoices = supportedValues.map { $0.rawValue.description } }.with {
        $0.resolvers = Array(resolvers())
      })
  }
  public convenience init<OptionsProvider: DynamicOptionsProvider>(
    title: LocalizedStringResource = "", description: LocalizedStringResource? = nil,
    default defaultValue: Value.UnwrappedType? = nil, requestValueDialog: IntentDialog? = nil,
    requestDisambiguationDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default,
    supportedValues: [Value.ValueType] = Array(Value.ValueType.allCases), optionsProvider: OptionsProvider
  ) where Value.ValueType == OptionsProvider.DefaultValue.ValueType {
    self.init(
      title: title, summary: description, default: defaultValue,
      metadata: ParameterMetadata(
        .choice, dialog: requestValueDialog, disambiguation: requestDisambiguationDialog,
        connection: inputConnectionBehavior, options: optionsProvider
      ).with { $0.supportedChoices = supportedValues.map { $0.rawValue.description } })
  }
}
