import Archive
import Foundation
import Projects
import Render

/// Draws a planned picture as a file, and measures what it takes.
enum PictureRenderer {
  static func draw(_ plan: PlannedPicture, as format: PictureFormat) -> DrawnPicture {
    switch format {
    case .png: png(plan)
    case .svg: svg(plan)
    }
  }

  private static func png(_ plan: PlannedPicture) -> DrawnPicture {
    let clock = ContinuousClock()
    let start = clock.now
    let picture = SceneRenderer().drawing(
      plan.scene, appearance: Appearance(plan.environment), at: plan.instant)
    let drawn = clock.now
    let data = picture.png()
    let encoded = clock.now
    return DrawnPicture(
      format: .png, data: data, facts: SceneFacts(scene: plan.scene, picture: picture),
      drawSeconds: (drawn - start).inSeconds, encodeSeconds: (encoded - drawn).inSeconds)
  }

  /// Facts about pixels come from a small picture of the same scene: an SVG has none.
  private static func svg(_ plan: PlannedPicture) -> DrawnPicture {
    var appearance = Appearance(plan.environment)
    let clock = ContinuousClock()
    let start = clock.now
    let text = SVGWriter.svg(
      plan.scene, appearance: appearance, at: plan.instant, options: SVGOptions(keepsLiveText: false))
    let drawn = clock.now
    let data = Data(text.utf8)
    let encoded = clock.now
    appearance.displayScale = 1
    let picture = SceneRenderer().drawing(plan.scene, appearance: appearance, at: plan.instant)
    return DrawnPicture(
      format: .svg, data: data, facts: SceneFacts(scene: plan.scene, picture: picture),
      drawSeconds: (drawn - start).inSeconds, encodeSeconds: (encoded - drawn).inSeconds)
  }
}
