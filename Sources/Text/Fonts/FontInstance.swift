import Archive
import CPango
import Foundation

/// A font file at one place on its axes, ready to shape and to give outlines.
///
/// Lengths from HarfBuzz are in 1/32768 of the em, fine enough for the fractions of a variable font.
package final class FontInstance: @unchecked Sendable {
  package let face: FontFace
  /// The file and the face within it, for the side that draws.
  package let path: String
  package let index: Int
  package let variations: [FontVariation]
  /// HarfBuzz's font; immutable, so that any thread may shape with it.
  package let shaper: OpaquePointer
  /// Lengths of HarfBuzz × `unit` = em.
  package static let unit = 1.0 / 32768

  private let outlines = OutlineCache()

  package init?(face: FontFace, path: String, index: Int, variations: [FontVariation]) {
    guard let blob = hb_blob_create_from_file_or_fail(path) else { return nil }
    defer { hb_blob_destroy(blob) }
    guard let hbFace = hb_face_create(blob, UInt32(index & 0xFFFF)) else { return nil }
    defer { hb_face_destroy(hbFace) }
    guard hb_face_get_glyph_count(hbFace) > 0, let font = hb_font_create(hbFace) else { return nil }
    hb_font_set_scale(font, 32768, 32768)
    let settings = variations.map {
      hb_variation_t(tag: hb_tag_from_string($0.tag, 4), value: Float($0.value))
    }
    hb_font_set_variations(font, settings, UInt32(settings.count))
    hb_font_make_immutable(font)
    self.face = face
    self.path = path
    self.index = index
    self.variations = variations
    shaper = font
  }

  deinit { hb_font_destroy(shaper) }

  /// The glyph of a character, `nil` where the font has none.
  package func glyph(for scalar: UInt32) -> UInt32? {
    var glyph: hb_codepoint_t = 0
    return hb_font_get_nominal_glyph(shaper, scalar, &glyph) != 0 ? glyph : nil
  }

  /// How far a glyph moves the pen, in em.
  package func advance(of glyph: UInt32) -> Double {
    Double(hb_font_get_glyph_h_advance(shaper, glyph)) * Self.unit
  }

  /// The rectangle of a glyph's ink in em, y downwards from the baseline.
  package func inkBounds(of glyph: UInt32) -> CGRect {
    var extents = hb_glyph_extents_t()
    guard hb_font_get_glyph_extents(shaper, glyph, &extents) != 0 else { return .zero }
    return CGRect(
      x: Double(extents.x_bearing) * Self.unit, y: -Double(extents.y_bearing) * Self.unit,
      width: Double(extents.width) * Self.unit, height: -Double(extents.height) * Self.unit)
  }

  /// Outline of a glyph in em, y downwards, origin on the baseline.
  package func outline(of glyph: UInt32) -> [PathElement] {
    outlines.value(for: glyph) { GlyphOutlines.read(glyph, of: self) }
  }

  /// What the font says a line needs above and below the baseline, in em, and the gap between lines.
  package var lineExtents: (ascent: Double, descent: Double, gap: Double) {
    var extents = hb_font_extents_t()
    guard hb_font_get_h_extents(shaper, &extents) != 0 else {
      return (LineMetrics.ascent, LineMetrics.descent, 0)
    }
    let unit = Self.unit
    return (
      (Double(extents.ascender) * unit).clamped(0, 5), (-Double(extents.descender) * unit).clamped(0, 5),
      (Double(extents.line_gap) * unit).clamped(0, 5)
    )
  }

  /// The height of capitals in em.
  package var capHeight: Double {
    var height: hb_position_t = 0
    hb_ot_metrics_get_position_with_fallback(shaper, HB_OT_METRICS_TAG_CAP_HEIGHT, &height)
    return (Double(height) * Self.unit).clamped(0, 5)
  }

  /// The glyphs are coloured pictures: emoji.
  package var hasColorGlyphs: Bool {
    guard let face = hb_font_get_face(shaper) else { return false }
    return hb_ot_color_has_png(face) != 0 || hb_ot_color_has_layers(face) != 0
  }

  /// The PNG of a coloured glyph and where it goes, in em with y downwards from the baseline; `nil` where the
  /// glyph is an outline.
  package func colorBitmap(of glyph: UInt32) -> (png: Data, bounds: CGRect)? {
    guard let blob = hb_ot_color_glyph_reference_png(shaper, glyph) else { return nil }
    defer { hb_blob_destroy(blob) }
    var length: UInt32 = 0
    guard let bytes = hb_blob_get_data(blob, &length), length > 0, length < 1 << 20 else { return nil }
    return (Data(bytes: bytes, count: Int(length)), inkBounds(of: glyph))
  }

  /// The offset (downwards) and thickness of the line under and through text, in em.
  package var underline: (offset: Double, size: Double) {
    decoration(HB_OT_METRICS_TAG_UNDERLINE_OFFSET, HB_OT_METRICS_TAG_UNDERLINE_SIZE)
  }
  package var strikethrough: (offset: Double, size: Double) {
    decoration(HB_OT_METRICS_TAG_STRIKEOUT_OFFSET, HB_OT_METRICS_TAG_STRIKEOUT_SIZE)
  }

  private func decoration(_ offset: hb_ot_metrics_tag_t, _ size: hb_ot_metrics_tag_t) -> (
    offset: Double, size: Double
  ) {
    var y: hb_position_t = 0
    var thickness: hb_position_t = 0
    hb_ot_metrics_get_position_with_fallback(shaper, offset, &y)
    hb_ot_metrics_get_position_with_fallback(shaper, size, &thickness)
    return (-Double(y) * Self.unit, max(Double(thickness) * Self.unit, 0.03))
  }
}
