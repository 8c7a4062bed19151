import Foundation

public enum NSManagedObjectContextConcurrencyType: UInt, Sendable {
  case confinementConcurrencyType, privateQueueConcurrencyType, mainQueueConcurrencyType
}
open class NSMergePolicy: NSObject, @unchecked Sendable {
  public static let mergeByPropertyObjectTrump = NSMergePolicy()
  public static let mergeByPropertyStoreTrump = NSMergePolicy()
  public static let overwrite = NSMergePolicy()
  public static let rollback = NSMergePolicy()
  public static let error = NSMergePolicy()
}
public var NSMergeByPropertyObjectTrumpMergePolicy: NSMergePolicy { .mergeByPropertyObjectTrump }
public var NSMergeByPropertyStoreTrumpMergePolicy: NSMergePolicy { .mergeByPropertyStoreTrump }

/// Objects and their changes, in memory: nothing is read from or written to the app's store, which the log says once.
open class NSManagedObjectContext: NSObject, @unchecked Sendable {
  open var persistentStoreCoordinator: NSPersistentStoreCoordinator?
  open var parent: NSManagedObjectContext?
  open var mergePolicy: Any = NSMergePolicy.error
  open var automaticallyMergesChangesFromParent = false
  open var undoManager: AnyObject?
  open var name: String?
  open var transactionAuthor: String?
  private let lock = NSRecursiveLock()
  private var objects: [NSManagedObject] = []
  private var isChanged = false

  public init(concurrencyType ct: NSManagedObjectContextConcurrencyType) {}
  public init(_ type: ConcurrencyType) {}
  public enum ConcurrencyType: Sendable { case mainQueue, privateQueue }

  open var hasChanges: Bool { lock.withLock { isChanged || objects.contains { $0.hasChanges } } }
  open var registeredObjects: Set<NSManagedObject> { lock.withLock { Set(objects) } }

  open func insert(_ object: NSManagedObject) {
    lock.withLock {
      objects.append(object)
      isChanged = true
    }
    object.managedObjectContext = self
  }
  open func delete(_ object: NSManagedObject) {
    lock.withLock {
      objects.removeAll { $0 === object }
      isChanged = true
    }
    object.isDeleted = true
  }
  /// The changes count as saved; they are kept for as long as the process runs.
  open func save() throws {
    NSPersistentContainer.say()
    lock.withLock {
      isChanged = false
      for object in objects { object.saved() }
    }
  }
  open func rollback() {}
  open func reset() { lock.withLock { objects = [] } }
  open func refreshAllObjects() {}
  open func object(with objectID: NSManagedObjectID) -> NSManagedObject {
    lock.withLock { objects.first { $0.objectID === objectID } }
      ?? NSManagedObject(entity: NSEntityDescription(), insertInto: nil)
  }
  open func existingObject(with objectID: NSManagedObjectID) throws -> NSManagedObject {
    guard let found = lock.withLock({ objects.first { $0.objectID === objectID } }) else {
      // 133000: NSManagedObjectReferentialIntegrityError.
      throw NSError(domain: NSCocoaErrorDomain, code: 133_000)
    }
    return found
  }

  /// The objects that this context was given in this process.
  open func fetch<T: NSFetchRequestResult>(_ request: NSFetchRequest<T>) throws -> [T] {
    NSPersistentContainer.say()
    let name = request.entityName ?? (T.self == NSManagedObject.self ? nil : "\(T.self)")
    var found = lock.withLock { objects.filter { name == nil || $0.entity.name == name } }
    if let predicate = request.predicate { found = found.filter { predicate.evaluate(with: $0) } }
    let rest = found.dropFirst(max(0, request.fetchOffset))
    return (request.fetchLimit > 0 ? rest.prefix(request.fetchLimit) : rest).compactMap { $0 as? T }
  }
  open func count<T: NSFetchRequestResult>(for request: NSFetchRequest<T>) throws -> Int {
    try fetch(request).count
  }
  open func perform(_ block: @escaping () -> Void) {
    nonisolated(unsafe) let block = block
    DispatchQueue.main.async { block() }
  }
  open func performAndWait(_ block: () -> Void) { block() }
  open func performAndWait<T>(_ block: () throws -> T) rethrows -> T { try block() }
  open func perform<T>(_ block: @escaping () throws -> T) async rethrows -> T { try block() }
}
