import Archive
import Foundation

extension ActivityBoard {
  /// A broadcast to all activities of these extensions that listen to the channel, in the order of starting.
  ///
  /// All of them share the bytes of the new state. Each has its own timestamps and its own budget.
  package mutating func broadcast(
    _ push: ActivityPush, channel: String, extensionNames: Set<String>, priority: Int,
    expiration: Date? = nil, pushID: String? = nil, now: Date
  ) -> (verdict: PushVerdict, effects: [ActivityEffect]) {
    var effects = advance(to: now)
    guard push.event != .start else { return (.startOnChannel(channel), effects) }
    var tally = BroadcastTally()
    for name in extensionNames.sorted() {
      let ids = channels[ChannelKey(channel: channel, extensionName: name)]?.ids ?? []
      effects.reserveCapacity(effects.count + 2 * ids.count)
      for id in ids {
        guard let record = records[id], record.phase != .dismissed else { continue }
        tally.add(
          deliver(
            push, pushID, to: record.id, priority: priority, expiration: expiration, now: now, &effects))
      }
    }
    play(to: now, &effects)
    return (tally.verdict(channel), effects)
  }
}

/// What became of one broadcast at all who listen.
package struct BroadcastTally {
  /// Ids of changed activities that a verdict names.
  package static let named = 100
  private var counts: [PushRule: Int] = [:]
  private var outcomes: [PushVerdict.Outcome: Int] = [:]
  private var changed: [String] = []
  private var first: ActivityBoard.Delivered?

  mutating func add(_ delivered: ActivityBoard.Delivered) {
    outcomes[delivered.outcome, default: 0] += 1
    if delivered.outcome != .applied {
      counts[delivered.rule, default: 0] += 1
      if first == nil { first = delivered }
    } else if changed.count < Self.named, let id = delivered.id {
      changed.append(id)
    }
  }

  func verdict(_ channel: String) -> PushVerdict {
    let applied = outcomes[.applied] ?? 0
    let stored = outcomes[.stored] ?? 0
    let dropped = outcomes[.dropped] ?? 0
    guard applied + stored + dropped > 0 else { return .noSubscribers(channel) }
    let rest = counts.map { "\($0.value) \($0.key.rawValue)" }.sorted().joined(separator: ", ")
    let message =
      "Of \(applied + stored + dropped) activities on the channel, \(applied) have the new content."
    guard let first else { return PushVerdict(.applied, .applied, message, changed: changed) }
    let outcome: PushVerdict.Outcome = applied > 0 ? .applied : stored > 0 ? .stored : .dropped
    return PushVerdict(
      outcome, applied > 0 ? .applied : first.rule,
      "\(message) Others: \(rest). The first of these: \(first.verdict().message)", changed: changed)
  }
}

extension PushVerdict {
  static func noSubscribers(_ channel: String) -> Self {
    PushVerdict(
      .dropped, .noSubscribers,
      "No activity on this device listens to channel \(channel). One does when it is started with pushType .channel, or by a push with `input-push-channel`."
    )
  }

  static func startOnChannel(_ channel: String) -> Self {
    PushVerdict(
      .dropped, .wrongEvent,
      "Event `start` came on channel \(channel). A broadcast reaches activities that run; start them with a push-to-start token each."
    )
  }
}
