import Foundation
internal import SQLiteStore

/// A store that was opened.
open class NSPersistentStore: NSObject, @unchecked Sendable {
  open var identifier: String! = ""
  open internal(set) var url: URL?
  public let type: String
  public let configurationName: String
  open internal(set) var isReadOnly = false
  open var metadata: [String: Any]! = [:]
  open internal(set) weak var persistentStoreCoordinator: NSPersistentStoreCoordinator?
  open internal(set) var options: [AnyHashable: Any]?
  var tables: ObjectTables?
  var entities: Set<String> = []

  init(type: String, configuration: String?, url: URL?) {
    self.type = type
    configurationName = configuration ?? "PF_DEFAULT_CONFIGURATION_NAME"
    self.url = url
  }

  public struct StoreType: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let sqlite = StoreType(rawValue: NSSQLiteStoreType)
    public static let inMemory = StoreType(rawValue: NSInMemoryStoreType)
    public static let binary = StoreType(rawValue: NSBinaryStoreType)
  }
}

/// The stores of a model, for all contexts that work with them.
open class NSPersistentStoreCoordinator: NSObject, @unchecked Sendable {
  public let managedObjectModel: NSManagedObjectModel
  open private(set) var persistentStores: [NSPersistentStore] = []
  open var name: String?
  /// Of all contexts of the stores: they refer to each other.
  let lock = NSRecursiveLock()
  private var contexts: [Reference] = []
  private struct Reference { weak var context: NSManagedObjectContext? }

  public init(managedObjectModel model: NSManagedObjectModel) {
    managedObjectModel = model
    for entity in model.entities where entity.superentity == nil { entity.forget() }
  }

  // MARK: Stores

  @discardableResult
  open func addPersistentStore(
    ofType storeType: String, configurationName configuration: String?, at storeURL: URL?,
    options: [AnyHashable: Any]? = nil
  ) throws -> NSPersistentStore {
    let store = NSPersistentStore(type: storeType, configuration: configuration, url: storeURL)
    let isInMemory = storeType == NSInMemoryStoreType || storeURL == nil || storeURL?.path == "/dev/null"
    guard let entities = managedObjectModel.entities(forConfigurationName: configuration) else {
      throw Self.error(134_080, "The model has no configuration named \(configuration ?? "").", storeURL)
    }
    do {
      if let storeURL, !isInMemory {
        try FileManager.default.createDirectory(
          at: storeURL.deletingLastPathComponent(), withIntermediateDirectories: true)
      }
      let tables = try ObjectTables(
        path: isInMemory ? ":memory:" : storeURL?.path ?? ":memory:", entities: entities)
      tables.store = store
      store.tables = tables
      store.identifier = tables.uuid
    } catch let error as SQLiteError {
      throw Self.error(134_080, "The store cannot be opened: \(error.description)", storeURL)
    }
    store.entities = Set(entities.map(\.title))
    store.options = options
    store.isReadOnly = (options?[NSReadOnlyPersistentStoreOption] as? NSNumber)?.boolValue ?? false
    store.metadata = [NSStoreUUIDKey: store.identifier as Any, NSStoreTypeKey: storeType]
    store.persistentStoreCoordinator = self
    lock.withLock { persistentStores.append(store) }
    return store
  }
  @discardableResult
  public func addPersistentStore(
    type: NSPersistentStore.StoreType, configuration: String? = nil, at storeURL: URL,
    options: [AnyHashable: Any]? = nil
  ) throws -> NSPersistentStore {
    try addPersistentStore(
      ofType: type.rawValue, configurationName: configuration, at: storeURL, options: options)
  }
  open func addPersistentStore(
    with storeDescription: NSPersistentStoreDescription,
    completionHandler block: @escaping (NSPersistentStoreDescription, (any Error)?) -> Void
  ) {
    do {
      var options = storeDescription.options as [AnyHashable: Any]
      if storeDescription.isReadOnly { options[NSReadOnlyPersistentStoreOption] = NSNumber(value: true) }
      try addPersistentStore(
        ofType: storeDescription.type, configurationName: storeDescription.configuration,
        at: storeDescription.url, options: options)
      block(storeDescription, nil)
    } catch {
      CoreDataLog.say("\(error.localizedDescription)")
      block(storeDescription, error)
    }
  }
  open func remove(_ store: NSPersistentStore) throws {
    lock.withLock { persistentStores.removeAll { $0 === store } }
  }
  open func persistentStore(for URL: URL) -> NSPersistentStore? {
    persistentStores.first { $0.url?.standardizedFileURL == URL.standardizedFileURL }
  }
  open func url(for store: NSPersistentStore) -> URL { store.url ?? URL(fileURLWithPath: "/dev/null") }
  open func setURL(_ url: URL, for store: NSPersistentStore) -> Bool { false }
  open func metadata(for store: NSPersistentStore) -> [String: Any] { store.metadata }

  /// Copies the store's file to another place, where it is used from now on.
  @discardableResult
  open func migratePersistentStore(
    _ store: NSPersistentStore, to URL: URL, options: [AnyHashable: Any]? = nil, withType storeType: String
  ) throws -> NSPersistentStore {
    guard let tables = store.tables else { throw Self.error(134_080, "The store is not open.", store.url) }
    try FileManager.default.createDirectory(
      at: URL.deletingLastPathComponent(), withIntermediateDirectories: true)
    if FileManager.default.fileExists(atPath: URL.path) { try FileManager.default.removeItem(at: URL) }
    try accepted { try tables.database.rows("VACUUM INTO ?", [.text(URL.path)]) }
    try remove(store)
    return try addPersistentStore(
      ofType: storeType, configurationName: store.configurationName, at: URL, options: options)
  }
  @discardableResult
  public func migratePersistentStore(
    _ store: NSPersistentStore, to storeURL: URL, options: [AnyHashable: Any]? = nil,
    type storeType: NSPersistentStore.StoreType
  ) throws -> NSPersistentStore {
    try migratePersistentStore(store, to: storeURL, options: options, withType: storeType.rawValue)
  }
  open func destroyPersistentStore(
    at url: URL, ofType storeType: String, options: [AnyHashable: Any]? = nil
  ) throws {
    for ending in ["", "-wal", "-shm", "-journal"] {
      let file = url.path + ending
      if FileManager.default.fileExists(atPath: file) { try FileManager.default.removeItem(atPath: file) }
    }
  }
  public func destroyPersistentStore(
    at url: URL, type storeType: NSPersistentStore.StoreType, options: [AnyHashable: Any]? = nil
  ) throws { try destroyPersistentStore(at: url, ofType: storeType.rawValue, options: options) }

  /// The identifier that `uriRepresentation()` gave, in this process or another; `nil` where its store is not open.
  open func managedObjectID(forURIRepresentation url: URL) -> NSManagedObjectID? {
    guard url.scheme == "x-coredata", let host = url.host,
      let store = persistentStores.first(where: { $0.identifier.caseInsensitiveCompare(host) == .orderedSame }
      ),
      url.lastPathComponent.hasPrefix("p"), let row = Int64(url.lastPathComponent.dropFirst()),
      let entity = managedObjectModel.entitiesByName[url.deletingLastPathComponent().lastPathComponent]
    else { return nil }
    return NSManagedObjectID(entity: entity, row: row, in: store)
  }
  open func perform(_ block: @escaping () -> Void) { block() }
  open func performAndWait(_ block: () -> Void) { lock.withLock { block() } }

  static func error(_ code: Int, _ words: String, _ url: URL?) -> NSError {
    var information: [String: Any] = [NSLocalizedDescriptionKey: words]
    information[NSFilePathErrorKey] = url?.path
    return NSError(domain: NSCocoaErrorDomain, code: code, userInfo: information)
  }

  // MARK: For contexts

  func register(_ context: NSManagedObjectContext) {
    lock.withLock {
      contexts.removeAll { $0.context == nil || $0.context === context }
      contexts.append(Reference(context: context))
    }
  }

  /// The tables that an entity's objects are in.
  func tables(of entity: NSEntityDescription) -> ObjectTables? {
    persistentStores.first { $0.entities.contains(entity.title) }?.tables
  }

  /// Says what the database refuses as an error of Core Data's.
  func accepted<Answer>(_ body: () throws -> Answer) throws -> Answer {
    do { return try body() } catch let error as SQLiteError {
      throw Self.error(134_030, "The store refuses: \(error.description)", nil)
    }
  }

  func write(_ changes: inout ObjectChanges, policy: NSMergePolicyType) throws {
    let all = changes.inserted + changes.updated + changes.deleted
    for store in persistentStores {
      func own(_ object: NSManagedObject) -> Bool {
        persistentStores.first { $0.entities.contains(object.entity.title) } === store
      }
      guard let tables = store.tables, all.contains(where: own) else { continue }
      if store.isReadOnly {
        throw Self.error(513, "The store is open for reading only.", store.url)
      }
      var part = changes
      part.inserted = changes.inserted.filter(own)
      part.updated = changes.updated.filter(own)
      part.deleted = changes.deleted.filter(own)
      try accepted { try tables.apply(&part, policy: policy) }
      changes.identifiers.merge(part.identifiers) { first, _ in first }
      changes.merged += part.merged
      changes.dropped += part.dropped
    }
    if let homeless = all.first(where: { tables(of: $0.entity) == nil }) {
      throw Self.error(134_070, "No store has objects of the entity \(homeless.entity.title).", nil)
    }
  }

  func rename(_ identifiers: [NSManagedObjectID: NSManagedObjectID]) {
    for reference in contexts { reference.context?.rename(identifiers) }
  }

  /// Lets other contexts know what one has saved.
  func tell(_ changes: ObjectChanges, of context: NSManagedObjectContext) {
    for other in contexts.compactMap(\.context)
    where other !== context && other.parent == nil && other.automaticallyMergesChangesFromParent {
      for object in changes.updated + changes.inserted { other.merge(object.objectID, isDeleted: false) }
      for object in changes.deleted { other.merge(object.objectID, isDeleted: true) }
    }
  }
}

public let NSSQLiteStoreType = "SQLite"
public let NSInMemoryStoreType = "InMemory"
public let NSBinaryStoreType = "Binary"
public let NSStoreTypeKey = "NSStoreType"
public let NSStoreUUIDKey = "NSStoreUUID"
public let NSReadOnlyPersistentStoreOption = "NSReadOnlyPersistentStoreOption"
public let NSMigratePersistentStoresAutomaticallyOption = "NSMigratePersistentStoresAutomaticallyOption"
public let NSInferMappingModelAutomaticallyOption = "NSInferMappingModelAutomaticallyOption"
public let NSSQLitePragmasOption = "NSSQLitePragmasOption"
public let NSPersistentStoreFileProtectionKey = "NSPersistentStoreFileProtectionKey"
public let NSPersistentHistoryTrackingKey = "NSPersistentHistoryTrackingKey"
public let NSPersistentHistoryTokenKey = "historyToken"
public let NSPersistentStoreRemoteChangeNotificationPostOptionKey =
  "NSPersistentStoreRemoteChangeNotificationOptionKey"
