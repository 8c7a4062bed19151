import Archive
import Foundation

/// The thin edge that tells the black island from what is dark behind it: in the tint that the activity asks for, else a trace of white on
/// a dark device only.
struct IslandKeyline {
  static let width = 0.8
  let color: SceneColor?

  init(tint: SceneColor?, scheme: SceneEnvironment.ColorScheme) {
    let white = SceneColor(.srgb(red: 1, green: 1, blue: 1), opacity: 0.1)
    color = tint.map { SceneColor($0.base, opacity: $0.opacity / 2) } ?? (scheme == .dark ? white : nil)
  }

  func nodes(_ frame: CGRect, radius: Double) -> [Node] {
    guard let color else { return [] }
    let inset = Self.width / 2
    return [
      .path(
        PathNode(
          geometry: Self.outline(frame.insetBy(dx: inset, dy: inset), radius: radius - inset),
          style: .stroke(StrokeStyle(width: Self.width)), paint: .color(color)))
    ]
  }

  /// A corner of half the height is a half circle; a smaller one is continuous.
  static func outline(_ frame: CGRect, radius: Double) -> PathGeometry {
    let half = min(frame.width, frame.height) / 2
    return .roundedRect(frame, radius: min(radius, half), continuous: radius < half - 0.5)
  }
}
