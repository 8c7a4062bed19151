import Foundation

/// What a path stands for.
package enum Route: Equatable, Sendable {
  /// `/3/device/<hex>`
  case device(token: ArraySlice<UInt8>)
  /// `/4/broadcasts/apps/<bundle>`
  case broadcast(bundle: String)
  /// `/1/apps/<bundle>/channels`; APNSwift writes the channel behind it.
  case channels(bundle: String, channel: String?)
  /// `/1/apps/<bundle>/all-channels`
  case allChannels(bundle: String)
  /// `/trace/<apns-id>`, ours.
  case trace(id: String)
  /// `/traces`, ours; with `?after=` a number.
  case traces(after: UInt64?)

  private static let device = Array("/3/device".utf8)

  /// What the path stands for; `BadPath` when nothing does.
  package init(path: ArraySlice<UInt8>) throws(PushRefusal) {
    if path.starts(with: Self.device) {
      let rest = path.dropFirst(Self.device.count)
      if rest.isEmpty || rest.first == UInt8(ascii: "/"), !rest.dropFirst().contains(UInt8(ascii: "/")) {
        self = .device(token: rest.dropFirst())
        return
      }
    }
    let halves = String(decoding: path, as: UTF8.self)
      .split(separator: "?", maxSplits: 1, omittingEmptySubsequences: false)
    let query = halves.count > 1 ? String(halves[1]) : ""
    let parts = (halves.first ?? "").split(separator: "/", omittingEmptySubsequences: false).dropFirst()
      .map { Self.withoutPercents(String($0)) }
    switch (parts.first, parts.count) {
    case ("4", 4) where parts[1] == "broadcasts" && parts[2] == "apps" && !parts[3].isEmpty:
      self = .broadcast(bundle: parts[3])
    case ("1", 4) where parts[1] == "apps" && !parts[2].isEmpty && parts[3] == "channels":
      self = .channels(bundle: parts[2], channel: nil)
    case ("1", 4) where parts[1] == "apps" && !parts[2].isEmpty && parts[3] == "all-channels":
      self = .allChannels(bundle: parts[2])
    case ("1", 5...) where parts[1] == "apps" && !parts[2].isEmpty && parts[3] == "channels":
      // The base64 of a channel may hold slashes.
      self = .channels(bundle: parts[2], channel: parts[4...].joined(separator: "/"))
    case ("trace", 2) where !parts[1].isEmpty: self = .trace(id: parts[1])
    case ("traces", 1):
      let after = query.split(separator: "&").first { $0.hasPrefix("after=") }?.dropFirst(6)
      self = .traces(after: after.flatMap { UInt64($0) })
    default:
      throw PushRefusal(
        .badPath,
        """
        There is nothing at \(String(decoding: path.prefix(120), as: UTF8.self)). Pushes go to /3/device/<token>, \
        broadcasts to /4/broadcasts/apps/<bundle>, channels are at /1/apps/<bundle>/channels.
        """)
    }
  }

  /// The methods that go with it.
  package var methods: [String] {
    switch self {
    case .device, .broadcast: ["POST"]
    case .channels: ["POST", "GET", "DELETE"]
    case .allChannels, .trace, .traces: ["GET"]
    }
  }

  /// Refuses a method that does not go with the path.
  package func check(method: ArraySlice<UInt8>?) throws(PushRefusal) {
    for known in methods where method?.elementsEqual(known.utf8) == true { return }
    throw PushRefusal(
      .methodNotAllowed,
      """
      \(String(decoding: (method ?? []).prefix(20), as: UTF8.self)) is not a method of this path; \
      it knows \(methods.joined(separator: ", ")).
      """)
  }

  private static func withoutPercents(_ text: String) -> String {
    guard text.utf8.contains(UInt8(ascii: "%")) else { return text }
    return text.removingPercentEncoding ?? text
  }
}
