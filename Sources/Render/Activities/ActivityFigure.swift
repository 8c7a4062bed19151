import Archive

/// What a picture shows of a Live Activity: a presentation with what the system draws around it.
package enum ActivityFigure: String, Sendable, CaseIterable {
  /// The card of the Lock Screen.
  case content
  /// The same card where an alert comes down on a device without an island.
  case banner
  /// The island with an activity alone in it.
  case compact
  /// The first of two activities, attached to the island, and the second, in its circle.
  case minimal, minimalDetached
  case expanded
  /// The Smart Stack of a Watch, and CarPlay.
  case small, medium
  /// The card on the whole screen of an iPhone that lies on its side.
  case standBy

  /// The pictures of the extension's that it is made of, in this order.
  package var presentations: [ActivityPresentation] {
    switch self {
    case .content, .banner, .standBy: [.lockScreen]
    case .compact: [.compactLeading, .compactTrailing]
    case .minimal, .minimalDetached: [.minimal]
    case .expanded: [.expanded]
    case .small: [.small]
    case .medium: [.medium]
    }
  }

  /// Drawn for the whole screen (`isActivityFullscreen`).
  package var isFullscreen: Bool { self == .standBy }

  /// Needs a device with an island.
  package var isIsland: Bool { presentations.allSatisfy(\.isIsland) }

  /// The scheme it has when the device has `scheme`: the island, a Watch and StandBy are always dark.
  package func scheme(on scheme: SceneEnvironment.ColorScheme) -> SceneEnvironment.ColorScheme {
    switch self {
    case .content, .banner, .medium: scheme
    case .compact, .minimal, .minimalDetached, .expanded, .small, .standBy: .dark
    }
  }
}
