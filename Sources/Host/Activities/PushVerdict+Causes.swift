import Archive
import Foundation

/// Verdicts of the board: each says what happened, why, and what to do.
extension PushVerdict {
  static func updated(_ record: ActivityRecord, left: Int?) -> Self {
    let budget =
      left.map { "; \($0) more of priority 10 are free in this hour" }
      ?? "; its priority costs nothing of the hour's budget"
    let note = record.phase == .pending ? ", which has not started yet" : ""
    return PushVerdict(
      .applied, .applied, "\(record.name)\(note) has the new content\(budget).", changed: [record.id])
  }

  static func ended(_ record: ActivityRecord) -> Self {
    let until = record.dismissesAt?.words ?? "it is swiped away"
    let message =
      record.phase == .dismissed
      ? "\(record.name) was only scheduled; it is cancelled."
      : "\(record.name) is ended: it left the island at once, and stays on the Lock Screen until \(until)."
    return PushVerdict(.applied, .applied, message, changed: [record.id])
  }

  static func started(_ record: ActivityRecord?) -> Self {
    PushVerdict(
      .applied, .applied, "\(record?.name ?? "The activity") is started.",
      changed: record.map { [$0.id] } ?? [])
  }

  static func held(_ record: ActivityRecord, until room: Date, limit: Int) -> Self {
    PushVerdict(
      .stored, .budget,
      "\(record.name) has had its \(limit) pushes of priority 10 in this hour. This one waits until \(room.words), unless a newer one comes. Send what is not urgent with priority 5, or set NSSupportsLiveActivitiesFrequentUpdates in Info.plist."
    )
  }

  static func expiresBeforeRoom(_ record: ActivityRecord, room: Date, limit: Int) -> Self {
    PushVerdict(
      .dropped, .budget,
      "\(record.name) has had its \(limit) pushes of priority 10 in this hour, and this one expires before there is room again at \(room.words). Send what is not urgent with priority 5, or set NSSupportsLiveActivitiesFrequentUpdates in Info.plist."
    )
  }

  static func unknownActivity(_ id: String?) -> Self {
    PushVerdict(
      .dropped, .unknownActivity,
      id.map {
        "There is no activity \($0) any more: it was dismissed, or its app was removed. Forget its token."
      }
        ?? "The push names no activity. Send it to the update token of one.")
  }

  static func over(_ record: ActivityRecord) -> Self {
    record.phase == .ended
      ? PushVerdict(
        .dropped, .ended,
        "\(record.name) was ended at \(record.overSince); nothing changes it any more. Start a new activity.")
      : PushVerdict(
        .dropped, .dismissed,
        "\(record.name) was dismissed at \(record.overSince). Forget its token, and start a new activity.")
  }

  static func older(_ push: ActivityPush, than last: Int, _ record: ActivityRecord, waits: Bool) -> Self {
    // Later than the year 5000 as seconds: somebody counted milliseconds.
    let hint =
      last > 95_617_584_000
      ? " That one is in milliseconds, it seems; timestamps are seconds since 1970." : ""
    return PushVerdict(
      .dropped, .olderTimestamp,
      "Its timestamp \(push.timestamp) is older than \(last), that of the push that \(record.name) \(waits ? "is waiting to show" : "shows").\(hint) Set `timestamp` to the time at which the content was made."
    )
  }

  static func noContentState(_ push: ActivityPush) -> Self {
    PushVerdict(
      .dropped, .noContentState,
      "A push with event `\(push.event.rawValue)` needs `content-state`, the whole state as a JSON object; there is none. Nothing was changed."
    )
  }

  static func noAttributes(_ push: ActivityPush) -> Self {
    PushVerdict(
      .dropped, .noAttributes,
      "A push that starts an activity needs `\(push.attributesType == nil ? "attributes-type" : "attributes")`; it is missing. Nothing was started."
    )
  }

  static func noAlert(_ type: String) -> Self {
    PushVerdict(
      .dropped, .noAlert,
      "A push that starts an activity of \(type) needs an `alert` with title and body, by which the person learns of it; there is none. Nothing was started."
    )
  }

  static func startToUpdateToken(_ record: ActivityRecord) -> Self {
    PushVerdict(
      .dropped, .wrongEvent,
      "Event `start` came to \(record.name), which runs. Starting needs the type's push-to-start token; here send `update` or `end`."
    )
  }

  static func updateToStartToken(_ push: ActivityPush) -> Self {
    PushVerdict(
      .dropped, .wrongEvent,
      "Event `\(push.event.rawValue)` came to a push-to-start token, which only starts activities. Send it to the update token of the activity."
    )
  }
}
