import Foundation

extension NSManagedObjectContext {
  /// The objects that a request describes, or the dictionaries, identifiers or number that it asks for.
  public func fetch<T>(_ request: NSFetchRequest<T>) throws -> [T] {
    let found: [Any] = try locked { try answers(to: request) }
    return found.compactMap { $0 as? T }
  }

  public func count<T>(for request: NSFetchRequest<T>) throws -> Int {
    try locked {
      let entity = try entity(of: request)
      if request.predicate == nil, held.isEmpty, parent == nil, request.fetchLimit == 0,
        request.fetchOffset == 0,
        let coordinator = persistentStoreCoordinator, let tables = coordinator.tables(of: entity)
      {
        return try coordinator.accepted {
          try tables.count(entity, withSubentities: request.includesSubentities)
        }
      }
      return try objects(for: request).count
    }
  }

  func entity<T>(of request: NSFetchRequest<T>) throws -> NSEntityDescription {
    if let entity = request.entity, model?.entitiesByName[entity.title] != nil || model == nil {
      return entity
    }
    if let name = request.entityName ?? request.entity?.name, let entity = model?.entitiesByName[name] {
      return entity
    }
    if let type = T.self as? NSManagedObject.Type, let entity = model?.entity(of: type) { return entity }
    let name = request.entityName ?? "\(T.self)"
    throw NSError(
      domain: NSCocoaErrorDomain, code: 134_060,
      userInfo: [NSLocalizedDescriptionKey: "The model has no entity named \(name)."])
  }

  func objects<T>(for request: NSFetchRequest<T>) throws -> [NSManagedObject] {
    let entity = try entity(of: request)
    if let type = T.self as? NSManagedObject.Type, type != NSManagedObject.self, entity.isMade(of: type) {
      entity.use(type)
    }
    let order = request.sortDescriptors ?? []
    let isPlain = request.predicate == nil && order.isEmpty
    var found = try objects(
      of: entity,
      for: FetchDescription(
        includesSubentities: request.includesSubentities,
        includesPendingChanges: request.includesPendingChanges,
        limit: isPlain && request.fetchLimit > 0 ? request.fetchLimit : nil,
        offset: max(0, request.fetchOffset)))
    if let predicate = request.predicate { found = found.filter { predicate.evaluate(with: $0) } }
    if !order.isEmpty {
      // Objects that compare alike stay as they came.
      found = found.enumerated().sorted { a, b in
        for descriptor in order {
          switch descriptor.compare(a.element, to: b.element) {
          case .orderedAscending: return true
          case .orderedDescending: return false
          default: continue
          }
        }
        return a.offset < b.offset
      }.map(\.element)
    }
    let rest = found.dropFirst(max(0, request.fetchOffset))
    return Array(request.fetchLimit > 0 ? rest.prefix(request.fetchLimit) : rest)
  }

  private func answers<T>(to request: NSFetchRequest<T>) throws -> [Any] {
    let objects = try objects(for: request)
    switch request.resultType {
    case .countResultType: return [NSNumber(value: objects.count)]
    case .managedObjectIDResultType: return objects.map(\.objectID)
    case .dictionaryResultType: return DictionaryResult.make(of: objects, request)
    default: return objects
    }
  }
}

/// The dictionaries that a request is answered with. Columns of expressions are left out: the open Foundation has no `NSExpression`.
enum DictionaryResult {
  static func make<T>(of objects: [NSManagedObject], _ request: NSFetchRequest<T>) -> [NSDictionary] {
    let wanted = (request.propertiesToFetch ?? []).compactMap(name)
    let grouping = (request.propertiesToGroupBy ?? []).compactMap(name)
    let names = wanted.isEmpty ? objects.first.map { $0.entity.attributesByName.keys.sorted() } ?? [] : wanted
    var seen: Set<NSArray> = []
    var rows: [NSDictionary] = []
    for object in objects {
      if !grouping.isEmpty {
        let key = grouping.map { object.value(forKeyPath: $0) ?? NSNull() } as NSArray
        guard seen.insert(key).inserted else { continue }
      }
      var row: [String: Any] = [:]
      for name in names { row[name] = object.value(forKeyPath: name) }
      let dictionary = NSDictionary(dictionary: row)
      if !request.returnsDistinctResults || !rows.contains(dictionary) { rows.append(dictionary) }
    }
    return rows
  }

  private static func name(_ property: Any) -> String? {
    if property is NSExpressionDescription {
      CoreDataLog.say("a request asks for an expression, which is left out.")
      return nil
    }
    return property as? String ?? (property as? NSPropertyDescription)?.name
  }
}
