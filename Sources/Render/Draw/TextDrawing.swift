import Archive
import CPango
import Foundation
import Typography

/// Shaped text.
enum TextDrawing {
  static func draw(_ node: TextNode, in context: DrawContext) {
    if context.redaction == .bars {
      RedactionBars.draw(node.runs, in: context)
    } else {
      NodeDrawing.draw(TextParts.backgrounds(node.backgrounds), in: context)
      for run in node.runs { draw(run, in: context) }
    }
  }

  static func draw(_ run: GlyphRun, in context: DrawContext) {
    defer { NodeDrawing.draw(TextParts.decorations(run), in: context) }
    if let emoji = TextParts.emoji(run, context.colors) {
      var faint = context
      faint.opacity *= emoji.opacity
      for image in emoji.images { ImageDrawing.draw(image, in: faint) }
      return
    }
    let cairo = context.cairo
    let count = min(run.glyphs.count, run.positions.count / 2)
    let size = run.size.clamped(0.1, 2000)
    if count > 0, let font = CairoFonts.shared.font(run.font) {
      cairo_set_font_face(cairo, font.face)
      cairo_set_font_options(cairo, font.options)
      var matrix = cairo_matrix_t(
        xx: size * TextParts.stretch(run), yx: 0,
        xy: run.font.synthesizedItalic ? -size * CairoFonts.slant : 0, yy: size, x0: 0, y0: 0)
      cairo_set_font_matrix(cairo, &matrix)
      withUnsafeTemporaryAllocation(of: cairo_glyph_t.self, capacity: count) { glyphs in
        var used = 0
        for index in 0..<count {
          let (x, y) = (run.positions[index * 2], run.positions[index * 2 + 1])
          guard x.isFinite, y.isFinite, abs(x) < Bounds.farthest, abs(y) < Bounds.farthest,
            run.glyphs[index] < font.glyphCount
          else { continue }
          glyphs[used] = cairo_glyph_t(index: UInt(run.glyphs[index]), x: x, y: y)
          used += 1
        }
        PaintSource.with(run.paint, in: context, covering: covering(run)) {
          cairo_show_glyphs(cairo, glyphs.baseAddress, Int32(used))
        }
      }
      cairo_new_path(cairo)
    }
  }

  /// Where the run has ink, for paints that are computed.
  private static func covering(_ run: GlyphRun) -> CGRect? {
    switch run.paint {
    case .color, .linearGradient, .radialGradient, .ellipticalGradient, .image: nil
    case .angularGradient, .meshGradient, .material: NodeBounds.run(run)
    }
  }
}
