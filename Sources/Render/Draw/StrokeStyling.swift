import Archive
import CPango
import Typography

/// Width, ends, joins and dashes of a stroke.
enum StrokeStyling {
  /// Sets the style; `false` where nothing is to be drawn.
  static func apply(_ style: StrokeStyle, to cairo: OpaquePointer) -> Bool {
    guard style.width > 0 else { return false }
    cairo_set_line_width(cairo, Bounds.length(style.width))
    switch style.cap {
    case .butt: cairo_set_line_cap(cairo, CAIRO_LINE_CAP_BUTT)
    case .round: cairo_set_line_cap(cairo, CAIRO_LINE_CAP_ROUND)
    case .square: cairo_set_line_cap(cairo, CAIRO_LINE_CAP_SQUARE)
    }
    switch style.join {
    case .miter: cairo_set_line_join(cairo, CAIRO_LINE_JOIN_MITER)
    case .round: cairo_set_line_join(cairo, CAIRO_LINE_JOIN_ROUND)
    case .bevel: cairo_set_line_join(cairo, CAIRO_LINE_JOIN_BEVEL)
    }
    cairo_set_miter_limit(cairo, style.miterLimit.clamped(1, 1000))
    let dash = dash(style)
    cairo_set_dash(
      cairo, dash, Int32(dash.count), style.dashPhase.isFinite ? Bounds.length(style.dashPhase) : 0)
    return true
  }

  /// Dashes that cannot be seen apart would only cost time: less than a quarter of a point together is a
  /// solid line.
  static func dash(_ style: StrokeStyle) -> [Double] {
    let lengths = style.dash.prefix(64).map { $0.clamped(0, Bounds.farthest) }
    return lengths.reduce(0, +) < 0.25 ? [] : Array(lengths)
  }
}
