import Foundation

/// What a request may be answered with.
public protocol NSFetchRequestResult: NSObjectProtocol {}
extension NSDictionary: NSFetchRequestResult {}
extension NSNumber: NSFetchRequestResult {}

open class NSPersistentStoreResult: NSObject, @unchecked Sendable {}

/// Something that a context is to carry out.
open class NSPersistentStoreRequest: NSObject, @unchecked Sendable {
  open var affectedStores: [NSPersistentStore]?
  func carryOut(in context: NSManagedObjectContext) throws -> NSPersistentStoreResult {
    NSPersistentStoreResult()
  }
}

public struct NSFetchRequestResultType: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let managedObjectIDResultType = Self(rawValue: 1)
  public static let dictionaryResultType = Self(rawValue: 2)
  public static let countResultType = Self(rawValue: 4)
  public static var managedObjectResultType: Self { [] }
}

/// Which objects to read, and in which order.
///
/// Apple's asks for a type that is an `NSFetchRequestResult`. The protocol's own type is not one without Objective-C, so this one takes any type;
/// what is no result is never found.
open class NSFetchRequest<ResultType>: NSPersistentStoreRequest, @unchecked Sendable {
  open var entityName: String?
  open var entity: NSEntityDescription?
  open var predicate: NSPredicate?
  open var sortDescriptors: [NSSortDescriptor]?
  open var fetchLimit = 0
  open var fetchOffset = 0
  open var fetchBatchSize = 0
  open var returnsObjectsAsFaults = true
  open var includesPendingChanges = true
  open var includesSubentities = true
  open var includesPropertyValues = true
  open var shouldRefreshRefetchedObjects = false
  open var returnsDistinctResults = false
  open var relationshipKeyPathsForPrefetching: [String]?
  open var propertiesToFetch: [Any]?
  open var propertiesToGroupBy: [Any]?
  open var havingPredicate: NSPredicate?
  open var resultType = NSFetchRequestResultType.managedObjectResultType
  public override init() {}
  public convenience init(entityName: String) {
    self.init()
    self.entityName = entityName
  }
  open func execute() throws -> [ResultType] {
    fatalError("CoreData: a request is carried out by a context: try context.fetch(request).")
  }
  override func carryOut(in context: NSManagedObjectContext) throws -> NSPersistentStoreResult {
    _ = try context.fetch(self)
    return NSPersistentStoreResult()
  }
}

/// The answer to an asynchronous request.
open class NSAsynchronousFetchResult<ResultType>: NSPersistentStoreResult, @unchecked Sendable {
  public let fetchRequest: NSAsynchronousFetchRequest<ResultType>
  public let finalResult: [ResultType]?
  init(_ request: NSAsynchronousFetchRequest<ResultType>, _ result: [ResultType]) {
    fetchRequest = request
    finalResult = result
  }
}

/// A request that is answered through a closure; here before `execute` returns.
open class NSAsynchronousFetchRequest<ResultType>: NSPersistentStoreRequest, @unchecked Sendable {
  public let fetchRequest: NSFetchRequest<ResultType>
  public let completionBlock: ((NSAsynchronousFetchResult<ResultType>) -> Void)?
  open var estimatedResultCount = 0
  public init(
    fetchRequest request: NSFetchRequest<ResultType>,
    completionBlock blk: ((NSAsynchronousFetchResult<ResultType>) -> Void)? = nil
  ) {
    fetchRequest = request
    completionBlock = blk
  }
  override func carryOut(in context: NSManagedObjectContext) throws -> NSPersistentStoreResult {
    let result = NSAsynchronousFetchResult(self, try context.fetch(fetchRequest))
    completionBlock?(result)
    return result
  }
}
