import Archive
import CPango

/// Vertical metrics of a font in em: what a line of it takes, and what stacks keep free around it.
package struct FontMetrics: Sendable, Equatable {
  package var ascent: Double
  package var descent: Double
  package var capHeight: Double

  /// SF Pro, whose metrics lines of the system font are set with.
  package static let system = FontMetrics(
    ascent: LineMetrics.ascent, descent: LineMetrics.descent, capHeight: LineMetrics.capHeight)

  /// The metrics of a style: a family that the widget names has its own, as on iOS.
  package static func of(_ style: TextStyle) -> FontMetrics {
    guard style.family != nil else { return .system }
    return Shaper.font(style, scale: 1).metrics
  }

  /// From a font file: its horizontal extents and the height of its capitals.
  init(reading font: OpaquePointer) {
    var extents = hb_font_extents_t()
    var cap: hb_position_t = 0
    hb_font_get_h_extents(font, &extents)
    hb_ot_metrics_get_position_with_fallback(font, HB_OT_METRICS_TAG_CAP_HEIGHT, &cap)
    self.init(
      ascent: (Double(extents.ascender) * FontInstance.unit).clamped(0, 10),
      descent: (-Double(extents.descender) * FontInstance.unit).clamped(0, 10),
      capHeight: (Double(cap) * FontInstance.unit).clamped(0, 10))
  }

  init(ascent: Double, descent: Double, capHeight: Double) {
    self.ascent = ascent
    self.descent = descent
    self.capHeight = capHeight
  }
}
