import Foundation

public enum NSManagedObjectContextConcurrencyType: UInt, Sendable {
  case confinementConcurrencyType, privateQueueConcurrencyType, mainQueueConcurrencyType
}

/// Objects as one part of an app sees them: what it changes is its own until it saves.
///
/// Objects that nobody holds and that are unchanged are forgotten, as on Apple's systems. A fetch reads the store anew: what another process has saved
/// is seen at once, without `refreshAllObjects()`.
open class NSManagedObjectContext: NSObject, @unchecked Sendable {
  open var persistentStoreCoordinator: NSPersistentStoreCoordinator? {
    get { parent?.persistentStoreCoordinator ?? coordinator }
    set {
      coordinator = newValue
      newValue?.register(self)
    }
  }
  open var parent: NSManagedObjectContext? {
    didSet { parent?.persistentStoreCoordinator?.register(self) }
  }
  open var mergePolicy: Any = NSMergePolicy.error
  open var automaticallyMergesChangesFromParent = false
  /// Accepted: nothing is undone.
  open var undoManager: AnyObject?
  open var name: String?
  open var transactionAuthor: String?
  open var shouldDeleteInaccessibleFaults = true
  open var propagatesDeletesAtEndOfEvent = true
  open var stalenessInterval: TimeInterval = -1
  open var retainsRegisteredObjects = false
  open var userInfo = NSMutableDictionary()
  public let concurrencyType: NSManagedObjectContextConcurrencyType

  private var coordinator: NSPersistentStoreCoordinator?
  private let ownLock = NSRecursiveLock()
  /// One block at a time, as on the context's queue.
  private let turnLock = NSRecursiveLock()
  private let queue = DispatchQueue(label: "CoreData.context")
  private var registry: [NSManagedObjectID: Registered] = [:]
  /// Objects with changes, which nobody else need hold.
  private(set) var held: [ObjectIdentifier: NSManagedObject] = [:]

  private struct Registered { weak var object: NSManagedObject? }

  public enum ConcurrencyType: Sendable { case mainQueue, privateQueue }
  public struct ScheduledTaskType: Sendable, Equatable {
    let isImmediate: Bool
    public static let immediate = ScheduledTaskType(isImmediate: true)
    public static let enqueued = ScheduledTaskType(isImmediate: false)
  }

  public init(concurrencyType ct: NSManagedObjectContextConcurrencyType) { concurrencyType = ct }
  public convenience init(_ type: ConcurrencyType) {
    self.init(concurrencyType: type == .mainQueue ? .mainQueueConcurrencyType : .privateQueueConcurrencyType)
  }

  var model: NSManagedObjectModel? { persistentStoreCoordinator?.managedObjectModel }

  /// With the lock of all contexts of the store.
  func locked<Answer>(_ body: () throws -> Answer) rethrows -> Answer {
    let lock = persistentStoreCoordinator?.lock ?? ownLock
    lock.lock()
    defer { lock.unlock() }
    return try body()
  }

  // MARK: Blocks

  private func turn<Answer>(_ body: () throws -> Answer) rethrows -> Answer {
    turnLock.lock()
    defer { turnLock.unlock() }
    return try body()
  }
  open func perform(_ block: @escaping () -> Void) {
    nonisolated(unsafe) let block = block
    let queue = concurrencyType == .mainQueueConcurrencyType ? .main : queue
    queue.async { self.turn { block() } }
  }
  open func performAndWait(_ block: () -> Void) { turn { block() } }
  public func performAndWait<T>(_ block: () throws -> T) rethrows -> T { try turn(block) }
  public func perform<T>(
    schedule: ScheduledTaskType = .immediate, _ block: @escaping () throws -> T
  ) async rethrows -> T { try turn(block) }

  // MARK: Objects

  open var insertedObjects: Set<NSManagedObject> { heldObjects { $0.isInserted && !$0.isDeleted } }
  open var updatedObjects: Set<NSManagedObject> { heldObjects { $0.isUpdated } }
  open var deletedObjects: Set<NSManagedObject> { heldObjects { $0.isDeleted } }
  private func heldObjects(_ isWanted: (NSManagedObject) -> Bool) -> Set<NSManagedObject> {
    locked { Set(held.values.filter(isWanted)) }
  }
  open var hasChanges: Bool { locked { held.values.contains { $0.hasChanges } } }
  open var registeredObjects: Set<NSManagedObject> {
    locked { Set(registry.values.compactMap(\.object)).union(held.values) }
  }
  open func registeredObject(for objectID: NSManagedObjectID) -> NSManagedObject? {
    locked { registry[objectID]?.object }
  }

  func register(_ object: NSManagedObject) { registry[object.objectID] = Registered(object: object) }
  func unregister(_ id: NSManagedObjectID) { registry[id] = nil }
  func hold(_ object: NSManagedObject) { held[ObjectIdentifier(object)] = object }
  func release(_ object: NSManagedObject) { held[ObjectIdentifier(object)] = nil }

  /// Forgets objects that are gone, now and then.
  func prune() {
    if registry.count > 2 * held.count + 256 { registry = registry.filter { $0.value.object != nil } }
  }

  open func insert(_ object: NSManagedObject) {
    locked {
      guard object.managedObjectContext !== self else { return }
      object.managedObjectContext = self
      object.isInserted = true
      register(object)
      hold(object)
      let companions = object.companions
      object.companions = [:]
      for (name, objects) in companions {
        guard let relationship = object.entity.relationshipsByName[name] else { continue }
        object.relate(relationship, to: objects)
      }
    }
  }

  /// The object of an identifier, whether or not there is one in the store.
  open func object(with objectID: NSManagedObjectID) -> NSManagedObject {
    locked { reachable(objectID) ?? fault(objectID) }
  }
  open func existingObject(with objectID: NSManagedObjectID) throws -> NSManagedObject {
    try locked {
      guard let object = reachable(objectID), !object.isDeleted else { throw Self.noSuchObject(objectID) }
      if object.isFault { fill(object) }
      if object.isFault { throw Self.noSuchObject(objectID) }
      return object
    }
  }
  static func noSuchObject(_ id: NSManagedObjectID) -> NSError {
    // NSManagedObjectReferentialIntegrityError.
    NSError(
      domain: NSCocoaErrorDomain, code: 133_000,
      userInfo: [NSLocalizedDescriptionKey: "There is no \(id.entity.title) of the identifier \(id)."])
  }
  open func obtainPermanentIDs(for objects: [NSManagedObject]) throws {
    if objects.contains(where: { $0.objectID.isTemporaryID }) {
      CoreDataLog.say("obtainPermanentIDs: objects have permanent identifiers once they are saved.")
    }
  }

  /// The object of an identifier; `nil` where nobody has one.
  func reachable(_ id: NSManagedObjectID) -> NSManagedObject? {
    if let object = registry[id]?.object { return object }
    if id.isTemporaryID {
      guard let above = parent?.reachable(id) else { return nil }
      return fault(above.objectID)
    }
    guard !id.entity.subentities.isEmpty || id.persistentStore == nil else { return fault(id) }
    guard let row = readRow(id) else { return nil }
    return take(row)
  }

  private func fault(_ id: NSManagedObjectID) -> NSManagedObject {
    let object = id.entity.objectClass.init(_vitrineEntity: id.entity, insertInto: nil)
    object.objectID = id
    object.values = [:]
    object.changedKeys = []
    object.isFault = true
    object.managedObjectContext = self
    register(object)
    return object
  }

  /// The object of a row, with the row's values where it has not been changed here.
  func take(_ row: ObjectRow) -> NSManagedObject {
    let object = registry[row.id]?.object ?? fault(row.id)
    guard object.changedKeys.isEmpty, !object.isDeleted else { return object }
    if object.isFault || object.version != row.version { adopt(row, by: object) }
    return object
  }

  func adopt(_ row: ObjectRow, by object: NSManagedObject) {
    let wasFault = object.isFault
    object.values = row.values
    object.committed = row.values
    object.version = row.version
    object.changedKeys = []
    object.isFault = false
    if wasFault { object.awakeFromFetch() }
  }

  /// Reads the values of a fault; it stays one where there is nothing to read.
  func fill(_ object: NSManagedObject) {
    guard object.isFault, let row = readRow(object.objectID) else { return }
    adopt(row, by: object)
  }

  // MARK: Changes

  open func delete(_ object: NSManagedObject) {
    locked {
      guard !object.isDeleted, object.managedObjectContext === self else { return }
      if object.isFault { fill(object) }
      object.prepareForDeletion()
      object.isDeleted = true
      hold(object)
      for relationship in object.entity.relationshipsByName.values where !relationship.isTransient {
        let others = object.relatedObjects(relationship)
        switch relationship.deleteRule {
        case .cascadeDeleteRule: for other in others { delete(other) }
        case .denyDeleteRule, .noActionDeleteRule: break
        case .nullifyDeleteRule: object.relate(relationship, to: [])
        }
      }
    }
  }

  open func rollback() {
    locked {
      for object in Array(held.values) {
        if object.isInserted {
          unregister(object.objectID)
          object.managedObjectContext = nil
        } else {
          object.isDeleted = false
          turnIntoFault(object)
        }
      }
      held = [:]
    }
  }
  open func reset() {
    locked {
      for object in registry.values.compactMap(\.object) { object.managedObjectContext = nil }
      registry = [:]
      held = [:]
    }
  }
  open func refresh(_ object: NSManagedObject, mergeChanges flag: Bool) {
    locked {
      guard !object.objectID.isTemporaryID, object.managedObjectContext === self else { return }
      let (changed, values) = (object.changedKeys, object.values)
      turnIntoFault(object)
      guard flag, !changed.isEmpty else { return }
      fill(object)
      for key in changed { object.values[key] = values[key] }
      object.changedKeys = changed
      hold(object)
    }
  }
  open func refreshAllObjects() {
    locked { for object in registry.values.compactMap(\.object) { refresh(object, mergeChanges: true) } }
  }
  func turnIntoFault(_ object: NSManagedObject) {
    object.willTurnIntoFault()
    (object.values, object.committed, object.changedKeys) = ([:], [:], [])
    object.isFault = true
    release(object)
    object.didTurnIntoFault()
  }
  /// Carries out a batch, or fetches.
  @discardableResult
  open func execute(_ request: NSPersistentStoreRequest) throws -> NSPersistentStoreResult {
    try locked { try request.carryOut(in: self) }
  }
  open func processPendingChanges() {}
  open func undo() {}
  open func redo() {}
  open func assign(_ object: Any, to store: NSPersistentStore) {}
  open func detectConflicts(for object: NSManagedObject) {}
  open func setQueryGenerationFrom(_ generation: NSQueryGenerationToken?) throws {}
}

/// Accepted: a context always reads the newest.
open class NSQueryGenerationToken: NSObject, @unchecked Sendable {
  public static let current = NSQueryGenerationToken()
}
