import Foundation

/// What a batch is answered with.
public enum NSBatchDeleteRequestResultType: UInt, Sendable {
  case resultTypeStatusOnly, resultTypeObjectIDs, resultTypeCount
}
public enum NSBatchUpdateRequestResultType: UInt, Sendable {
  case statusOnlyResultType, updatedObjectIDsResultType, updatedObjectsCountResultType
}
public enum NSBatchInsertRequestResultType: UInt, Sendable { case statusOnly, objectIDs, count }

open class NSBatchDeleteResult: NSPersistentStoreResult, @unchecked Sendable {
  open internal(set) var result: Any?
  open internal(set) var resultType = NSBatchDeleteRequestResultType.resultTypeStatusOnly
}
open class NSBatchUpdateResult: NSPersistentStoreResult, @unchecked Sendable {
  open internal(set) var result: Any?
  open internal(set) var resultType = NSBatchUpdateRequestResultType.statusOnlyResultType
}
open class NSBatchInsertResult: NSPersistentStoreResult, @unchecked Sendable {
  open internal(set) var result: Any?
  open internal(set) var resultType = NSBatchInsertRequestResultType.statusOnly
}

extension NSManagedObjectContext {
  /// A context of the store itself, so that a batch passes by what this one has not saved.
  fileprivate func storeContext() -> NSManagedObjectContext {
    let context = NSManagedObjectContext(.privateQueue)
    context.persistentStoreCoordinator = persistentStoreCoordinator
    context.mergePolicy = NSMergePolicy.mergeByPropertyObjectTrump
    return context
  }
}

/// Deletes what a request finds, in the store: contexts learn of it when they read again. Delete rules hold.
open class NSBatchDeleteRequest: NSPersistentStoreRequest, @unchecked Sendable {
  public let fetchRequest: NSFetchRequest<any NSFetchRequestResult>
  open var resultType = NSBatchDeleteRequestResultType.resultTypeStatusOnly
  private let identifiers: [NSManagedObjectID]?

  public init(fetchRequest fetch: NSFetchRequest<any NSFetchRequestResult>) {
    (fetchRequest, identifiers) = (fetch, nil)
  }
  public init(objectIDs objects: [NSManagedObjectID]) {
    (fetchRequest, identifiers) = (NSFetchRequest(entityName: objects.first?.entity.title ?? ""), objects)
  }
  override func carryOut(in context: NSManagedObjectContext) throws -> NSPersistentStoreResult {
    let store = context.storeContext()
    let objects =
      try identifiers.map { $0.compactMap { try? store.existingObject(with: $0) } }
      ?? store.objects(for: fetchRequest)
    let ids = objects.map(\.objectID)
    for object in objects { store.delete(object) }
    try store.save()
    let answer = NSBatchDeleteResult()
    answer.resultType = resultType
    answer.result =
      switch resultType {
      case .resultTypeStatusOnly: NSNumber(value: true)
      case .resultTypeObjectIDs: ids
      case .resultTypeCount: NSNumber(value: ids.count)
      }
    return answer
  }
}

/// Gives the objects of an entity values, in the store.
open class NSBatchUpdateRequest: NSPersistentStoreRequest, @unchecked Sendable {
  public let entityName: String
  open var predicate: NSPredicate?
  open var includesSubentities = true
  open var propertiesToUpdate: [AnyHashable: Any]?
  open var resultType = NSBatchUpdateRequestResultType.statusOnlyResultType

  public init(entityName: String) { self.entityName = entityName }
  public init(entity: NSEntityDescription) { entityName = entity.title }
  override func carryOut(in context: NSManagedObjectContext) throws -> NSPersistentStoreResult {
    let store = context.storeContext()
    let request = NSFetchRequest<NSManagedObject>(entityName: entityName)
    (request.predicate, request.includesSubentities) = (predicate, includesSubentities)
    let objects = try store.objects(for: request)
    for (key, value) in propertiesToUpdate ?? [:] {
      guard let name = key.base as? String ?? (key.base as? NSPropertyDescription)?.name else { continue }
      for object in objects { object.setValue(value, forKey: name) }
    }
    try store.save()
    let answer = NSBatchUpdateResult()
    answer.resultType = resultType
    answer.result =
      switch resultType {
      case .statusOnlyResultType: NSNumber(value: true)
      case .updatedObjectIDsResultType: objects.map(\.objectID)
      case .updatedObjectsCountResultType: NSNumber(value: objects.count)
      }
    return answer
  }
}

/// Makes objects of dictionaries, in the store.
open class NSBatchInsertRequest: NSPersistentStoreRequest, @unchecked Sendable {
  public let entityName: String
  open var objectsToInsert: [[String: Any]]?
  open var dictionaryHandler: ((NSMutableDictionary) -> Bool)?
  open var managedObjectHandler: ((NSManagedObject) -> Bool)?
  open var resultType = NSBatchInsertRequestResultType.statusOnly

  public init(entityName: String, objects dictionaries: [[String: Any]]) {
    (self.entityName, objectsToInsert) = (entityName, dictionaries)
  }
  public convenience init(entity: NSEntityDescription, objects dictionaries: [[String: Any]]) {
    self.init(entityName: entity.title, objects: dictionaries)
  }
  /// - Parameter handler: fills a dictionary; `true` ends the batch.
  public init(entity: NSEntityDescription, dictionaryHandler handler: @escaping (NSMutableDictionary) -> Bool)
  {
    (entityName, dictionaryHandler) = (entity.title, handler)
  }
  public init(entity: NSEntityDescription, managedObjectHandler handler: @escaping (NSManagedObject) -> Bool)
  {
    (entityName, managedObjectHandler) = (entity.title, handler)
  }
  override func carryOut(in context: NSManagedObjectContext) throws -> NSPersistentStoreResult {
    let store = context.storeContext()
    store.mergePolicy = context.mergePolicy
    var made: [NSManagedObject] = []
    func insert(_ values: [String: Any]) {
      let object = NSEntityDescription.insertNewObject(forEntityName: entityName, into: store)
      for (key, value) in values { object.setValue(value, forKey: key) }
      made.append(object)
    }
    for values in objectsToInsert ?? [] { insert(values) }
    if let dictionaryHandler {
      while true {
        let values = NSMutableDictionary()
        if dictionaryHandler(values) { break }
        insert(values as? [String: Any] ?? [:])
      }
    }
    if let managedObjectHandler {
      while true {
        let object = NSEntityDescription.insertNewObject(forEntityName: entityName, into: store)
        if managedObjectHandler(object) {
          store.delete(object)
          break
        }
        made.append(object)
      }
    }
    try store.save()
    let answer = NSBatchInsertResult()
    answer.resultType = resultType
    answer.result =
      switch resultType {
      case .statusOnly: NSNumber(value: true)
      case .objectIDs: made.map(\.objectID)
      case .count: NSNumber(value: made.count)
      }
    return answer
  }
}
