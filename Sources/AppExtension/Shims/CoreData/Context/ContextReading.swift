import Foundation

// Where a context reads: from the store, or from the context above it.
extension NSManagedObjectContext {
  func readRow(_ id: NSManagedObjectID) -> ObjectRow? {
    if let parent { return parent.reachable(id).flatMap { parent.row(of: $0) } }
    return attempt { try persistentStoreCoordinator?.tables(of: id.entity)?.row(id) } ?? nil
  }

  func readRelated(_ relationship: NSRelationshipDescription, of object: NSManagedObject)
    -> [NSManagedObjectID]
  {
    let id = object.objectID
    if let parent { return parent.reachable(id)?.related(relationship) ?? [] }
    let read: [NSManagedObjectID]?? = attempt {
      try persistentStoreCoordinator?.tables(of: id.entity)?.related(relationship, of: id)
    }
    var found: [NSManagedObjectID] = (read ?? nil) ?? []
    // What this context has changed and not saved counts.
    if let inverse = relationship.inverse {
      for other in held.values where other.changedKeys.contains(inverse.name) || other.isDeleted {
        let refers =
          (other.values[inverse.name] as? [NSManagedObjectID])?.contains(id) == true && !other.isDeleted
        if !refers { found.removeAll { $0 == other.objectID } }
        if refers, !found.contains(other.objectID) { found.append(other.objectID) }
      }
    }
    return found
  }

  /// An object as those below see it.
  fileprivate func row(of object: NSManagedObject) -> ObjectRow? {
    if object.isFault { fill(object) }
    guard !object.isFault, !object.isDeleted else { return nil }
    return ObjectRow(id: object.objectID, version: object.version, values: object.values)
  }

  /// The objects of an entity in the store, with this context's changes.
  func objects(of entity: NSEntityDescription, for request: FetchDescription) throws -> [NSManagedObject] {
    defer { prune() }
    var found: [NSManagedObject]
    if let parent {
      found = try parent.objects(of: entity, for: request).compactMap { object in
        parent.row(of: object).map(take)
      }
    } else {
      guard let coordinator = persistentStoreCoordinator else { throw Self.noStore }
      guard let tables = coordinator.tables(of: entity) else { throw Self.noStore }
      let rows = try coordinator.accepted {
        try tables.rows(
          entity, withSubentities: request.includesSubentities, tail: request.tail(held.isEmpty))
      }
      found = rows.map(take)
    }
    found.removeAll(where: \.isDeleted)
    guard request.includesPendingChanges else { return found }
    let new = held.values.filter { object in
      object.isInserted && !object.isDeleted
        && (request.includesSubentities ? object.entity.isKindOf(entity: entity) : object.entity === entity)
    }
    let known = Set(found.map(ObjectIdentifier.init))
    return found + new.filter { !known.contains(ObjectIdentifier($0)) }.sorted { $0.order < $1.order }
  }

  private static let noStore = NSError(
    domain: NSCocoaErrorDomain, code: 134_070,
    userInfo: [
      NSLocalizedDescriptionKey:
        "The context has no store: its container's stores were not loaded, or it has no coordinator."
    ])

  /// A failure to read is said in the log: values have no way to throw.
  private func attempt<Answer>(_ body: () throws -> Answer) -> Answer? {
    do { return try body() } catch {
      CoreDataLog.say("a value cannot be read: \(error)")
      return nil
    }
  }
}

/// What of a request a context reads by.
struct FetchDescription {
  var includesSubentities = true
  var includesPendingChanges = true
  /// Rows to read at most, and to leave out before; only where nothing is sorted or filtered afterwards.
  var limit: Int?
  var offset = 0

  func tail(_ isUnchanged: Bool) -> String {
    guard isUnchanged, let limit else { return "ORDER BY Z_PK" }
    return "ORDER BY Z_PK LIMIT \(limit + offset)"
  }
}
