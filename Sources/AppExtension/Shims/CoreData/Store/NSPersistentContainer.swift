import Foundation
import SessionSettings

/// A model, its stores and a context.
///
/// - Parity: approximated: one SQLite file a store, shared with other processes; no CloudKit, no history
open class NSPersistentContainer: NSObject, @unchecked Sendable {
  public let name: String
  public let viewContext: NSManagedObjectContext
  public let managedObjectModel: NSManagedObjectModel
  public let persistentStoreCoordinator: NSPersistentStoreCoordinator
  open var persistentStoreDescriptions: [NSPersistentStoreDescription]

  /// The model of that name in the main bundle, or else all models that are there.
  public convenience init(name: String) {
    let named = Bundle.main.url(forResource: name, withExtension: "momd")
    let model =
      named.flatMap { NSManagedObjectModel(contentsOf: $0) } ?? NSManagedObjectModel.mergedModel(from: nil)
    if named == nil {
      CoreDataLog.say("the bundle has no model named \(name)\(model == nil ? "" : "; the others are used").")
    }
    self.init(name: name, managedObjectModel: model ?? NSManagedObjectModel())
  }
  public init(name: String, managedObjectModel model: NSManagedObjectModel) {
    self.name = name
    managedObjectModel = model
    persistentStoreCoordinator = NSPersistentStoreCoordinator(managedObjectModel: model)
    viewContext = NSManagedObjectContext(.mainQueue)
    viewContext.persistentStoreCoordinator = persistentStoreCoordinator
    persistentStoreDescriptions = [
      NSPersistentStoreDescription(url: Self.defaultDirectoryURL().appendingPathComponent("\(name).sqlite"))
    ]
  }

  /// A folder of the process's own; what app and extension share lies where the description says.
  open class func defaultDirectoryURL() -> URL {
    AppGroups.ownLibrary.appendingPathComponent("Application Support", isDirectory: true)
  }

  /// Opens the stores, and calls back for each before it returns.
  open func loadPersistentStores(
    completionHandler block: @escaping (NSPersistentStoreDescription, (any Error)?) -> Void
  ) {
    for description in persistentStoreDescriptions {
      persistentStoreCoordinator.addPersistentStore(with: description, completionHandler: block)
    }
  }
  open func newBackgroundContext() -> NSManagedObjectContext {
    let context = NSManagedObjectContext(.privateQueue)
    context.persistentStoreCoordinator = persistentStoreCoordinator
    return context
  }
  open func performBackgroundTask(_ block: @escaping (NSManagedObjectContext) -> Void) {
    let context = newBackgroundContext()
    context.perform { block(context) }
  }
  public func performBackgroundTask<T>(
    _ block: @escaping (NSManagedObjectContext) throws -> T
  ) async rethrows -> T {
    let context = newBackgroundContext()
    return try await context.perform { try block(context) }
  }
}

/// Like its base: nothing is synchronised.
open class NSPersistentCloudKitContainer: NSPersistentContainer, @unchecked Sendable {
  open func initializeCloudKitSchema(options: Int = 0) throws {}
}
