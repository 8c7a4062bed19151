/// A broadcast channel as activities subscribe to it: channels are an app's own.
struct ChannelKey: Sendable, Hashable {
  var channel: String
  var extensionName: String
}

/// The activities that listen to a channel, in the order of starting. Those that were dismissed are swept out together.
struct Subscribers: Sendable {
  var ids: [String] = []
  var gone = 0
}

extension ActivityBoard {
  /// An activity that listened to the channel is dismissed.
  mutating func leave(_ key: ChannelKey) {
    guard var subscribers = channels.removeValue(forKey: key) else { return }
    subscribers.gone += 1
    if subscribers.gone * 2 >= subscribers.ids.count {
      subscribers.ids.removeAll { records[$0] == nil || records[$0]?.phase == .dismissed }
      subscribers.gone = 0
    }
    if !subscribers.ids.isEmpty { channels[key] = subscribers }
  }
}
