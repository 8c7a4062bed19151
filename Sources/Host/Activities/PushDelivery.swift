import Archive
import Foundation

/// A push that the gateway accepted: its sender was told 200.
package struct PushDelivery: Sendable, Equatable, Codable {
  package enum Target: Sendable, Equatable, Hashable, Codable {
    /// A token that the push directory knows, in hex.
    case token(String)
    /// A broadcast channel of an app.
    case channel(String, bundle: String)
  }
  package enum Content: Sendable, Equatable, Codable {
    case liveActivity(ActivityPush)
    /// `content-changed` to the widgets of an extension, or to one control.
    case widgets
    case controls
  }
  /// `apns-id`, lower case.
  package var id: String
  package var target: Target
  package var content: Content
  /// 10, 5 or 1.
  package var priority: Int
  /// Until when it may be stored for a device that is not reached; `nil`: one attempt.
  package var expiration: Date?
  package var collapseID: String?
  package var receivedAt: Date
  package init(
    id: String, target: Target, content: Content, priority: Int = 10, expiration: Date? = nil,
    collapseID: String? = nil, receivedAt: Date
  ) {
    self.id = id
    self.target = target
    self.content = content
    self.priority = priority
    self.expiration = expiration
    self.collapseID = collapseID
    self.receivedAt = receivedAt
  }
}

/// The `aps` dictionary of a `liveactivity` push.
package struct ActivityPush: Sendable, Equatable, Codable {
  package enum Event: String, Sendable, CaseIterable, Codable { case start, update, end }
  package var event: Event
  /// Seconds since 1970.
  package var timestamp: Int
  /// JSON of `content-state`.
  package var state: Data?
  package var attributesType: String?
  /// JSON of `attributes`.
  package var attributes: Data?
  package var alert: ActivityAlert?
  package var staleDate: Date?
  package var dismissalDate: Date?
  package var relevanceScore: Double?
  /// `input-push-token`: the new activity is to have an update token.
  package var wantsToken: Bool
  /// `input-push-channel`: the new activity listens to a channel.
  package var channel: String?
  package init(
    event: Event, timestamp: Int, state: Data? = nil, attributesType: String? = nil, attributes: Data? = nil,
    alert: ActivityAlert? = nil, staleDate: Date? = nil, dismissalDate: Date? = nil,
    relevanceScore: Double? = nil, wantsToken: Bool = false, channel: String? = nil
  ) {
    self.event = event
    self.timestamp = timestamp
    self.state = state
    self.attributesType = attributesType
    self.attributes = attributes
    self.alert = alert
    self.staleDate = staleDate
    self.dismissalDate = dismissalDate
    self.relevanceScore = relevanceScore
    self.wantsToken = wantsToken
    self.channel = channel
  }
}

/// What became of an accepted push, and by which rule: the end of its trace.
package struct PushVerdict: Sendable, Equatable, Codable {
  package enum Outcome: String, Sendable, CaseIterable, Codable {
    case applied
    /// Kept for a device that is not reached, or until the hourly budget has room.
    case stored
    case dropped
  }
  package var outcome: Outcome
  /// A stable word for the rule that decided, such as `older-timestamp`, `budget`, `content-not-decoded`.
  package var rule: String
  /// A sentence: what happened, why, what to do.
  package var message: String
  /// The activities, widgets or controls that were changed.
  package var changed: [String]
  package init(_ outcome: Outcome, rule: String, message: String, changed: [String] = []) {
    self.outcome = outcome
    self.rule = rule
    self.message = message
    self.changed = changed
  }
}
