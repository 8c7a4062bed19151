import Activities
import Foundation
import NIOCore
import Schedule

/// Everything between a request and its answer, without the network: rules, tokens, channels, traces. Used by one thread,
/// its event loop.
final class GatewayCore {
  let eventLoop: any EventLoop
  let limits: GatewayLimits
  let tokens: ProviderTokens
  let channels: ChannelBook
  let environment: PushKey.Environment
  let accepted: TraceLog
  let refused: TraceLog
  let clock: any HostClock
  /// The clock of senders' tokens: the wall's, also when the host's is set to another date.
  let wall: any HostClock
  let receiver: any PushReceiver
  let directory: PushDirectory
  let changed: @Sendable (String) -> Void
  var number: UInt64
  var random = QuickRandom()
  var queue: DeliveryQueue
  /// Accepted since the last commit.
  var staged: [QueuedPush] = []
  var newest: PushID?
  /// What became of stored pushes while others were with the host: theirs may be among them.
  var settled: [SettledPush] = []
  /// Bytes of requests that have not come whole, of all connections.
  var pendingBytes = 0
  var connections: [ObjectIdentifier: GatewayConnection] = [:]
  var isStopping = false

  init(
    _ configuration: PushGateway.Configuration, keys: PushKeys, clock: any HostClock, wall: any HostClock,
    receiver: any PushReceiver, eventLoop: any EventLoop, changed: @escaping @Sendable (String) -> Void
  ) throws {
    self.eventLoop = eventLoop
    limits = configuration.limits
    environment = configuration.environment
    tokens = ProviderTokens(keys: keys, environment: configuration.environment)
    channels = try ChannelBook(folder: configuration.folder)
    let traces = configuration.folder.appendingPathComponent("traces")
    accepted = try TraceLog(folder: traces, name: "accepted", limits: configuration.traces)
    // In files of their own: however many are refused, what was accepted stays.
    refused = try TraceLog(folder: traces, name: "refused", limits: configuration.traces)
    self.clock = clock
    self.wall = wall
    self.receiver = receiver
    directory = receiver.directory
    self.changed = changed
    number = max(accepted.nextNumber, refused.nextNumber)
    queue = DeliveryQueue(limit: configuration.limits.queue)
  }

  /// Answers a request. The answer may be sent after `commit()` only.
  func answer(
    _ request: PushRequest, from authorisation: inout Authorisation, origin: PushTrace.Origin = .network
  ) -> GatewayAnswer {
    let claimed = HeaderRules.id(request, random: &random)
    let id = claimed ?? PushID(using: &random)
    var arrival = Arrival(id: id, origin: origin, date: clock.now)
    do throws(PushRefusal) {
      let route = try Route(path: request[.path] ?? [])
      try route.check(method: request[.method])
      if let answer = answer(own: route) { return answer }
      try checkState(request)
      let token = try authorisation.check(request, tokens: tokens, now: wall.now.timeIntervalSince1970)
      arrival.claims = token.claims
      try HeaderRules.checkDuplicates(request)
      guard claimed != nil else { throw HeaderRules.badID(request) }
      switch route {
      case .device(let hex):
        let push = try DevicePush.checked(request, token: hex, authorisation: token, directory: directory)
        return accept(push, request, arrival)
      case .broadcast(let bundle):
        let push = try BroadcastPush.checked(
          request, bundle: bundle, authorisation: token, channels: channels)
        return accept(push, request, arrival)
      case .channels(let bundle, let channel):
        return try answer(channelsOf: bundle, channel, request, token)
      case .allChannels(let bundle): return try answer(allChannelsOf: bundle, request, token)
      case .trace, .traces: throw PushRefusal(.badPath, "")
      }
    } catch {
      return refuse(error, request, arrival)
    }
  }

  /// Refuses a request that did not come whole in time, or came too large to wait for its end.
  func refuse(_ refusal: PushRefusal, _ request: PushRequest) -> GatewayAnswer {
    let id = HeaderRules.id(request, random: &random) ?? PushID(using: &random)
    return refuse(refusal, request, Arrival(id: id, origin: .network, date: clock.now))
  }

  /// When a request came and who sent it.
  struct Arrival {
    var id: PushID
    var origin: PushTrace.Origin
    var date: Date
    var claims: [UInt8] = []
  }

  private func checkState(_ request: PushRequest) throws(PushRefusal) {
    guard !isStopping else { throw PushRefusal(.shutdown, "The gateway is being stopped.") }
    guard !request.isHeaderFlood else {
      throw PushRefusal(
        .badRequestParams, "The header fields have more than \(PushRequest.maximumFieldBytes) bytes.")
    }
    guard queue.count + staged.count < queue.limit else {
      throw PushRefusal(
        .serviceUnavailable, "\(queue.limit) pushes wait for the host; send again when some of them are done."
      )
    }
  }

  private func accept(_ push: DevicePush, _ request: PushRequest, _ arrival: Arrival) -> GatewayAnswer {
    let entry = push.entry
    let (kind, name) = entry.kind.name
    return accept(
      push.payload, target: .token(push.token), priority: push.priority, expiration: push.expiration,
      collapseID: push.collapseID,
      match: PushTrace.Match(
        kind: kind, name: name, extensionName: entry.extensionName, bundle: entry.bundle),
      request, arrival)
  }

  private func accept(_ push: BroadcastPush, _ request: PushRequest, _ arrival: Arrival) -> GatewayAnswer {
    accept(
      push.payload, target: .channel(push.channel.id, bundle: push.channel.bundle), priority: push.priority,
      expiration: push.expiration, collapseID: nil,
      match: PushTrace.Match(
        kind: "channel", name: push.channel.id, extensionName: "", bundle: push.channel.bundle),
      request, arrival)
  }

  private func accept(
    _ payload: PushPayload, target: PushDelivery.Target, priority: Int, expiration: Date?,
    collapseID: String?,
    match: PushTrace.Match, _ request: PushRequest, _ arrival: Arrival
  ) -> GatewayAnswer {
    var awaitsVerdict = false
    if case .content = payload { awaitsVerdict = true }
    let head = head(arrival, status: 200, match: match, awaitsVerdict: awaitsVerdict)
    let index = accepted.stage(head, request)
    switch payload {
    case .content(let content):
      staged.append(
        QueuedPush(
          delivery: PushDelivery(
            id: arrival.id.description, target: target, content: content, priority: priority,
            expiration: expiration, collapseID: collapseID, receivedAt: arrival.date),
          id: arrival.id, number: head.number, index: index))
    case .dropped(let verdict):
      accepted.stage(verdict, at: arrival.date, index: index, id: arrival.id, number: head.number)
    }
    newest = arrival.id
    return GatewayAnswer(
      status: 200, id: arrival.id, uniqueID: environment == .production ? nil : PushID(using: &random))
  }

  private func refuse(_ refusal: PushRefusal, _ request: PushRequest, _ arrival: Arrival) -> GatewayAnswer {
    var head = head(arrival, status: refusal.reason.status, match: nil, awaitsVerdict: false)
    head.reason = refusal.reason
    head.detail = refusal.detail
    _ = refused.stage(head, request)
    newest = arrival.id
    return GatewayAnswer(refusal, id: arrival.id)
  }

  private func head(
    _ arrival: Arrival, status: Int, match: PushTrace.Match?, awaitsVerdict: Bool
  ) -> TraceHead {
    defer { number += 1 }
    return TraceHead(
      number: number, id: arrival.id, origin: arrival.origin, receivedAt: arrival.date, status: status,
      reason: nil, detail: nil, claims: arrival.claims, match: match, awaitsVerdict: awaitsVerdict,
      isRepeat: accepted.contains(arrival.id))
  }
}
