import Archive
import Foundation

// One private key type a value; public accessors note what the user's code reads, where a scene depends on it.

private struct ColorSchemeKey: EnvironmentKey { static var defaultValue: ColorScheme { .light } }
private struct ContrastKey: EnvironmentKey { static var defaultValue: ColorSchemeContrast { .standard } }
private struct TypeSizeKey: EnvironmentKey { static var defaultValue: DynamicTypeSize { .large } }
private struct DisplayScaleKey: EnvironmentKey { static var defaultValue: CGFloat { 3 } }
private struct LayoutDirectionKey: EnvironmentKey {
  static var defaultValue: LayoutDirection { .leftToRight }
}
private struct LocaleKey: EnvironmentKey { static var defaultValue: Locale { Locale(identifier: "en_US") } }
private struct CalendarKey: EnvironmentKey { static var defaultValue: Calendar { .current } }
private struct TimeZoneKey: EnvironmentKey { static var defaultValue: TimeZone { .current } }
private struct FontKey: EnvironmentKey { static var defaultValue: Font? { nil } }
private struct FontWeightKey: EnvironmentKey { static var defaultValue: Font.Weight? { nil } }
private struct FontDesignKey: EnvironmentKey { static var defaultValue: Font.Design? { nil } }
private struct TextTraitsKey: EnvironmentKey { static var defaultValue: TextTraits { TextTraits() } }
private struct LineLimitKey: EnvironmentKey { static var defaultValue: Int? { nil } }
private struct LineSpacingKey: EnvironmentKey { static var defaultValue: CGFloat { 0 } }
private struct ScaleFactorKey: EnvironmentKey { static var defaultValue: CGFloat { 1 } }
private struct TighteningKey: EnvironmentKey { static var defaultValue: Bool { false } }
private struct TruncationKey: EnvironmentKey { static var defaultValue: Text.TruncationMode { .tail } }
private struct TextAlignmentKey: EnvironmentKey { static var defaultValue: TextAlignment { .leading } }
private struct TextCaseKey: EnvironmentKey { static var defaultValue: Text.Case? { nil } }
private struct ForegroundKey: EnvironmentKey {
  static var defaultValue: ForegroundStyles { ForegroundStyles() }
}
private struct BackgroundStyleKey: EnvironmentKey { static var defaultValue: AnyShapeStyle? { nil } }
private struct TintKey: EnvironmentKey { static var defaultValue: AnyShapeStyle? { nil } }
private struct RedactionKey: EnvironmentKey { static var defaultValue: RedactionReasons { [] } }
private struct LuminanceKey: EnvironmentKey { static var defaultValue: Bool { false } }
private struct LegibilityKey: EnvironmentKey { static var defaultValue: LegibilityWeight? { .regular } }
private struct ContainerRadiusKey: EnvironmentKey { static var defaultValue: CGFloat { 22 } }
private struct StackAxisKey: EnvironmentKey { static var defaultValue: Axis? { nil } }
private struct ContentInsetsKey: EnvironmentKey { static var defaultValue: EdgeInsets { EdgeInsets() } }

extension EnvironmentValues {
  /// Light or dark.
  public var colorScheme: ColorScheme {
    get {
      if !schemeIsFixed { note(.colorScheme) }
      return self[ColorSchemeKey.self]
    }
    set {
      self[ColorSchemeKey.self] = newValue
      schemeIsFixed = true
    }
  }
  public internal(set) var colorSchemeContrast: ColorSchemeContrast {
    get { note(.colorSchemeContrast); return self[ContrastKey.self] }
    set { self[ContrastKey.self] = newValue }
  }
  public var dynamicTypeSize: DynamicTypeSize {
    get { note(.dynamicTypeSize); return self[TypeSizeKey.self] }
    set { self[TypeSizeKey.self] = newValue }
  }
  /// The type size, for our own layout: text depends on it wherever there is text.
  var typeSize: DynamicTypeSize {
    note(.dynamicTypeSize)
    return self[TypeSizeKey.self]
  }
  public var sizeCategory: ContentSizeCategory {
    get { ContentSizeCategory(dynamicTypeSize) }
    set { dynamicTypeSize = newValue.dynamicTypeSize }
  }
  /// Pixels a point.
  public var displayScale: CGFloat {
    get { note(.displayScale); return self[DisplayScaleKey.self] }
    set { self[DisplayScaleKey.self] = newValue }
  }
  /// The height of a pixel in points.
  public var pixelLength: CGFloat { 1 / max(displayScale, 0.1) }
  public var layoutDirection: LayoutDirection {
    get { note(.layoutDirection); return self[LayoutDirectionKey.self] }
    set { self[LayoutDirectionKey.self] = newValue }
  }
  var isRightToLeft: Bool { self[LayoutDirectionKey.self] == .rightToLeft }
  public var locale: Locale {
    get { note(.locale); return self[LocaleKey.self] }
    set { self[LocaleKey.self] = newValue }
  }
  public var calendar: Calendar {
    get { self[CalendarKey.self] }
    set { self[CalendarKey.self] = newValue }
  }
  public var timeZone: TimeZone {
    get { self[TimeZoneKey.self] }
    set { self[TimeZoneKey.self] = newValue }
  }
  public var font: Font? {
    get { self[FontKey.self] }
    set { self[FontKey.self] = newValue }
  }
  var fontWeight: Font.Weight? {
    get { self[FontWeightKey.self] }
    set { self[FontWeightKey.self] = newValue }
  }
  var fontDesign: Font.Design? {
    get { self[FontDesignKey.self] }
    set { self[FontDesignKey.self] = newValue }
  }
  var textTraits: TextTraits {
    get { self[TextTraitsKey.self] }
    set { self[TextTraitsKey.self] = newValue }
  }
  public var lineLimit: Int? {
    get { self[LineLimitKey.self] }
    set { self[LineLimitKey.self] = newValue }
  }
  public var lineSpacing: CGFloat {
    get { self[LineSpacingKey.self] }
    set { self[LineSpacingKey.self] = newValue }
  }
  public var minimumScaleFactor: CGFloat {
    get { self[ScaleFactorKey.self] }
    set { self[ScaleFactorKey.self] = newValue }
  }
  public var allowsTightening: Bool {
    get { self[TighteningKey.self] }
    set { self[TighteningKey.self] = newValue }
  }
  public var truncationMode: Text.TruncationMode {
    get { self[TruncationKey.self] }
    set { self[TruncationKey.self] = newValue }
  }
  public var multilineTextAlignment: TextAlignment {
    get { self[TextAlignmentKey.self] }
    set { self[TextAlignmentKey.self] = newValue }
  }
  public var textCase: Text.Case? {
    get { self[TextCaseKey.self] }
    set { self[TextCaseKey.self] = newValue }
  }
  var foreground: ForegroundStyles {
    get { self[ForegroundKey.self] }
    set { self[ForegroundKey.self] = newValue }
  }
  public var backgroundStyle: AnyShapeStyle? {
    get { self[BackgroundStyleKey.self] }
    set { self[BackgroundStyleKey.self] = newValue }
  }
  var tint: AnyShapeStyle? {
    get { self[TintKey.self] }
    set { self[TintKey.self] = newValue }
  }
  public var redactionReasons: RedactionReasons {
    get { note(.redactionReasons); return self[RedactionKey.self] }
    set { self[RedactionKey.self] = newValue }
  }
  var redaction: RedactionReasons { self[RedactionKey.self] }
  /// Dark or increased contrast, for settling colours; read without leaving a note.
  var settling: (dark: Bool, increasedContrast: Bool) {
    (self[ColorSchemeKey.self] == .dark, self[ContrastKey.self] == .increased)
  }
  /// The display is in its always-on state.
  public var isLuminanceReduced: Bool {
    get { note(.luminanceReduced); return self[LuminanceKey.self] }
    set { self[LuminanceKey.self] = newValue }
  }
  public var legibilityWeight: LegibilityWeight? {
    get { note(.legibilityWeight); return self[LegibilityKey.self] }
    set { self[LegibilityKey.self] = newValue }
  }
  /// Radius of the widget's corner, for `ContainerRelativeShape`.
  package var containerCornerRadius: CGFloat {
    get { self[ContainerRadiusKey.self] }
    set { self[ContainerRadiusKey.self] = newValue }
  }
  /// How far the content's frame is set in from the widget's edge.
  package var containerInsets: EdgeInsets {
    get { self[ContentInsetsKey.self] }
    set { self[ContentInsetsKey.self] = newValue }
  }
  /// The axis of the stack around a view: `Spacer` and `Divider` depend on it.
  var stackAxis: Axis? {
    get { self[StackAxisKey.self] }
    set { self[StackAxisKey.self] = newValue }
  }
}

public enum LegibilityWeight: Hashable, Sendable { case regular, bold }
public enum LayoutDirection: Hashable, CaseIterable, Sendable { case leftToRight, rightToLeft }
public enum ColorScheme: CaseIterable, Hashable, Sendable { case light, dark }
public enum ColorSchemeContrast: CaseIterable, Hashable, Sendable { case standard, increased }

/// Why content is hidden.
public struct RedactionReasons: OptionSet, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }
  public static let placeholder = RedactionReasons(rawValue: 1 << 0)
  public static let privacy = RedactionReasons(rawValue: 1 << 1)
  public static let invalidated = RedactionReasons(rawValue: 1 << 2)
}
