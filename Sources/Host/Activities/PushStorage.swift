import Foundation

/// What APNs keeps for a device that it does not reach: one notification for each app, the last one, at most 30 days; and the last
/// broadcast of a channel that stores, at most 8 hours. A: sending-notification-requests-to-apns, sending-broadcast-push-notification-requests-to-apns.
package struct PushStorage: Sendable, Equatable, Codable {
  private struct Stored: Sendable, Equatable, Codable {
    var push: PushDelivery
    var until: Date
    var number: Int
  }
  private var stored: [String: Stored] = [:]
  private var number = 0
  private let limits: ActivityLimits

  package init(limits: ActivityLimits = .standard) { self.limits = limits }

  /// The number of pushes that wait.
  package var count: Int { stored.count }

  /// Keeps a push for later, or says why it cannot be kept.
  ///
  /// - Returns: The verdict, and the push whose place it took: it is lost.
  package mutating func store(
    _ push: PushDelivery, bundle: String, now: Date
  ) -> (verdict: PushVerdict, lost: (id: String, verdict: PushVerdict)?) {
    guard let expiration = push.expiration else {
      return (
        PushVerdict(
          .dropped, .notReached,
          "The device is not reached, and with apns-expiration 0 nothing is kept. Set it to the date until which the content is of use."
        ), nil
      )
    }
    guard expiration.timeIntervalSince(now) > 0 else {
      return (
        PushVerdict(
          .dropped, .expired,
          "The device is not reached, and the push expired at \(expiration.words). Set apns-expiration to a later date."
        ), nil
      )
    }
    let (place, longest) = place(of: push, bundle: bundle)
    let until = min(expiration, now.addingTimeInterval(longest))
    let old = stored[place]
    var push = push
    push.expiration = until
    number += 1
    stored[place] = Stored(push: push, until: until, number: number)
    let verdict = PushVerdict(
      .stored, .notReached,
      "The device is not reached; this push is kept for it until \(until.words), as the only one of \(bundle)."
    )
    return (verdict, old.map { ($0.push.id, .replaced($0.push, by: push)) })
  }

  /// The device is reached again: what was kept and has not expired, in the order of arrival. The storage is empty after it.
  package mutating func take(now: Date) -> [PushDelivery] {
    defer { stored = [:] }
    return stored.values.filter { $0.until > now }.sorted { $0.number < $1.number }.map(\.push)
  }

  private func place(of push: PushDelivery, bundle: String) -> (place: String, longest: TimeInterval) {
    switch push.target {
    case .token: (bundle, limits.storageSeconds)
    case .channel(let channel, _): ("\(bundle) \(channel)", limits.channelStorageSeconds)
    }
  }
}

extension PushStorage {
  /// Pushes of one moment without those whose place a later one takes: same target, same collapse id.
  package static func collapsed(
    _ pushes: [PushDelivery]
  ) -> (kept: [PushDelivery], lost: [(id: String, verdict: PushVerdict)]) {
    struct Key: Hashable {
      var target: PushDelivery.Target
      var collapse: String
    }
    var last: [Key: Int] = [:]
    for (place, push) in pushes.enumerated() {
      if let collapse = push.collapseID { last[Key(target: push.target, collapse: collapse)] = place }
    }
    var kept: [PushDelivery] = []
    var lost: [(id: String, verdict: PushVerdict)] = []
    for (place, push) in pushes.enumerated() {
      let key = push.collapseID.map { Key(target: push.target, collapse: $0) }
      if let key, let later = last[key], later != place {
        lost.append((push.id, .replaced(push, by: pushes[later])))
      } else {
        kept.append(push)
      }
    }
    return (kept, lost)
  }
}

extension PushVerdict {
  static func replaced(_ old: PushDelivery, by new: PushDelivery) -> Self {
    let reason =
      old.collapseID != nil && old.collapseID == new.collapseID
      ? "it has the same apns-collapse-id"
      : "only one push of an app is kept for a device that is not reached"
    return PushVerdict(
      .dropped, .replaced, "Push \(new.id) took its place before it was delivered: \(reason).")
  }
}
