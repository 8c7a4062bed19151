import Archive
import Foundation

/// Turns the clusters of a placed line into glyph runs of one font, size and paint.
struct GlyphRunBuilder {
  private let layout: TextLayout
  private let placed: TextLayout.PlacedLine
  private let origin: CGPoint

  init(_ layout: TextLayout, _ placed: TextLayout.PlacedLine, _ origin: CGPoint) {
    self.layout = layout
    self.placed = placed
    self.origin = origin
  }

  func append(to runs: inout [GlyphRun]) {
    let shaped = placed.line.shaped
    var x = origin.x + placed.x
    var current: Int32 = -1
    var start = x
    var end = x
    placed.line.clusters.forEach { index in
      let cluster = shaped.clusters[index]
      let run = shaped.runs[Int(cluster.run)]
      if cluster.run != current {
        finish(current, from: start, to: end, &runs)
        current = cluster.run
        start = x
        if run.font != nil {
          runs.append(
            GlyphRun(
              font: run.face, size: run.size, paint: layout.styles[run.segment].paint, glyphs: [],
              positions: []))
        }
      }
      if run.font != nil, !runs.isEmpty {
        let y = baseline(of: run)
        var pen = x
        for glyph in shaped.glyphs[Int(cluster.glyphs.lowerBound)..<Int(cluster.glyphs.upperBound)] {
          runs[runs.count - 1].glyphs.append(glyph.id)
          runs[runs.count - 1].positions.append(pen + glyph.dx)
          runs[runs.count - 1].positions.append(y - glyph.dy)
          pen += glyph.advance
        }
      }
      end = x + cluster.advance
      x += shaped.step(index)
    }
    finish(current, from: start, to: end, &runs)
  }

  private func baseline(of run: ShapedText.Run) -> Double {
    origin.y + placed.baseline - TextLayout.raise(layout.styles[run.segment], layout.appliedScale)
  }

  /// Adds the lines under and through the run that ends here.
  private func finish(_ index: Int32, from start: Double, to end: Double, _ runs: inout [GlyphRun]) {
    guard index >= 0, !runs.isEmpty else { return }
    let run = placed.line.shaped.runs[Int(index)]
    guard let font = run.font else { return }
    let style = layout.styles[run.segment]
    let y = baseline(of: run)
    func add(_ look: TextLineStyle?, _ line: (offset: Double, size: Double)) {
      guard let look else { return }
      runs[runs.count - 1].decorations.append(
        TextDecoration(
          rect: CGRect(
            x: start, y: y + line.offset * run.size, width: end - start, height: line.size * run.size),
          pattern: look.pattern, paint: look.paint))
    }
    add(style.underline, font.underline)
    add(style.strikethrough, font.strikethrough)
  }
}
