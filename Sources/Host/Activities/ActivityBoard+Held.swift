import Archive
import Foundation

/// Pushes that wait for the hour's budget: one for each activity, the newest.
extension ActivityBoard {
  /// The ids of the pushes that wait.
  package var heldPushes: Set<String> { Set(state.held.values.compactMap(\.id)) }

  mutating func hold(
    _ push: ActivityPush, id: String?, expiration: Date?, until room: Date, for record: ActivityRecord,
    _ effects: inout [ActivityEffect]
  ) {
    letGo(record.id, &effects) { .replaced(by: id) }
    state.held[record.id] = ActivityBoardState.HeldPush(
      id: id, push: push.tamed, expiration: expiration.flatMap { $0.isSensible ? $0 : nil }, dueAt: room)
    schedule(record)
  }

  /// Nothing waits for an activity any more; what waited is settled with the verdict.
  mutating func letGo(
    _ activity: String, _ effects: inout [ActivityEffect], verdict: () -> PushVerdict
  ) {
    guard let held = state.held.removeValue(forKey: activity), let push = held.id else { return }
    effects.append(.settled(push: push, verdict()))
  }

  /// A push that waited for the budget is due.
  mutating func release(_ id: String, at date: Date, _ effects: inout [ActivityEffect]) {
    guard let held = state.held[id], let record = records[id] else { return }
    if let expiration = held.expiration, expiration < date {
      return letGo(id, &effects) { .expiredWaiting(record, at: expiration) }
    }
    if let room = spend(for: record, at: date) {
      state.held[id]?.dueAt = room
    } else {
      letGo(id, &effects) { .released(record) }
      update(record, held.push, at: date, &effects)
    }
  }

  /// The budget may be another one now.
  mutating func tryHeldPushes(of extensionName: String, at now: Date) {
    let ids = state.held.keys.filter { records[$0]?.extensionName == extensionName }
    for id in ids.sorted() {
      state.held[id]?.dueAt = now
      if let record = records[id] { schedule(record) }
    }
  }

  /// Whether what waited when the process ended still may: an older push never changes what a newer one brought.
  func mayStillWait(_ held: ActivityBoardState.HeldPush, for activity: String) -> Bool {
    guard let record = records[activity], record.isLive else { return false }
    return held.push.timestamp >= record.timestamp ?? .min
  }
}

extension PushVerdict {
  static func released(_ record: ActivityRecord) -> Self {
    PushVerdict(
      .applied, .applied, "\(record.name) has the new content: the hour's budget had room again.",
      changed: [record.id])
  }

  static func expiredWaiting(_ record: ActivityRecord, at date: Date) -> Self {
    PushVerdict(
      .dropped, .expired,
      "It expired at \(date.words), while it waited for the hour's budget of \(record.name). Send what is not urgent with priority 5."
    )
  }

  static func replaced(by push: String?) -> Self {
    PushVerdict(
      .dropped, .replaced,
      "\(push.map { "Push \($0)" } ?? "A newer push") took its place while it waited for the hour's budget, which keeps the newest only."
    )
  }

  static func replacedByApp(_ record: ActivityRecord) -> Self {
    PushVerdict(
      .dropped, .replaced,
      "The app updated \(record.name) while this push waited for the hour's budget. Nothing is to do.")
  }

  static func endedWaiting(_ record: ActivityRecord) -> Self {
    PushVerdict(
      .dropped, .ended, "\(record.name) ended while this push waited for the hour's budget. Nothing is to do."
    )
  }
}
