import Archive
import Foundation

/// Puts scenes into a larger one, with their regions and what is said of them.
enum Placed {
  /// - Parameters:
  ///   - scenes: with the place of their top left corners.
  ///   - scale: of all of them.
  ///   - clip: what is kept of them.
  ///   - under, over: drawn before and after them.
  static func joined(
    _ scenes: [(scene: Scene, origin: CGPoint)], size: CGSize, scale: Double = 1, clip: PathGeometry? = nil,
    under: [Node] = [], over: [Node] = []
  ) -> Scene {
    var whole = Scene(size: size)
    var inner: [Node] = []
    for (scene, origin) in scenes {
      let place = Transform(a: scale, b: 0, c: 0, d: scale, tx: origin.x, ty: origin.y)
      func moved(_ frame: CGRect) -> CGRect {
        CGRect(
          x: origin.x + frame.minX * scale, y: origin.y + frame.minY * scale, width: frame.width * scale,
          height: frame.height * scale)
      }
      inner.append(.group(GroupNode(transform: place == .identity ? nil : place, children: scene.content)))
      whole.hits += scene.hits.map { hit in
        var hit = hit
        hit.frame = moved(hit.frame)
        return hit
      }
      whole.accessibility += scene.accessibility.map { element in
        var element = element
        element.frame = moved(element.frame)
        return element
      }
      whole.diagnostics += scene.diagnostics.map { finding in
        var finding = finding
        finding.frame = finding.frame.map(moved)
        return finding
      }
      whole.dependencies.formUnion(scene.dependencies)
      whole.widgetURL = whole.widgetURL ?? scene.widgetURL
    }
    whole.content =
      under + (clip == nil ? inner : [.group(GroupNode(clip: clip, children: inner))]) + over
    return whole
  }
}
