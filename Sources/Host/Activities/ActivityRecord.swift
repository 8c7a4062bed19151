import Archive
import Foundation

/// All that the host keeps of one Live Activity.
package struct ActivityRecord: Sendable, Equatable, Codable, Identifiable {
  /// Who started it.
  package enum Origin: String, Sendable, CaseIterable, Codable { case app, push, commandLine, page }

  /// What ended it.
  package enum EndCause: String, Sendable, CaseIterable, Codable {
    /// `end` of the app, the command line or the page.
    case request
    case push
    /// The system, after eight hours: nobody ended it.
    case eightHours
    /// A transient one, because the device was locked.
    case locked
    /// A transient one, because it was collapsed.
    case collapsed
  }

  package var id: String
  /// The installed extension whose `ActivityConfiguration` draws it, and whose app it belongs to.
  package var extensionName: String
  package var attributesType: String
  /// JSON.
  package var attributes: Data
  package var content: ActivityContentData
  package var phase: ActivityPhase
  package var style: ActivityStyleName
  package var pushType: ActivityPushType?
  package var origin: Origin
  package var alert: ActivityAlert?
  /// Order of starting, for ties in relevance.
  package var number: Int
  package var requestedAt: Date
  /// When it became or becomes active: later than `requestedAt` for a scheduled one.
  package var startsAt: Date
  package var updatedAt: Date
  package var endedAt: Date?
  package var endedBy: EndCause?
  /// When it leaves the Lock Screen; set when it ends.
  package var dismissesAt: Date?
  /// `timestamp` of the last push or update with one that was applied.
  package var timestamp: Int?
  package var updates: Int
  package init(
    id: String, extensionName: String, attributesType: String, attributes: Data, content: ActivityContentData,
    phase: ActivityPhase, style: ActivityStyleName = .standard, pushType: ActivityPushType? = nil,
    origin: Origin, alert: ActivityAlert? = nil, number: Int, requestedAt: Date, startsAt: Date
  ) {
    self.id = id
    self.extensionName = extensionName
    self.attributesType = attributesType
    self.attributes = attributes
    self.content = content
    self.phase = phase
    self.style = style
    self.pushType = pushType
    self.origin = origin
    self.alert = alert
    self.number = number
    self.requestedAt = requestedAt
    self.startsAt = startsAt
    updatedAt = requestedAt
    updates = 0
  }
}
