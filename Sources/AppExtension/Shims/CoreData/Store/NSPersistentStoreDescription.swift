import Foundation

/// Where a store lies, and how it is opened.
open class NSPersistentStoreDescription: NSObject, @unchecked Sendable {
  open var url: URL?
  open var type = NSSQLiteStoreType
  open var configuration: String?
  open var isReadOnly = false
  open var timeout: TimeInterval = 240
  /// Accepted: new columns are always added.
  open var shouldMigrateStoreAutomatically = true
  open var shouldInferMappingModelAutomatically = true
  /// Accepted: stores are always opened at once.
  open var shouldAddStoreAsynchronously = false
  /// Accepted: nothing is synchronised.
  open var cloudKitContainerOptions: NSPersistentCloudKitContainerOptions?
  open private(set) var options: [String: NSObject] = [:]
  open private(set) var sqlitePragmas: [String: NSObject] = [:]

  public override init() {}
  public init(url: URL) { self.url = url }
  open func setOption(_ option: NSObject?, forKey key: String) { options[key] = option }
  open func setValue(_ value: NSObject?, forPragmaNamed name: String) { sqlitePragmas[name] = value }
}

public enum CKDatabaseScopeStandIn: Int, Sendable { case `public` = 1, `private`, shared }

open class NSPersistentCloudKitContainerOptions: NSObject, @unchecked Sendable {
  public let containerIdentifier: String
  open var databaseScope = CKDatabaseScopeStandIn.private
  public init(containerIdentifier: String) { self.containerIdentifier = containerIdentifier }
}
