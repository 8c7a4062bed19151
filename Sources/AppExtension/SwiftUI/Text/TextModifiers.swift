import Foundation

// On `Text` these give a `Text`, so that texts can be added up and drawn in each other.
nonisolated extension Text {
  public func font(_ font: Font?) -> Text { with { $0.font = font } }
  public func fontWeight(_ weight: Font.Weight?) -> Text { with { $0.weight = weight } }
  public func fontDesign(_ design: Font.Design?) -> Text { with { $0.design = design } }
  public func fontWidth(_ width: Font.Width?) -> Text { with { $0.width = width } }
  public func bold() -> Text { with { $0.isBold = true } }
  public func bold(_ isActive: Bool) -> Text { with { $0.isBold = isActive } }
  public func italic() -> Text { with { $0.isItalic = true } }
  public func italic(_ isActive: Bool) -> Text { with { $0.isItalic = isActive } }
  public func monospaced(_ isActive: Bool = true) -> Text { with { $0.monospaced = isActive } }
  public func monospacedDigit() -> Text { with { $0.monospacedDigits = true } }

  public func foregroundColor(_ color: Color?) -> Text {
    with { $0.style = color.map { StyleBox(style: $0) } }
  }
  public func foregroundStyle<S: ShapeStyle>(_ style: S) -> Text {
    with { $0.style = StyleBox(style: style) }
  }

  public func underline(_ isActive: Bool = true, color: Color? = nil) -> Text {
    underline(isActive, pattern: .solid, color: color)
  }
  public func underline(_ isActive: Bool = true, pattern: LineStyle.Pattern, color: Color? = nil) -> Text {
    with { $0.underline = .some(isActive ? LineStyle(pattern: pattern, color: color) : nil) }
  }
  public func strikethrough(_ isActive: Bool = true, color: Color? = nil) -> Text {
    strikethrough(isActive, pattern: .solid, color: color)
  }
  public func strikethrough(_ isActive: Bool = true, pattern: LineStyle.Pattern, color: Color? = nil) -> Text
  {
    with { $0.strikethrough = .some(isActive ? LineStyle(pattern: pattern, color: color) : nil) }
  }

  /// Points after each character; ligatures stay. Where `tracking` is set too, that counts.
  public func kerning(_ kerning: CGFloat) -> Text { with { $0.kerning = kerning } }
  public func tracking(_ tracking: CGFloat) -> Text { with { $0.tracking = tracking } }
  public func baselineOffset(_ baselineOffset: CGFloat) -> Text {
    with { $0.baselineOffset = baselineOffset }
  }
  public func textScale(_ scale: Scale, isEnabled: Bool = true) -> Text {
    isEnabled ? with { $0.scale = scale } : self
  }

  /// How lines break in another language: here all text breaks by its own script.
  public func typesettingLanguage(_ language: Locale.Language, isEnabled: Bool = true) -> Text { self }
  public func typesettingLanguage(_ language: TypesettingLanguage, isEnabled: Bool = true) -> Text { self }
  /// A mark for a text renderer, which a widget has none of.
  public func customAttribute<T: TextAttribute>(_ value: T) -> Text { self }
}

// MARK: Speech

nonisolated extension Text {
  public func accessibilityLabel(_ label: Text) -> Text {
    var copy = self
    copy.spoken = Array(label.pieces)
    return copy
  }
  public func accessibilityLabel(_ labelKey: LocalizedStringKey) -> Text {
    accessibilityLabel(Text(labelKey))
  }
  @_disfavoredOverload public func accessibilityLabel<S: StringProtocol>(_ label: S) -> Text {
    accessibilityLabel(Text(label))
  }
  public func accessibilityHeading(_ level: AccessibilityHeadingLevel) -> Text { self }
  public func accessibilityTextContentType(_ value: AccessibilityTextContentType) -> Text { self }
  public func speechAlwaysIncludesPunctuation(_ value: Bool = true) -> Text { self }
  public func speechSpellsOutCharacters(_ value: Bool = true) -> Text { self }
  public func speechAdjustedPitch(_ value: Double) -> Text { self }
  public func speechAnnouncementsQueued(_ value: Bool = true) -> Text { self }
}

/// The language that decides on line heights and breaks.
public struct TypesettingLanguage: Equatable, Sendable {
  let language: Locale.Language?
  public static let automatic = TypesettingLanguage(language: nil)
  public static func explicit(_ language: Locale.Language) -> TypesettingLanguage {
    TypesettingLanguage(language: language)
  }
}

/// A value that a text renderer finds on characters.
public protocol TextAttribute {}
