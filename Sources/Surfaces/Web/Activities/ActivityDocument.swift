import Activities
import Archive
import Foundation
import Host
import Render

/// A Live Activity as the page shows it.
struct ActivityDocument: Encodable {
  /// CSS, for each scheme.
  struct Tint: Encodable {
    var light: String
    var dark: String
  }
  struct Presentation: Encodable {
    var name: String
    /// What its picture takes, in points.
    var width: Double
    var height: Double
    /// Absent for the system's material.
    var backgroundTint: Tint?
    /// Of the words with which the system offers to clear it.
    var actionColor: Tint?
    var hits: [HitDocument]
    var widgetURL: String?
    var accessibility: String
  }

  var id: String
  var `extension`: String
  var type: String
  var phase: String
  var isStale: Bool
  var content: JSONValue
  var attributes: JSONValue
  var staleDate: Date?
  var relevance: Double
  var requestedAt: Date
  var startsAt: Date
  /// When it ended, or when the system will end it at the latest.
  var endsAt: Date?
  var endedBy: String?
  var dismissesAt: Date?
  var updatedAt: Date
  var origin: String
  var style: String
  var updates: Int
  /// Lower-case hex.
  var token: String?
  var channel: String?
  var problem: WidgetDocument.Trouble?
  var findings: [WidgetDocument.Finding]
  var pending: Bool
  var revision: Int
  var presentations: [Presentation]
  /// CSS; the island is dark in both schemes.
  var keylineTint: String?
  var islandURL: String?

  init(_ snapshot: ActivitySnapshot) {
    let record = snapshot.record
    id = record.id
    self.extension = record.extensionName
    type = record.attributesType
    phase = record.phase.rawValue
    isStale = record.phase == .stale
    content = JSONValue(record.content.state)
    attributes = JSONValue(record.attributes)
    staleDate = record.content.staleDate
    relevance = record.content.relevanceScore
    requestedAt = record.requestedAt
    startsAt = record.startsAt
    endsAt = record.latestEnd
    endedBy = record.endedBy?.rawValue
    dismissesAt = record.dismissesAt
    updatedAt = record.updatedAt
    origin = record.origin.rawValue
    style = record.style.rawValue
    updates = record.updates
    token = snapshot.updateToken.map { data in
      data.map { String(format: "%02x", $0) }.joined()
    }
    if case .channel(let identifier) = record.pushType { channel = identifier }
    problem = snapshot.problem.map { .init(code: $0.code, message: $0.message, cure: $0.cure) }
    findings = (snapshot.pictures?.diagnostics ?? []).unique.map(WidgetDocument.Finding.init)
    pending = snapshot.isPending
    revision = snapshot.revision
    presentations = ActivityPictureName.all.compactMap { Presentation(snapshot, $0) }
    keylineTint = snapshot.pictures?.keylineTint.map { ColorText.css($0, .dark) }
    islandURL = snapshot.pictures?.islandURL
  }
}

extension ActivityDocument.Presentation {
  /// `nil` where there is no picture of it.
  init?(_ snapshot: ActivitySnapshot, _ name: ActivityPictureName) {
    guard let picture = snapshot.picture(name, .light) else { return nil }
    let dark = snapshot.picture(name, .dark) ?? picture
    let scene = picture.scene
    self.init(
      name: name.text, width: scene.size.width, height: scene.size.height,
      backgroundTint: .init(picture.backgroundTint, dark.backgroundTint),
      actionColor: .init(picture.actionColor, dark.actionColor),
      hits: HitDocument.hits(scene, where: name.presentation.offers),
      widgetURL: scene.widgetURL, accessibility: scene.spoken)
  }
}

extension ActivityDocument.Tint {
  init?(_ light: SceneColor?, _ dark: SceneColor?) {
    guard let light, let dark else { return nil }
    self.init(light: ColorText.css(light, .light), dark: ColorText.css(dark, .dark))
  }
}

extension ActivityPresentation {
  /// Whether a region with this action reacts by itself. Compact and minimal open the app as a whole; in CarPlay buttons and toggles are
  /// inert (A: "Linking to specific app scenes…" and "Creating custom views for Live Activities").
  func offers(_ action: HitRegion.Action) -> Bool {
    switch self {
    case .lockScreen, .expanded, .small: true
    case .medium: if case .link = action { true } else { false }
    case .compactLeading, .compactTrailing, .minimal: false
    }
  }
}

extension ActivityRecord {
  /// When it ended, or when the system ends it; `nil` before it has started.
  var latestEnd: Date? {
    switch phase {
    case .pending: nil
    case .active, .stale: startsAt + ActivityLimits.standard.activeSeconds
    case .ended, .dismissed: endedAt
    }
  }
}

/// What the Dynamic Island shows.
struct IslandDocument: Encodable {
  var state: String
  var id: String?
  /// The activity in the circle beside it.
  var detached: String?

  init(_ state: IslandState) {
    switch state {
    case .empty: self.state = "empty"
    case .compact(let id): (self.state, self.id) = ("compact", id)
    case .minimal(let id, let other): (self.state, self.id, detached) = ("minimal", id, other)
    case .expanded(let id, let other): (self.state, self.id, detached) = ("expanded", id, other)
    }
  }
}

/// An alert while it is up.
struct AlertDocument: Encodable {
  var id: String
  var title: String
  var body: String
  var until: Date

  init(id: String, alert: ActivityAlert, until: Date) {
    self.id = id
    title = alert.title
    body = alert.body
    self.until = until
  }
}

/// A type of activities, with examples to begin from.
struct ActivityTypeDocument: Encodable {
  var `extension`: String
  var type: String
  var attributes: JSONValue
  var state: JSONValue
  /// A line for each key of the state with its Swift type.
  var keys: [String]
  var supplementalFamilies: [String]

  init(extensionName: String, description: ActivityDescription) {
    self.extension = extensionName
    type = description.attributesType
    attributes = JSONValue(text: description.attributesTemplate)
    state = JSONValue(text: description.stateTemplate)
    keys = description.stateKeys
    supplementalFamilies = description.supplementalFamilies
  }
}
