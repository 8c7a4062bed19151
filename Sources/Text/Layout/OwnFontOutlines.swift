import Archive
import Foundation

/// Glyphs of fonts that only the widget's process knows, as outlines.
package enum OwnFontOutlines {
  /// The runs that the drawing side can set itself, and the others as filled paths with their lines.
  package static func split(_ runs: [GlyphRun]) -> (runs: [GlyphRun], paths: [PathNode]) {
    guard runs.contains(where: { InstalledFonts.shared.isOwn($0.font) }) else { return (runs, []) }
    var kept: [GlyphRun] = []
    var paths: [PathNode] = []
    for run in runs {
      guard InstalledFonts.shared.isOwn(run.font), let font = FontLibrary.shared.instance(run.font) else {
        kept.append(run)
        continue
      }
      paths.append(PathNode(geometry: .elements(elements(run, font)), paint: run.paint))
      for line in run.decorations {
        paths.append(PathNode(geometry: .rect(line.rect), paint: line.paint ?? run.paint))
      }
    }
    return (kept, paths)
  }

  private static func elements(_ run: GlyphRun, _ font: FontInstance) -> [PathElement] {
    let slant = run.font.synthesizedItalic ? -0.25 : 0
    var elements: [PathElement] = []
    for index in 0..<min(run.glyphs.count, run.positions.count / 2) {
      let map = Transform(
        a: run.size * run.font.stretch, b: 0, c: run.size * slant, d: run.size, tx: run.positions[index * 2],
        ty: run.positions[index * 2 + 1])
      elements += font.outline(of: run.glyphs[index]).map { $0.transformed(map) }
    }
    return elements
  }
}
