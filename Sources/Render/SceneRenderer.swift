import Archive
import CPango
import Foundation
import Typography

/// Draws scenes into pictures.
package struct SceneRenderer: Sendable {
  /// Pixels along an edge; more than the largest widget at 10 pixels a point.
  package static let largestEdge = 8192

  package init() {}

  /// Draws a scene as it looks at an instant.
  package func drawing(_ scene: Scene, appearance: Appearance, at date: Date) -> Picture {
    let scale = appearance.displayScale.clamped(0.1, 16)
    let size = CGSize(
      width: Double(scene.size.width).clamped(1, 4000), height: Double(scene.size.height).clamped(1, 4000))
    let width = Int((size.width * scale).rounded().clamped(1, Double(Self.largestEdge)))
    let height = Int((size.height * scale).rounded().clamped(1, Double(Self.largestEdge)))
    guard let picture = Picture(width: width, height: height), let cairo = cairo_create(picture.surface)
    else {
      fatalError("no memory for a picture of \(width) × \(height) pixels")
    }
    defer { cairo_destroy(cairo) }
    cairo_scale(cairo, scale, scale)
    let budget = DrawBudget(picture: width * height)
    let canvas = Canvas(picture: picture, cairo: cairo, budget: budget)
    let context = DrawContext(canvas: canvas, budget: budget, appearance: appearance, date: date)
    NodeDrawing.draw(SceneLayers.nodes(scene, appearance), in: context)
    if appearance.clipsToContainer {
      ContainerCorners.clear(size, radius: appearance.cornerRadius, in: cairo)
    }
    return picture
  }
}

/// What of a scene is seen in an appearance, back to front: the same for every output.
enum SceneLayers {
  static func nodes(_ scene: Scene, _ appearance: Appearance) -> [Node] {
    guard appearance.showsContainerBackground else { return scene.content }
    if let background = scene.containerBackground {
      let nodes = background + scene.content
      guard appearance.requiresContainerBackground, !ContainerBase.isCovered(by: background, scene.size)
      else { return nodes }
      return [ContainerBase.node(scene.size)] + nodes
    }
    return appearance.requiresContainerBackground ? MissingBackground.nodes(size: scene.size) : scene.content
  }
}

/// The corners of the widget's container.
enum ContainerCorners {
  /// Makes everything outside the continuous corners transparent. The bulk of the picture is not touched,
  /// unlike with a clip, which would slow every drawing down.
  static func clear(_ size: CGSize, radius: Double, in cairo: OpaquePointer) {
    guard radius > 0 else { return }
    cairo_save(cairo)
    defer { cairo_restore(cairo) }
    cairo_new_path(cairo)
    // One point outside, so that the outer edge itself leaves nothing behind.
    cairo_rectangle(cairo, -1, -1, size.width + 2, size.height + 2)
    _ = PathDrawing.add(
      ContinuousCorner.elements(CGRect(origin: .zero, size: size), radius: radius), to: cairo)
    cairo_set_fill_rule(cairo, CAIRO_FILL_RULE_EVEN_ODD)
    cairo_set_operator(cairo, CAIRO_OPERATOR_DEST_OUT)
    cairo_set_source_rgba(cairo, 0, 0, 0, 1)
    cairo_fill(cairo)
  }
}
