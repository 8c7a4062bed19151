import Archive
import Foundation
import UIKit

/// A font, decided when text is laid out: text styles follow Dynamic Type.
///
/// The system's designs are drawn from open fonts: Inter stands for SF Pro, Nunito for SF Pro Rounded, Source Serif 4
/// for New York, Roboto Mono for SF Mono. Line heights are SF's throughout.
public struct Font: Hashable, Sendable {
  public enum TextStyle: CaseIterable, Hashable, Sendable {
    case largeTitle, title, title2, title3, headline, subheadline, body, callout, footnote, caption
    case caption2
    case extraLargeTitle, extraLargeTitle2
  }
  public enum Design: Hashable, Sendable { case `default`, serif, rounded, monospaced }
  public enum Leading: Hashable, Sendable { case standard, tight, loose }

  /// Thickness of strokes, on the scale of OpenType: 100 to 900.
  public struct Weight: Hashable, Sendable {
    let value: Double
    public static let ultraLight = Weight(value: 100)
    public static let thin = Weight(value: 200)
    public static let light = Weight(value: 300)
    public static let regular = Weight(value: 400)
    public static let medium = Weight(value: 500)
    public static let semibold = Weight(value: 600)
    public static let bold = Weight(value: 700)
    public static let heavy = Weight(value: 800)
    public static let black = Weight(value: 900)
  }

  /// How wide letters are. The open fonts have no axis for it, so their outlines are scaled horizontally.
  public struct Width: Hashable, Sendable {
    public var value: CGFloat
    public init(_ value: CGFloat) { self.value = value }
    public static let compressed = Width(-0.2)
    public static let condensed = Width(-0.1)
    public static let standard = Width(0)
    public static let expanded = Width(0.1)

    /// The factor for outlines. Ours: Condensed and Compressed SF Pro set text about an eighth and a quarter narrower,
    /// Expanded about a fifth wider (confidence C).
    var stretch: Double {
      let value = Double(value.finite)
      return value < 0 ? max(1 + value * 1.25, 0.5) : min(1 + value * 2, 1.6)
    }
  }

  enum Base: Hashable, Sendable {
    case style(TextStyle)
    case size(CGFloat)
    case custom(name: String, size: CGFloat, relativeTo: TextStyle?, fixed: Bool)
  }
  enum SmallCaps: Hashable, Sendable { case lowercase, uppercase, all }

  var base: Base
  var weightValue: Weight?
  var designValue: Design?
  var widthValue: Width?
  var isItalic = false
  var isBold = false
  var hasMonospacedDigits = false
  var leadingValue = Leading.standard
  var smallCapsValue: SmallCaps?
  /// `scaled(by:)`: a factor for the size.
  var factor: CGFloat = 1

  func with(_ change: (inout Font) -> Void) -> Font {
    var copy = self
    change(&copy)
    return copy
  }
}

// MARK: Fonts by text style

extension Font {
  public static let largeTitle = Font(base: .style(.largeTitle))
  public static let title = Font(base: .style(.title))
  public static let title2 = Font(base: .style(.title2))
  public static let title3 = Font(base: .style(.title3))
  public static let headline = Font(base: .style(.headline))
  public static let subheadline = Font(base: .style(.subheadline))
  public static let body = Font(base: .style(.body))
  public static let callout = Font(base: .style(.callout))
  public static let footnote = Font(base: .style(.footnote))
  public static let caption = Font(base: .style(.caption))
  public static let caption2 = Font(base: .style(.caption2))
  public static let extraLargeTitle = Font(base: .style(.extraLargeTitle))
  public static let extraLargeTitle2 = Font(base: .style(.extraLargeTitle2))
  /// The font that text has where nothing sets one: body.
  public static let `default` = Font.body
}

// MARK: Fonts by size and name

extension Font {
  public static func system(size: CGFloat, weight: Weight? = nil, design: Design? = nil) -> Font {
    Font(base: .size(size), weightValue: weight, designValue: design)
  }
  @_disfavoredOverload
  public static func system(size: CGFloat, weight: Weight = .regular, design: Design = .default) -> Font {
    Font(base: .size(size), weightValue: weight, designValue: design)
  }
  public static func system(_ style: TextStyle, design: Design? = nil, weight: Weight? = nil) -> Font {
    Font(base: .style(style), weightValue: weight, designValue: design)
  }
  @_disfavoredOverload
  public static func system(_ style: TextStyle, design: Design = .default) -> Font {
    Font(base: .style(style), designValue: design)
  }
  /// An installed font by family, PostScript or full name, that grows as body text does.
  ///
  /// A name that is not installed is reported as `unknown-font` and drawn in Inter; iOS falls back to the system's font
  /// in the same way.
  public static func custom(_ name: String, size: CGFloat) -> Font {
    Font(base: .custom(name: name, size: size, relativeTo: .body, fixed: false))
  }
  public static func custom(_ name: String, size: CGFloat, relativeTo textStyle: TextStyle) -> Font {
    Font(base: .custom(name: name, size: size, relativeTo: textStyle, fixed: false))
  }
  public static func custom(_ name: String, fixedSize: CGFloat) -> Font {
    Font(base: .custom(name: name, size: fixedSize, relativeTo: nil, fixed: true))
  }

  /// A font of UIKit, at its own size.
  public init(_ font: UIFont) {
    if let style = font._textStyle, let named = TextStyle(uiKit: style) {
      base = .style(named)
    } else if let name = font._family {
      base = .custom(name: name, size: font.pointSize, relativeTo: nil, fixed: true)
    } else {
      base = .size(font.pointSize)
    }
    if let weight = font._weight { weightValue = Weight(uiKit: weight) }
    isItalic = font._isItalic
    hasMonospacedDigits = font._hasMonospacedDigits
    designValue = font._isMonospaced ? .monospaced : font._design.flatMap(Design.init(uiKit:))
    if let width = font._width { widthValue = Width(uiKit: width) }
  }
}

// MARK: Variants

extension Font {
  public func weight(_ weight: Weight) -> Font { with { $0.weightValue = weight } }
  public func bold() -> Font { with { $0.isBold = true } }
  /// Bold, or not, whatever the font was.
  public func bold(_ isActive: Bool) -> Font { with { $0.isBold = isActive } }
  public func italic() -> Font { with { $0.isItalic = true } }
  public func italic(_ isActive: Bool) -> Font { with { $0.isItalic = isActive } }
  public func monospacedDigit() -> Font { with { $0.hasMonospacedDigits = true } }
  public func monospaced() -> Font { with { $0.designValue = .monospaced } }
  public func monospaced(_ isActive: Bool) -> Font {
    with {
      if isActive {
        $0.designValue = .monospaced
      } else if $0.designValue == .monospaced {
        $0.designValue = nil
      }
    }
  }
  /// Space between the lines of a paragraph: 2 pt less or more at 17 pt.
  public func leading(_ leading: Leading) -> Font { with { $0.leadingValue = leading } }
  /// Narrower or wider letters, by horizontal scale.
  public func width(_ width: Width) -> Font { with { $0.widthValue = width } }
  public func width(_ width: CGFloat) -> Font { with { $0.widthValue = Width(width) } }
  /// Small capitals, made from the font's capitals.
  public func smallCaps() -> Font { with { $0.smallCapsValue = .all } }
  public func lowercaseSmallCaps() -> Font {
    with {
      $0.smallCapsValue = $0.smallCapsValue == .uppercase || $0.smallCapsValue == .all ? .all : .lowercase
    }
  }
  public func uppercaseSmallCaps() -> Font {
    with {
      $0.smallCapsValue = $0.smallCapsValue == .lowercase || $0.smallCapsValue == .all ? .all : .uppercase
    }
  }
  public func pointSize(_ size: CGFloat) -> Font {
    with {
      switch $0.base {
      case .style, .size: $0.base = .size(size)
      case .custom(let name, _, let relative, let fixed):
        $0.base = .custom(name: name, size: size, relativeTo: relative, fixed: fixed)
      }
    }
  }
  public func scaled(by factor: CGFloat) -> Font { with { $0.factor *= factor } }
}

extension Font.Weight {
  /// UIKit's scale runs from -1 to 1 with 0 for regular.
  init(uiKit weight: UIFont.Weight) {
    let steps: [(CGFloat, Double)] = [
      (-0.8, 100), (-0.6, 200), (-0.4, 300), (0, 400), (0.23, 500), (0.3, 600), (0.4, 700), (0.56, 800),
      (0.62, 900),
    ]
    let nearest = steps.min { abs($0.0 - weight.rawValue) < abs($1.0 - weight.rawValue) }
    self.init(value: nearest?.1 ?? 400)
  }
}

extension Font.Design {
  init?(uiKit design: UIFontDescriptor.SystemDesign) {
    switch design {
    case .rounded: self = .rounded
    case .serif: self = .serif
    case .monospaced: self = .monospaced
    default: return nil
    }
  }
}

extension Font.Width {
  init(uiKit width: UIFont.Width) {
    switch width {
    case .compressed: self = .compressed
    case .condensed: self = .condensed
    case .expanded: self = .expanded
    default: self = .standard
    }
  }
}

extension Font.TextStyle {
  init?(uiKit style: UIFont.TextStyle) {
    switch style {
    case .largeTitle: self = .largeTitle
    case .title1: self = .title
    case .title2: self = .title2
    case .title3: self = .title3
    case .headline: self = .headline
    case .subheadline: self = .subheadline
    case .body: self = .body
    case .callout: self = .callout
    case .footnote: self = .footnote
    case .caption1: self = .caption
    case .caption2: self = .caption2
    case .extraLargeTitle: self = .extraLargeTitle
    case .extraLargeTitle2: self = .extraLargeTitle2
    default: return nil
    }
  }
}
