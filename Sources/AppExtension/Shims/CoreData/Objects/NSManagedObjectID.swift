import Foundation

/// Names an object: in every process once it is saved, and before that in this one.
public final class NSManagedObjectID: NSObject, @unchecked Sendable, NSFetchRequestResult {
  public let entity: NSEntityDescription
  /// The identifier of the store; empty while the object is in none.
  let store: String
  /// The row of the object in its table; 0 while it has none.
  let row: Int64
  private let temporary: UUID?
  private weak var home: NSPersistentStore?

  /// An object that is not saved.
  init(temporary entity: NSEntityDescription) {
    (self.entity, store, row, temporary) = (entity, "", 0, UUID())
  }
  init(entity: NSEntityDescription, row: Int64, in store: NSPersistentStore) {
    (self.entity, self.row, self.store, temporary) = (entity, row, store.identifier, nil)
    home = store
  }

  public var isTemporaryID: Bool { temporary != nil }
  public var persistentStore: NSPersistentStore? { home }

  /// `x-coredata://store/Entity/p1`, the same in every process; of an object that is not saved `x-coredata:///Entity/t…`.
  public func uriRepresentation() -> URL {
    let tail = temporary.map { "t" + $0.uuidString } ?? "p\(row)"
    var parts = URLComponents()
    (parts.scheme, parts.host, parts.path) = ("x-coredata", store, "/\(entity.title)/\(tail)")
    return parts.url ?? URL(fileURLWithPath: "/")
  }

  // Two are the same where they mean one row, whichever entity of a family they name.
  public override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? NSManagedObjectID else { return false }
    return self === other
      || temporary == other.temporary && row == other.row && store == other.store
        && entity.root.title == other.entity.root.title
  }
  public override var hash: Int {
    var hasher = Hasher()
    hasher.combine(temporary)
    hasher.combine(row)
    hasher.combine(store)
    return hasher.finalize()
  }
  public override var description: String { uriRepresentation().absoluteString }
}
