import Foundation

extension String {
  /// How text is typed.
  ///
  /// - Parity: approximated: the edit sheet heeds `multiline`; the keyboard is the browser's.
  public struct IntentInputOptions: Sendable {
    public enum KeyboardType: Hashable, Sendable {
      case `default`, asciiCapable, numbersAndPunctuation, URL, numberPad
    }
    public enum CapitalizationType: Hashable, Sendable {
      case none, words, sentences, allCharacters
    }
    public var keyboardType: KeyboardType
    public var capitalizationType: CapitalizationType
    public var multiline: Bool
    public var autocorrect: Bool
    public var smartQuotes: Bool
    public var smartDashes: Bool
    public init(
      keyboardType: KeyboardType = .asciiCapable, capitalizationType: CapitalizationType = .sentences,
      multiline: Bool = false, autocorrect: Bool = true, smartQuotes: Bool = true, smartDashes: Bool = true
    ) {
      self.keyboardType = keyboardType
      self.capitalizationType = capitalizationType
      self.multiline = multiline
      self.autocorrect = autocorrect
      self.smartQuotes = smartQuotes
      self.smartDashes = smartDashes
    }
  }
}

extension IntentParameter where Value.ValueType == String {
  public convenience init(
    title: LocalizedStringResource = "", description: LocalizedStringResource? = nil,
    default defaultValue: Value.UnwrappedType? = nil, inputOptions: String.IntentInputOptions? = nil,
    requestValueDialog: IntentDialog? = nil, inputConnectionBehavior: InputConnectionBehavior = .default
  ) {
    self.init(
      title: title, summary: description, default: defaultValue,
      metadata: ParameterMetadata(
        .string(isMultiline: inputOptions?.multiline ?? false), dialog: requestValueDialog,
        connection: inputConnectionBehavior
      ).with { $0.inputOptions = inputOptions })
  }
  public convenience init<Spec: ResolverSpecification>(
    title: LocalizedStringResource = "", description: LocalizedStringResource? = nil,
    default defaultValue: Value.UnwrappedType? = nil, inputOptions: String.IntentInputOptions? = nil,
    requestValueDialog: IntentDialog? = nil, inputConnectionBehavior: InputConnectionBehavior = .default,
    @ResolverSpecificationBuilder<Value.UnwrappedType> resolvers: @escaping () -> Spec
  ) {
    self.init(
      title: title, summary: description, default: defaultValue,
      metadata: ParameterMetadata(
        .string(isMultiline: inputOptions?.multiline ?? false), dialog: requestValueDialog,
        connection: inputConnectionBehavior
      ).with { $0.inputOptions = inputOptions }.with { $0.resolvers = Array(resolvers()) })
  }
  public convenience init<OptionsProvider: DynamicOptionsProvider>(
    title: LocalizedStringResource = "", description: LocalizedStringResource? = nil,
    default defaultValue: Value.UnwrappedType? = nil, inputOptions: String.IntentInputOptions? = nil,
    requestValueDialog: IntentDialog? = nil, inputConnectionBehavior: InputConnectionBehavior = .default,
    optionsProvider: OptionsProvider
  ) where OptionsProvider.DefaultValue.ValueType == String {
    self.init(
      title: title, summary: description, default: defaultValue,
      metadata: ParameterMetadata(
        .string(isMultiline: inputOptions?.multiline ?? false), dialog: requestValueDialog,
        connection: inputConnectionBehavior, options: optionsProvider
      ).with { $0.inputOptions = inputOptions })
  }
  public convenience init<Spec: ResolverSpecification, OptionsProvider: DynamicOptionsProvider>(
    title: LocalizedStringResource = "", description: LocalizedStringResource? = nil,
    default defaultValue: Value.UnwrappedType? = nil, inputOptions: String.IntentInputOptions? = nil,
    requestValueDialog: IntentDialog? = nil, inputConnectionBehavior: InputConnectionBehavior = .default,
    optionsProvider: OptionsProvider,
    @ResolverSpecificationBuilder<Value.UnwrappedType> resolvers: @escaping () -> Spec
  ) where OptionsProvider.DefaultValue.ValueType == String {
    self.init(
      title: title, summary: description, default: defaultValue,
      metadata: ParameterMetadata(
        .string(isMultiline: inputOptions?.multiline ?? false), dialog: requestValueDialog,
        connection: inputConnectionBehavior, options: optionsProvider
      ).with { $0.inputOptions = inputOptions }.with { $0.resolvers = Array(resolvers()) })
  }

  public var inputOptions: String.IntentInputOptions? { metadata.inputOptions }
}

extension IntentParameter where Value.ValueType == AttributedString {
  public convenience init(
    title: LocalizedStringResource = "", description: LocalizedStringResource? = nil,
    default defaultValue: Value.UnwrappedType? = nil, requestValueDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default
  ) {
    self.init(
      title: title, summary: description, default: defaultValue,
      metadata: ParameterMetadata(
        .string(isMultiline: true), dialog: requestValueDialog, connection: inputConnectionBehavior))
  }
  public convenience init<Spec: ResolverSpecification>(
    title: LocalizedStringResource = "", description: LocalizedStringResource? = nil,
    default defaultValue: Value.UnwrappedType? = nil, requestValueDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default,
    @ResolverSpecificationBuilder<Value.UnwrappedType> resolvers: @escaping () -> Spec
  ) {
    self.init(
      title: title, summary: description, default: defaultValue,
      metadata: ParameterMetadata(
        .string(isMultiline: true), dialog: requestValueDialog, connection: inputConnectionBehavior
      ).with { $0.resolvers = Array(resolvers()) })
  }
  public convenience init<OptionsProvider: DynamicOptionsProvider>(
    title: LocalizedStringResource = "", description: LocalizedStringResource? = nil,
    default defaultValue: Value.UnwrappedType? = nil, requestValueDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default, optionsProvider: OptionsProvider
  ) where OptionsProvider.DefaultValue.ValueType == AttributedString {
    self.init(
      title: title, summary: description, default: defaultValue,
      metadata: ParameterMetadata(
        .string(isMultiline: true), dialog: requestValueDialog, connection: inputConnectionBehavior,
        options: optionsProvider))
  }
  public convenience init<Spec: ResolverSpecification, OptionsProvider: DynamicOptionsProvider>(
    title: LocalizedStringResource = "", description: LocalizedStringResource? = nil,
    default defaultValue: Value.UnwrappedType? = nil, requestValueDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default, optionsProvider: OptionsProvider,
    @ResolverSpecificationBuilder<Value.UnwrappedType> resolvers: @escaping () -> Spec
  ) where OptionsProvider.DefaultValue.ValueType == AttributedString {
    self.init(
      title: title, summary: description, default: defaultValue,
      metadata: ParameterMetadata(
        .string(isMultiline: true), dialog: requestValueDialog, connection: inputConnectionBehavior,
        options: optionsProvider
      ).with { $0.resolvers = Array(resolvers()) })
  }
}
