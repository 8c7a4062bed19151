import Foundation

private struct FontWidthKey: EnvironmentKey { static var defaultValue: Font.Width? { nil } }

extension EnvironmentValues {
  var fontWidth: Font.Width? {
    get { self[FontWidthKey.self] }
    set { self[FontWidthKey.self] = newValue }
  }
}

// On any other view these hand the trait down to the texts within.
nonisolated extension View {
  public func font(_ font: Font?) -> some View { environment(\.font, font) }
  public func fontWeight(_ weight: Font.Weight?) -> some View {
    inContext { $0.environment.fontWeight = weight }
  }
  public func fontDesign(_ design: Font.Design?) -> some View {
    inContext { $0.environment.fontDesign = design }
  }
  public func fontWidth(_ width: Font.Width?) -> some View {
    inContext { $0.environment.fontWidth = width }
  }
  func textTrait(_ change: @escaping (inout TextTraits) -> Void) -> some View {
    var traits = TextTraits()
    change(&traits)
    return inContext { [traits] context in
      context.environment.textTraits = traits.over(context.environment.textTraits)
    }
  }
  public func bold(_ isActive: Bool = true) -> some View { textTrait { $0.isBold = isActive } }
  public func italic(_ isActive: Bool = true) -> some View { textTrait { $0.isItalic = isActive } }
  public func monospaced(_ isActive: Bool = true) -> some View { textTrait { $0.monospaced = isActive } }
  public func monospacedDigit() -> some View { textTrait { $0.monospacedDigits = true } }
  public func kerning(_ kerning: CGFloat) -> some View { textTrait { $0.kerning = kerning } }
  public func tracking(_ tracking: CGFloat) -> some View { textTrait { $0.tracking = tracking } }
  public func baselineOffset(_ baselineOffset: CGFloat) -> some View {
    textTrait { $0.baselineOffset = baselineOffset }
  }
  public func underline(
    _ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil
  ) -> some View {
    textTrait { $0.underline = .some(isActive ? Text.LineStyle(pattern: pattern, color: color) : nil) }
  }
  public func strikethrough(
    _ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil
  ) -> some View {
    textTrait { $0.strikethrough = .some(isActive ? Text.LineStyle(pattern: pattern, color: color) : nil) }
  }
  public func textScale(_ scale: Text.Scale, isEnabled: Bool = true) -> some View {
    textTrait { if isEnabled { $0.scale = scale } }
  }
  public func typesettingLanguage(_ language: Locale.Language, isEnabled: Bool = true) -> some View { self }
  public func typesettingLanguage(_ language: TypesettingLanguage, isEnabled: Bool = true) -> some View {
    self
  }

  /// Points between lines. Below 0 counts as 0, as on iOS.
  public func lineSpacing(_ lineSpacing: CGFloat) -> some View { environment(\.lineSpacing, lineSpacing) }
  /// The smallest part of its size that a text may be drawn in so that it fits, 0 to 1.
  public func minimumScaleFactor(_ factor: CGFloat) -> some View { environment(\.minimumScaleFactor, factor) }
  /// Characters may move together a little before a text is cut short.
  public func allowsTightening(_ flag: Bool) -> some View { environment(\.allowsTightening, flag) }
  public func truncationMode(_ mode: Text.TruncationMode) -> some View { environment(\.truncationMode, mode) }
  public func multilineTextAlignment(_ alignment: TextAlignment) -> some View {
    environment(\.multilineTextAlignment, alignment)
  }
  public func textCase(_ textCase: Text.Case?) -> some View { environment(\.textCase, textCase) }
  public func dynamicTypeSize(_ size: DynamicTypeSize) -> some View { environment(\.dynamicTypeSize, size) }
  public func dynamicTypeSize<T: RangeExpression>(_ range: T) -> some View where T.Bound == DynamicTypeSize {
    let allowed = DynamicTypeSize.allCases.filter(range.contains)
    return inContext { context in
      let size = context.environment.typeSize
      if allowed.contains(size) { return }
      guard let low = allowed.first, let high = allowed.last else { return }
      context.environment.dynamicTypeSize = size < low ? low : high
    }
  }
}

public enum TextAlignment: Hashable, CaseIterable, Sendable { case leading, center, trailing }
