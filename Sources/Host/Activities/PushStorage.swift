import Foundation

/// What APNs keeps for a device that it does not reach: one notification for each app, the last one, at most 30 days; and the last
/// broadcast of a channel that stores, at most 8 hours. A: sending-notification-requests-to-apns, sending-broadcast-push-notification-requests-to-apns.
package struct PushStorage: Sendable, Equatable, Codable {
  /// Pushes that are kept at most; beyond them the oldest goes. Ours: more apps and channels than a device has.
  static let mostKept = 256

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

  /// What waits, in the order of arrival.
  package var waiting: [PushDelivery] {
    stored.values.sorted { $0.number < $1.number }.map(\.push)
  }

  /// When the next of them expires.
  package var nextExpiry: Date? { stored.values.lazy.map(\.until).min() }

  /// Keeps a push for later, or says why it cannot be kept.
  ///
  /// - Returns: The verdict, and what became of the push whose place it took.
  package mutating func store(
    _ push: PushDelivery, bundle: String, now: Date
  ) -> (verdict: PushVerdict, lost: SettledPush?) {
    guard let expiration = push.expiration else {
      return (
        PushVerdict(
          .dropped, .notReached,
          "The device is not reached, and with apns-expiration 0 nothing is kept. Set it to the date until which the content is of use."
        ), nil
      )
    }
    guard expiration.timeIntervalSince(now) > 0 else { return (.expired(at: expiration), nil) }
    let (place, longest) = place(of: push, bundle: bundle)
    let until = min(expiration, now.addingTimeInterval(longest))
    var lost = stored[place].map { SettledPush(id: $0.push.id, .replaced($0.push, by: push)) }
    if lost == nil, stored.count >= Self.mostKept,
      let oldest = stored.min(by: { $0.value.number < $1.value.number })
    {
      stored[oldest.key] = nil
      lost = SettledPush(id: oldest.value.push.id, .crowdedOut(Self.mostKept))
    }
    var push = push
    push.expiration = until
    number += 1
    stored[place] = Stored(push: push, until: until, number: number)
    let verdict = PushVerdict(
      .stored, .notReached,
      "The device is not reached; this push is kept for it until \(until.words), as the only one of \(bundle)."
    )
    // The gateway brings a push again when it was stopped before it noted the verdict.
    return (verdict, lost?.id == push.id ? nil : lost)
  }

  /// Forgets what has expired, and says of what.
  package mutating func expire(now: Date) -> [SettledPush] {
    let gone = stored.filter { $0.value.until <= now }
    for place in gone.keys { stored[place] = nil }
    return gone.values.sorted { $0.number < $1.number }.map {
      SettledPush(id: $0.push.id, .expired(at: $0.until))
    }
  }

  /// A push was delivered.
  package mutating func remove(_ id: String) {
    stored = stored.filter { $0.value.push.id != id }
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
  package static func collapsed(_ pushes: [PushDelivery]) -> (kept: [PushDelivery], lost: [SettledPush]) {
    struct Key: Hashable {
      var target: PushDelivery.Target
      var collapse: String
    }
    var last: [Key: Int] = [:]
    for (place, push) in pushes.enumerated() {
      if let collapse = push.collapseID { last[Key(target: push.target, collapse: collapse)] = place }
    }
    var kept: [PushDelivery] = []
    var lost: [SettledPush] = []
    for (place, push) in pushes.enumerated() {
      let key = push.collapseID.map { Key(target: push.target, collapse: $0) }
      if let key, let later = last[key], later != place {
        lost.append(SettledPush(id: push.id, .replaced(push, by: pushes[later])))
      } else {
        kept.append(push)
      }
    }
    return (kept, lost)
  }
}

extension PushVerdict {
  fileprivate static func expired(at date: Date) -> Self {
    PushVerdict(
      .dropped, .expired,
      "The device was not reached before the push expired at \(date.words). Set apns-expiration to a later date."
    )
  }

  fileprivate static func crowdedOut(_ most: Int) -> Self {
    PushVerdict(
      .dropped, .replaced,
      "The device was not reached, and later pushes of other apps and channels took its place: \(most) are kept."
    )
  }

  fileprivate static func replaced(_ old: PushDelivery, by new: PushDelivery) -> Self {
    let reason =
      old.collapseID != nil && old.collapseID == new.collapseID
      ? "it has the same apns-collapse-id"
      : "only one push of an app is kept for a device that is not reached"
    return PushVerdict(
      .dropped, .replaced, "Push \(new.id) took its place before it was delivered: \(reason).")
  }
}
