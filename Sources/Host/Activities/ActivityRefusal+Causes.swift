import Archive
import Foundation

/// Refusals of the board: each says what is wrong and what to do.
extension ActivityRefusal {
  static func unsupportedTarget(_ extensionName: String) -> Self {
    ActivityRefusal(
      .unsupportedTarget,
      "The app of \(extensionName) does not say that it has Live Activities. Set NSSupportsLiveActivities to YES in its Info.plist."
    )
  }

  static func denied(_ extensionName: String) -> Self {
    ActivityRefusal(
      .denied,
      "Live Activities of \(extensionName) are turned off. The person can turn them on again; read areActivitiesEnabled before a request."
    )
  }

  static func taken(_ id: String) -> Self {
    ActivityRefusal(
      .malformedActivityIdentifier,
      id.isEmpty
        ? "The new activity has no id. Give it one that no other activity has."
        : "There already is an activity with the id \(id). Give the new one an id of its own.")
  }

  static func silentSchedule(_ start: ActivityStart) -> Self {
    ActivityRefusal(
      .unsupported,
      "An activity of \(start.attributesType) with a start date needs an alert, by which the person learns that it has begun. Pass an alertConfiguration."
    )
  }

  static func tooLarge(_ start: ActivityStart, _ limits: ActivityLimits) -> Self {
    let attributes = start.attributes.count
    let state = start.content.state.count
    return ActivityRefusal(
      .attributesTooLarge,
      "Attributes (\(attributes) bytes as JSON) and state (\(state)) of \(start.attributesType) are \(attributes + state) bytes together; \(limits.startBytes) are allowed. Send names of assets instead of images, and keep what only the app needs out of them."
    )
  }

  static func tooLarge(
    _ record: ActivityRecord, _ content: ActivityContentData, _ limits: ActivityLimits
  ) -> Self {
    ActivityRefusal(
      .attributesTooLarge,
      "The new state of \(record.name) has \(content.state.count) bytes as JSON; \(limits.updateBytes) are allowed. It keeps the state that it had."
    )
  }

  static func tooManyOfApp(_ extensionName: String, _ limits: ActivityLimits) -> Self {
    ActivityRefusal(
      .targetMaximumExceeded,
      "\(extensionName) already has \(limits.activitiesPerApp) activities that run or are scheduled, which is its limit. End one first."
    )
  }

  static func tooManyInAll(_ limits: ActivityLimits) -> Self {
    ActivityRefusal(
      .globalMaximumExceeded,
      "The device already has \(limits.activitiesInAll) activities that run or are scheduled, which is its limit. End one first, of any app."
    )
  }

  static func unknown(_ id: String) -> Self {
    ActivityRefusal(
      .malformedActivityIdentifier,
      "There is no activity with the id \(id). It may have been dismissed long ago; Activity.activities lists those there are."
    )
  }

  static func over(_ record: ActivityRecord) -> Self {
    ActivityRefusal(
      .reconnectNotPermitted,
      "\(record.name) was \(record.phase == .ended ? "ended" : "dismissed") at \(record.overSince): what comes afterwards is ignored. Start a new activity."
    )
  }

  static func notOnIsland(_ record: ActivityRecord) -> Self {
    ActivityRefusal(
      .visibility,
      record.isLive
        ? "\(record.name) is not on the island now: others are more relevant or came later. Only what is there can be expanded."
        : "\(record.name) is \(record.phase.rawValue) and so not on the island. Only what is there can be expanded."
    )
  }
}

extension ActivityRecord {
  /// What sentences call it.
  var name: String { "\(attributesType) \(id.prefix(8))" }

  /// Since when nothing changes it any more.
  var overSince: String {
    (phase == .ended ? endedAt : dismissesAt)?.words ?? "an unknown time"
  }
}
