import Foundation

public let HKErrorDomain = "com.apple.healthkit"

/// Why there is no health data, in Apple's domain and with its numbers.
public struct HKError: Error, CustomNSError, Sendable {
  public enum Code: Int, Sendable {
    case unknownError = 0, errorHealthDataUnavailable, errorHealthDataRestricted, errorInvalidArgument
    case errorAuthorizationDenied, errorAuthorizationNotDetermined, errorDatabaseInaccessible
    case errorUserCanceled, errorAnotherWorkoutSessionStarted, errorUserExitedWorkoutSession
    case errorRequiredAuthorizationDenied, errorNoData
  }
  public let code: Code
  public init(_ code: Code) { self.code = code }
  public static var errorDomain: String { HKErrorDomain }
  public var errorCode: Int { code.rawValue }
}

public enum HKAuthorizationStatus: Int, Sendable { case notDetermined, sharingDenied, sharingAuthorized }
public enum HKAuthorizationRequestStatus: Int, Sendable { case unknown, shouldRequest, unnecessary }

/// The user's health data. There is none here: `isHealthDataAvailable()` is false, as on a device without it, and every request
/// ends in `errorHealthDataUnavailable`.
open class HKHealthStore: NSObject, @unchecked Sendable {
  public override init() {}
  open class func isHealthDataAvailable() -> Bool {
    _ = said
    return false
  }
  private static let said: Void = FileHandle.standardError.write(
    Data("HealthKit: there is no health data here; isHealthDataAvailable() is false.\n".utf8))

  open func authorizationStatus(for type: HKObjectType) -> HKAuthorizationStatus { .sharingDenied }
  open func requestAuthorization(toShare typesToShare: Set<HKSampleType>, read typesToRead: Set<HKObjectType>)
    async throws
  { throw HKError(.errorHealthDataUnavailable) }
  open func requestAuthorization(
    toShare typesToShare: Set<HKSampleType>?, read typesToRead: Set<HKObjectType>?,
    completion: @escaping @Sendable (Bool, (any Error)?) -> Void
  ) { completion(false, HKError(.errorHealthDataUnavailable)) }
  open func statusForAuthorizationRequest(
    toShare typesToShare: Set<HKSampleType>, read typesToRead: Set<HKObjectType>
  ) async throws -> HKAuthorizationRequestStatus { throw HKError(.errorHealthDataUnavailable) }
  /// The query's handler hears the error.
  open func execute(_ query: HKQuery) { query.fail(HKError(.errorHealthDataUnavailable)) }
  open func stop(_ query: HKQuery) {}
  open func save(_ object: HKObject) async throws { throw HKError(.errorHealthDataUnavailable) }
  open func save(
    _ object: HKObject, withCompletion completion: @escaping @Sendable (Bool, (any Error)?) -> Void
  ) { completion(false, HKError(.errorHealthDataUnavailable)) }
  open func dateOfBirthComponents() throws -> DateComponents { throw HKError(.errorHealthDataUnavailable) }
}
