import Foundation

/// Text that never changes: shaped, broken into lines and placed.
package struct TextNode: Sendable, Equatable {
  /// The characters as written, for search, diagnostics and outputs that have no fonts.
  package var string: String
  package var frame: CGRect
  package var runs: [GlyphRun]
  /// Drawn behind the runs: `backgroundColor` of attributed text.
  package var backgrounds: [TextBackground]
  package init(string: String, frame: CGRect, runs: [GlyphRun], backgrounds: [TextBackground] = []) {
    self.string = string
    self.frame = frame
    self.runs = runs
    self.backgrounds = backgrounds
  }
}

/// Glyphs of one font, size and paint on one line.
package struct GlyphRun: Sendable, Equatable {
  package var font: FontFace
  /// Points.
  package var size: Double
  package var paint: Paint
  /// Indices into the font.
  package var glyphs: [UInt32]
  /// x then y of each glyph's origin on the baseline, in scene coordinates: `2 × glyphs.count` numbers.
  package var positions: [Double]
  /// Lines drawn with the run: underline, strikethrough.
  package var decorations: [TextDecoration]
  package init(
    font: FontFace, size: Double, paint: Paint, glyphs: [UInt32], positions: [Double],
    decorations: [TextDecoration] = []
  ) {
    self.font = font
    self.size = size
    self.paint = paint
    self.glyphs = glyphs
    self.positions = positions
    self.decorations = decorations
  }
}

package struct TextDecoration: Sendable, Equatable {
  package var rect: CGRect
  package var pattern: TextLineStyle.Pattern
  /// `nil`: the run's paint.
  package var paint: Paint?
  package init(rect: CGRect, pattern: TextLineStyle.Pattern = .solid, paint: Paint? = nil) {
    self.rect = rect
    self.pattern = pattern
    self.paint = paint
  }
}

/// A coloured rectangle behind characters.
package struct TextBackground: Sendable, Equatable {
  package var rect: CGRect
  package var paint: Paint
  package init(rect: CGRect, paint: Paint) {
    self.rect = rect
    self.paint = paint
  }
}

/// An underline or strikethrough.
package struct TextLineStyle: Sendable, Equatable {
  package enum Pattern: String, Sendable, CaseIterable { case solid, dot, dash, dashDot, dashDotDot }
  package var pattern: Pattern
  /// `nil`: the paint of the characters.
  package var paint: Paint?
  package init(pattern: Pattern = .solid, paint: Paint? = nil) {
    self.pattern = pattern
    self.paint = paint
  }
}

/// A font file and the place on its axes. Files are named, never given by path: the drawing side opens only fonts it
/// knows itself.
package struct FontFace: Sendable, Hashable {
  /// A pinned font's resource name (`Inter`), or `fc:` and the PostScript name of an installed fallback font.
  package var name: String
  /// Weight axis, 1…1000.
  package var weight: Double
  /// Optical size axis in points; 0 where the font has none.
  package var opticalSize: Double
  /// Slanted by transformation because the font has no italic.
  package var synthesizedItalic: Bool
  /// Horizontal scale of the outlines, 1 for none: the stand-in for a width axis.
  package var stretch: Double
  package init(
    name: String, weight: Double, opticalSize: Double = 0, synthesizedItalic: Bool = false,
    stretch: Double = 1
  ) {
    self.name = name
    self.weight = weight
    self.opticalSize = opticalSize
    self.synthesizedItalic = synthesizedItalic
    self.stretch = stretch
  }
}

/// Text with at least one part that is a function of the time: laid out again whenever it is drawn.
package struct LiveTextNode: Sendable, Equatable {
  package var text: RichText
  package var frame: CGRect
  package init(text: RichText, frame: CGRect) {
    self.text = text
    self.frame = frame
  }
}

/// A paragraph before layout: runs of attributed characters and dates, with the rules that break and shorten it.
package struct RichText: Sendable, Equatable {
  package enum Alignment: String, Sendable, CaseIterable { case leading, center, trailing }
  package enum Truncation: String, Sendable, CaseIterable { case head, middle, tail }

  package var segments: [TextSegment]
  package var alignment: Alignment
  /// `nil`: as many lines as the width needs.
  package var lineLimit: Int?
  package var truncation: Truncation
  /// Space between characters may shrink a little before the text is truncated.
  package var allowsTightening: Bool
  /// Smallest factor that the font may be scaled by before it is truncated, 0 < f ≤ 1.
  package var minimumScaleFactor: Double
  /// Extra points between lines.
  package var lineSpacing: Double
  package var rightToLeft: Bool
  /// Identifier of the locale that formats dates and numbers, such as `en_US`.
  package var locale: String
  /// Identifier of the time zone that formats dates.
  package var timeZone: String

  package init(
    segments: [TextSegment], alignment: Alignment = .leading, lineLimit: Int? = nil,
    truncation: Truncation = .tail, allowsTightening: Bool = false, minimumScaleFactor: Double = 1,
    lineSpacing: Double = 0,
    rightToLeft: Bool = false, locale: String = "en_US", timeZone: String = "GMT"
  ) {
    self.segments = segments
    self.alignment = alignment
    self.lineLimit = lineLimit
    self.truncation = truncation
    self.allowsTightening = allowsTightening
    self.minimumScaleFactor = minimumScaleFactor
    self.lineSpacing = lineSpacing
    self.rightToLeft = rightToLeft
    self.locale = locale
    self.timeZone = timeZone
  }
}

package struct TextSegment: Sendable, Equatable {
  package enum Content: Sendable, Equatable {
    case string(String)
    case date(LiveDate)
    /// A symbol inside text.
    case symbol(String)
    /// A picture inside text, of a size in points, standing on the baseline.
    case image(Data, size: CGSize, isTemplate: Bool)
  }
  package var content: Content
  package var style: TextStyle
  package init(_ content: Content, style: TextStyle) {
    self.content = content
    self.style = style
  }
}

/// How characters look.
package struct TextStyle: Sendable, Equatable {
  package enum Design: String, Sendable, CaseIterable { case standard, rounded, serif, monospaced }
  package enum Leading: String, Sendable, CaseIterable { case standard, tight, loose }
  package enum SmallCaps: String, Sendable, CaseIterable { case none, lowercase, uppercase, all }
  /// Points.
  package var size: Double
  /// 1…1000; 400 is regular.
  package var weight: Double
  package var design: Design
  package var italic: Bool
  package var monospacedDigits: Bool
  /// Extra points after each glyph, beside the font's own tracking for its size.
  package var tracking: Double
  /// Points that the run is raised.
  package var baselineOffset: Double
  package var underline: TextLineStyle?
  package var strikethrough: TextLineStyle?
  package var paint: Paint
  /// A family the user named (`Font.custom`), if any.
  package var family: String?
  /// `Font.Width`: horizontal scale, 1 for the standard width.
  package var stretch: Double
  package var leading: Leading
  package var smallCaps: SmallCaps
  /// Drawn behind the characters.
  package var background: Paint?
  /// The URL that the characters link to.
  package var link: String?

  package init(
    size: Double, weight: Double = 400, design: Design = .standard, italic: Bool = false,
    monospacedDigits: Bool = false, tracking: Double = 0, baselineOffset: Double = 0,
    underline: TextLineStyle? = nil, strikethrough: TextLineStyle? = nil,
    paint: Paint = .color(SceneColor(.system(.primary))), family: String? = nil, stretch: Double = 1,
    leading: Leading = .standard, smallCaps: SmallCaps = .none, background: Paint? = nil, link: String? = nil
  ) {
    self.size = size
    self.weight = weight
    self.design = design
    self.italic = italic
    self.monospacedDigits = monospacedDigits
    self.tracking = tracking
    self.baselineOffset = baselineOffset
    self.underline = underline
    self.strikethrough = strikethrough
    self.paint = paint
    self.family = family
    self.stretch = stretch
    self.leading = leading
    self.smallCaps = smallCaps
    self.background = background
    self.link = link
  }
}

/// A text that is a function of the instant it is drawn at.
package enum LiveDate: Sendable, Equatable {
  /// `Text(date, style: .relative)`: `11 min, 14 sec`.
  case relative(Date)
  /// `Text(date, style: .offset)`: `-11 minutes`.
  case offset(Date)
  /// `Text(date, style: .timer)`: `15:00`, down to the date, then up.
  case timer(Date)
  /// `Text(timerInterval:pauseTime:countsDown:showsHours:)`.
  case timerInterval(start: Date, end: Date, pause: Date?, countsDown: Bool, showsHours: Bool)
  /// A format of the widget's own: what it reads from each instant on, in the order of time.
  case schedule([TextStep])
}

/// What a live text reads from an instant on.
package struct TextStep: Sendable, Equatable {
  package var date: Date
  package var text: String
  package init(date: Date, text: String) {
    self.date = date
    self.text = text
  }
}
