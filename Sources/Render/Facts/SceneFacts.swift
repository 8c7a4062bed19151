import Archive
import Foundation

/// What a machine can say about a picture without seeing it: for `--json`, checks and tests.
package struct SceneFacts: Sendable, Equatable, Codable {
  /// The part of all pixels that have the most frequent colour, 0…1.
  package var blankShare: Double
  package var distinctColors: Int
  /// Messages of diagnostics about texts that do not fit.
  package var truncatedTexts: [String]
  /// Names of views that are drawn as marked boxes.
  package var unsupportedViews: [String]

  package init(scene: Scene, picture: Picture) {
    let histogram = Self.histogram(picture)
    blankShare = Double(histogram.values.max() ?? 0) / Double(max(picture.width * picture.height, 1))
    distinctColors = histogram.count
    truncatedTexts = scene.diagnostics.filter { $0.code == "text-truncated" }.map(\.message)
    unsupportedViews = Self.unsupported((scene.containerBackground ?? []) + scene.content)
  }

  /// Counts runs of equal pixels, which are few.
  private static func histogram(_ picture: Picture) -> [UInt32: Int] {
    var counts: [UInt32: Int] = [:]
    _ = picture.withPixels { bytes in
      for y in 0..<picture.height {
        let row = (bytes + y * picture.stride).assumingMemoryBound(to: UInt32.self)
        var start = 0
        for x in 1...picture.width where x == picture.width || row[x] != row[start] {
          counts[row[start], default: 0] += x - start
          start = x
        }
      }
    }
    return counts
  }

  private static func unsupported(_ nodes: [Node]) -> [String] {
    nodes.flatMap { node -> [String] in
      switch node {
      case .group(let group): !group.isShown ? [] : unsupported((group.mask ?? []) + group.children)
      case .unsupported(let box): [box.name]
      case .image(let image): ImageHeader.read(image.data).failure.map { [$0.name] } ?? []
      case .path, .text, .liveText, .symbol, .liveProgress: []
      }
    }
  }
}
