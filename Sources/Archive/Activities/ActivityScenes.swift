import Foundation

/// The ways in which a Live Activity is shown.
package enum ActivityPresentation: String, Sendable, CaseIterable, Codable {
  /// The card of the Lock Screen, of a banner, and of StandBy at twice its size.
  case lockScreen
  case compactLeading, compactTrailing, minimal, expanded
  /// `activityFamily == .small`: Smart Stack of a Watch, CarPlay.
  case small
  /// `activityFamily == .medium`: iPad and large CarPlay displays.
  case medium

  /// Part of the Dynamic Island: black background, dark scheme.
  package var isIsland: Bool {
    switch self {
    case .compactLeading, .compactTrailing, .minimal, .expanded: true
    case .lockScreen, .small, .medium: false
    }
  }
}

/// An `ActivityConfiguration` of a bundle.
package struct ActivityDescription: Sendable, Equatable {
  /// The name of the attributes' type, without its module: what a push calls `attributes-type`.
  package var attributesType: String
  /// Families of `supplementalActivityFamilies(_:)`: `small`, `medium`.
  package var supplementalFamilies: [String]
  /// What attributes and state look like: a JSON document of examples with every key the type reads (`{"name":"","eta":0}`).
  package var attributesTemplate: String
  package var stateTemplate: String
  /// A line for each key with its Swift type, such as `driver.name: String?`, in the order of reading.
  package var stateKeys: [String]
  package var attributesKeys: [String]
  package init(
    attributesType: String, supplementalFamilies: [String] = [], attributesTemplate: String = "{}",
    stateTemplate: String = "{}", stateKeys: [String] = [], attributesKeys: [String] = []
  ) {
    self.attributesType = attributesType
    self.supplementalFamilies = supplementalFamilies
    self.attributesTemplate = attributesTemplate
    self.stateTemplate = stateTemplate
    self.stateKeys = stateKeys
    self.attributesKeys = attributesKeys
  }
}

/// Asks an extension for the pictures of an activity.
package struct ActivityRequest: Sendable, Equatable {
  /// A picture: `environment.size` is the largest it may be; the scene that comes back has the size it takes.
  package struct Slot: Sendable, Equatable {
    package var presentation: ActivityPresentation
    /// The least width and height.
    package var minimum: CGSize
    package var environment: SceneEnvironment
    /// `isActivityFullscreen`: StandBy.
    package var isFullscreen: Bool
    /// Width and height of what is in the middle of the island's top (camera), which the expanded layout goes around.
    package var sensor: CGSize
    package init(
      presentation: ActivityPresentation, minimum: CGSize, environment: SceneEnvironment,
      isFullscreen: Bool = false, sensor: CGSize = .zero
    ) {
      self.presentation = presentation
      self.minimum = minimum
      self.environment = environment
      self.isFullscreen = isFullscreen
      self.sensor = sensor
    }
  }
  package var activityID: String
  package var attributesType: String
  /// JSON of the attributes and of the content's state.
  package var attributes: Data
  package var state: Data
  package var isStale: Bool
  /// Empty: only say whether attributes and state decode.
  package var slots: [Slot]
  package init(
    activityID: String, attributesType: String, attributes: Data, state: Data, isStale: Bool = false,
    slots: [Slot] = []
  ) {
    self.activityID = activityID
    self.attributesType = attributesType
    self.attributes = attributes
    self.state = state
    self.isStale = isStale
    self.slots = slots
  }
}

/// An activity's pictures, one for each slot of the request, in its order.
package struct ActivityScenes: Sendable, Equatable {
  package struct Picture: Sendable, Equatable {
    package var presentation: ActivityPresentation
    package var scene: Scene
    /// `activityBackgroundTint`; `nil` for the system's material. Ignored in the island.
    package var backgroundTint: SceneColor?
    /// `activitySystemActionForegroundColor`.
    package var actionColor: SceneColor?
    package init(
      presentation: ActivityPresentation, scene: Scene, backgroundTint: SceneColor? = nil,
      actionColor: SceneColor? = nil
    ) {
      self.presentation = presentation
      self.scene = scene
      self.backgroundTint = backgroundTint
      self.actionColor = actionColor
    }
  }
  package var pictures: [Picture]
  /// `keylineTint(_:)` and `widgetURL(_:)` of the `DynamicIsland`.
  package var keylineTint: SceneColor?
  package var islandURL: String?
  package var timings: StageTimings
  package var diagnostics: [Diagnostic]
  package init(
    pictures: [Picture], keylineTint: SceneColor? = nil, islandURL: String? = nil,
    timings: StageTimings = StageTimings(), diagnostics: [Diagnostic] = []
  ) {
    self.pictures = pictures
    self.keylineTint = keylineTint
    self.islandURL = islandURL
    self.timings = timings
    self.diagnostics = diagnostics
  }
}
