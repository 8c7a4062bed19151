import Archive
import Foundation

/// A leaf of a scene that a person reads, where it stands in the picture.
struct SceneLeaf: Sendable {
  enum Content: Sendable, Equatable {
    case text(String)
    case symbol(String)
    case image

    /// How a finding names it.
    var words: String {
      switch self {
      case .text(let text): "“\(text.prefix(40))\(text.count > 40 ? "…" : "")”"
      case .symbol(let name): "the symbol \(name)"
      case .image: "a picture"
      }
    }
  }
  var content: Content
  var frame: CGRect
  var hasSystemLevel: Bool

  /// Groups in groups deeper than this are not looked into.
  private static let deepest = 200
  /// Less opaque groups are taken for hidden on purpose.
  private static let leastOpacity = 0.05

  static func leaves(of scene: Scene) -> [SceneLeaf] {
    collect(scene.content, .identity, 0)
  }

  private static func collect(_ nodes: [Node], _ map: Transform, _ depth: Int) -> [SceneLeaf] {
    guard depth < deepest else { return [] }
    return nodes.flatMap { node -> [SceneLeaf] in
      switch node {
      case .group(let group):
        guard group.isShown, group.projection == nil, group.opacity >= leastOpacity, group.redaction == nil
        else { return [] }
        let inner = group.transform.map { $0.concatenating(map) } ?? map
        return collect(group.children, inner, depth + 1)
      case .text(let text):
        let words = text.string.trimmingCharacters(in: .whitespacesAndNewlines)
        let paints = text.runs.map(\.paint)
        guard !words.isEmpty, !paints.allSatisfy(isInvisible) else { return [] }
        return [
          SceneLeaf(
            content: .text(words), frame: map.apply(text.frame),
            hasSystemLevel: paints.contains(where: isLevel))
        ]
      case .symbol(let symbol):
        guard !symbol.paints.allSatisfy(isInvisible) else { return [] }
        return [
          SceneLeaf(
            content: .symbol(symbol.name), frame: map.apply(symbol.frame),
            hasSystemLevel: symbol.paints.contains(where: isLevel))
        ]
      case .image(let image):
        guard image.template == nil else { return [] }
        return [SceneLeaf(content: .image, frame: map.apply(image.frame), hasSystemLevel: false)]
      case .path, .liveText, .liveProgress, .unsupported: return []
      }
    }
  }

  private static func isInvisible(_ paint: Paint) -> Bool {
    if case .color(let color) = paint { color.opacity < leastOpacity } else { false }
  }

  private static func isLevel(_ paint: Paint) -> Bool {
    guard case .color(let color) = paint, case .system(let system) = color.base else { return false }
    switch system {
    case .secondary, .tertiary, .quaternary, .quinary, .secondaryLabel, .tertiaryLabel, .quaternaryLabel,
      .placeholderText, .separator:
      return true
    default: return false
    }
  }
}

extension Transform {
  /// The smallest upright rectangle around a rectangle's image.
  func apply(_ rect: CGRect) -> CGRect {
    let corners = [
      CGPoint(x: rect.minX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.minY),
      CGPoint(x: rect.minX, y: rect.maxY), CGPoint(x: rect.maxX, y: rect.maxY),
    ].map(apply)
    let (xs, ys) = (corners.map(\.x), corners.map(\.y))
    let (left, top) = (xs.min() ?? 0, ys.min() ?? 0)
    return CGRect(x: left, y: top, width: (xs.max() ?? 0) - left, height: (ys.max() ?? 0) - top)
  }
}

extension Scene {
  /// Without its texts and symbols: what is behind them.
  func withoutInk() -> Scene {
    var scene = self
    scene.content = Self.withoutInk(content)
    return scene
  }

  private static func withoutInk(_ nodes: [Node]) -> [Node] {
    nodes.compactMap { node in
      switch node {
      case .text, .liveText, .symbol: return nil
      case .group(var group):
        group.children = withoutInk(group.children)
        return .group(group)
      case .path, .image, .liveProgress, .unsupported: return node
      }
    }
  }
}
