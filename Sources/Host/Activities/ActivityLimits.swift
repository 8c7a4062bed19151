import Foundation
import Limits

/// The numbers of Live Activities, from the table `LimitTable`; why they are so is in docs/decisions/0020.
///
/// Confidence: A Apple's text; B independent parties agree; C one party; D ours.
package struct ActivityLimits: Sendable, Equatable, Codable {
  /// What a budget of pushes is for.
  package enum BudgetScope: String, Sendable, CaseIterable, Codable { case activity, app }

  /// Seconds from the start after which the system ends an activity. A: displaying-live-data-with-live-activities.
  package var activeSeconds: TimeInterval
  /// Seconds that an ended activity stays on the Lock Screen at most. A: the same page.
  package var endedSeconds: TimeInterval
  /// Bytes of attributes and first state together, as JSON. A for 4 KB; C that it is the JSON that is measured.
  package var startBytes: Int
  /// Bytes of the state of an update, as JSON. A.
  package var updateBytes: Int
  /// Running activities of one app: pending, active or stale. Apple names no number. B: two operators of push services say five;
  /// the seeds say that two or three are usual. D: ended ones do not count.
  package var activitiesPerApp: Int
  /// Running activities of all apps. Apple names no number. D.
  package var activitiesInAll: Int
  /// Pushes of priority 10 in an hour. Apple names no number. C: the seeds say ten to twelve, one operator about fifteen.
  package var hourlyPushes: Int
  /// The same with `NSSupportsLiveActivitiesFrequentUpdates`, unless the person has turned it off. Apple names no number; C: one
  /// operator sees deliveries less than a minute apart. D for 120.
  package var hourlyFrequentPushes: Int
  /// Seconds after which the hour's budget is full again. A that it is hourly, D that the hour begins with the first push.
  package var budgetSeconds: TimeInterval
  /// D: Apple does not say what shares a budget.
  package var budgetScope = BudgetScope.activity
  /// Seconds that an alert keeps the island expanded, or its banner down. A for a few seconds, D for five.
  package var alertSeconds: TimeInterval
  /// Seconds that a stored push is kept at most: 30 days. A: sending-notification-requests-to-apns.
  package var storageSeconds: TimeInterval
  /// Seconds that a channel's newest broadcast is kept: 8 hours. A: sending-broadcast-push-notification-requests-to-apns.
  package var channelStorageSeconds: TimeInterval
  /// Dismissed activities that the board still knows, so that a late push can be told why it changes nothing. D.
  package var keptDismissed = 256

  /// The numbers of the system, as far as they are known.
  package static let standard = ActivityLimits()
  /// No limit on the number of activities: for load tests, and for a wall that shows the activities of many.
  package static let boundless = {
    var limits = ActivityLimits()
    limits.activitiesPerApp = .max
    limits.activitiesInAll = .max
    return limits
  }()

  /// The numbers of a table, to be changed one by one.
  package init(_ limits: Limits = .standard) {
    activeSeconds = limits[.activityActive]
    endedSeconds = limits[.activityEnded]
    startBytes = limits.count(.activityStartBytes)
    updateBytes = limits.count(.activityUpdateBytes)
    activitiesPerApp = limits.count(.activitiesPerApp)
    activitiesInAll = limits.count(.activitiesInAll)
    hourlyPushes = limits.count(.activityPushes)
    hourlyFrequentPushes = limits.count(.activityFrequentPushes)
    budgetSeconds = limits[.activityPushTime]
    alertSeconds = limits[.activityAlert]
    storageSeconds = limits[.pushStorage]
    channelStorageSeconds = limits[.channelStorage]
  }
}
