import Archive
import Foundation

/// The font a style is set in, and how its metrics are brought to those of Apple's.
package struct FontChoice: Sendable {
  package var font: FontInstance
  /// The font as an archive names it, with what is done to its outlines.
  package var face: FontFace
  /// The font's size as a part of the style's: designs differ in how much of the em their letters take.
  package var sizeFactor = 1.0
  /// Points after each glyph, before the style's own tracking.
  package var tracking = 0.0
  /// Points above and below the baseline that a line of it takes, and between two lines.
  package var ascent: Double
  package var descent: Double
  package var gap = 0.0
  /// The height of its capitals in points; SF Pro's for the pinned fonts.
  package var capHeight: Double

  /// The font of a style, whose size in points is `size` at present.
  package init(_ style: TextStyle, size: Double) {
    if let family = style.family, let custom = FontChoice(custom: family, style, size: size) {
      self = custom
      return
    }
    let stretch = style.stretch.isFinite ? style.stretch.clamped(0.3, 3) : 1
    var pinned: PinnedFont
    switch style.design {
    case .standard: pinned = style.italic ? .interItalic : .inter
    case .rounded: pinned = .nunito
    case .serif: pinned = style.italic ? .sourceSerifItalic : .sourceSerif
    case .monospaced: pinned = style.italic ? .robotoMonoItalic : .robotoMono
    }
    // A style may name one of ours, as a preview of a design does.
    if let family = style.family, let named = PinnedFont(rawValue: family), named.isText { pinned = named }
    font = FontLibrary.shared.pinned(
      pinned, weight: style.weight, opticalSize: style.design == .standard ? size : 0)
    face = font.face
    face.stretch = stretch
    // SF Pro Rounded has no italic either; iOS leaves it upright, and so do we.
    switch style.design {
    case .standard: break
    case .rounded: break
    case .serif: sizeFactor = DesignMetrics.serifScale
    case .monospaced: break
    }
    tracking = DesignMetrics.tracking(style.design, size: size) * stretch
    ascent = size * LineMetrics.ascent
    descent = size * LineMetrics.descent
    capHeight = size * LineMetrics.capHeight
  }

  /// An installed family that the widget named; `nil` where it is not installed. Its own metrics hold.
  private init?(custom family: String, _ style: TextStyle, size: Double) {
    guard
      let file = InstalledFonts.shared.file(
        family: family, weight: style.weight.clamped(100, 900), italic: style.italic),
      let custom = FontLibrary.shared.instance(
        FontFace(name: InstalledFonts.prefix + file.postScript, weight: style.weight))
    else { return nil }
    font = custom
    face = custom.face
    face.stretch = style.stretch.isFinite ? style.stretch.clamped(0.3, 3) : 1
    face.synthesizedItalic = style.italic && !file.isItalic
    let extents = custom.lineExtents
    ascent = size * extents.ascent
    descent = size * extents.descent
    gap = size * extents.gap
    capHeight = size * custom.capHeight
  }
}

/// How the open fonts of the designs are brought near Apple's: all ours, measured on the fonts' own tables.
///
/// | design | Apple's | ours | cap height | x-height |
/// |---|---|---|---|---|
/// | rounded | 0.705 em | Nunito 0.705 | equal | 0.484 |
/// | serif | ≈ 0.69 | Source Serif 4 0.670 × 1.03 = 0.690 | equal | 0.489 |
/// | monospaced | 0.705, advance 0.618 | Roboto Mono 0.711, 0.600 + 0.018 tracking | 1 % more | 0.528 |
enum DesignMetrics {
  static let serifScale = 1.03
  /// SF Mono's advance (1266 of 2048 units; confidence C) less Roboto Mono's.
  private static let monospacedTracking = 0.018
  /// What SF Pro Rounded's own tracking is at 17 pt, in em: at that size Nunito is as wide as it stands.
  private static let roundedOffset = 0.022

  static func tracking(_ design: TextStyle.Design, size: Double) -> Double {
    switch design {
    case .standard: Tracking.points(size: size)
    case .rounded: Tracking.roundedPoints(size: size) - roundedOffset * size
    case .serif: 0
    case .monospaced: monospacedTracking * size
    }
  }
}
