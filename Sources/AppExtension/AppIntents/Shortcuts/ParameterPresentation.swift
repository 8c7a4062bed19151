/// How a shortcut's parameter is offered.
///
/// - Parity: no effect: there are no shortcuts.
public struct AppShortcutParameterPresentation<Intent, Value, Parameter, ParameterKeyPath>
where
  Intent: AppIntent, Value: _IntentValue & Sendable, Parameter: IntentParameter<Value>,
  ParameterKeyPath: KeyPath<Intent, Parameter>
{
  public init(
    for keyPath: ParameterKeyPath,
    summary: AppShortcutParameterPresentationSummary<Intent, Value, Parameter, ParameterKeyPath>,
    @AppShortcutOptionsCollectionSpecificationBuilder<Value.UnwrappedType> optionsCollections:
      () -> some AppShortcutOptionsCollectionSpecification<Value.UnwrappedType>
  ) {}
}

/// The words around a shortcut's parameter.
public struct AppShortcutParameterPresentationSummary<Intent, Value, Parameter, ParameterKeyPath>
where
  Intent: AppIntent, Value: _IntentValue & Sendable, Parameter: IntentParameter<Value>,
  ParameterKeyPath: KeyPath<Intent, Parameter>
{
  public init(
    _ summaryString: AppShortcutParameterPresentationSummaryString<
      Intent, Value, Parameter, ParameterKeyPath
    >,
    table: StaticString? = nil
  ) {}
}

/// A sentence with a shortcut's parameter in it.
public struct AppShortcutParameterPresentationSummaryString<Intent, Value, Parameter, ParameterKeyPath>:
  ExpressibleByStringInterpolation
where
  Intent: AppIntent, Value: _IntentValue & Sendable, Parameter: IntentParameter<Value>,
  ParameterKeyPath: KeyPath<Intent, Parameter>
{
  public init(_ value: String) {}
  public init(stringLiteral value: String) {}
  public init(stringInterpolation: StringInterpolation) {}

  public struct StringInterpolation: StringInterpolationProtocol {
    public init(literalCapacity: Int, interpolationCount: Int) {}
    public mutating func appendLiteral(_ literal: String) {}
    public mutating func appendInterpolation(_ subject: ParameterKeyPath) {}
  }
}

/// Options of a shortcut's parameter under a title.
public protocol AppShortcutOptionsCollectionProtocol {
  associatedtype Provider: DynamicOptionsProvider
  var dynamicOptionsProvider: Provider { get }
  var title: LocalizedStringResource { get }
  var systemImageName: String? { get }
}

/// Options from a provider.
public struct AppShortcutOptionsCollection<Provider: DynamicOptionsProvider>:
  AppShortcutOptionsCollectionProtocol
{
  public let dynamicOptionsProvider: Provider
  public let title: LocalizedStringResource
  public let systemImageName: String?
  public init(
    _ dynamicOptionsProvider: Provider, title: LocalizedStringResource, systemImageName: String? = nil
  ) {
    self.dynamicOptionsProvider = dynamicOptionsProvider
    self.title = title
    self.systemImageName = systemImageName
  }
}

/// Several collections of options.
public protocol AppShortcutOptionsCollectionSpecification<Value>: Sendable, Sequence
where Element == any AppShortcutOptionsCollectionProtocol {
  associatedtype Value: _IntentValue
}

struct OptionsCollections<Value: _IntentValue>: AppShortcutOptionsCollectionSpecification, @unchecked Sendable
{
  var collections: [any AppShortcutOptionsCollectionProtocol]
  func makeIterator() -> IndexingIterator<[any AppShortcutOptionsCollectionProtocol]> {
    collections.makeIterator()
  }
}

/// Puts collections together.
@resultBuilder public enum AppShortcutOptionsCollectionSpecificationBuilder<Value: _IntentValue> {
  public static func buildBlock<each C: AppShortcutOptionsCollectionProtocol>(
    _ collection: repeat each C
  ) -> some AppShortcutOptionsCollectionSpecification<Value> {
    var list: [any AppShortcutOptionsCollectionProtocol] = []
    repeat list.append(each collection)
    return OptionsCollections<Value>(collections: list)
  }
}

/// Intents that come from packages.
public protocol AppIntentsPackage {
  static var includedPackages: [any AppIntentsPackage.Type] { get }
}

extension AppIntentsPackage {
  public static var includedPackages: [any AppIntentsPackage.Type] { [] }
}
