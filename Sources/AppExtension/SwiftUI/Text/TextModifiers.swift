import Foundation

// On `Text` these give a `Text`; on any other view they hand the trait down.
nonisolated extension Text {
  public func font(_ font: Font?) -> Text { with { $0.font = font } }
  public func fontWeight(_ weight: Font.Weight?) -> Text { with { $0.weight = weight } }
  public func fontDesign(_ design: Font.Design?) -> Text { with { $0.design = design } }
  public func fontWidth(_ width: Font.Width?) -> Text { self }
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
  public func underline(_ isActive: Bool = true, pattern: LineStyle.Pattern = .solid, color: Color? = nil)
    -> Text
  {
    with { $0.underline = isActive }
  }
  public func strikethrough(_ isActive: Bool = true, pattern: LineStyle.Pattern = .solid, color: Color? = nil)
    -> Text
  {
    with { $0.strikethrough = isActive }
  }
  public func kerning(_ kerning: CGFloat) -> Text { with { $0.kerning = kerning } }
  public func tracking(_ tracking: CGFloat) -> Text { with { $0.tracking = tracking } }
  public func baselineOffset(_ baselineOffset: CGFloat) -> Text {
    with { $0.baselineOffset = baselineOffset }
  }
  public func accessibilityLabel(_ label: Text) -> Text {
    var copy = self
    copy.spoken = label.plain
    return copy
  }
}

nonisolated extension View {
  public func font(_ font: Font?) -> some View { environment(\.font, font) }
  public func fontWeight(_ weight: Font.Weight?) -> some View {
    inContext { $0.environment.fontWeight = weight }
  }
  public func fontDesign(_ design: Font.Design?) -> some View {
    inContext { $0.environment.fontDesign = design }
  }
  public func fontWidth(_ width: Font.Width?) -> some View { self }
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
    textTrait { $0.underline = isActive }
  }
  public func strikethrough(
    _ isActive: Bool = true, pattern: Text.LineStyle.Pattern = .solid, color: Color? = nil
  ) -> some View {
    textTrait { $0.strikethrough = isActive }
  }
  public func lineLimit(_ number: Int?) -> some View {
    inContext { context in
      if let number, number < 1 {
        context.session.report(
          "invalid-line-limit", .warning, "lineLimit(\(number)): a limit is 1 or more; 1 is used")
      }
      context.environment.lineLimit = number.map { max($0, 1) }
      context.environment.reservesLines = false
    }
  }
  public func lineLimit(_ limit: Int, reservesSpace: Bool) -> some View {
    inContext {
      $0.environment.lineLimit = max(limit, 1)
      $0.environment.reservesLines = reservesSpace
    }
  }
  public func lineLimit(_ limit: ClosedRange<Int>) -> some View { lineLimit(limit.upperBound) }
  public func lineLimit(_ limit: PartialRangeThrough<Int>) -> some View { lineLimit(limit.upperBound) }
  public func lineLimit(_ limit: PartialRangeFrom<Int>) -> some View { lineLimit(nil) }
  public func lineSpacing(_ lineSpacing: CGFloat) -> some View { environment(\.lineSpacing, lineSpacing) }
  public func minimumScaleFactor(_ factor: CGFloat) -> some View { environment(\.minimumScaleFactor, factor) }
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
