import Foundation

public enum WCSessionActivationState: Int, Sendable { case notActivated, inactive, activated }
public let WCErrorDomain = "WCErrorDomain"

public protocol WCSessionDelegate: AnyObject {
  func session(
    _ session: WCSession, activationDidCompleteWith activationState: WCSessionActivationState,
    error: (any Error)?)
}

/// A watch and its phone. Neither is here: `isSupported()` is false.
public final class WCSession: NSObject, @unchecked Sendable {
  public static let `default` = WCSession()
  private override init() {}
  public class func isSupported() -> Bool { false }
  public weak var delegate: (any WCSessionDelegate)?
  public var activationState: WCSessionActivationState { .notActivated }
  public var isReachable: Bool { false }
  public var isPaired: Bool { false }
  public var isWatchAppInstalled: Bool { false }
  public var isComplicationEnabled: Bool { false }
  public var applicationContext: [String: Any] { [:] }
  public var receivedApplicationContext: [String: Any] { [:] }
  public func activate() {}
  /// - Throws: always 7004, sessionNotActivated.
  public func updateApplicationContext(_ applicationContext: [String: Any]) throws {
    throw NSError(domain: WCErrorDomain, code: 7_004)
  }
  public func sendMessage(
    _ message: [String: Any], replyHandler: (([String: Any]) -> Void)?,
    errorHandler: ((any Error) -> Void)? = nil
  ) { errorHandler?(NSError(domain: WCErrorDomain, code: 7_004)) }
}
