extension LimitTable {
  /// Live Activities; docs/decisions/0020 says why.
  static let activities = [
    row(
      .activityActive, .activities, 8 * hour, .seconds, "After it the system ends an activity.", .apple,
      liveData, 1...30 * day),
    row(
      .activityEnded, .activities, 4 * hour, .seconds,
      "An ended activity stays on the Lock Screen so long at most.", .apple,
      liveData, 0...30 * day),
    row(
      .activityStartBytes, .activities, 4 * kilobyte, .bytes, "Attributes and first state together, as JSON.",
      .apple, liveData,
      1...512 * kilobyte),
    row(
      .activityUpdateBytes, .activities, 4 * kilobyte, .bytes, "The state of an update, as JSON.", .apple,
      liveData,
      1...512 * kilobyte),
    row(
      .activitiesPerApp, .activities, 5, .count, "Activities of one app that are pending, active or stale.",
      .field,
      "two operators of push services; Apple names none"),
    row(.activitiesInAll, .activities, 20, .count, "The same of all apps.", .ours, "Apple names none"),
    row(
      .activityPushes, .activities, 12, .count, "Pushes of priority 10 to one activity in an hour.", .field,
      "developers' guides say 10 to 12; Apple names none"),
    row(
      .activityFrequentPushes, .activities, 120, .count,
      "The same with NSSupportsLiveActivitiesFrequentUpdates.", .ours,
      "one operator sees less than a minute between two"),
    row(
      .activityPushTime, .activities, hour, .seconds, "The budget of pushes is full again after it.", .apple,
      "starting-and-updating-live-activities-with-activitykit-push-notifications", 1...30 * day),
    row(
      .activityAlert, .activities, 5, .seconds, "An alert keeps the island expanded so long.", .ours,
      "Apple says a few seconds", 0...hour),
    row(
      .pushStorage, .activities, 30 * day, .seconds, "A stored push is kept so long at most.", .apple,
      "sending-notification-requests-to-apns"),
    row(
      .channelStorage, .activities, 8 * hour, .seconds, "A channel's newest broadcast is kept so long.",
      .apple,
      "sending-broadcast-push-notification-requests-to-apns"),
  ]

  private static let liveData = "displaying-live-data-with-live-activities"
}
