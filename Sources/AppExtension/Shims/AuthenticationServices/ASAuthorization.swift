import Foundation
import SwiftUI
import UIKit

/// Why signing in failed. Here it always does: there is no account, no keychain of passkeys and no window to ask in.
public struct ASAuthorizationError: CustomNSError, LocalizedError, Hashable, Sendable {
  public enum Code: Int, Sendable {
    case unknown = 1000, canceled, invalidResponse, notHandled, failed, notInteractive
  }
  public static let errorDomain = "com.apple.AuthenticationServices.AuthorizationError"
  public let code: Code
  public init(_ code: Code) { self.code = code }
  public var errorCode: Int { code.rawValue }
  public var errorDescription: String? { "An extension cannot ask the user to sign in (\(code))." }
  public static var unknown: Code { .unknown }
  public static var canceled: Code { .canceled }
  public static var failed: Code { .failed }
  public static var notHandled: Code { .notHandled }
  public static var notInteractive: Code { .notInteractive }
}

/// A question to the user; nobody is asked.
open class ASAuthorizationRequest: NSObject, @unchecked Sendable {
  public override init() {}
}
open class ASAuthorizationOpenIDRequest: ASAuthorizationRequest, @unchecked Sendable {
  open var requestedScopes: [ASAuthorization.Scope]?
  open var state: String?
  open var nonce: String?
}
public final class ASAuthorizationAppleIDRequest: ASAuthorizationOpenIDRequest, @unchecked Sendable {
  public var user: String?
}
public final class ASAuthorizationPasswordRequest: ASAuthorizationRequest, @unchecked Sendable {}
public final class ASAuthorizationPlatformPublicKeyCredentialAssertionRequest: ASAuthorizationRequest,
  @unchecked Sendable
{
  public var challenge = Data()
  public var relyingPartyIdentifier = ""
}
public final class ASAuthorizationPlatformPublicKeyCredentialRegistrationRequest: ASAuthorizationRequest,
  @unchecked Sendable
{
  public var challenge = Data()
  public var relyingPartyIdentifier = ""
  public var name = ""
  public var userID = Data()
}

/// Makes requests.
public final class ASAuthorizationPasswordProvider: NSObject, Sendable {
  public override init() {}
  public func createRequest() -> ASAuthorizationPasswordRequest { ASAuthorizationPasswordRequest() }
}
public final class ASAuthorizationPlatformPublicKeyCredentialProvider: NSObject, Sendable {
  public let relyingPartyIdentifier: String
  public init(relyingPartyIdentifier: String) { self.relyingPartyIdentifier = relyingPartyIdentifier }
  public func createCredentialAssertionRequest(
    challenge: Data
  ) -> ASAuthorizationPlatformPublicKeyCredentialAssertionRequest {
    let request = ASAuthorizationPlatformPublicKeyCredentialAssertionRequest()
    (request.challenge, request.relyingPartyIdentifier) = (challenge, relyingPartyIdentifier)
    return request
  }
  public func createCredentialRegistrationRequest(
    challenge: Data, name: String, userID: Data
  ) -> ASAuthorizationPlatformPublicKeyCredentialRegistrationRequest {
    let request = ASAuthorizationPlatformPublicKeyCredentialRegistrationRequest()
    (request.challenge, request.relyingPartyIdentifier) = (challenge, relyingPartyIdentifier)
    (request.name, request.userID) = (name, userID)
    return request
  }
}
public final class ASAuthorizationAppleIDProvider: NSObject, Sendable {
  public enum CredentialState: Int, Sendable { case revoked, authorized, notFound, transferred }
  public override init() {}
  public func createRequest() -> ASAuthorizationAppleIDRequest { ASAuthorizationAppleIDRequest() }
  /// `notFound`: nobody has signed in.
  public func credentialState(forUserID user: String) async throws -> CredentialState { .notFound }
  public func getCredentialState(
    forUserID user: String, completion: @escaping @Sendable (CredentialState, (any Error)?) -> Void
  ) {
    DispatchQueue.global().async { completion(.notFound, nil) }
  }
}

/// What the user would have given.
public protocol ASAuthorizationCredential: AnyObject, Sendable {}
public final class ASPasswordCredential: NSObject, ASAuthorizationCredential {
  public let user: String
  public let password: String
  public init(user: String, password: String) { (self.user, self.password) = (user, password) }
}
public final class ASAuthorizationAppleIDCredential: NSObject, ASAuthorizationCredential {
  public let user: String
  public let email: String?
  public let fullName: PersonNameComponents?
  public let identityToken: Data?
  public let authorizationCode: Data?
  private override init() {
    (user, email, fullName, identityToken, authorizationCode) = ("", nil, nil, nil, nil)
  }
}
public final class ASAuthorizationPlatformPublicKeyCredentialAssertion: NSObject, ASAuthorizationCredential {
  public let userID: Data
  public let signature: Data
  private override init() { (userID, signature) = (Data(), Data()) }
}
public final class ASAuthorizationPlatformPublicKeyCredentialRegistration: NSObject, ASAuthorizationCredential
{
  public let credentialID: Data
  private override init() { credentialID = Data() }
}

/// What came of a request; nothing ever does here.
public final class ASAuthorization: NSObject, Sendable {
  public struct Scope: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let fullName = Scope(rawValue: "full_name")
    public static let email = Scope(rawValue: "email")
  }
  public let credential: any ASAuthorizationCredential
  init(credential: any ASAuthorizationCredential) { self.credential = credential }
}

public enum ASAuthorizationResult: Sendable {
  case appleID(ASAuthorizationAppleIDCredential)
  case password(ASPasswordCredential)
  case passkeyAssertion(ASAuthorizationPlatformPublicKeyCredentialAssertion)
  case passkeyRegistration(ASAuthorizationPlatformPublicKeyCredentialRegistration)
  case unknown
}
