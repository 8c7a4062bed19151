import Archive
import Foundation

extension IntentParameter {
  public typealias InclusiveRange<Bound> = (lowerBound: Bound, upperBound: Bound) where Bound: Comparable

  /// How a whole number is edited.
  public enum IntControlStyle: Hashable, Sendable {
    case stepper, field

    var style: Archive.ParameterDescription.NumberStyle { self == .field ? .field : .stepper }
  }
  /// How a number is edited.
  public enum DoubleControlStyle: Hashable, Sendable {
    case stepper, field, slider

    var style: Archive.ParameterDescription.NumberStyle {
      switch self {
      case .stepper: .stepper
      case .field: .field
      case .slider: .slider
      }
    }
  }
}

extension IntentParameter where Value.ValueType == Int {
  public convenience init(
    title: LocalizedStringResource = "", description: LocalizedStringResource? = nil,
    default defaultValue: Value.UnwrappedType? = nil, controlStyle: IntControlStyle = .stepper,
    inclusiveRange: InclusiveRange<Value.ValueType>? = nil, requestValueDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default
  ) {
    self.init(
      title: title, summary: description, default: defaultValue,
      metadata: ParameterMetadata(
        .integer(
          lowest: inclusiveRange.map { Int64($0.lowerBound) },
          highest: inclusiveRange.map { Int64($0.upperBound) }, style: controlStyle.style),
        dialog: requestValueDialog, connection: inputConnectionBehavior))
  }
  public convenience init<Spec: ResolverSpecification>(
    title: LocalizedStringResource = "", description: LocalizedStringResource? = nil,
    default defaultValue: Value.UnwrappedType? = nil, controlStyle: IntControlStyle = .stepper,
    inclusiveRange: InclusiveRange<Value.ValueType>? = nil, requestValueDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default,
    @ResolverSpecificationBuilder<Value.UnwrappedType> resolvers: @escaping () -> Spec
  ) {
    self.init(
      title: title, summary: description, default: defaultValue,
      metadata: ParameterMetadata(
        .integer(
          lowest: inclusiveRange.map { Int64($0.lowerBound) },
          highest: inclusiveRange.map { Int64($0.upperBound) }, style: controlStyle.style),
        dialog: requestValueDialog, connection: inputConnectionBehavior
      ).with { $0.resolvers = Array(resolvers()) })
  }
  public convenience init<OptionsProvider: DynamicOptionsProvider>(
    title: LocalizedStringResource = "", description: LocalizedStringResource? = nil,
    default defaultValue: Value.UnwrappedType? = nil, controlStyle: IntControlStyle = .stepper,
    inclusiveRange: InclusiveRange<Value.ValueType>? = nil, requestValueDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default, optionsProvider: OptionsProvider
  ) where OptionsProvider.DefaultValue.ValueType == Int {
    self.init(
      title: title, summary: description, default: defaultValue,
      metadata: ParameterMetadata(
        .integer(
          lowest: inclusiveRange.map { Int64($0.lowerBound) },
          highest: inclusiveRange.map { Int64($0.upperBound) }, style: controlStyle.style),
        dialog: requestValueDialog, connection: inputConnectionBehavior, options: optionsProvider))
  }
  public convenience init<Spec: ResolverSpecification, OptionsProvider: DynamicOptionsProvider>(
    title: LocalizedStringResource = "", description: LocalizedStringResource? = nil,
    default defaultValue: Value.UnwrappedType? = nil, controlStyle: IntControlStyle = .stepper,
    inclusiveRange: InclusiveRange<Value.ValueType>? = nil, requestValueDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default, optionsProvider: OptionsProvider,
    @ResolverSpecificationBuilder<Value.UnwrappedType> resolvers: @escaping () -> Spec
  ) where OptionsProvider.DefaultValue.ValueType == Int {
    self.init(
      title: title, summary: description, default: defaultValue,
      metadata: ParameterMetadata(
        .integer(
          lowest: inclusiveRange.map { Int64($0.lowerBound) },
          highest: inclusiveRange.map { Int64($0.upperBound) }, style: controlStyle.style),
        dialog: requestValueDialog, connection: inputConnectionBehavior, options: optionsProvider
      ).with { $0.resolvers = Array(resolvers()) })
  }
}

extension IntentParameter where Value.ValueType == Double {
  public convenience init(
    title: LocalizedStringResource = "", description: LocalizedStringResource? = nil,
    default defaultValue: Value.UnwrappedType? = nil, controlStyle: DoubleControlStyle = .stepper,
    inclusiveRange: InclusiveRange<Value.ValueType>? = nil, requestValueDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default
  ) {
    self.init(
      title: title, summary: description, default: defaultValue,
      metadata: ParameterMetadata(
        .number(
          lowest: inclusiveRange?.lowerBound, highest: inclusiveRange?.upperBound, style: controlStyle.style),
        dialog: requestValueDialog, connection: inputConnectionBehavior))
  }
  public convenience init<Spec: ResolverSpecification>(
    title: LocalizedStringResource = "", description: LocalizedStringResource? = nil,
    default defaultValue: Value.UnwrappedType? = nil, controlStyle: DoubleControlStyle = .stepper,
    inclusiveRange: InclusiveRange<Value.ValueType>? = nil, requestValueDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default,
    @ResolverSpecificationBuilder<Value.UnwrappedType> resolvers: @escaping () -> Spec
  ) {
    self.init(
      title: title, summary: description, default: defaultValue,
      metadata: ParameterMetadata(
        .number(
          lowest: inclusiveRange?.lowerBound, highest: inclusiveRange?.upperBound, style: controlStyle.style),
        dialog: requestValueDialog, connection: inputConnectionBehavior
      ).with { $0.resolvers = Array(resolvers()) })
  }
  public convenience init<OptionsProvider: DynamicOptionsProvider>(
    title: LocalizedStringResource = "", description: LocalizedStringResource? = nil,
    default defaultValue: Value.UnwrappedType? = nil, controlStyle: DoubleControlStyle = .stepper,
    inclusiveRange: InclusiveRange<Value.ValueType>? = nil, requestValueDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default, optionsProvider: OptionsProvider
  ) where OptionsProvider.DefaultValue.ValueType == Double {
    self.init(
      title: title, summary: description, default: defaultValue,
      metadata: ParameterMetadata(
        .number(
          lowest: inclusiveRange?.lowerBound, highest: inclusiveRange?.upperBound, style: controlStyle.style),
        dialog: requestValueDialog, connection: inputConnectionBehavior, options: optionsProvider))
  }
  public convenience init<Spec: ResolverSpecification, OptionsProvider: DynamicOptionsProvider>(
    title: LocalizedStringResource = "", description: LocalizedStringResource? = nil,
    default defaultValue: Value.UnwrappedType? = nil, controlStyle: DoubleControlStyle = .stepper,
    inclusiveRange: InclusiveRange<Value.ValueType>? = nil, requestValueDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default, optionsProvider: OptionsProvider,
    @ResolverSpecificationBuilder<Value.UnwrappedType> resolvers: @escaping () -> Spec
  ) where OptionsProvider.DefaultValue.ValueType == Double {
    self.init(
      title: title, summary: description, default: defaultValue,
      metadata: ParameterMetadata(
        .number(
          lowest: inclusiveRange?.lowerBound, highest: inclusiveRange?.upperBound, style: controlStyle.style),
        dialog: requestValueDialog, connection: inputConnectionBehavior, options: optionsProvider
      ).with { $0.resolvers = Array(resolvers()) })
  }
}
