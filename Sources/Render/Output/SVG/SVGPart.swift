import Archive

/// A piece of markup and how it meets what is behind it. Most is simply put over it; the rest are blend modes that CSS does not have,
/// built from masks and filters on the picture so far.
struct SVGPart {
  enum Meeting: Equatable {
    case over
    /// Goes beneath what is there.
    case under
    /// Shows only where something is.
    case atop
    /// Takes away what is there.
    case out
    /// Adds what both lack of white.
    case darker
  }

  var meeting: Meeting
  var markup: String

  init(_ markup: String, meeting: Meeting = .over) {
    self.markup = markup
    self.meeting = meeting
  }

  /// How a blend mode meets what is behind it.
  static func meeting(_ mode: BlendMode) -> Meeting {
    switch mode {
    case .destinationOver: .under
    case .sourceAtop: .atop
    case .destinationOut: .out
    case .plusDarker: .darker
    case .normal, .multiply, .screen, .overlay, .darken, .lighten, .colorDodge, .colorBurn, .softLight,
      .hardLight,
      .difference, .exclusion, .hue, .saturation, .color, .luminosity, .plusLighter:
      .over
    }
  }

  /// The parts put together, back to front. Nothing else is behind them. `area` is what can be seen, in the coordinates of the parts.
  static func folded(_ parts: [SVGPart], area: String, _ builder: SVGBuilder) -> String {
    var result = ""
    for part in parts where !part.markup.isEmpty {
      switch part.meeting {
      case .over: result += part.markup
      case .under: result = part.markup + result
      case .atop where !result.isEmpty: result = atop(part.markup, result, area, builder)
      case .out where !result.isEmpty: result = without(part.markup, result, area, builder)
      case .darker where !result.isEmpty: result = darker(part.markup, result, area, builder)
      case .atop, .out: break
      case .darker: result += part.markup
      }
    }
    return result
  }

  /// The picture so far is defined once and used twice: to be seen, and to be what the new part is seen through.
  private static func atop(_ new: String, _ before: String, _ area: String, _ builder: SVGBuilder) -> String {
    let shape = builder.define(kind: "g", content: before)
    let mask = builder.define(
      kind: "mask", attributes: " maskUnits=\"userSpaceOnUse\"\(area)",
      content: "<g filter=\"url(#\(color("1", area, builder)))\"><use href=\"#\(shape)\"/></g>")
    return "<use href=\"#\(shape)\"/><g mask=\"url(#\(mask))\">\(new)</g>"
  }

  private static func without(_ new: String, _ before: String, _ area: String, _ builder: SVGBuilder)
    -> String
  {
    let mask = builder.define(
      kind: "mask", attributes: " maskUnits=\"userSpaceOnUse\"\(area)",
      content: "<rect\(area) fill=\"#fff\"/><g filter=\"url(#\(color("0", area, builder)))\">\(new)</g>")
    return "<g mask=\"url(#\(mask))\">\(before)</g>"
  }

  /// The sum of the inverted pictures, inverted.
  private static func darker(_ new: String, _ before: String, _ area: String, _ builder: SVGBuilder) -> String
  {
    let values = "-1 0 0 0 1 0 -1 0 0 1 0 0 -1 0 1 0 0 0 1 0"
    let filter = " filter=\"url(#\(matrix(values, area, builder)))\""
    return
      "<g\(filter)><g\(filter)>\(before)</g><g\(filter) style=\"mix-blend-mode:plus-lighter\">\(new)</g></g>"
  }

  /// A filter that gives everything one grey and leaves alpha.
  private static func color(_ gray: String, _ area: String, _ builder: SVGBuilder) -> String {
    matrix("0 0 0 0 \(gray) 0 0 0 0 \(gray) 0 0 0 0 \(gray) 0 0 0 1 0", area, builder)
  }

  private static func matrix(_ values: String, _ area: String, _ builder: SVGBuilder) -> String {
    builder.define(
      kind: "filter",
      attributes: " filterUnits=\"userSpaceOnUse\"\(area) color-interpolation-filters=\"sRGB\"",
      content: "<feColorMatrix values=\"\(values)\"/>")
  }
}
