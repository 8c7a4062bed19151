import Archive
import Foundation
import Render

/// What effects cost in a picture of 1080 × 510 pixels: milliseconds of drawing for each, in an otherwise plain scene.
enum EffectFigures {
  static func measure() -> [String: Double] {
    var result: [String: Double] = [:]
    for (name, nodes) in scenes {
      let scene = Scene(size: size, content: nodes, containerBackground: [background])
      result["\(name)_ms"] = Medians.milliseconds(runs: 100) {
        _ = SceneRenderer().drawing(scene, appearance: Appearance(clipsToContainer: false), at: now)
      }
    }
    return result
  }

  private static let now = Date(timeIntervalSince1970: 1_800_000_000)
  private static let size = CGSize(width: 360, height: 170)

  private static var background: Node {
    rect(
      CGRect(origin: .zero, size: size),
      .linearGradient(stops: stops, start: .zero, end: CGPoint(x: 360, y: 170)))
  }

  private static let stops = [
    GradientStop(color: SceneColor(.system(.red)), location: 0),
    GradientStop(color: SceneColor(.system(.blue)), location: 1),
  ]

  private static func rect(_ rect: CGRect, _ paint: Paint) -> Node {
    .path(PathNode(geometry: .roundedRect(rect, radius: 16, continuous: true), paint: paint))
  }

  /// A card within the widget, and an icon.
  private static let card = CGRect(x: 16, y: 16, width: 328, height: 138)
  private static let icon = CGRect(x: 20, y: 20, width: 20, height: 20)

  private static func group(_ frame: CGRect, _ edit: (inout GroupNode) -> Void) -> [Node] {
    var group = GroupNode(children: [rect(frame, .color(SceneColor(.system(.orange))))])
    edit(&group)
    return [.group(group)]
  }

  private static var scenes: [(name: String, nodes: [Node])] {
    let shadow = Shadow(
      color: SceneColor(.srgb(red: 0, green: 0, blue: 0), opacity: 0.4), radius: 8,
      offset: CGSize(width: 0, height: 4))
    return [
      ("plain", group(card) { _ in }),
      ("material", [rect(card, .material(.ultraThin))]),
      (
        "icon_mask", group(icon) { $0.mask = [rect(icon, .color(SceneColor(.system(.label), opacity: 0.5)))] }
      ),
      (
        "card_mask", group(card) { $0.mask = [rect(card, .color(SceneColor(.system(.label), opacity: 0.5)))] }
      ),
      ("shadow", group(card) { $0.shadow = shadow }),
      ("inner_shadow", group(card) { $0.innerShadow = shadow }),
      ("blur", group(card) { $0.blurRadius = 10 }),
      ("filter", group(card) { $0.filter = .multiply(SceneColor(.system(.mint))) }),
      ("projection", group(card) { $0.projection = Projection(affine: .identity, px: 0.0005, py: 0.0005) }),
      ("mesh", [rect(card, mesh)]),
    ]
  }

  /// Four by four vertices over the card.
  private static var mesh: Paint {
    let names: [SystemColor] = [.red, .purple, .indigo, .orange, .cyan, .blue, .yellow, .green]
    let vertices = (0..<16).map { index in
      let place = CGPoint(
        x: card.minX + card.width * Double(index % 4) / 3, y: card.minY + card.height * Double(index / 4) / 3)
      return SceneMesh.Vertex(
        position: place, leading: place, top: place, trailing: place, bottom: place,
        color: SceneColor(.system(names[index % names.count])))
    }
    return .meshGradient(
      SceneMesh(columns: 4, vertices: vertices, background: SceneColor(.system(.label)), smoothsColors: true))
  }
}
