import Activities
import Foundation
import Host
import Push

/// The page's way to the push gateway.
package struct GatewayGate: PushGate {
  private let gateway: PushGateway
  package init(_ gateway: PushGateway) { self.gateway = gateway }

  package var address: PushAddress {
    PushAddress(
      url: gateway.url.absoluteString, port: gateway.port, tls: gateway.certificate != nil,
      keyID: gateway.key.id, teamID: gateway.key.teamID, certificate: gateway.certificate?.file.path)
  }

  package func pushes(after: String?, limit: Int) async -> [PushTraceView] {
    var number: UInt64?
    if let after { number = await gateway.trace(after)?.number }
    return await gateway.traces(after: number, limit: limit).map { PushTraceView($0) }
  }

  package func push(id: String) async -> PushTraceView? {
    await gateway.trace(id).map { PushTraceView($0) }
  }

  package func send(_ order: PushOrder) async -> PushAnswer {
    let target: PushGateway.Outgoing.Target =
      switch order.target {
      case .token(let token): .token(token)
      case .channel(let channel): .channel(channel)
      }
    do {
      let response = try await gateway.send(
        PushGateway.Outgoing(
          target: target, bundle: order.bundle, type: order.type, priority: order.priority,
          expiration: order.expiration, payload: order.payload))
      return PushAnswer(status: response.status, reason: response.reason, apnsId: response.apnsID)
    } catch {
      // The gateway's thread is gone.
      return PushAnswer(status: APNsReason.shutdown.status, reason: APNsReason.shutdown.rawValue)
    }
  }

  package func channels(limit: Int) async -> [PushChannel] {
    await gateway.channels().prefix(limit).map {
      PushChannel(id: $0.id, bundle: $0.bundle, policy: $0.policy.rawValue)
    }
  }

  package func makeChannel(bundle: String, storesLatest: Bool) async throws -> String {
    do {
      return try await gateway.createChannel(bundle: bundle, policy: storesLatest ? .mostRecent : .none).id
    } catch {
      throw Self.problem(error)
    }
  }

  package func deleteChannel(_ id: String, bundle: String) async throws {
    do {
      try await gateway.deleteChannel(id, bundle: bundle)
    } catch {
      throw Self.problem(error)
    }
  }

  private static func problem(_ error: any Error) -> Problem {
    guard let refusal = error as? PushRefusal else {
      return Problem(
        code: "gateway-stopped", message: "The push gateway does not answer: \(error).",
        cure: "Start `vitrine dev` again.")
    }
    return Problem(code: refusal.reason.rawValue, message: refusal.detail)
  }
}

extension PushTraceView {
  /// What the gateway keeps of a push, in the page's words.
  init(_ trace: PushTrace) {
    let headers = Dictionary(
      trace.headers.compactMap { $0.count == 2 ? ($0[0].lowercased(), $0[1]) : nil },
      uniquingKeysWith: { first, _ in first })
    let last = trace.path.split(separator: "/").last.map(String.init)
    let isBroadcast = headers["apns-channel-id"] != nil
    self.init(
      id: trace.id, receivedAt: trace.receivedAt, method: trace.method, path: trace.path,
      target: Target(
        kind: trace.match?.kind ?? "unknown", for: trace.match?.name, token: isBroadcast ? nil : last,
        channel: headers["apns-channel-id"], extensionName: trace.match?.extensionName,
        bundle: trace.match?.bundle),
      pushType: headers["apns-push-type"], event: Self.event(trace.payload), topic: headers["apns-topic"],
      bundle: trace.match?.bundle, priority: headers["apns-priority"].flatMap { Int($0) },
      expiration: headers["apns-expiration"].flatMap { Int($0) }, collapseID: headers["apns-collapse-id"],
      status: trace.status, reason: trace.reason, verdict: trace.verdict, detail: trace.detail,
      headers: trace.headers, claims: trace.token.map { Data($0.utf8) }, payload: Data(trace.payload.utf8),
      steps: Self.steps(trace))
  }

  private static func event(_ payload: String) -> String? {
    struct Body: Decodable {
      struct APS: Decodable { var event: String? }
      var aps: APS?
    }
    return (try? JSONDecoder().decode(Body.self, from: Data(payload.utf8)))?.aps?.event
  }

  private static func steps(_ trace: PushTrace) -> [Step] {
    var steps: [Step] = []
    if trace.status >= 300 {
      let word = trace.reason ?? "no reason"
      steps.append(
        Step(
          at: trace.receivedAt,
          text: "Refused with \(trace.status) \(word)." + (trace.detail.map { " \($0)" } ?? ""),
          tone: .bad))
      return steps
    }
    steps.append(
      Step(at: trace.receivedAt, text: "Accepted and stored; the sender was told \(trace.status)."))
    if trace.isRepeat {
      steps.append(
        Step(
          at: trace.receivedAt, text: "An earlier push had the same apns-id; this one counts all the same.",
          tone: .warn))
    }
    if let match = trace.match {
      let whose = match.extensionName.isEmpty ? match.bundle : match.extensionName
      steps.append(Step(at: trace.receivedAt, text: "The \(match.kind) target \(match.name) of \(whose)."))
    }
    guard let verdict = trace.verdict else {
      steps.append(Step(at: trace.receivedAt, text: "On its way to the device.", tone: .wait))
      return steps
    }
    let tone: Step.Tone =
      switch verdict.outcome {
      case .applied: .good
      case .stored: .wait
      case .dropped: .bad
      }
    steps.append(Step(at: trace.decidedAt ?? trace.receivedAt, text: verdict.message, tone: tone))
    return steps
  }
}
