import Archive
import Foundation
import Projects
import Render

/// One picture of a control that is to be drawn.
struct PlannedControl: Sendable {
  var kind: String
  var state: ControlState
  var pose: ControlPose
  /// On its glass.
  var scene: Scene
  var scale: Double
  var instant: Date

  init(kind: String, state: ControlState, pose: ControlPose, face: Scene, scale: Double, instant: Date) {
    self.kind = kind
    self.state = state
    self.pose = pose
    scene = ControlGlass.composed(face, pose.span)
    self.scale = scale
    self.instant = instant
  }

  /// Draws it as a file, and measures what it takes.
  func drawn(as format: PictureFormat) -> DrawnPicture {
    var appearance = ControlGlass.appearance(pose.span, size: scene.size, displayScale: scale)
    let clock = ContinuousClock()
    let start = clock.now
    switch format {
    case .png:
      let picture = SceneRenderer().drawing(scene, appearance: appearance, at: instant)
      let drawn = clock.now
      let data = picture.png()
      return DrawnPicture(
        format: .png, data: data, facts: SceneFacts(scene: scene, picture: picture),
        drawSeconds: (drawn - start).inSeconds, encodeSeconds: (clock.now - drawn).inSeconds)
    case .svg:
      let text = SVGWriter.svg(
        scene, appearance: appearance, at: instant, options: SVGOptions(keepsLiveText: false))
      let drawn = clock.now
      let data = Data(text.utf8)
      let encoded = clock.now
      appearance.displayScale = 1
      let picture = SceneRenderer().drawing(scene, appearance: appearance, at: instant)
      return DrawnPicture(
        format: .svg, data: data, facts: SceneFacts(scene: scene, picture: picture),
        drawSeconds: (drawn - start).inSeconds, encodeSeconds: (encoded - drawn).inSeconds)
    }
  }
}
