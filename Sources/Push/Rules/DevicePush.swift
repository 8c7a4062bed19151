import Activities
import Foundation

/// A push to a token that passed every rule.
package struct DevicePush: Sendable {
  package var token: String
  package var entry: PushDirectory.Entry
  package var type: PushType
  package var priority: Int
  package var expiration: Date?
  package var collapseID: String?
  package var payload: PushPayload

  /// Checks a request to `/3/device/<token>` whose path, method and provider token are good.
  ///
  /// Apple does not publish the order of its checks; ours is push type, topic, priority, expiration, collapse identifier,
  /// token, size, payload (D).
  package static func checked(
    _ request: PushRequest, token hex: ArraySlice<UInt8>, authorisation: ProviderToken,
    directory: PushDirectory
  ) throws(PushRefusal) -> DevicePush {
    let type = try PushType.checked(request)
    let bundle = try TopicRules.bundle(request, type: type)
    try TopicRights.check(authorisation, bundle: bundle)
    let priority = try HeaderRules.priority(request, type: type)
    let expiration = try HeaderRules.expiration(request)
    let collapseID = try HeaderRules.collapseID(request)
    let token = try TokenRules.token(hex)
    let entry = try TokenRules.entry(token, in: directory, bundle: bundle, type: type)
    try HeaderRules.checkSize(request, limit: type.payloadLimit)
    return DevicePush(
      token: token, entry: entry, type: type, priority: priority, expiration: expiration,
      collapseID: collapseID,
      payload: try PushPayload.decode(request.body, type: type))
  }
}

/// A broadcast that passed every rule.
package struct BroadcastPush: Sendable {
  package var channel: ChannelBook.Channel
  package var priority: Int
  package var expiration: Date?
  package var payload: PushPayload

  /// The most bytes of a broadcast's payload. A: "Sending broadcast push notification requests to APNs".
  package static let payloadLimit = 5120

  /// Checks a request to `/4/broadcasts/apps/<bundle>` whose path, method and provider token are good. Unlike a push to a token it
  /// needs `apns-expiration`, and has no topic: one that is sent is not looked at.
  package static func checked(
    _ request: PushRequest, bundle: String, authorisation: ProviderToken, channels: ChannelBook
  ) throws(PushRefusal) -> BroadcastPush {
    try ChannelRules.check(bundle: bundle)
    try TopicRights.check(authorisation, bundle: bundle.utf8)
    let type = try PushType.checked(request)
    guard type == .liveactivity else {
      throw PushRefusal(.invalidPushType, "Broadcasts are liveactivity pushes, not \(type.rawValue).")
    }
    let id = try ChannelRules.channelID(request)
    let priority = try HeaderRules.priority(request, type: type)
    guard request[.expiration] != nil else {
      throw PushRefusal(
        .badExpirationDate, "A broadcast needs apns-expiration: seconds since 1970, or 0 for one attempt.")
    }
    let expiration = try HeaderRules.expiration(request)
    let channel = try channels.target(id, bundle: bundle)
    try HeaderRules.checkSize(request, limit: payloadLimit)
    var payload = try PushPayload.decode(request.body, type: type)
    if case .content(.liveActivity(let push)) = payload, push.event == .start {
      payload = PushPayload.drop(
        "start-on-channel",
        "A broadcast updates and ends activities; one is started by a push to its start token.")
    }
    return BroadcastPush(
      channel: channel, priority: priority, expiration: channel.policy == .none ? nil : expiration,
      payload: payload)
  }
}
