import Archive

/// Finds the entities that were chosen, by their identifiers.
enum EntityLookup {
  /// Entities by identifier; where a query gives one twice, the first.
  struct Found: @unchecked Sendable {
    var entities: [String: Any] = [:]
  }

  /// The query that finds the parameter's entities; `nil` where it takes none, or entities that are not looked up.
  static func query(of parameter: any AnyIntentParameter) -> (any EntityQuery)? {
    guard let entity = parameter.elementType as? any AppEntity.Type,
      !(entity is any TransientAppEntity.Type), !(entity is any AppEnum.Type)
    else { return nil }
    return parameter.metadata.query ?? OptionSource.defaultQuery(entity)
  }

  /// The identifiers in a value, in order, each once.
  static func identifiers(in value: IntentValue) -> [String] {
    switch value {
    case .entity(let identifier): return [identifier]
    case .list(let values):
      var seen: Set<String> = []
      return values.flatMap(identifiers).filter { seen.insert($0).inserted }
    default: return []
    }
  }

  /// One question for all identifiers.
  static func find<Query: EntityQuery>(_ identifiers: [String], with query: Query) async throws -> Found {
    let keys = identifiers.compactMap { Query.Entity.ID.entityIdentifier(for: $0) }
    guard !keys.isEmpty else { return Found() }
    var found = Found()
    await AppDependencies.prepare(of: query)
    for entity in try await query.entities(for: keys) {
      let identifier = entity.id.entityIdentifierString
      if found.entities[identifier] == nil { found.entities[identifier] = entity }
    }
    return found
  }
}
