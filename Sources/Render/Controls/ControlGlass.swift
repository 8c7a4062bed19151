import Archive
import Foundation

/// The glass that Control Center lays behind a control's face, for pictures that show a control by itself.
///
/// On the page the glass blurs the wallpaper. A picture alone has none, so it gets a blurred one of its own: dusk colours under a dark
/// pane with a bright rim. Colours are ours, after the page's (D).
package enum ControlGlass {
  /// The face with the glass as its background.
  package static func composed(_ face: Scene, _ span: ControlSpan) -> Scene {
    var scene = face
    scene.containerBackground = background(face.size, radius: cornerRadius(of: span, size: face.size))
    return scene
  }

  /// How a composed control is drawn: in its tile's outline, in colours for a dark ground whatever the scheme.
  package static func appearance(_ span: ControlSpan, size: CGSize, displayScale: Double) -> Appearance {
    Appearance(
      colorScheme: .dark, displayScale: displayScale, cornerRadius: cornerRadius(of: span, size: size),
      clipsToContainer: true, showsContainerBackground: true)
  }

  /// Half a cell in every size: a circle, a capsule and a large tile with the corners of the circle. A large tile has two cells and a
  /// gap of a fifth of one.
  package static func cornerRadius(of span: ControlSpan, size: CGSize) -> Double {
    switch span {
    case .small, .wide: size.height / 2
    case .large: size.height / 4.4
    }
  }

  private static func background(_ size: CGSize, radius: Double) -> [Node] {
    let frame = CGRect(origin: .zero, size: size)
    let wall = Paint.linearGradient(
      stops: [
        GradientStop(color: color(0x46, 0x56, 0x6F), location: 0),
        GradientStop(color: color(0x3B, 0x3A, 0x55), location: 0.55),
        GradientStop(color: color(0x54, 0x40, 0x4F), location: 1),
      ], start: .zero, end: CGPoint(x: size.width * 0.4, y: size.height))
    let rim = frame.insetBy(dx: 0.3, dy: 0.3)
    return [
      .path(PathNode(geometry: .rect(frame), paint: wall)),
      .path(PathNode(geometry: .rect(frame), paint: .color(color(0xFF, 0xFF, 0xFF, opacity: 0.1)))),
      .path(
        PathNode(
          geometry: .roundedRect(rim, radius: radius, continuous: true),
          style: .stroke(StrokeStyle(width: 0.6)),
          paint: .color(color(0xFF, 0xFF, 0xFF, opacity: 0.16)))),
    ]
  }

  private static func color(_ red: Double, _ green: Double, _ blue: Double, opacity: Double = 1) -> SceneColor
  {
    SceneColor(.srgb(red: red / 255, green: green / 255, blue: blue / 255), opacity: opacity)
  }
}
