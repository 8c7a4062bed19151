import Foundation

/// The broadcast channels of all apps, kept in a file that grows by a line for each change. Used by one thread.
package final class ChannelBook {
  /// `message-storage-policy`
  package enum Policy: Int, Sendable, CaseIterable {
    /// Nobody who is away gets it later.
    case none = 0
    /// The newest message waits for who is away.
    case mostRecent = 1
  }

  package struct Channel: Sendable, Equatable {
    package var id: String
    package var bundle: String
    package var policy: Policy
  }

  /// Channels of one app and environment. A: "Sending channel management requests to APNs".
  package static let limit = 10_000
  /// Apps that have channels, and deleted channels that are remembered. D (ours).
  static let bundleLimit = 1000
  static let memory = 10_000

  private var channels: [String: [String: Policy]] = [:]
  private var deleted: Set<String> = []
  private var deletedOrder: [String] = []
  private let file: URL?
  private var handle: FileHandle?
  private var lines = 0

  /// Reads the channels of a folder; `nil`: keeps them in memory.
  package init(folder: URL?) throws {
    file = folder?.appendingPathComponent("channels.log")
    if let file, FileManager.default.fileExists(atPath: file.path) {
      // A line that a power cut left unfinished says nothing, and takes no other with it.
      let text = String(decoding: try Data(contentsOf: file), as: UTF8.self)
      for line in text.split(separator: "\n") { apply(line.split(separator: " ").map(String.init)) }
    }
    try rewrite()
  }

  /// A new channel. Throws `CannotCreateChannelConfig` when the app has 10,000.
  package func create(bundle: String, policy: Policy) throws(PushRefusal) -> Channel {
    guard channels[bundle, default: [:]].count < Self.limit else {
      throw PushRefusal(
        .cannotCreateChannelConfig,
        "\(bundle) has \(Self.limit) channels, the most there can be; delete some.")
    }
    guard channels[bundle] != nil || channels.count < Self.bundleLimit else {
      throw PushRefusal(
        .cannotCreateChannelConfig, "\(Self.bundleLimit) apps have channels, the most there can be here.")
    }
    let id = Data((0..<16).map { _ in UInt8.random(in: .min ... .max) }).base64EncodedString()
    try append(["+", bundle, id, String(policy.rawValue)])
    return Channel(id: id, bundle: bundle, policy: policy)
  }

  /// Deletes a channel. An unknown one is 404 `BadPath`, as the real sandbox says (C; Apple's text: `ChannelNotRegistered`).
  package func delete(_ id: String, bundle: String) throws(PushRefusal) {
    guard channels[bundle]?[id] != nil else { throw missing(id, bundle, .badPath) }
    try append(["-", bundle, id])
  }

  /// The channel, for reading it.
  package func read(_ id: String, bundle: String) throws(PushRefusal) -> Channel {
    guard let policy = channels[bundle]?[id] else { throw missing(id, bundle, .badPath) }
    return Channel(id: id, bundle: bundle, policy: policy)
  }

  /// The channel of a broadcast: one that was deleted is `ChannelNotRegistered`, one that never was `BadChannelId` (C).
  package func target(_ id: String, bundle: String) throws(PushRefusal) -> Channel {
    guard let policy = channels[bundle]?[id] else {
      throw missing(id, bundle, deleted.contains(bundle + " " + id) ? .channelNotRegistered : .badChannelID)
    }
    return Channel(id: id, bundle: bundle, policy: policy)
  }

  /// All channels of an app, sorted.
  package func all(bundle: String) -> [Channel] {
    channels[bundle, default: [:]].map { Channel(id: $0.key, bundle: bundle, policy: $0.value) }
      .sorted { $0.id < $1.id }
  }

  /// All channels of all apps, sorted by app.
  package var all: [Channel] { channels.keys.sorted().flatMap { all(bundle: $0) } }

  private func missing(_ id: String, _ bundle: String, _ reason: APNsReason) -> PushRefusal {
    PushRefusal(
      reason,
      reason == .channelNotRegistered
        ? "The channel \(id.prefix(40)) of \(bundle) was deleted."
        : "There is no channel \(id.prefix(40)) of \(bundle); `GET /1/apps/\(bundle)/all-channels` lists those that are."
    )
  }

  private func append(_ words: [String]) throws(PushRefusal) {
    do {
      try handle?.write(contentsOf: Data((words.joined(separator: " ") + "\n").utf8))
    } catch {
      throw PushRefusal(.serviceUnavailable, "The channels could not be written: \(error).")
    }
    apply(words)
    lines += 1
    if lines > 4 * Self.memory + 2 * channels.values.reduce(0, { $0 + $1.count }) { try? rewrite() }
  }

  private func apply(_ words: [String]) {
    switch (words.first, words.count) {
    case ("+", 4):
      channels[words[1], default: [:]][words[2]] = Int(words[3]).flatMap(Policy.init) ?? Policy.none
    case ("-", 3):
      channels[words[1]]?.removeValue(forKey: words[2])
      if channels[words[1]]?.isEmpty == true { channels.removeValue(forKey: words[1]) }
      let name = words[1] + " " + words[2]
      if deleted.insert(name).inserted { deletedOrder.append(name) }
      if deletedOrder.count > Self.memory { deleted.remove(deletedOrder.removeFirst()) }
    default: break
    }
  }

  /// Writes the file anew, with what is true today.
  private func rewrite() throws {
    guard let file else { return }
    var text = ""
    for name in deletedOrder { text += "- \(name)\n" }
    for channel in all { text += "+ \(channel.bundle) \(channel.id) \(channel.policy.rawValue)\n" }
    try PrivateFiles.makeFolder(file.deletingLastPathComponent())
    try PrivateFiles.write(Data(text.utf8), to: file)
    try handle?.close()
    handle = try FileHandle(forWritingTo: file)
    try handle?.seekToEnd()
    lines = text.utf8.count { $0 == 10 }
  }
}
