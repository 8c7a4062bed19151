import Foundation
import NIOCore

extension PushGateway {
  /// A push that the page or the command line sends.
  package struct Outgoing: Sendable {
    package enum Target: Sendable, Equatable {
      case token(String)
      case channel(String)
    }
    package var target: Target
    /// The app's bundle identifier: the topic without its suffix.
    package var bundle: String
    /// `apns-push-type`
    package var type: String
    package var priority: Int?
    /// Seconds since 1970, `apns-expiration`. A broadcast without one gets 0.
    package var expiration: Int?
    package var collapseID: String?
    package var payload: Data
    package init(
      target: Target, bundle: String, type: String = "liveactivity", priority: Int? = nil,
      expiration: Int? = nil,
      collapseID: String? = nil, payload: Data
    ) {
      self.target = target
      self.bundle = bundle
      self.type = type
      self.priority = priority
      self.expiration = expiration
      self.collapseID = collapseID
      self.payload = payload
    }
  }

  /// What a sender would have been told.
  package struct Response: Sendable, Equatable {
    package var status: Int
    package var reason: String?
    /// What was wrong and what to do: the sentence of the trace.
    package var detail: String?
    package var apnsID: String
  }

  /// Sends a push through the very rules that one from the network goes through, with the gateway's own key.
  package func send(_ push: Outgoing) async throws -> Response {
    var headers = [
      ("authorization", "bearer " + (try key.token(issuedAt: wall.now))), ("apns-push-type", push.type),
    ]
    let path: String
    switch push.target {
    case .token(let token):
      path = "/3/device/" + token
      let suffix = PushType(rawValue: push.type)?.topicSuffix ?? ""
      headers.append(("apns-topic", push.bundle + suffix))
      if let expiration = push.expiration { headers.append(("apns-expiration", String(expiration))) }
    case .channel(let channel):
      path = "/4/broadcasts/apps/" + push.bundle
      headers.append(("apns-channel-id", channel))
      headers.append(("apns-expiration", String(push.expiration ?? 0)))
    }
    if let priority = push.priority { headers.append(("apns-priority", String(priority))) }
    if let collapseID = push.collapseID { headers.append(("apns-collapse-id", collapseID)) }
    // No more of a giant payload than it takes to refuse it.
    var request = PushRequest("POST", path, headers, body: Array(push.payload.prefix(HTTP2Session.keptBody)))
    request.bodyCount = push.payload.count
    let answer = try await answers([request], origin: .page)[0]
    return Response(
      status: answer.status, reason: answer.reason?.rawValue, detail: answer.detail,
      apnsID: answer.id?.description ?? "")
  }

  /// Answers requests as if they had come on one connection of their own.
  package func answers(
    _ requests: [PushRequest], origin: PushTrace.Origin = .network
  ) async throws -> [GatewayAnswer] {
    try await run { core in
      var authorisation = Authorisation()
      let answers = requests.map { core.answer($0, from: &authorisation, origin: origin) }
      guard core.commit() else {
        let refusal = PushRefusal(.serviceUnavailable, "The push could not be stored.")
        return answers.map { $0.status == 200 ? GatewayAnswer(refusal, id: $0.id) : $0 }
      }
      return answers
    }
  }

  /// The newest trace of an `apns-id`.
  package func trace(_ id: String) async -> PushTrace? {
    guard let id = PushID(id) else { return nil }
    return try? await run { $0.trace(id) }
  }

  /// Traces with a number above `after`, newest first.
  package func traces(after: UInt64? = nil, limit: Int = 100) async -> [PushTrace] {
    (try? await run { $0.traces(after: after, limit: limit) }) ?? []
  }

  /// The broadcast channels of an app, or of all apps.
  package func channels(bundle: String? = nil) async -> [ChannelBook.Channel] {
    (try? await run { core in bundle.map { core.channels.all(bundle: $0) } ?? core.channels.all }) ?? []
  }

  /// Makes a broadcast channel. Throws `PushRefusal`.
  package func createChannel(bundle: String, policy: ChannelBook.Policy) async throws -> ChannelBook.Channel {
    try await run { core in
      try ChannelRules.check(bundle: bundle)
      return try core.channels.create(bundle: bundle, policy: policy)
    }
  }

  /// Deletes a broadcast channel. Throws `PushRefusal`.
  package func deleteChannel(_ id: String, bundle: String) async throws {
    try await run { try $0.channels.delete(id, bundle: bundle) }
  }

  /// Runs on the gateway's thread.
  private func run<Value: Sendable>(_ body: @escaping @Sendable (GatewayCore) throws -> Value) async throws
    -> Value
  {
    let core = core
    return try await eventLoop.submit { try body(core.value) }.get()
  }

  private var eventLoop: any EventLoop { group.any() }
}
