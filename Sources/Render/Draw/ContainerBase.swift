import Archive
import Foundation

/// What a widget's container is filled with below all that the widget draws: nothing of the wallpaper shows through a container
/// background that is clear.
enum ContainerBase {
  static func node(_ size: CGSize) -> Node {
    .path(
      PathNode(
        geometry: .rect(CGRect(origin: .zero, size: size)),
        paint: .color(SceneColor(.system(.systemBackground)))))
  }

  /// Whether a background's first rectangle leaves nothing of the base to be seen, as most do.
  static func isCovered(by background: [Node], _ size: CGSize) -> Bool {
    guard case .path(let path)? = background.first, case .fill = path.style,
      case .rect(let rect) = path.geometry,
      rect.insetBy(dx: -0.01, dy: -0.01).contains(CGRect(origin: .zero, size: size))
    else { return false }
    return path.paint.isOpaque
  }
}
