import Foundation

extension Bool {
  /// The words for on and off.
  public struct IntentDisplayName: Sendable {
    public let `true`: LocalizedStringResource
    public let `false`: LocalizedStringResource
    public init(true: LocalizedStringResource, false: LocalizedStringResource) {
      self.true = `true`
      self.false = `false`
    }
  }
}

extension IntentParameter where Value.ValueType == Bool {
  public convenience init(
    title: LocalizedStringResource = "", description: LocalizedStringResource? = nil,
    default defaultValue: Value.UnwrappedType? = nil, displayName: Bool.IntentDisplayName? = nil,
    requestValueDialog: IntentDialog? = nil, inputConnectionBehavior: InputConnectionBehavior = .default
  ) {
    self.init(
      title: title, summary: description, default: defaultValue,
      metadata: ParameterMetadata(.bool, dialog: requestValueDialog, connection: inputConnectionBehavior).with
      { $0.displayName = displayName })
  }
  public convenience init<Spec: ResolverSpecification>(
    title: LocalizedStringResource = "", description: LocalizedStringResource? = nil,
    default defaultValue: Value.UnwrappedType? = nil, displayName: Bool.IntentDisplayName? = nil,
    requestValueDialog: IntentDialog? = nil, inputConnectionBehavior: InputConnectionBehavior = .default,
    @ResolverSpecificationBuilder<Value.UnwrappedType> resolvers: @escaping () -> Spec
  ) {
    self.init(
      title: title, summary: description, default: defaultValue,
      metadata: ParameterMetadata(.bool, dialog: requestValueDialog, connection: inputConnectionBehavior).with
      { $0.displayName = displayName }.with { $0.resolvers = Array(resolvers()) })
  }
  public convenience init<OptionsProvider: DynamicOptionsProvider>(
    title: LocalizedStringResource = "", description: LocalizedStringResource? = nil,
    default defaultValue: Value.UnwrappedType? = nil, displayName: Bool.IntentDisplayName? = nil,
    requestValueDialog: IntentDialog? = nil, inputConnectionBehavior: InputConnectionBehavior = .default,
    optionsProvider: OptionsProvider
  ) where OptionsProvider.DefaultValue.ValueType == Bool {
    self.init(
      title: title, summary: description, default: defaultValue,
      metadata: ParameterMetadata(
        .bool, dialog: requestValueDialog, connection: inputConnectionBehavior, options: optionsProvider
      ).with { $0.displayName = displayName })
  }
  public convenience init<Spec: ResolverSpecification, OptionsProvider: DynamicOptionsProvider>(
    title: LocalizedStringResource = "", description: LocalizedStringResource? = nil,
    default defaultValue: Value.UnwrappedType? = nil, displayName: Bool.IntentDisplayName? = nil,
    requestValueDialog: IntentDialog? = nil, inputConnectionBehavior: InputConnectionBehavior = .default,
    optionsProvider: OptionsProvider,
    @ResolverSpecificationBuilder<Value.UnwrappedType> resolvers: @escaping () -> Spec
  ) where OptionsProvider.DefaultValue.ValueType == Bool {
    self.init(
      title: title, summary: description, default: defaultValue,
      metadata: ParameterMetadata(
        .bool, dialog: requestValueDialog, connection: inputConnectionBehavior, options: optionsProvider
      ).with { $0.displayName = displayName }.with { $0.resolvers = Array(resolvers()) })
  }

  /// The words for on and off.
  public var displayName: Bool.IntentDisplayName? { metadata.displayName }
}
