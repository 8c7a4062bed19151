import Archive
import Foundation
import Render

/// One picture of a Live Activity that is to be drawn.
struct PlannedActivity: Sendable {
  var subject: ActivitySubject
  var figure: ActivityFigure
  /// With what the system draws around it.
  var scene: Scene
  var scenes: ActivityScenes
  var environment: SceneEnvironment
  var isStale: Bool
  /// Of its file.
  var name: String
  var instant: Date

  init(
    subject: ActivitySubject, figure: ActivityFigure, pictures: [ActivityScenes.Picture],
    scenes: ActivityScenes, chrome: ActivityChrome, deviceScheme: SceneEnvironment.ColorScheme,
    environment: SceneEnvironment, isStale: Bool, name: String, instant: Date
  ) {
    self.subject = subject
    self.figure = figure
    scene = chrome.composed(figure, of: pictures, keylineTint: scenes.keylineTint, on: deviceScheme)
    self.scenes = scenes
    self.environment = environment
    self.isStale = isStale
    self.name = name
    self.instant = instant
  }

  func drawn(as format: PictureFormat) -> DrawnPicture {
    PictureRenderer.draw(scene, ActivityChrome.appearance(environment), at: instant, as: format)
  }
}
