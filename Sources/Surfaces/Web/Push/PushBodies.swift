import Archive
import Foundation

/// A push that the page's sender sends.
struct SendPushBody: Decodable {
  var token: String?
  var channel: String?
  var bundle: String
  var type: String?
  var priority: Int?
  var expiration: Int?
  var payload: JSONValue

  static let cure =
    #"Send {"token": hex or "channel": identifier, "bundle": identifier of the app, "payload": {"aps": {…}}}, and "type", "priority" and "expiration" if wanted."#

  /// Throws a refusal where there is not one target.
  var order: PushOrder {
    get throws {
      let target: PushOrder.Target
      switch (token, channel) {
      case (let token?, nil): target = .token(token)
      case (nil, let channel?): target = .channel(channel)
      default: throw PageError.badRequest("A push goes to a token or to a channel.", cure: Self.cure)
      }
      return PushOrder(
        target: target, bundle: bundle, type: type ?? "liveactivity", priority: priority ?? 10,
        expiration: expiration, payload: payload.data)
    }
  }
}

/// A channel to make.
struct MakeChannelBody: Decodable {
  var bundle: String
  var policy: Int?

  static let cure =
    #"Send {"bundle": identifier of the app, "policy": 0 to store nothing, 1 to store the latest push}."#
}

/// A channel to delete.
struct DeleteChannelBody: Decodable {
  var bundle: String
  var id: String

  static let cure = #"Send {"bundle": identifier of the app, "id": identifier of the channel}."#
}

/// A companion's connection.
struct CompanionBody: Decodable {
  var connected: Bool

  static let cure = #"Send {"connected": true} or false."#
}

/// What the person allows an app.
struct AuthorizationBody: Decodable {
  var `extension`: String
  var activities: Bool
  var frequentPushes: Bool

  static let cure = #"Send {"extension": name, "activities": true, "frequentPushes": false}."#
}
