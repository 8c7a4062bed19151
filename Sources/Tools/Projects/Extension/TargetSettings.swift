/// What a target's build settings say about how its Swift files are compiled.
package struct TargetSettings: Sendable, Equatable {
  /// The system the source is compiled for, as `#if os(…)` sees it.
  package var platform: Platform
  /// `SWIFT_ACTIVE_COMPILATION_CONDITIONS`: names that `#if NAME` finds set. Xcode's Debug configuration has `DEBUG`.
  package var conditions: [String]
  /// `SWIFT_VERSION`: the language mode, `5` or `6` (older ones compile as 5).
  package var languageMode: String
  /// `SWIFT_DEFAULT_ACTOR_ISOLATION = MainActor`.
  package var isolatesToMainActor: Bool
  /// `SWIFT_UPCOMING_FEATURE_…` and `OTHER_SWIFT_FLAGS -enable-upcoming-feature NAME`, by the compiler's names.
  package var upcomingFeatures: [String]
  /// The SDK that the widget counts as built with; `nil` for the newest.
  package var linkedSDK: LinkedSDK?
  /// The project's prefix of classes, which those of its intent definitions have.
  package var classPrefix = ""

  package init(
    platform: Platform = .iOS, conditions: [String] = ["DEBUG"], languageMode: String = "5",
    isolatesToMainActor: Bool = false, upcomingFeatures: [String] = [],
    linkedSDK: LinkedSDK? = nil
  ) {
    self.platform = platform
    self.conditions = conditions
    self.languageMode = languageMode
    self.isolatesToMainActor = isolatesToMainActor
    self.upcomingFeatures = upcomingFeatures
    self.linkedSDK = linkedSDK
  }
}
