import Archive
import Foundation
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
    PictureRenderer.draw(
      scene, ControlGlass.appearance(pose.span, size: scene.size, displayScale: scale), at: instant,
      as: format)
  }
}
