import Foundation

/// A font as UIKit names it; `Font(_:)` draws it.
public final class UIFont: _ComparedObject, @unchecked Sendable {
  /// On a scale from -1 to 1; 0 is regular.
  public struct Weight: Hashable, RawRepresentable, Sendable {
    public var rawValue: CGFloat
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    public init(_ rawValue: CGFloat) { self.rawValue = rawValue }
    public static let ultraLight = Weight(-0.8)
    public static let thin = Weight(-0.6)
    public static let light = Weight(-0.4)
    public static let regular = Weight(0)
    public static let medium = Weight(0.23)
    public static let semibold = Weight(0.3)
    public static let bold = Weight(0.4)
    public static let heavy = Weight(0.56)
    public static let black = Weight(0.62)
  }
  public struct TextStyle: Hashable, RawRepresentable, Sendable {
    public var rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let extraLargeTitle = TextStyle(rawValue: "extraLargeTitle")
    public static let extraLargeTitle2 = TextStyle(rawValue: "extraLargeTitle2")
    public static let largeTitle = TextStyle(rawValue: "largeTitle")
    public static let title1 = TextStyle(rawValue: "title1")
    public static let title2 = TextStyle(rawValue: "title2")
    public static let title3 = TextStyle(rawValue: "title3")
    public static let headline = TextStyle(rawValue: "headline")
    public static let subheadline = TextStyle(rawValue: "subheadline")
    public static let body = TextStyle(rawValue: "body")
    public static let callout = TextStyle(rawValue: "callout")
    public static let footnote = TextStyle(rawValue: "footnote")
    public static let caption1 = TextStyle(rawValue: "caption1")
    public static let caption2 = TextStyle(rawValue: "caption2")
  }

  public let pointSize: CGFloat
  public let _family: String?
  public let _weight: Weight?
  public let _textStyle: TextStyle?
  public let _isItalic: Bool
  public let _hasMonospacedDigits: Bool
  public let _isMonospaced: Bool
  /// `nil` for the plain design.
  public let _design: UIFontDescriptor.SystemDesign?
  /// `nil` for the plain width.
  public let _width: Width?

  /// On a scale from -1 to 1; 0 is standard.
  public struct Width: Hashable, RawRepresentable, Sendable {
    public var rawValue: CGFloat
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    public static let compressed = Width(rawValue: -0.3)
    public static let condensed = Width(rawValue: -0.2)
    public static let standard = Width(rawValue: 0)
    public static let expanded = Width(rawValue: 0.2)
  }

  init(
    size: CGFloat, family: String? = nil, weight: Weight? = nil, style: TextStyle? = nil,
    italic: Bool = false,
    monospacedDigits: Bool = false, monospaced: Bool = false, design: UIFontDescriptor.SystemDesign? = nil,
    width: Width? = nil
  ) {
    _design = design
    _width = width
    pointSize = size
    _family = family
    _weight = weight
    _textStyle = style
    _isItalic = italic
    _hasMonospacedDigits = monospacedDigits
    _isMonospaced = monospaced
  }
  /// Every name gives a font; whether it is installed shows when it is drawn.
  public convenience init?(name: String, size: CGFloat) {
    guard !name.isEmpty else { return nil }
    self.init(size: size, family: name)
  }

  public class var labelFontSize: CGFloat { 17 }
  public class var buttonFontSize: CGFloat { 18 }
  public class var smallSystemFontSize: CGFloat { 12 }
  public class var systemFontSize: CGFloat { 14 }

  public class func systemFont(ofSize size: CGFloat) -> UIFont { UIFont(size: size) }
  public class func systemFont(ofSize size: CGFloat, weight: Weight) -> UIFont {
    UIFont(size: size, weight: weight)
  }
  public class func systemFont(ofSize size: CGFloat, weight: Weight, width: Width) -> UIFont {
    UIFont(size: size, weight: weight, width: width)
  }
  public class func boldSystemFont(ofSize size: CGFloat) -> UIFont { UIFont(size: size, weight: .bold) }
  public class func italicSystemFont(ofSize size: CGFloat) -> UIFont { UIFont(size: size, italic: true) }
  public class func monospacedDigitSystemFont(ofSize size: CGFloat, weight: Weight) -> UIFont {
    UIFont(size: size, weight: weight, monospacedDigits: true)
  }
  public class func monospacedSystemFont(ofSize size: CGFloat, weight: Weight) -> UIFont {
    UIFont(size: size, weight: weight, monospaced: true)
  }
  public class func preferredFont(forTextStyle style: TextStyle) -> UIFont {
    UIFont(size: sizes[style.rawValue] ?? 17, style: style)
  }
  /// At the default size: another size of type is the text's matter, not the font's.
  public class func preferredFont(
    forTextStyle style: TextStyle, compatibleWith traitCollection: UITraitCollection?
  ) -> UIFont { preferredFont(forTextStyle: style) }
  public func withSize(_ size: CGFloat) -> UIFont {
    UIFont(
      size: size, family: _family, weight: _weight, italic: _isItalic, monospacedDigits: _hasMonospacedDigits,
      monospaced: _isMonospaced, design: _design, width: _width)
  }

  /// Fonts of one size and kind are equal, as Apple's are one object.
  public override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIFont else { return false }
    return pointSize == other.pointSize && _family == other._family && _weight == other._weight
      && _textStyle == other._textStyle && _isItalic == other._isItalic
      && _hasMonospacedDigits == other._hasMonospacedDigits && _isMonospaced == other._isMonospaced
      && _design == other._design && _width == other._width
  }
  public override var hash: Int {
    var hasher = Hasher()
    hasher.combine(pointSize)
    hasher.combine(_family)
    hasher.combine(_weight)
    return hasher.finalize()
  }

  public var fontName: String { _family ?? ".SFUI-Regular" }
  public var familyName: String { _family ?? ".AppleSystemUIFont" }
  /// 1950 of 2048 units: the ascender of SF Pro.
  public var ascender: CGFloat { pointSize * 1950 / 2048 }
  /// 494 of 2048 units below the baseline: the descender of SF Pro on iOS.
  public var descender: CGFloat { -pointSize * 494 / 2048 }
  public var lineHeight: CGFloat { ascender - descender }
  public var capHeight: CGFloat { pointSize * 1443 / 2048 }
  public var xHeight: CGFloat { pointSize * 1078 / 2048 }
  public var leading: CGFloat { 0 }

  /// Apple's sizes at the default content size (Human Interface Guidelines, Typography).
  private static let sizes: [String: CGFloat] = [
    "extraLargeTitle": 36, "extraLargeTitle2": 28, "largeTitle": 34, "title1": 28, "title2": 22, "title3": 20,
    "headline": 17, "subheadline": 15, "body": 17, "callout": 16, "footnote": 13, "caption1": 12,
    "caption2": 11,
  ]
}

/// A font as Core Text names it.
public typealias CTFont = UIFont
