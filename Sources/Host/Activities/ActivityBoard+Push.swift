import Archive
import Foundation

extension ActivityBoard {
  /// An `update` or `end` that came by push for one activity.
  ///
  /// Pushes are ordered by their timestamps; one that is as old as the last applied is applied (D), an older one never. Updates of
  /// priority 10 beyond the hour's budget wait until it has room, the newest only (D: Apple says that they are throttled); an `end` never
  /// waits (D).
  ///
  /// - Parameters:
  ///   - expiration: A push that would have to wait longer is dropped.
  ///   - pushID: Its `apns-id`, by which it is settled when it had to wait.
  package mutating func push(
    _ push: ActivityPush, activity id: String?, priority: Int, expiration: Date? = nil,
    pushID: String? = nil, now: Date
  ) -> (verdict: PushVerdict, effects: [ActivityEffect]) {
    var effects = advance(to: now)
    let result = deliver(
      push, pushID, to: id, priority: priority, expiration: expiration, now: now, &effects)
    play(to: now, &effects)
    return (result.verdict(), effects)
  }

  /// A `start` that came by push; `id` is for the new activity.
  package mutating func pushToStart(
    _ push: ActivityPush, id: String, extensionName: String, priority: Int, now: Date
  ) -> (verdict: PushVerdict, effects: [ActivityEffect]) {
    var effects = advance(to: now)
    let verdict = deliverStart(push, id: id, extensionName, now: now, &effects)
    play(to: now, &effects)
    return (verdict, effects)
  }

  /// What became of a push at one activity. The words are made when somebody wants to read them: a broadcast has thousands of results.
  struct Delivered {
    var outcome: PushVerdict.Outcome
    var rule: PushRule
    var id: String?
    var verdict: () -> PushVerdict
  }

  /// Whether a push can change its activity.
  private enum Fitness {
    case fit(ActivityRecord)
    case unfit(PushRule, () -> PushVerdict)
  }

  private func fitness(of push: ActivityPush, for id: String?) -> Fitness {
    guard let id, let record = records[id] else { return .unfit(.unknownActivity) { .unknownActivity(id) } }
    guard push.event != .start else { return .unfit(.wrongEvent) { .startToUpdateToken(record) } }
    guard record.isRunning else {
      return .unfit(record.phase == .ended ? .ended : .dismissed) { .over(record) }
    }
    if let last = record.timestamp, push.timestamp < last {
      return .unfit(.olderTimestamp) { .older(push, than: last, record, waits: false) }
    }
    if let held = state.held[id], push.timestamp < held.push.timestamp {
      return .unfit(.olderTimestamp) { .older(push, than: held.push.timestamp, record, waits: true) }
    }
    guard push.state != nil || push.event == .end else {
      return .unfit(.noContentState) { .noContentState(push) }
    }
    if let state = push.state, state.count > limits.updateBytes {
      return .unfit(.tooLarge) { [limits] in
        PushVerdict(.dropped, .tooLarge, ActivityRefusal.tooLarge(record, push.content, limits).message)
      }
    }
    return .fit(record)
  }

  /// Applies, keeps or drops a push.
  mutating func deliver(
    _ push: ActivityPush, _ pushID: String?, to id: String?, priority: Int, expiration: Date?, now: Date,
    _ effects: inout [ActivityEffect]
  ) -> Delivered {
    switch fitness(of: push, for: id) {
    case .unfit(let rule, let verdict):
      return Delivered(outcome: .dropped, rule: rule, id: id, verdict: verdict)
    case .fit(let record) where push.event == .end:
      if priority >= 10 { _ = spend(for: record, at: now) }
      end(record, push, at: now, &effects)
      let after = records[record.id] ?? record
      return Delivered(outcome: .applied, rule: .applied, id: id) { .ended(after) }
    case .fit(let record):
      let limit = pushLimit(for: record)
      if priority >= 10, let room = spend(for: record, at: now) {
        if let expiration, expiration.timeIntervalSince(room) < 0 {
          return Delivered(outcome: .dropped, rule: .budget, id: id) {
            .expiresBeforeRoom(record, room: room, limit: limit)
          }
        }
        hold(push, id: pushID, expiration: expiration, until: room, for: record, &effects)
        return Delivered(outcome: .stored, rule: .budget, id: id) { .held(record, until: room, limit: limit) }
      }
      // What waited is older than this one.
      letGo(record.id, &effects) { .replaced(by: pushID) }
      update(record, push, at: now, &effects)
      let left = budget(for: record).left(of: limit, hour: limits.budgetSeconds, at: now)
      return Delivered(outcome: .applied, rule: .applied, id: id) {
        .updated(record, left: priority >= 10 ? left : nil)
      }
    }
  }

  mutating func update(
    _ record: ActivityRecord, _ push: ActivityPush, at date: Date, _ effects: inout [ActivityEffect]
  ) {
    renew(record, push.content, timestamp: push.timestamp, at: date, &effects)
    if let alert = push.alert, record.isLive { show(alert, of: record.id, at: date, &effects) }
  }

  private mutating func end(
    _ record: ActivityRecord, _ push: ActivityPush, at date: Date, _ effects: inout [ActivityEffect]
  ) {
    finish(
      record.id, push.state.map { _ in push.content }, push.dismissalDate.map { .after($0) } ?? .standard,
      by: .push,
      timestamp: push.timestamp, at: date, &effects)
    if let alert = push.alert, record.isLive { show(alert, of: record.id, at: date, &effects) }
  }

  private mutating func deliverStart(
    _ push: ActivityPush, id: String, _ extensionName: String, now: Date, _ effects: inout [ActivityEffect]
  ) -> PushVerdict {
    guard push.event == .start else { return .updateToStartToken(push) }
    guard let type = push.attributesType, let attributes = push.attributes else { return .noAttributes(push) }
    guard push.state != nil else { return .noContentState(push) }
    guard let alert = push.alert else { return .noAlert(type) }
    let start = ActivityStart(
      attributesType: type, attributes: attributes, content: push.content,
      pushType: push.channel.map { .channel($0) } ?? (push.wantsToken ? .token : nil), alert: alert)
    do {
      try self.start(start, id: id, extensionName, .push, timestamp: push.timestamp, now: now, &effects)
      return .started(records[id])
    } catch {
      return PushVerdict(.dropped, error.reason.rule, error.message)
    }
  }
}

extension ActivityBoard {
  /// How many pushes of priority 10 an activity gets in an hour.
  package func pushLimit(for record: ActivityRecord) -> Int {
    authorization(of: record.extensionName).frequentPushesEnabled
      ? limits.hourlyFrequentPushes : limits.hourlyPushes
  }

  /// What an activity has used of its hour.
  package func budget(for record: ActivityRecord) -> PushBudget {
    state.budgets[budgetKey(record)] ?? PushBudget()
  }

  /// Spends one push; else answers when there is room again.
  mutating func spend(for record: ActivityRecord, at now: Date) -> Date? {
    let limit = pushLimit(for: record)
    return state.budgets[budgetKey(record), default: PushBudget()].spend(
      of: limit, hour: limits.budgetSeconds, at: now)
  }

  private func budgetKey(_ record: ActivityRecord) -> String {
    switch limits.budgetScope {
    case .activity: record.id
    case .app: record.extensionName
    }
  }
}

extension ActivityPush {
  /// The same without numbers that cannot be kept as JSON.
  var tamed: ActivityPush {
    var push = self
    push.staleDate = content.staleDate
    push.relevanceScore = relevanceScore.map { _ in content.relevanceScore }
    if let date = dismissalDate, !date.isSensible { push.dismissalDate = nil }
    return push
  }

  /// What it makes the content; without `stale-date` there is none, without `relevance-score` it is 0 (D).
  var content: ActivityContentData {
    ActivityContentData(state: state ?? Data(), staleDate: staleDate, relevanceScore: relevanceScore ?? 0)
      .tamed
  }
}

extension ActivityRefusal.Reason {
  /// The rule that a push was dropped by when its activity was refused.
  var rule: PushRule {
    switch self {
    case .attributesTooLarge: .tooLarge
    case .denied, .unsupportedTarget, .unentitled, .unsupported: .notEnabled
    case .globalMaximumExceeded, .targetMaximumExceeded: .tooMany
    case .visibility, .persistenceFailure, .missingProcessIdentifier, .malformedActivityIdentifier,
      .reconnectNotPermitted:
      .malformed
    }
  }
}
