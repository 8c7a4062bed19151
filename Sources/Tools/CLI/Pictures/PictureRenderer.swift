import Archive
import Foundation
import Projects
import Render

/// Draws a scene as a file, and measures what it takes.
enum PictureRenderer {
  static func draw(_ plan: PlannedPicture, as format: PictureFormat) -> DrawnPicture {
    draw(plan.scene, Appearance(plan.environment), at: plan.instant, as: format)
  }

  static func draw(
    _ scene: Scene, _ appearance: Appearance, at instant: Date, as format: PictureFormat
  ) -> DrawnPicture {
    switch format {
    case .png: png(scene, appearance, instant)
    case .svg: svg(scene, appearance, instant)
    }
  }

  private static func png(_ scene: Scene, _ appearance: Appearance, _ instant: Date) -> DrawnPicture {
    let clock = ContinuousClock()
    let start = clock.now
    let picture = SceneRenderer().drawing(scene, appearance: appearance, at: instant)
    let drawn = clock.now
    let data = picture.png()
    let encoded = clock.now
    return DrawnPicture(
      format: .png, data: data, facts: SceneFacts(scene: scene, picture: picture),
      drawSeconds: (drawn - start).inSeconds, encodeSeconds: (encoded - drawn).inSeconds)
  }

  /// Facts about pixels come from a small picture of the same scene: an SVG has none.
  private static func svg(_ scene: Scene, _ appearance: Appearance, _ instant: Date) -> DrawnPicture {
    let clock = ContinuousClock()
    let start = clock.now
    let text = SVGWriter.svg(
      scene, appearance: appearance, at: instant, options: SVGOptions(keepsLiveText: false))
    let drawn = clock.now
    let data = Data(text.utf8)
    let encoded = clock.now
    var small = appearance
    small.displayScale = 1
    let picture = SceneRenderer().drawing(scene, appearance: small, at: instant)
    return DrawnPicture(
      format: .svg, data: data, facts: SceneFacts(scene: scene, picture: picture),
      drawSeconds: (drawn - start).inSeconds, encodeSeconds: (encoded - drawn).inSeconds)
  }
}
