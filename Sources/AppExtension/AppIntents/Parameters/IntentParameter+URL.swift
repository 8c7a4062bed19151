import Foundation

extension IntentParameter where Value.ValueType == URL {
  public convenience init(
    title: LocalizedStringResource = "", description: LocalizedStringResource? = nil,
    default defaultValue: Value.UnwrappedType? = nil, requestValueDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default
  ) {
    self.init(
      title: title, summary: description, default: defaultValue,
      metadata: ParameterMetadata(.url, dialog: requestValueDialog, connection: inputConnectionBehavior))
  }
  public convenience init<Spec: ResolverSpecification>(
    title: LocalizedStringResource = "", description: LocalizedStringResource? = nil,
    default defaultValue: Value.UnwrappedType? = nil, requestValueDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default,
    @ResolverSpecificationBuilder<Value.UnwrappedType> resolvers: @escaping () -> Spec
  ) {
    self.init(
      title: title, summary: description, default: defaultValue,
      metadata: ParameterMetadata(.url, dialog: requestValueDialog, connection: inputConnectionBehavior).with
      { $0.resolvers = Array(resolvers()) })
  }
  public convenience init<OptionsProvider: DynamicOptionsProvider>(
    title: LocalizedStringResource = "", description: LocalizedStringResource? = nil,
    default defaultValue: Value.UnwrappedType? = nil, requestValueDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default, optionsProvider: OptionsProvider
  ) where OptionsProvider.DefaultValue.ValueType == URL {
    self.init(
      title: title, summary: description, default: defaultValue,
      metadata: ParameterMetadata(
        .url, dialog: requestValueDialog, connection: inputConnectionBehavior, options: optionsProvider))
  }
  public convenience init<Spec: ResolverSpecification, OptionsProvider: DynamicOptionsProvider>(
    title: LocalizedStringResource = "", description: LocalizedStringResource? = nil,
    default defaultValue: Value.UnwrappedType? = nil, requestValueDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default, optionsProvider: OptionsProvider,
    @ResolverSpecificationBuilder<Value.UnwrappedType> resolvers: @escaping () -> Spec
  ) where OptionsProvider.DefaultValue.ValueType == URL {
    self.init(
      title: title, summary: description, default: defaultValue,
      metadata: ParameterMetadata(
        .url, dialog: requestValueDialog, connection: inputConnectionBehavior, options: optionsProvider
      ).with { $0.resolvers = Array(resolvers()) })
  }
}

/// Lists of URLs take a default with `nil` in it: `URL(string:)` gives optionals.
extension IntentParameter where Value.UnwrappedType: Collection, Value.ValueType == URL {
  public convenience init(
    title: LocalizedStringResource = "", description: LocalizedStringResource? = nil,
    default defaultValue: [Value.ValueType?], requestValueDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default
  ) {
    self.init(
      title: title, summary: description, default: defaultValue.compactMap { $0 } as? Value.UnwrappedType,
      metadata: ParameterMetadata(.url, dialog: requestValueDialog, connection: inputConnectionBehavior))
  }
  public convenience init<Spec: ResolverSpecification>(
    title: LocalizedStringResource = "", description: LocalizedStringResource? = nil,
    default defaultValue: [Value.ValueType?], requestValueDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default,
    @ResolverSpecificationBuilder<Value.UnwrappedType> resolvers: @escaping () -> Spec
  ) {
    self.init(
      title: title, summary: description, default: defaultValue.compactMap { $0 } as? Value.UnwrappedType,
      metadata: ParameterMetadata(.url, dialog: requestValueDialog, connection: inputConnectionBehavior).with
      { $0.resolvers = Array(resolvers()) })
  }
}
