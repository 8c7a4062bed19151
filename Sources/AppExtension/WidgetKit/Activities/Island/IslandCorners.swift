import Archive
import Foundation

/// Finds square corners near the island's round ones: shapes nest in the island when their corners are concentric with it (Human
/// Interface Guidelines).
enum IslandCorners {
  static func findings(
    in scene: Archive.Scene, radius: Double, presentation: ActivityPresentation
  ) -> [Diagnostic] {
    let bounds = CGRect(origin: .zero, size: scene.size)
    let radius = min(radius, bounds.width / 2, bounds.height / 2)
    guard radius > 1 else { return [] }
    var squares: [CGRect] = []
    collect(scene.content, into: &squares)
    return squares.compactMap { square in
      guard let distance = distance(of: square, in: bounds, radius: radius) else { return nil }
      let concentric = max(radius - distance, 0)
      return Diagnostic(
        code: "square-corner-in-island", severity: .note,
        message:
          "a square corner stands \(words(distance)) points from the round edge of \(presentation.rawValue); a corner of about \(words(concentric)) points there would be concentric with it. Use a circle, ContainerRelativeShape or a RoundedRectangle",
        frame: square)
    }
  }

  /// How far a corner of the rectangle is from the edges where the island is round; `nil` where no corner is in such a place.
  private static func distance(of square: CGRect, in bounds: CGRect, radius: Double) -> Double? {
    guard square.width > 4, square.height > 4 else { return nil }
    let left = square.minX - bounds.minX, right = bounds.maxX - square.maxX
    let top = square.minY - bounds.minY, bottom = bounds.maxY - square.maxY
    for x in [left, right] {
      for y in [top, bottom] {
        let nearest = max(min(x, y), 0)
        // A point as far from both edges as the corner of the concentric square needs no rounding.
        guard x < radius, y < radius, radius - nearest > 4 else { continue }
        let toCentre = hypot(radius - max(x, 0), radius - max(y, 0))
        // Further from the corner's centre than the concentric curve: it pokes out of the even margin.
        if toCentre > radius - nearest + 1 { return nearest }
      }
    }
    return nil
  }

  private static func words(_ length: Double) -> String {
    length.formatted(.number.precision(.fractionLength(0...1)))
  }

  /// Filled rectangles and pictures that nothing clips or moves.
  private static func collect(_ nodes: [Node], into squares: inout [CGRect]) {
    for node in nodes {
      switch node {
      case .group(let group):
        guard group.isShown, group.mask == nil, group.transform == nil, group.projection == nil else {
          continue
        }
        switch group.clip {
        case nil, .rect: collect(group.children, into: &squares)
        default: continue
        }
      case .path(let path):
        if case .rect(let frame) = path.geometry, case .fill = path.style { squares.append(frame) }
      case .image(let image): if image.template == nil { squares.append(image.frame) }
      case .text, .liveText, .symbol, .liveProgress, .unsupported: continue
      }
    }
  }
}
