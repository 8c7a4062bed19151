import Foundation

/// What changes of a Live Activity: `ActivityContent` as it crosses the process boundary.
package struct ActivityContentData: Sendable, Equatable, Hashable, Codable {
  /// The `ContentState` as JSON, exactly as `JSONEncoder`'s defaults write it or a push brings it.
  package var state: Data
  /// From then on the activity is stale.
  package var staleDate: Date?
  /// Compared with those of the app's other activities only.
  package var relevanceScore: Double
  package init(state: Data, staleDate: Date? = nil, relevanceScore: Double = 0) {
    self.state = state
    self.staleDate = staleDate
    self.relevanceScore = relevanceScore
  }
}

/// Where a Live Activity is in its life. In the order of `ActivityKit.ActivityState` in SDK 26.2.
package enum ActivityPhase: String, Sendable, CaseIterable, Codable {
  /// Asked for with `start:`, and its date has not come.
  case pending
  case active
  case ended
  /// Nowhere on the screen any more.
  case dismissed
  case stale
}

/// `ActivityStyle`.
package enum ActivityStyleName: String, Sendable, CaseIterable, Codable { case standard, transient }

/// `AlertConfiguration`, or the `alert` of a push: words in the person's language.
package struct ActivityAlert: Sendable, Equatable, Hashable, Codable {
  package var title: String
  package var body: String
  /// The name of a sound file; `nil` for the system's.
  package var sound: String?
  package init(title: String, body: String, sound: String? = nil) {
    self.title = title
    self.body = body
    self.sound = sound
  }
}

/// `ActivityUIDismissalPolicy`.
package enum ActivityDismissal: Sendable, Equatable, Hashable, Codable {
  /// At most four hours after the end.
  case standard
  case immediate
  /// At a date, which the host brings into the four hours.
  case after(Date)
}

/// `PushType`.
package enum ActivityPushType: Sendable, Equatable, Hashable, Codable {
  case token
  /// Updated by broadcasts on the channel with this identifier (base64).
  case channel(String)
}

/// `Activity.request`: an activity that an app, a push or a person wants to start.
package struct ActivityStart: Sendable, Equatable, Codable {
  /// The name of the `ActivityAttributes` type, as in a push's `attributes-type`.
  package var attributesType: String
  /// The attributes as JSON.
  package var attributes: Data
  package var content: ActivityContentData
  package var pushType: ActivityPushType?
  package var style: ActivityStyleName
  package var alert: ActivityAlert?
  /// Until then it is pending.
  package var start: Date?
  package init(
    attributesType: String, attributes: Data, content: ActivityContentData, pushType: ActivityPushType? = nil,
    style: ActivityStyleName = .standard, alert: ActivityAlert? = nil, start: Date? = nil
  ) {
    self.attributesType = attributesType
    self.attributes = attributes
    self.content = content
    self.pushType = pushType
    self.style = style
    self.alert = alert
    self.start = start
  }
}

/// Why an activity was not started, in `ActivityAuthorizationError`'s order and words, with a sentence that says what to do.
package struct ActivityRefusal: Sendable, Equatable, Codable, Error {
  package enum Reason: String, Sendable, CaseIterable, Codable {
    case attributesTooLarge, unsupported, denied, globalMaximumExceeded, targetMaximumExceeded
    case unsupportedTarget, visibility, persistenceFailure, missingProcessIdentifier, unentitled
    case malformedActivityIdentifier, reconnectNotPermitted
  }
  package var reason: Reason
  package var message: String
  package init(_ reason: Reason, _ message: String) {
    self.reason = reason
    self.message = message
  }
}
