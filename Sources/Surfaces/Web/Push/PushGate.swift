import Foundation

/// The push gateway as the page knows it: where it is, what came, and a sender that goes through all its rules.
package protocol PushGate: Sendable {
  var address: PushAddress { get }
  /// The latest pushes, the latest first, `limit` at most; only those that came after the one with the identifier `after`.
  func pushes(after: String?, limit: Int) async -> [PushTraceView]
  /// All that is kept of a push, by its `apns-id`.
  func push(id: String) async -> PushTraceView?
  /// Sends as an authorised client would.
  func send(_ order: PushOrder) async -> PushAnswer

  /// The broadcast channels of all apps, `limit` at most.
  func channels(limit: Int) async -> [PushChannel]
  /// Makes a channel and gives its identifier. Throws `Problem`.
  func makeChannel(bundle: String, storesLatest: Bool) async throws -> String
  /// Throws `Problem`.
  func deleteChannel(_ id: String, bundle: String) async throws
}

/// Where clients reach the gateway.
package struct PushAddress: Sendable, Equatable, Encodable {
  /// Such as `https://127.0.0.1:8443`.
  package var url: String
  package var port: Int
  package var tls: Bool
  /// Of the key that `vitrine push key` made.
  package var keyID: String
  package var teamID: String
  /// The file with the certificate to trust; `nil` without TLS.
  package var certificate: String?
  package init(url: String, port: Int, tls: Bool, keyID: String, teamID: String, certificate: String? = nil) {
    self.url = url
    self.port = port
    self.tls = tls
    self.keyID = keyID
    self.teamID = teamID
    self.certificate = certificate
  }
}

/// A push that the page sends.
package struct PushOrder: Sendable, Equatable {
  package enum Target: Sendable, Equatable {
    /// Hex.
    case token(String)
    case channel(String)
  }
  package var target: Target
  package var bundle: String
  /// `liveactivity`, `widgets` or `controls`.
  package var type: String
  package var priority: Int
  /// Seconds since 1970; 0 for one attempt.
  package var expiration: Int?
  /// JSON.
  package var payload: Data
  package init(
    target: Target, bundle: String, type: String, priority: Int = 10, expiration: Int? = nil, payload: Data
  ) {
    self.target = target
    self.bundle = bundle
    self.type = type
    self.priority = priority
    self.expiration = expiration
    self.payload = payload
  }
}

/// What the gateway answers the sender of a push.
package struct PushAnswer: Sendable, Equatable, Encodable {
  package var status: Int
  /// Apple's word, where it refused.
  package var reason: String?
  package var apnsId: String?
  package init(status: Int, reason: String? = nil, apnsId: String? = nil) {
    self.status = status
    self.reason = reason
    self.apnsId = apnsId
  }
}

/// A broadcast channel.
package struct PushChannel: Sendable, Equatable, Encodable {
  package var id: String
  package var bundle: String
  /// 0 stores nothing, 1 the latest push.
  package var policy: Int
  /// Activities that listen.
  package var listeners: Int?
  package init(id: String, bundle: String, policy: Int, listeners: Int? = nil) {
    self.id = id
    self.bundle = bundle
    self.policy = policy
    self.listeners = listeners
  }
}
