import Archive
import Foundation
import Typography
import UIKit

/// A font, decided when text is laid out: text styles follow Dynamic Type.
public struct Font: Hashable, Sendable {
  public enum TextStyle: CaseIterable, Hashable, Sendable {
    case largeTitle, title, title2, title3, headline, subheadline, body, callout, footnote, caption
    case caption2
    case extraLargeTitle, extraLargeTitle2
  }
  public enum Design: Hashable, Sendable { case `default`, serif, rounded, monospaced }
  public enum Leading: Hashable, Sendable { case standard, tight, loose }
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
  public struct Width: Hashable, Sendable {
    public var value: CGFloat
    public init(_ value: CGFloat) { self.value = value }
    public static let compressed = Width(-0.2)
    public static let condensed = Width(-0.1)
    public static let standard = Width(0)
    public static let expanded = Width(0.1)
  }

  enum Base: Hashable, Sendable {
    case style(TextStyle)
    case size(CGFloat)
    case custom(name: String, size: CGFloat, relativeTo: TextStyle?, fixed: Bool)
  }
  var base: Base
  var weightValue: Weight?
  var designValue: Design?
  var isItalic = false
  var isBold = false
  var hasMonospacedDigits = false
  var leadingValue = Leading.standard

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

  public static func system(
    size: CGFloat, weight: Weight? = nil, design: Design? = nil
  ) -> Font { Font(base: .size(size), weightValue: weight, designValue: design) }
  public static func system(size: CGFloat, weight: Weight = .regular, design: Design = .default) -> Font {
    Font(base: .size(size), weightValue: weight, designValue: design)
  }
  public static func system(
    _ style: TextStyle, design: Design? = nil, weight: Weight? = nil
  ) -> Font { Font(base: .style(style), weightValue: weight, designValue: design) }
  public static func system(_ style: TextStyle, design: Design = .default) -> Font {
    Font(base: .style(style), designValue: design)
  }
  public static func custom(_ name: String, size: CGFloat) -> Font {
    Font(base: .custom(name: name, size: size, relativeTo: .body, fixed: false))
  }
  public static func custom(_ name: String, size: CGFloat, relativeTo textStyle: TextStyle) -> Font {
    Font(base: .custom(name: name, size: size, relativeTo: textStyle, fixed: false))
  }
  public static func custom(_ name: String, fixedSize: CGFloat) -> Font {
    Font(base: .custom(name: name, size: fixedSize, relativeTo: nil, fixed: true))
  }

  public func weight(_ weight: Weight) -> Font { with { $0.weightValue = weight } }
  public func bold() -> Font { with { $0.isBold = true } }
  public func italic() -> Font { with { $0.isItalic = true } }
  public func monospacedDigit() -> Font { with { $0.hasMonospacedDigits = true } }
  public func monospaced() -> Font { with { $0.designValue = .monospaced } }
  public func leading(_ leading: Leading) -> Font { with { $0.leadingValue = leading } }
  /// No narrow or wide cut of the open fonts exists yet: drawn at the standard width.
  public func width(_ width: Width) -> Font { self }
  /// Drawn with full capitals.
  public func smallCaps() -> Font { self }
  public func lowercaseSmallCaps() -> Font { self }
  public func uppercaseSmallCaps() -> Font { self }

  private func with(_ change: (inout Font) -> Void) -> Font {
    var copy = self
    change(&copy)
    return copy
  }
}

extension Font.TextStyle {
  var typographyName: TextStyleName {
    switch self {
    case .largeTitle, .extraLargeTitle, .extraLargeTitle2: .largeTitle
    case .title: .title
    case .title2: .title2
    case .title3: .title3
    case .headline: .headline
    case .subheadline: .subheadline
    case .body: .body
    case .callout: .callout
    case .footnote: .footnote
    case .caption: .caption
    case .caption2: .caption2
    }
  }
}

extension Font {
  /// The style this font gives to characters, and the extra leading of its text style in points.
  func resolved(in environment: EnvironmentValues) -> (style: Archive.TextStyle, leading: CGFloat) {
    let category = environment.typeSize.category
    var size: Double
    var weight = 400.0
    var leading: CGFloat = 0
    var family: String?
    switch base {
    case .style(let name):
      let metrics = TypeScale.metrics(style: name.typographyName, category: category)
      size = metrics.size
      weight = metrics.weight
      leading = max(0, metrics.leading - metrics.size * (LineMetrics.ascent + LineMetrics.descent))
    case .size(let points):
      size = Double(points.length)
    case .custom(let name, let points, let relative, let fixed):
      size = Double(points.length)
      family = name
      if !fixed, let relative {
        let now = TypeScale.metrics(style: relative.typographyName, category: category).size
        let normal = TypeScale.metrics(style: relative.typographyName, category: "large").size
        size *= now / normal
      }
    }
    size = min(max(size, 1), 2000)
    if let chosen = weightValue ?? environment.fontWeight { weight = chosen.value }
    if isBold { weight = max(weight, boldWeight) }
    let design = designValue ?? environment.fontDesign ?? .default
    let style = Archive.TextStyle(
      size: size, weight: weight,
      design: design == .rounded
        ? .rounded : design == .serif ? .serif : design == .monospaced ? .monospaced : .standard,
      italic: isItalic, monospacedDigits: hasMonospacedDigits, family: family)
    return (style, leadingValue == .tight ? 0 : leading)
  }

  /// Apple's emphasised weights for text styles, bold for sizes.
  var boldWeight: Double {
    if case .style(let style) = base { return TypeScale.emphasizedWeight(of: style.typographyName) }
    return 700
  }
}

/// Dynamic Type sizes.
public enum DynamicTypeSize: Int, Hashable, Comparable, CaseIterable, Sendable {
  case xSmall, small, medium, large, xLarge, xxLarge, xxxLarge
  case accessibility1, accessibility2, accessibility3, accessibility4, accessibility5
  public var isAccessibilitySize: Bool { self >= .accessibility1 }
  public static func < (a: DynamicTypeSize, b: DynamicTypeSize) -> Bool { a.rawValue < b.rawValue }
  package var category: String { "\(self)" }
  package init?(category: String) {
    guard let match = Self.allCases.first(where: { $0.category == category }) else { return nil }
    self = match
  }
}

public enum ContentSizeCategory: Hashable, CaseIterable, Sendable {
  case extraSmall, small, medium, large, extraLarge, extraExtraLarge, extraExtraExtraLarge
  case accessibilityMedium, accessibilityLarge, accessibilityExtraLarge
  case accessibilityExtraExtraLarge, accessibilityExtraExtraExtraLarge
  init(_ size: DynamicTypeSize) { self = Self.allCases[size.rawValue] }
  var dynamicTypeSize: DynamicTypeSize {
    DynamicTypeSize(rawValue: Self.allCases.firstIndex(of: self) ?? 3) ?? .large
  }
  public var isAccessibilityCategory: Bool { dynamicTypeSize.isAccessibilitySize }
}
