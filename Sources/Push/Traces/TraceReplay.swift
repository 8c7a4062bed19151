import Activities
import Foundation

/// From a stored trace back to the push.
enum TraceReplay {
  /// The push of an accepted request, decoded again; `nil` when it cannot be.
  static func delivery(of trace: PushTrace) -> PushDelivery? {
    let request = PushRequest(
      trace.method, trace.path, trace.headers.map { ($0[0], $0[1]) }, body: Array(trace.payload.utf8))
    guard let type = try? PushType.checked(request), let route = try? Route(path: request[.path] ?? []),
      case .content(let content) = try? PushPayload.decode(request.body, type: type),
      let priority = try? HeaderRules.priority(request, type: type),
      let expiration = try? HeaderRules.expiration(request)
    else { return nil }
    let target: PushDelivery.Target
    switch route {
    case .device(let hex):
      guard let token = try? TokenRules.token(hex) else { return nil }
      target = .token(token)
    case .broadcast(let bundle):
      guard let channel = request.text(.channelID) else { return nil }
      target = .channel(channel, bundle: bundle)
    case .channels, .allChannels, .trace, .traces: return nil
    }
    return PushDelivery(
      id: trace.id, target: target, content: content, priority: priority, expiration: expiration,
      collapseID: (try? HeaderRules.collapseID(request)) ?? nil, receivedAt: trace.receivedAt)
  }
}
