import Foundation
import SwiftUI
import UIKit

/// Hears how a request ended.
@MainActor @preconcurrency public protocol ASAuthorizationControllerDelegate: AnyObject {
  func authorizationController(
    controller: ASAuthorizationController, didCompleteWithAuthorization authorization: ASAuthorization)
  func authorizationController(
    controller: ASAuthorizationController, didCompleteWithError error: any Error)
}
extension ASAuthorizationControllerDelegate {
  public func authorizationController(
    controller: ASAuthorizationController, didCompleteWithAuthorization authorization: ASAuthorization
  ) {}
  public func authorizationController(
    controller: ASAuthorizationController, didCompleteWithError error: any Error
  ) {}
}
@MainActor @preconcurrency public protocol ASAuthorizationControllerPresentationContextProviding: AnyObject {}

/// Asks the user to sign in. An extension cannot: the delegate hears `notInteractive`.
@MainActor @preconcurrency public final class ASAuthorizationController: NSObject {
  public struct RequestOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let preferImmediatelyAvailableCredentials = RequestOptions(rawValue: 1)
  }
  public weak var delegate: (any ASAuthorizationControllerDelegate)?
  public weak var presentationContextProvider: (any ASAuthorizationControllerPresentationContextProviding)?
  public nonisolated let authorizationRequests: [ASAuthorizationRequest]
  public nonisolated init(authorizationRequests: [ASAuthorizationRequest]) {
    self.authorizationRequests = authorizationRequests
  }
  public func performRequests(options: RequestOptions = []) {
    Task { @MainActor in
      delegate?.authorizationController(
        controller: self, didCompleteWithError: ASAuthorizationError(.notInteractive))
    }
  }
  public func cancel() {}
}

/// The same, for SwiftUI.
public struct AuthorizationController: Sendable {
  /// - Throws: always `ASAuthorizationError.notInteractive`.
  public func performRequests(
    _ requests: [ASAuthorizationRequest], options: ASAuthorizationController.RequestOptions = []
  ) async throws -> ASAuthorizationResult {
    throw ASAuthorizationError(.notInteractive)
  }
  public func performRequest(
    _ request: ASAuthorizationRequest, options: ASAuthorizationController.RequestOptions = []
  ) async throws -> ASAuthorizationResult {
    throw ASAuthorizationError(.notInteractive)
  }
}

extension EnvironmentValues {
  public var authorizationController: AuthorizationController { AuthorizationController() }
}

/// A page to sign in on. An extension shows none: `start()` is `false`, and the handler hears `presentationContextNotProvided`.
@MainActor @preconcurrency public final class ASWebAuthenticationSession: NSObject {
  public typealias CompletionHandler = (URL?, (any Error)?) -> Void
  private let completion: CompletionHandler
  public var prefersEphemeralWebBrowserSession = false
  public weak var presentationContextProvider: (any ASWebAuthenticationPresentationContextProviding)?
  public init(url: URL, callbackURLScheme: String?, completionHandler: @escaping CompletionHandler) {
    completion = completionHandler
  }
  public var canStart: Bool { false }
  public func start() -> Bool {
    completion(nil, ASWebAuthenticationSessionError(.presentationContextNotProvided))
    return false
  }
  public func cancel() {}
}
@MainActor @preconcurrency public protocol ASWebAuthenticationPresentationContextProviding: AnyObject {}
public struct ASWebAuthenticationSessionError: CustomNSError, Hashable, Sendable {
  public enum Code: Int, Sendable {
    case canceledLogin = 1, presentationContextNotProvided, presentationContextInvalid
  }
  public static let errorDomain = "com.apple.AuthenticationServices.WebAuthenticationSession"
  public let code: Code
  public init(_ code: Code) { self.code = code }
  public var errorCode: Int { code.rawValue }
  public static var canceledLogin: Code { .canceledLogin }
}
