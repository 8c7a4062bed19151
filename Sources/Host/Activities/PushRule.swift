/// The rules by which an accepted push is applied, kept or dropped. The words are stable: clients may compare them.
package enum PushRule: String, Sendable, CaseIterable {
  case applied
  /// Kept, or dropped, because the hour's pushes of priority 10 are used up.
  case budget
  /// A newer push was applied before, or waits.
  case olderTimestamp = "older-timestamp"
  case ended, dismissed
  case unknownActivity = "unknown-activity"
  case noSubscribers = "no-subscribers"
  case tooLarge = "too-large"
  /// The person, or Info.plist, does not allow Live Activities.
  case notEnabled = "not-enabled"
  case tooMany = "too-many"
  /// `start` to a token or channel that updates, or `update` to one that starts.
  case wrongEvent = "wrong-event"
  case noContentState = "no-content-state"
  case noAttributes = "no-attributes"
  case noAlert = "no-alert"
  case malformed
  /// The device is not reached: kept, or dropped because it may not be.
  case notReached = "not-reached"
  case expired
  /// A later push with the same collapse id, or of the same app, took its place.
  case replaced
}

extension PushVerdict {
  package init(_ outcome: Outcome, _ rule: PushRule, _ message: String, changed: [String] = []) {
    self.init(outcome, rule: rule.rawValue, message: message, changed: changed)
  }
}
