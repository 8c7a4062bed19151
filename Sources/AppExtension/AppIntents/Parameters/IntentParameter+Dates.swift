import Archive
import Foundation

extension IntentParameter {
  /// Which parts of a date are edited.
  public enum DateKind: Hashable, Sendable {
    case date, time, dateTime

    var style: Archive.ParameterDescription.DateStyle {
      switch self {
      case .date: .date
      case .time: .time
      case .dateTime: .dateTime
      }
    }
  }
}

extension IntentParameter where Value.ValueType == Date {
  public convenience init(
    title: LocalizedStringResource = "", description: LocalizedStringResource? = nil,
    kind: DateKind = .dateTime, requestValueDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default
  ) {
    self.init(
      title: title, summary: description, default: nil,
      metadata: ParameterMetadata(
        .date(kind.style), dialog: requestValueDialog, connection: inputConnectionBehavior))
  }
  public convenience init<Spec: ResolverSpecification>(
    title: LocalizedStringResource = "", description: LocalizedStringResource? = nil,
    kind: DateKind = .dateTime, requestValueDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default,
    @ResolverSpecificationBuilder<Value.UnwrappedType> resolvers: @escaping () -> Spec
  ) {
    self.init(
      title: title, summary: description, default: nil,
      metadata: ParameterMetadata(
        .date(kind.style), dialog: requestValueDialog, connection: inputConnectionBehavior
      ).with { $0.resolvers = Array(resolvers()) })
  }
  public convenience init<OptionsProvider: DynamicOptionsProvider>(
    title: LocalizedStringResource = "", description: LocalizedStringResource? = nil,
    kind: DateKind = .dateTime, requestValueDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default, optionsProvider: OptionsProvider
  ) where OptionsProvider.DefaultValue.ValueType == Date {
    self.init(
      title: title, summary: description, default: nil,
      metadata: ParameterMetadata(
        .date(kind.style), dialog: requestValueDialog, connection: inputConnectionBehavior,
        options: optionsProvider))
  }
  public convenience init<Spec: ResolverSpecification, OptionsProvider: DynamicOptionsProvider>(
    title: LocalizedStringResource = "", description: LocalizedStringResource? = nil,
    kind: DateKind = .dateTime, requestValueDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default, optionsProvider: OptionsProvider,
    @ResolverSpecificationBuilder<Value.UnwrappedType> resolvers: @escaping () -> Spec
  ) where OptionsProvider.DefaultValue.ValueType == Date {
    self.init(
      title: title, summary: description, default: nil,
      metadata: ParameterMetadata(
        .date(kind.style), dialog: requestValueDialog, connection: inputConnectionBehavior,
        options: optionsProvider
      ).with { $0.resolvers = Array(resolvers()) })
  }
}

extension IntentParameter where Value.ValueType == DateComponents {
  public convenience init(
    title: LocalizedStringResource = "", description: LocalizedStringResource? = nil,
    kind: DateKind = .dateTime, requestValueDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default
  ) {
    self.init(
      title: title, summary: description, default: nil,
      metadata: ParameterMetadata(
        .dateComponents, dialog: requestValueDialog, connection: inputConnectionBehavior))
  }
  public convenience init<Spec: ResolverSpecification>(
    title: LocalizedStringResource = "", description: LocalizedStringResource? = nil,
    kind: DateKind = .dateTime, requestValueDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default,
    @ResolverSpecificationBuilder<Value.UnwrappedType> resolvers: @escaping () -> Spec
  ) {
    self.init(
      title: title, summary: description, default: nil,
      metadata: ParameterMetadata(
        .dateComponents, dialog: requestValueDialog, connection: inputConnectionBehavior
      ).with { $0.resolvers = Array(resolvers()) })
  }
  public convenience init<OptionsProvider: DynamicOptionsProvider>(
    title: LocalizedStringResource = "", description: LocalizedStringResource? = nil,
    kind: DateKind = .dateTime, requestValueDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default, optionsProvider: OptionsProvider
  ) where OptionsProvider.DefaultValue.ValueType == DateComponents {
    self.init(
      title: title, summary: description, default: nil,
      metadata: ParameterMetadata(
        .dateComponents, dialog: requestValueDialog, connection: inputConnectionBehavior,
        options: optionsProvider))
  }
  public convenience init<Spec: ResolverSpecification, OptionsProvider: DynamicOptionsProvider>(
    title: LocalizedStringResource = "", description: LocalizedStringResource? = nil,
    kind: DateKind = .dateTime, requestValueDialog: IntentDialog? = nil,
    inputConnectionBehavior: InputConnectionBehavior = .default, optionsProvider: OptionsProvider,
    @ResolverSpecificationBuilder<Value.UnwrappedType> resolvers: @escaping () -> Spec
  ) where OptionsProvider.DefaultValue.ValueType == DateComponents {
    self.init(
      title: title, summary: description, default: nil,
      metadata: ParameterMetadata(
        .dateComponents, dialog: requestValueDialog, connection: inputConnectionBehavior,
        options: optionsProvider
      ).with { $0.resolvers = Array(resolvers()) })
  }
}
