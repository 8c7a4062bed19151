import Foundation

public enum CKAccountStatus: Int, Sendable {
  case couldNotDetermine, available, restricted, noAccount, temporarilyUnavailable
}

/// A container in iCloud. Nobody is signed in here: there is no account, and every question to a database ends in
/// `CKError.notAuthenticated`.
open class CKContainer: NSObject, @unchecked Sendable {
  private static let shared = CKContainer(identifier: nil)
  open class func `default`() -> CKContainer { shared }
  public let containerIdentifier: String?
  public let privateCloudDatabase = CKDatabase(.private)
  public let publicCloudDatabase = CKDatabase(.public)
  public let sharedCloudDatabase = CKDatabase(.shared)
  private init(identifier: String?) { containerIdentifier = identifier }
  public convenience init(identifier containerIdentifier: String) {
    self.init(identifier: Optional(containerIdentifier))
  }

  open func database(with databaseScope: CKDatabase.Scope) -> CKDatabase {
    switch databaseScope {
    case .public: publicCloudDatabase
    case .private: privateCloudDatabase
    case .shared: sharedCloudDatabase
    }
  }

  open func accountStatus() async throws -> CKAccountStatus { .noAccount }
  open func accountStatus(completionHandler: @escaping @Sendable (CKAccountStatus, (any Error)?) -> Void) {
    Answer.later { completionHandler(.noAccount, nil) }
  }
  open func userRecordID() async throws -> CKRecord.ID { throw CKError.refused }
  open func fetchUserRecordID(completionHandler: @escaping @Sendable (CKRecord.ID?, (any Error)?) -> Void) {
    Answer.later { completionHandler(nil, CKError.refused) }
  }
  open func add(_ operation: CKOperation) { operation.start() }
}

public let CKCurrentUserDefaultName = "__defaultOwner__"
extension NSNotification.Name {
  public static let CKAccountChanged = NSNotification.Name("CKAccountChangedNotification")
}

/// Answers come on another thread, as they do from a server.
enum Answer {
  static func later(_ work: @escaping @Sendable () -> Void) { DispatchQueue.global().async(execute: work) }
}
