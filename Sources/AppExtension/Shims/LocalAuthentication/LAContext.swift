import Foundation

public enum LAPolicy: Int, Sendable {
  case deviceOwnerAuthenticationWithBiometrics = 1, deviceOwnerAuthentication
}
public enum LABiometryType: Int, Sendable { case none, touchID, faceID, opticID = 4 }

public struct LAError: CustomNSError, Hashable, Sendable {
  public enum Code: Int, Sendable {
    case authenticationFailed = -1, userCancel = -2, userFallback = -3, systemCancel = -4, passcodeNotSet =
      -5,
      biometryNotAvailable = -6, biometryNotEnrolled = -7, biometryLockout = -8, notInteractive = -1004
  }
  public static let errorDomain = "com.apple.LocalAuthentication"
  public let code: Code
  public init(_ code: Code) { self.code = code }
  public var errorCode: Int { code.rawValue }
}

/// Asks who holds the device. An extension cannot ask: nothing can be evaluated, and trying ends in `notInteractive`.
open class LAContext: NSObject, @unchecked Sendable {
  public override init() {}
  open var localizedFallbackTitle: String?
  open var localizedCancelTitle: String?
  open var localizedReason = ""
  open var biometryType: LABiometryType { .none }
  open func canEvaluatePolicy(_ policy: LAPolicy, error: UnsafeMutablePointer<NSError?>?) -> Bool {
    error?.pointee = LAError(.biometryNotAvailable) as NSError
    return false
  }
  /// - Throws: always `LAError.notInteractive`.
  open func evaluatePolicy(_ policy: LAPolicy, localizedReason: String) async throws -> Bool {
    throw LAError(.notInteractive)
  }
  open func evaluatePolicy(
    _ policy: LAPolicy, localizedReason: String, reply: @escaping @Sendable (Bool, (any Error)?) -> Void
  ) {
    DispatchQueue.global().async { reply(false, LAError(.notInteractive)) }
  }
  open func invalidate() {}
}
