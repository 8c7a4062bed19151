import Foundation

extension IntentParameter where Value.ValueType: AppEntity {
  public convenience init(
    title: LocalizedStringResource = "", description: LocalizedStringResource? = nil,
    default defaultValue: Value.UnwrappedType? = nil, requestValueDialog: IntentDialog? = nil,
    requestDisambiguationDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default
  ) {
    self.init(
      title: title, summary: description, default: defaultValue,
      metadata: ParameterMetadata(
        .entity, dialog: requestValueDialog, disambiguation: requestDisambiguationDialog,
        connection: inputConnectionBehavior))
  }
  public convenience init<Spec: ResolverSpecification>(
    title: LocalizedStringResource = "", description: LocalizedStringResource? = nil,
    default defaultValue: Value.UnwrappedType? = nil, requestValueDialog: IntentDialog? = nil,
    requestDisambiguationDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default,
    @ResolverSpecificationBuilder<Value.UnwrappedType> resolvers: @escaping () -> Spec
  ) {
    self.init(
      title: title, summary: description, default: defaultValue,
      metadata: ParameterMetadata(
        .entity, dialog: requestValueDialog, disambiguation: requestDisambiguationDialog,
        connection: inputConnectionBehavior
      ).with { $0.resolvers = Array(resolvers()) })
  }
  public convenience init<OptionsProvider: DynamicOptionsProvider>(
    title: LocalizedStringResource = "", description: LocalizedStringResource? = nil,
    default defaultValue: Value.UnwrappedType? = nil, requestValueDialog: IntentDialog? = nil,
    requestDisambiguationDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default, optionsProvider: OptionsProvider
  ) where OptionsProvider.DefaultValue.ValueType == Value.ValueType {
    self.init(
      title: title, summary: description, default: defaultValue,
      metadata: ParameterMetadata(
        .entity, dialog: requestValueDialog, disambiguation: requestDisambiguationDialog,
        connection: inputConnectionBehavior, options: optionsProvider))
  }
  public convenience init<Spec: ResolverSpecification, OptionsProvider: DynamicOptionsProvider>(
    title: LocalizedStringResource = "", description: LocalizedStringResource? = nil,
    default defaultValue: Value.UnwrappedType? = nil, requestValueDialog: IntentDialog? = nil,
    requestDisambiguationDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default, optionsProvider: OptionsProvider,
    @ResolverSpecificationBuilder<Value.UnwrappedType> resolvers: @escaping () -> Spec
  ) where OptionsProvider.DefaultValue.ValueType == Value.ValueType {
    self.init(
      title: title, summary: description, default: defaultValue,
      metadata: ParameterMetadata(
        .entity, dialog: requestValueDialog, disambiguation: requestDisambiguationDialog,
        connection: inputConnectionBehavior, options: optionsProvider
      ).with { $0.resolvers = Array(resolvers()) })
  }
  public convenience init<Query: EntityQuery>(
    title: LocalizedStringResource = "", description: LocalizedStringResource? = nil,
    default defaultValue: Value.UnwrappedType? = nil, requestValueDialog: IntentDialog? = nil,
    requestDisambiguationDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default, query: Query
  ) where Value.ValueType == Query.Entity {
    self.init(
      title: title, summary: description, default: defaultValue,
      metadata: ParameterMetadata(
        .entity, dialog: requestValueDialog, disambiguation: requestDisambiguationDialog,
        connection: inputConnectionBehavior
      ).with { $0.query = query })
  }
}
