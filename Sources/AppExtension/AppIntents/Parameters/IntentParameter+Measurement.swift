import Archive
import Foundation

/// Measurements. Apple declares these once for each dimension; one declaration for all reads the same in source.
extension IntentParameter where Value.ValueType: _MeasuredIntentValue {
  public convenience init(
    title: LocalizedStringResource = "", description: LocalizedStringResource? = nil,
    defaultValue: Double? = nil, defaultUnit: Value.ValueType._IntentUnit? = nil,
    defaultUnitAdjustForLocale: Bool = false, supportsNegativeNumbers: Bool = true,
    requestValueDialog: IntentDialog? = nil, inputConnectionBehavior: InputConnectionBehavior = .default
  ) {
    self.init(
      title: title, summary: description,
      default: defaultValue.map { Value.ValueType._measured($0, defaultUnit ?? ._base) }
        as? Value.UnwrappedType,
      metadata: .measurement(
        unit: defaultUnit, isFixed: false, negative: supportsNegativeNumbers, dialog: requestValueDialog,
        connection: inputConnectionBehavior))
  }
  public convenience init<Spec: ResolverSpecification>(
    title: LocalizedStringResource = "", description: LocalizedStringResource? = nil,
    defaultValue: Double? = nil, defaultUnit: Value.ValueType._IntentUnit? = nil,
    defaultUnitAdjustForLocale: Bool = false, supportsNegativeNumbers: Bool = true,
    requestValueDialog: IntentDialog? = nil, inputConnectionBehavior: InputConnectionBehavior = .default,
    @ResolverSpecificationBuilder<Value.UnwrappedType> resolvers: @escaping () -> Spec
  ) {
    self.init(
      title: title, summary: description,
      default: defaultValue.map { Value.ValueType._measured($0, defaultUnit ?? ._base) }
        as? Value.UnwrappedType,
      metadata: .measurement(
        unit: defaultUnit, isFixed: false, negative: supportsNegativeNumbers, dialog: requestValueDialog,
        connection: inputConnectionBehavior
      ).with { $0.resolvers = Array(resolvers()) })
  }
  public convenience init(
    title: LocalizedStringResource = "", description: LocalizedStringResource? = nil,
    defaultValue: Double? = nil, unit: Value.ValueType._IntentUnit, unitAdjustForLocale: Bool = false,
    supportsNegativeNumbers: Bool = true, requestValueDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default
  ) {
    self.init(
      title: title, summary: description,
      default: defaultValue.map { Value.ValueType._measured($0, unit) } as? Value.UnwrappedType,
      metadata: .measurement(
        unit: unit, isFixed: true, negative: supportsNegativeNumbers, dialog: requestValueDialog,
        connection: inputConnectionBehavior))
  }
  public convenience init<Spec: ResolverSpecification>(
    title: LocalizedStringResource = "", description: LocalizedStringResource? = nil,
    defaultValue: Double? = nil, unit: Value.ValueType._IntentUnit, unitAdjustForLocale: Bool = false,
    supportsNegativeNumbers: Bool = true, requestValueDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default,
    @ResolverSpecificationBuilder<Value.UnwrappedType> resolvers: @escaping () -> Spec
  ) {
    self.init(
      title: title, summary: description,
      default: defaultValue.map { Value.ValueType._measured($0, unit) } as? Value.UnwrappedType,
      metadata: .measurement(
        unit: unit, isFixed: true, negative: supportsNegativeNumbers, dialog: requestValueDialog,
        connection: inputConnectionBehavior
      ).with { $0.resolvers = Array(resolvers()) })
  }
  public convenience init<OptionsProvider: DynamicOptionsProvider>(
    title: LocalizedStringResource = "", description: LocalizedStringResource? = nil,
    requestValueDialog: IntentDialog? = nil, inputConnectionBehavior: InputConnectionBehavior = .default,
    optionsProvider: OptionsProvider
  ) where OptionsProvider.DefaultValue.ValueType == Value.ValueType {
    self.init(
      title: title, summary: description, default: nil,
      metadata: .measurement(
        unit: Value.ValueType._IntentUnit._base, isFixed: false, negative: true, dialog: requestValueDialog,
        connection: inputConnectionBehavior
      ).with { $0.optionsProvider = optionsProvider })
  }
  public convenience init<Spec: ResolverSpecification, OptionsProvider: DynamicOptionsProvider>(
    title: LocalizedStringResource = "", description: LocalizedStringResource? = nil,
    requestValueDialog: IntentDialog? = nil, inputConnectionBehavior: InputConnectionBehavior = .default,
    @ResolverSpecificationBuilder<Value.UnwrappedType> resolvers: @escaping () -> Spec,
    optionsProvider: OptionsProvider
  ) where OptionsProvider.DefaultValue.ValueType == Value.ValueType {
    self.init(
      title: title, summary: description, default: nil,
      metadata: .measurement(
        unit: Value.ValueType._IntentUnit._base, isFixed: false, negative: true, dialog: requestValueDialog,
        connection: inputConnectionBehavior
      ).with { $0.optionsProvider = optionsProvider }.with { $0.resolvers = Array(resolvers()) })
  }
}
