import Foundation

public let CKErrorDomain = "CKErrorDomain"
public let CKPartialErrorsByItemIDKey = "CKPartialErrors"

/// What CloudKit's questions end in; numbers are CloudKit's.
public struct CKError: CustomNSError, LocalizedError, Hashable, Sendable {
  public enum Code: Int, Sendable {
    case internalError = 1, partialFailure, networkUnavailable, networkFailure, badContainer,
      serviceUnavailable
    case requestRateLimited, missingEntitlement, notAuthenticated, permissionFailure, unknownItem
    case invalidArguments, resultsTruncated, serverRecordChanged, serverRejectedRequest, assetFileNotFound
    case assetFileModified, incompatibleVersion, constraintViolation, operationCancelled, changeTokenExpired
    case batchRequestFailed, zoneBusy, badDatabase, quotaExceeded, zoneNotFound, limitExceeded,
      userDeletedZone
    case tooManyParticipants, alreadyShared, referenceViolation, managedAccountRestricted
    case participantMayNeedVerification, serverResponseLost, assetNotAvailable, accountTemporarilyUnavailable
  }
  public static let errorDomain = CKErrorDomain
  public let code: Code
  public init(_ code: Code) { self.code = code }
  public var errorCode: Int { code.rawValue }
  public var errorDescription: String? {
    "Nobody is signed in to iCloud here; CloudKit needs Apple's servers."
  }
  public var retryAfterSeconds: Double? { nil }
  public var partialErrorsByItemID: [AnyHashable: any Error]? { nil }
  public var serverRecord: CKRecord? { nil }
  public static var notAuthenticated: Code { .notAuthenticated }
  public static var networkUnavailable: Code { .networkUnavailable }
  public static var networkFailure: Code { .networkFailure }
  public static var unknownItem: Code { .unknownItem }
  public static var serverRecordChanged: Code { .serverRecordChanged }
  public static var partialFailure: Code { .partialFailure }
  public static var zoneNotFound: Code { .zoneNotFound }

  /// The answer to everything; the log says it once.
  static var refused: CKError {
    _ = said
    return CKError(.notAuthenticated)
  }
  private static let said: Void = FileHandle.standardError.write(
    Data("CloudKit: nobody is signed in to iCloud here; it answers notAuthenticated.\n".utf8))
}

public func ~= (code: CKError.Code, error: any Error) -> Bool { (error as? CKError)?.code == code }
