import Foundation

/// Records in iCloud: every question ends in `CKError.notAuthenticated`.
open class CKDatabase: NSObject, @unchecked Sendable {
  public enum Scope: Int, Sendable { case `public` = 1, `private`, shared }
  public let databaseScope: Scope
  init(_ scope: Scope) { databaseScope = scope }

  public typealias RecordHandler = @Sendable (CKRecord?, (any Error)?) -> Void

  open func record(for recordID: CKRecord.ID) async throws -> CKRecord { throw CKError.refused }
  open func fetch(withRecordID recordID: CKRecord.ID, completionHandler: @escaping RecordHandler) {
    Answer.later { completionHandler(nil, CKError.refused) }
  }
  open func records(
    for ids: [CKRecord.ID], desiredKeys: [CKRecord.FieldKey]? = nil
  ) async throws -> [CKRecord.ID: Result<CKRecord, any Error>] { throw CKError.refused }

  @discardableResult open func save(_ record: CKRecord) async throws -> CKRecord { throw CKError.refused }
  open func save(_ record: CKRecord, completionHandler: @escaping RecordHandler) {
    Answer.later { completionHandler(nil, CKError.refused) }
  }
  @discardableResult open func save(_ zone: CKRecordZone) async throws -> CKRecordZone {
    throw CKError.refused
  }
  open func save(
    _ zone: CKRecordZone, completionHandler: @escaping @Sendable (CKRecordZone?, (any Error)?) -> Void
  ) { Answer.later { completionHandler(nil, CKError.refused) } }
  @discardableResult open func deleteRecord(withID recordID: CKRecord.ID) async throws -> CKRecord.ID {
    throw CKError.refused
  }
  open func delete(
    withRecordID recordID: CKRecord.ID,
    completionHandler: @escaping @Sendable (CKRecord.ID?, (any Error)?) -> Void
  ) { Answer.later { completionHandler(nil, CKError.refused) } }
  open func modifyRecords(
    saving recordsToSave: [CKRecord], deleting recordIDsToDelete: [CKRecord.ID],
    savePolicy: CKModifyRecordsOperation.RecordSavePolicy = .ifServerRecordUnchanged, atomically: Bool = true
  ) async throws -> (
    saveResults: [CKRecord.ID: Result<CKRecord, any Error>],
    deleteResults: [CKRecord.ID: Result<Void, any Error>]
  ) { throw CKError.refused }

  public typealias Matches = (
    matchResults: [(CKRecord.ID, Result<CKRecord, any Error>)], queryCursor: CKQueryOperation.Cursor?
  )
  open func records(
    matching query: CKQuery, inZoneWith zoneID: CKRecordZone.ID? = nil,
    desiredKeys: [CKRecord.FieldKey]? = nil, resultsLimit: Int = CKQueryOperation.maximumResults
  ) async throws -> Matches { throw CKError.refused }
  open func records(
    continuingMatchFrom queryCursor: CKQueryOperation.Cursor, desiredKeys: [CKRecord.FieldKey]? = nil,
    resultsLimit: Int = CKQueryOperation.maximumResults
  ) async throws -> Matches { throw CKError.refused }
  open func fetch(
    withQuery query: CKQuery, inZoneWith zoneID: CKRecordZone.ID? = nil,
    desiredKeys: [CKRecord.FieldKey]? = nil, resultsLimit: Int = CKQueryOperation.maximumResults,
    completionHandler: @escaping @Sendable (Result<Matches, any Error>) -> Void
  ) { Answer.later { completionHandler(.failure(CKError.refused)) } }
  open func perform(
    _ query: CKQuery, inZoneWith zoneID: CKRecordZone.ID?,
    completionHandler: @escaping @Sendable ([CKRecord]?, (any Error)?) -> Void
  ) { Answer.later { completionHandler(nil, CKError.refused) } }

  open func recordZone(for zoneID: CKRecordZone.ID) async throws -> CKRecordZone { throw CKError.refused }
  open func allRecordZones() async throws -> [CKRecordZone] { throw CKError.refused }
  open func fetchAllRecordZones(
    completionHandler: @escaping @Sendable ([CKRecordZone]?, (any Error)?) -> Void
  ) { Answer.later { completionHandler(nil, CKError.refused) } }
  open func add(_ operation: CKDatabaseOperation) { operation.start() }
}
