import Archive

/// How pushes reach a Live Activity.
public struct PushType: Equatable, Sendable {
  let type: ActivityPushType

  /// By a token of its own, which `pushTokenUpdates` brings.
  public static var token: PushType { PushType(type: .token) }

  /// By broadcasts on a channel.
  ///
  /// - Parameter name: The channel's identifier in base64, as the channel management of APNs gave it.
  public static func channel(_ name: String) -> PushType { PushType(type: .channel(name)) }
}
