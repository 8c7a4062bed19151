import Archive
import Foundation

/// Lists with a number of elements. On Apple's platforms these are for entities; here every list takes a size.
extension IntentParameter where Value.UnwrappedType: Collection {
  public convenience init(
    title: LocalizedStringResource = "", description: LocalizedStringResource? = nil,
    default defaultValue: Value.UnwrappedType? = nil, size: IntentCollectionSize,
    inputConnectionBehavior: InputConnectionBehavior = .default
  ) {
    self.init(
      title: title, summary: description, default: defaultValue,
      metadata: ParameterMetadata(Self.elementKind, connection: inputConnectionBehavior).with {
        $0.size = .fixed(size)
      })
  }
  public convenience init<Spec: ResolverSpecification>(
    title: LocalizedStringResource = "", description: LocalizedStringResource? = nil,
    default defaultValue: Value.UnwrappedType? = nil, size: IntentCollectionSize,
    inputConnectionBehavior: InputConnectionBehavior = .default,
    @ResolverSpecificationBuilder<Value.UnwrappedType> resolvers: @escaping () -> Spec
  ) {
    self.init(
      title: title, summary: description, default: defaultValue,
      metadata: ParameterMetadata(Self.elementKind, connection: inputConnectionBehavior).with {
        $0.size = .fixed(size)
      }.with { $0.resolvers = Array(resolvers()) })
  }
  public convenience init(
    title: LocalizedStringResource = "", description: LocalizedStringResource? = nil,
    default defaultValue: Value.UnwrappedType? = nil, size: [IntentWidgetFamily: IntentCollectionSize],
    inputConnectionBehavior: InputConnectionBehavior = .default
  ) {
    self.init(
      title: title, summary: description, default: defaultValue,
      metadata: ParameterMetadata(Self.elementKind, connection: inputConnectionBehavior).with {
        $0.size = .byFamily(size)
      })
  }
  public convenience init<Spec: ResolverSpecification>(
    title: LocalizedStringResource = "", description: LocalizedStringResource? = nil,
    default defaultValue: Value.UnwrappedType? = nil, size: [IntentWidgetFamily: IntentCollectionSize],
    inputConnectionBehavior: InputConnectionBehavior = .default,
    @ResolverSpecificationBuilder<Value.UnwrappedType> resolvers: @escaping () -> Spec
  ) {
    self.init(
      title: title, summary: description, default: defaultValue,
      metadata: ParameterMetadata(Self.elementKind, connection: inputConnectionBehavior).with {
        $0.size = .byFamily(size)
      }.with { $0.resolvers = Array(resolvers()) })
  }
}

extension IntentParameter {
  /// How an element is edited that was declared without particulars.
  static var elementKind: Archive.ParameterDescription.Kind {
    switch Value.ValueType.self {
    case is any AppEnum.Type: .choice
    case is any AppEntity.Type: .entity
    case is Bool.Type: .bool
    case is Int.Type: .integer(lowest: nil, highest: nil, style: .stepper)
    case is Double.Type: .number(lowest: nil, highest: nil, style: .stepper)
    case is String.Type: .string(isMultiline: false)
    case is AttributedString.Type: .string(isMultiline: true)
    case is Date.Type: .date(.dateTime)
    case is DateComponents.Type: .dateComponents
    case is URL.Type: .url
    case is IntentFile.Type: .file(types: [])
    default:
      IntentUnits.symbols(of: Value.ValueType.self).map { .measurement(units: $0) }
        ?? .other("\(Value.ValueType.self)")
    }
  }
}

extension IntentParameter where Value.UnwrappedType: Collection, Value.ValueType: AppEntity {
  public convenience init<Query: EntityQuery>(
    title: LocalizedStringResource = "", description: LocalizedStringResource? = nil,
    default defaultValue: Value.UnwrappedType? = nil, size: IntentCollectionSize,
    inputConnectionBehavior: InputConnectionBehavior = .default, query: Query
  ) where Value.ValueType == Query.Entity {
    self.init(
      title: title, summary: description, default: defaultValue,
      metadata: ParameterMetadata(.entity, connection: inputConnectionBehavior).with {
        $0.size = .fixed(size)
      }.with { $0.query = query })
  }
  public convenience init<Query: EntityQuery>(
    title: LocalizedStringResource = "", description: LocalizedStringResource? = nil,
    default defaultValue: Value.UnwrappedType? = nil, size: [IntentWidgetFamily: IntentCollectionSize],
    inputConnectionBehavior: InputConnectionBehavior = .default, query: Query
  ) where Value.ValueType == Query.Entity {
    self.init(
      title: title, summary: description, default: defaultValue,
      metadata: ParameterMetadata(.entity, connection: inputConnectionBehavior).with {
        $0.size = .byFamily(size)
      }.with { $0.query = query })
  }
}
