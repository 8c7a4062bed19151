import Archive
import Foundation

/// What of a widget reacts to a tap where it is shown.
package struct Interactivity: Sendable, Equatable {
  /// `Button(intent:)` and `Toggle(isOn:intent:)`.
  package var controls: Bool
  /// `Link`.
  package var links: Bool
  /// What the findings call the place, such as `accessoryInline`.
  package var place: String
  package init(controls: Bool, links: Bool, place: String) {
    self.controls = controls
    self.links = links
    self.place = place
  }

  /// Nothing is known of the place.
  package static let everywhere = Interactivity(controls: true, links: true, place: "")
}

private struct InteractivityKey: EnvironmentKey {
  static var defaultValue: Interactivity { .everywhere }
}

extension EnvironmentValues {
  /// What reacts to a tap here. Set by WidgetKit for the family.
  package var interactivity: Interactivity {
    get { self[InteractivityKey.self] }
    set { self[InteractivityKey.self] = newValue }
  }
}

extension _ViewContext {
  /// Whether controls with an intent act here; where they do not, a finding says so.
  @MainActor func honoursControl(_ name: String) -> Bool {
    guard !environment.drawsOneFace else { return false }
    let place = environment.interactivity
    guard !place.controls else { return true }
    session.report(
      "button-not-in-family", .note,
      "iOS ignores the \(name) with an intent in \(place.place), where a tap opens the app; leave it out for this family"
    )
    return false
  }

  /// Whether links are followed here; where they are not, a finding says so.
  @MainActor func honoursLink(_ address: String) -> Bool {
    guard !environment.drawsOneFace else { return false }
    let place = environment.interactivity
    guard !place.links else { return true }
    session.report(
      "link-not-in-family", .note,
      "iOS ignores the Link to \(address) in \(place.place), where a tap opens the widgetURL; set widgetURL(_:) for this family"
    )
    return false
  }
}
