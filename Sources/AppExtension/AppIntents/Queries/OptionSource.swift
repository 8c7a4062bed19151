import Archive
import Foundation

/// Where the options of a parameter come from.
///
/// A provider need not be `Sendable`; it is the parameter's own, and asked by one task at a time.
enum OptionSource: @unchecked Sendable {
  /// A fixed list: the cases of an enum that the parameter supports.
  case choices(any AppEnum.Type, supported: [String]?)
  case query(any EntityQuery)
  case provider(any DynamicOptionsProvider)

  /// `nil` for a parameter that is typed, not picked.
  init?(_ parameter: any AnyIntentParameter) {
    if let provider = parameter.metadata.optionsProvider {
      self = (provider as? any EntityQuery).map(OptionSource.query) ?? .provider(provider)
    } else if let query = parameter.metadata.query {
      self = .query(query)
    } else if let choices = parameter.elementType as? any AppEnum.Type {
      self = .choices(choices, supported: parameter.metadata.supportedChoices)
    } else if let entity = parameter.elementType as? any AppEntity.Type,
      !(entity is any TransientAppEntity.Type)
    {
      self = .query(OptionSource.defaultQuery(entity))
    } else {
      return nil
    }
  }

  /// The extension finds options by a text itself.
  var isSearchable: Bool {
    if case .query(let query) = self { return query is any EntityStringQuery }
    return false
  }

  /// What may read other parameters through `@IntentParameterDependency`.
  var code: Any? {
    switch self {
    case .choices: nil
    case .query(let query): query
    case .provider(let provider): provider
    }
  }

  /// The options, or those that a text finds.
  func list(search: String?, most: Int, label: String) async throws -> OptionList {
    switch self {
    case .choices(let type, let supported):
      var listing = OptionListing(search: search, most: most, label: label)
      return listing.list(OptionSource.cases(type, supported))
    case .provider(let provider):
      return try await Self.list(provider, OptionListing(search: search, most: most, label: label))
    case .query(let query):
      if let search, !search.isEmpty, let query = query as? any EntityStringQuery {
        return try await Self.matches(query, search, OptionListing(most: most, label: label))
      }
      return try await Self.suggestions(query, OptionListing(search: search, most: most, label: label))
    }
  }

  /// What a provider or query gives a parameter that nobody chose a value for.
  func defaultResult() async -> DefaultResult? {
    switch self {
    case .choices: nil
    case .query(let query): await Self.defaultResult(query)
    case .provider(let provider): await Self.defaultResult(provider)
    }
  }

  // MARK: Asking

  static func defaultQuery<Entity: AppEntity>(_ type: Entity.Type) -> any EntityQuery { type.defaultQuery }

  private static func list<Provider: DynamicOptionsProvider>(
    _ provider: Provider, _ listing: OptionListing
  ) async throws -> OptionList {
    var listing = listing
    await AppDependencies.prepare(of: provider)
    return listing.list(try await provider.results())
  }

  private static func matches<Query: EntityStringQuery>(
    _ query: Query, _ search: String, _ listing: OptionListing
  ) async throws -> OptionList {
    var listing = listing
    await AppDependencies.prepare(of: query)
    return listing.list(try await query.entities(matching: search))
  }

  /// An `EnumerableEntityQuery` suggests everything unless it says otherwise.
  private static func suggestions<Query: EntityQuery>(
    _ query: Query, _ listing: OptionListing
  ) async throws -> OptionList {
    var listing = listing
    await AppDependencies.prepare(of: query)
    return listing.list(try await query.suggestedEntities())
  }

  private static func defaultResult<Provider: DynamicOptionsProvider>(
    _ provider: Provider
  ) async -> DefaultResult? {
    await AppDependencies.prepare(of: provider)
    let result = await provider.defaultResult()
    return result.flatMap { DefaultResult(value: $0) }
  }

  /// The cases that a parameter offers, in the order of the enum.
  private static func cases<Value: AppEnum>(_ type: Value.Type, _ supported: [String]?) -> [Any] {
    let supported = supported.map(Set.init)
    return type.allCases.filter { supported?.contains(IntentCoder.rawText($0)) ?? true }
  }

  /// A parameter offers the case of a raw value.
  static func cases<Value: AppEnum>(_ type: Value.Type, _ supported: [String]?, include raw: String) -> Bool {
    guard let value = Value.RawValue(raw).flatMap({ Value(rawValue: $0) }) else { return false }
    return supported?.contains(IntentCoder.rawText(value)) ?? true
  }
}

/// A value that a provider made and nobody else holds.
struct DefaultResult: @unchecked Sendable {
  var value: Any
}
