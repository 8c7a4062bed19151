import Activities
import Foundation
import NIOCore

extension GatewayCore {
  /// Stores what was answered since the last time and sends accepted pushes on their way. `false`: nothing could be stored, so
  /// nobody may be told 200.
  func commit() -> Bool {
    defer {
      staged.removeAll(keepingCapacity: true)
      if let newest { changed(newest.description) }
      newest = nil
    }
    // That a refusal is not kept changes nothing for its sender.
    try? refused.commit()
    do { try accepted.commit() } catch { return false }
    for push in staged { queue.append(push) }
    deliver()
    return true
  }

  /// Pushes that an earlier process accepted and did not get to deliver.
  func takeUp() {
    for (index, trace) in accepted.undecided() {
      guard let id = PushID(trace.id) else { continue }
      guard let delivery = TraceReplay.delivery(of: trace),
        delivery.expiration.map({ $0 > clock.now }) ?? false
      else {
        accepted.stage(
          PushVerdict(
            .dropped, rule: "stopped",
            message:
              "The gateway was stopped before the push was delivered, and apns-expiration did not let it wait."
          ),
          at: clock.now, index: index, id: id, number: trace.number)
        continue
      }
      queue.append(QueuedPush(delivery: delivery, id: id, number: trace.number, index: index))
    }
    commitVerdicts()
    deliver()
    followStored()
  }

  private func deliver() {
    guard let batch = queue.next() else { return }
    let core = NIOLoopBound(self, eventLoop: eventLoop)
    let (receiver, eventLoop) = (receiver, eventLoop)
    Task {
      let verdicts = await receiver.deliver(batch.map(\.delivery))
      eventLoop.execute { core.value.decided(batch, verdicts) }
    }
  }

  private func decided(_ batch: [QueuedPush], _ verdicts: [PushVerdict]) {
    let now = clock.now
    for (place, push) in batch.enumerated() {
      let verdict =
        place < verdicts.count
        ? verdicts[place]
        : PushVerdict(.dropped, rule: "no-verdict", message: "The host did not say what became of the push.")
      accepted.stage(verdict, at: now, index: push.index, id: push.id, number: push.number)
    }
    commitVerdicts()
    queue.delivered()
    if let last = batch.last { changed(last.id.description) }
    settle([])
    deliver()
  }

  // MARK: Stored pushes

  /// Hears from now on what becomes of stored pushes. Those of an earlier process that the host does not know any more are closed.
  func followStored() {
    let core = NIOLoopBound(self, eventLoop: eventLoop)
    let (receiver, eventLoop) = (receiver, eventLoop)
    receiver.settled.hear { pushes in eventLoop.execute { core.value.settle(pushes) } }
    let open = accepted.stored()
    guard !open.isEmpty else { return }
    Task {
      let stored = await receiver.stored()
      let lost = open.filter { !stored.contains($0.description) }.map {
        SettledPush(
          id: $0.description,
          PushVerdict(
            .dropped, rule: "stopped",
            message:
              "Vitrine was stopped while this push waited, and what became of it was not noted. Look at what it was sent to."
          ))
      }
      eventLoop.execute { core.value.settle(lost) }
    }
  }

  /// Notes what became of stored pushes.
  private func settle(_ pushes: [SettledPush]) {
    settled += pushes
    // The host may settle a push before it has answered that it is stored.
    guard !queue.isDelivering, !settled.isEmpty else { return }
    let now = clock.now
    var last: PushID?
    for push in settled {
      guard let id = PushID(push.id), let (index, number) = accepted.unsettled(id) else { continue }
      accepted.stage(push.verdict, at: now, index: index, id: id, number: number)
      last = id
    }
    settled = []
    commitVerdicts()
    if let last { changed(last.description) }
  }

  private func commitVerdicts() {
    do {
      try accepted.commit()
    } catch {
      FileHandle.standardError.write(
        Data("vitrine: what became of some pushes could not be noted: \(error.localizedDescription)\n".utf8))
    }
  }

  // MARK: Traces

  /// The newest trace of an identifier.
  func trace(_ id: PushID) -> PushTrace? {
    let found = [accepted.trace(id), refused.trace(id)].compactMap { $0 }
    return found.max { $0.number < $1.number }
  }

  /// Traces with a number above `after`, newest first.
  func traces(after: UInt64?, limit: Int) -> [PushTrace] {
    let both = accepted.traces(after: after, limit: limit) + refused.traces(after: after, limit: limit)
    return Array(both.sorted { $0.number > $1.number }.prefix(limit))
  }

  /// Answers what is ours alone.
  func answer(own route: Route) -> GatewayAnswer? {
    switch route {
    case .trace(let text):
      guard let id = PushID(text), let trace = trace(id) else {
        return GatewayAnswer(
          PushRefusal(.badPath, "There is no trace of \(text.prefix(60)); the oldest ones are forgotten."))
      }
      return GatewayAnswer(status: 200, body: TraceJSON.document(trace))
    case .traces(let after):
      return GatewayAnswer(status: 200, body: TraceJSON.document(traces(after: after, limit: 100)))
    case .device, .broadcast, .channels, .allChannels: return nil
    }
  }

  // MARK: Channels

  func answer(
    channelsOf bundle: String, _ path: String?, _ request: PushRequest, _ token: ProviderToken
  ) throws(PushRefusal) -> GatewayAnswer {
    try ChannelRules.check(bundle: bundle)
    try TopicRights.check(token, bundle: bundle.utf8)
    let requestID = try ChannelRules.requestID(request) ?? PushID(using: &random)
    switch request.text(.method) {
    case "POST":
      let channel = try channels.create(bundle: bundle, policy: ChannelRules.policy(request))
      return GatewayAnswer(status: 201, requestID: requestID, channelID: channel.id)
    case "DELETE":
      try channels.delete(ChannelRules.channelID(request, path: path), bundle: bundle)
      return GatewayAnswer(status: 204, requestID: requestID)
    default:
      // APNSwift lists with this path; Apple's text reads with it, and names the channel in a header.
      if request[.channelID] == nil, path == nil { return try answer(allChannelsOf: bundle, request, token) }
      let channel = try channels.read(ChannelRules.channelID(request, path: path), bundle: bundle)
      let body = "{\"message-storage-policy\":\(channel.policy.rawValue),\"push-type\":\"LiveActivity\"}"
      return GatewayAnswer(status: 200, requestID: requestID, body: Array(body.utf8))
    }
  }

  func answer(
    allChannelsOf bundle: String, _ request: PushRequest, _ token: ProviderToken
  ) throws(PushRefusal) -> GatewayAnswer {
    try ChannelRules.check(bundle: bundle)
    try TopicRights.check(token, bundle: bundle.utf8)
    let requestID = try ChannelRules.requestID(request) ?? PushID(using: &random)
    let list = channels.all(bundle: bundle).map { "\"\($0.id)\"" }.joined(separator: ",")
    return GatewayAnswer(status: 200, requestID: requestID, body: Array("{\"channels\":[\(list)]}".utf8))
  }
}
