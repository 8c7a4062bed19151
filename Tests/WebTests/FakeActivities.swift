import Activities
import Archive
import Foundation
import Host

@testable import Web

/// The Live Activities of a `FakeModel`.
struct FakeActivities {
  var snapshots = [FakeActivities.snapshot()]
  var island = IslandState.compact(id: "a1")
  var alert: (id: String, alert: ActivityAlert, until: Date)?
  var types: [(extensionName: String, description: ActivityDescription)] = [
    (
      "Courier",
      ActivityDescription(
        attributesType: "DeliveryAttributes", supplementalFamilies: ["small"],
        attributesTemplate: #"{"order":0}"#, stateTemplate: #"{"minutes":0}"#, stateKeys: ["minutes: Int"])
    )
  ]
  /// What was done, in words.
  var done: [String] = []
  var started: [ActivityStart] = []

  static let start = Date(timeIntervalSince1970: 1_699_999_000)

  static func snapshot(
    id: String = "a1", phase: ActivityPhase = .active, state: String = #"{"minutes":12,"share":0.25}"#
  ) -> ActivitySnapshot {
    var record = ActivityRecord(
      id: id, extensionName: "Courier", attributesType: "DeliveryAttributes",
      attributes: Data(#"{"order":9007199254740993}"#.utf8),
      content: ActivityContentData(state: Data(state.utf8), staleDate: start + 900, relevanceScore: 5),
      phase: phase, pushType: .channel("abc="), origin: .push, number: 1, requestedAt: start, startsAt: start)
    record.updates = 3
    let orange = SceneColor(.srgb(red: 1, green: 0.5, blue: 0))
    func scene(_ width: Double, _ height: Double) -> Scene {
      let hit = HitRegion(
        frame: CGRect(x: 1, y: 2, width: 44, height: 44), action: .intent(identifier: "secret payload"),
        label: "Call")
      return Scene(
        size: CGSize(width: width, height: height), content: [], hits: [hit],
        accessibility: [AccessibilityElement(frame: .zero, role: .text, label: "12 minutes")],
        widgetURL: "courier://7")
    }
    let wanted: [(ActivityPresentation, SceneEnvironment.ColorScheme, Double, Double)] = [
      (.lockScreen, .light, 371, 120), (.lockScreen, .dark, 371, 120), (.compactLeading, .dark, 30, 36.67),
      (.expanded, .dark, 371, 144), (.small, .dark, 182, 84), (.medium, .dark, 240, 100),
      (.lockScreen, .dark, 371, 130),
    ]
    let pictures = wanted.map { presentation, _, width, height in
      ActivityScenes.Picture(
        presentation: presentation, scene: scene(width, height),
        backgroundTint: presentation == .lockScreen ? SceneColor(.system(.label)) : nil,
        actionColor: presentation == .lockScreen ? orange : nil)
    }
    return ActivitySnapshot(
      record: record, pictures: ActivityScenes(pictures: pictures, keylineTint: orange),
      slots: wanted.map { presentation, scheme, width, height in
        // That for StandBy, where it fills the screen, is the last as the host asks for it.
        ActivityRequest.Slot(
          presentation: presentation, minimum: .zero,
          environment: SceneEnvironment(
            size: CGSize(width: width, height: height), colorScheme: scheme, now: start),
          isFullscreen: height == 130)
      }, updateToken: Data([0x0a, 0xff]), problem: nil, revision: 4)
  }
}

extension FakeModel {
  func show(activities: [ActivitySnapshot]) { running.snapshots = activities }
  func show(island: IslandState) { running.island = island }
  func offer(types: [(extensionName: String, description: ActivityDescription)]) { running.types = types }
  func call(_ alert: ActivityAlert, until: Date) { running.alert = ("a1", alert, until) }
  func refuse(_ refusal: ActivityRefusal) { activityRefusal = refusal }

  func activities() -> [ActivitySnapshot] { running.snapshots }
  func activity(id: String) -> ActivitySnapshot? { running.snapshots.first { $0.id == id } }
  func island() -> IslandState { running.island }
  func alert() -> (id: String, alert: ActivityAlert, until: Date)? { running.alert }
  func activityTypes() -> [(extensionName: String, description: ActivityDescription)] { running.types }

  private func note(_ what: String) throws {
    if let refusal { throw refusal }
    if let activityRefusal { throw activityRefusal }
    running.done.append(what)
  }

  func startActivity(_ start: ActivityStart, extensionName: String) throws -> String {
    try note("start in \(extensionName)")
    running.started.append(start)
    return "a2"
  }
  func updateActivity(id: String, content: ActivityContentData, alert: ActivityAlert?) throws {
    let state = String(decoding: content.state, as: UTF8.self)
    let stale = content.staleDate.map { "\($0.timeIntervalSince1970)" } ?? "never"
    try note(
      "update \(id) to \(state), stale \(stale), \(content.relevanceScore), \(alert?.title ?? "quiet")")
  }
  func endActivity(id: String, content: ActivityContentData?, dismissal: ActivityDismissal) throws {
    try note(
      "end \(id) with \(content.map { String(decoding: $0.state, as: UTF8.self) } ?? "what it has"), \(dismissal)"
    )
  }
  func dismissActivity(id: String) throws { try note("dismiss \(id)") }
  func expandIsland(id: String?) throws { try note("expand \(id ?? "nothing")") }
  func tapActivity(_ tap: TapRequest, presentation: ActivityPresentation) throws -> TapOutcome {
    try note("tap \(tap.hit) in \(presentation.rawValue) of \(tap.widget), \(tap.isAuthenticated)")
    return outcome
  }
}
