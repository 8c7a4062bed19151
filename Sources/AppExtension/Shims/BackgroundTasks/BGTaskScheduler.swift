import Foundation

/// A request to be run later.
open class BGTaskRequest: NSObject, @unchecked Sendable {
  public let identifier: String
  open var earliestBeginDate: Date?
  init(_ identifier: String) { self.identifier = identifier }
}
public final class BGAppRefreshTaskRequest: BGTaskRequest, @unchecked Sendable {
  public init(identifier: String) { super.init(identifier) }
}
public final class BGProcessingTaskRequest: BGTaskRequest, @unchecked Sendable {
  public var requiresNetworkConnectivity = false
  public var requiresExternalPower = false
  public init(identifier: String) { super.init(identifier) }
}

/// Work that the system runs later. None is ever run here.
open class BGTask: NSObject, @unchecked Sendable {
  public let identifier: String
  open var expirationHandler: (() -> Void)?
  init(_ identifier: String) { self.identifier = identifier }
  open func setTaskCompleted(success: Bool) {}
}
public final class BGAppRefreshTask: BGTask, @unchecked Sendable {}
public final class BGProcessingTask: BGTask, @unchecked Sendable {}

/// Runs an app's work later, on iOS. Here, as in an extension on iOS, requests are refused as `unavailable`.
public final class BGTaskScheduler: NSObject, @unchecked Sendable {
  public struct Error: Swift.Error, CustomNSError, Sendable {
    public enum Code: Int, Sendable { case unavailable = 1, tooManyPendingTaskRequests, notPermitted }
    public let code: Code
    public static var errorDomain: String { "BGTaskSchedulerErrorDomain" }
    public var errorCode: Int { code.rawValue }
  }
  public static let shared = BGTaskScheduler()
  private override init() {}
  @discardableResult
  public func register(
    forTaskWithIdentifier identifier: String, using queue: DispatchQueue?,
    launchHandler: @escaping (BGTask) -> Void
  ) -> Bool { false }
  public func submit(_ taskRequest: BGTaskRequest) throws { throw Error(code: .unavailable) }
  public func cancel(taskRequestWithIdentifier identifier: String) {}
  public func cancelAllTaskRequests() {}
  public func pendingTaskRequests() async -> [BGTaskRequest] { [] }
}
