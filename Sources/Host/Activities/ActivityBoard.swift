import Archive
import Foundation

/// The rules of Live Activities, without effects of its own: events and time go in, what the host has to do comes out.
package struct ActivityBoard: Sendable {
  package let limits: ActivityLimits
  /// By id. A dismissed activity stays until `forget(_:)`, or until many others were dismissed after it.
  package private(set) var records: [String: ActivityRecord] = [:]

  /// An empty board.
  package init(limits: ActivityLimits = .standard) { self.limits = limits }

  /// Goes on where a board was: its records, and the `state` it had.
  package init(
    restoring records: [ActivityRecord], state: ActivityBoardState = ActivityBoardState(),
    limits: ActivityLimits = .standard
  ) {
    self.init(limits: limits)
  }

  /// All that is not in the records, to be kept with them: budgets, pushes held back, alert, permissions.
  package var state: ActivityBoardState { ActivityBoardState() }

  /// When `advance(to:)` has something to do next; `nil` for never.
  package var nextDeadline: Date? { nil }

  package var island: IslandState { .empty }

  /// Sets what the Info.plist of an extension's app says; extensions without are allowed everything but frequent updates.
  package mutating func setTarget(_ target: ActivityTarget?, extensionName: String) {}

  /// What the app reads in `ActivityAuthorizationInfo`: Info.plist and the person's choice together.
  package func authorization(of extensionName: String) -> ActivityAuthorization { ActivityAuthorization() }

  /// The alert that is being shown.
  package func alerting(at now: Date) -> (id: String, alert: ActivityAlert, until: Date)? { nil }

  /// Applies an event. A refusal leaves everything as it was.
  package mutating func handle(_ event: ActivityEvent, now: Date) throws(ActivityRefusal) -> [ActivityEffect]
  {
    []
  }

  /// Plays time up to a date: everything that falls due, in its order.
  package mutating func advance(to now: Date) -> [ActivityEffect] { [] }

  /// An `update` or `end` that came by push for one activity.
  package mutating func push(
    _ push: ActivityPush, activity id: String?, priority: Int, expiration: Date? = nil, now: Date
  ) -> (verdict: PushVerdict, effects: [ActivityEffect]) {
    (PushVerdict(.dropped, rule: "", message: ""), [])
  }

  /// A `start` that came by push; `id` is for the new activity.
  package mutating func pushToStart(
    _ push: ActivityPush, id: String, extensionName: String, priority: Int, now: Date
  ) -> (verdict: PushVerdict, effects: [ActivityEffect]) {
    (PushVerdict(.dropped, rule: "", message: ""), [])
  }

  /// A broadcast to all activities of these extensions that listen to the channel.
  package mutating func broadcast(
    _ push: ActivityPush, channel: String, extensionNames: Set<String>, priority: Int,
    expiration: Date? = nil, now: Date
  ) -> (verdict: PushVerdict, effects: [ActivityEffect]) {
    (PushVerdict(.dropped, rule: "", message: ""), [])
  }

  /// The ids of the activities that listen to a channel.
  package func subscribers(of channel: String, extensionName: String) -> Set<String> { [] }

  /// Forgets a dismissed activity.
  package mutating func forget(_ id: String) {}
}
