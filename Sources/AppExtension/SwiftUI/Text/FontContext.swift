import Foundation

extension Font {
  /// What a font needs to be decided.
  public struct Context: Hashable, Sendable, CustomDebugStringConvertible {
    let environment: UncheckedBox<EnvironmentValues>
    let size: DynamicTypeSize
    public var debugDescription: String { "Font.Context(\(size))" }
    public static func == (a: Context, b: Context) -> Bool { a.size == b.size }
    public func hash(into hasher: inout Hasher) { hasher.combine(size) }
  }

  /// A font that is decided: its size in points and its traits.
  public struct Resolved: Hashable, Sendable {
    public let pointSize: CGFloat
    public let weight: Weight
    public let width: Width
    public let leading: Leading
    public let isBold: Bool
    public let isItalic: Bool
    public let isMonospaced: Bool
    public let isLowercaseSmallCaps: Bool
    public let isUppercaseSmallCaps: Bool
    public var isSmallCaps: Bool { isLowercaseSmallCaps && isUppercaseSmallCaps }
  }

  public func resolve(in context: Context) -> Resolved {
    let style = resolved(in: context.environment.value).style
    return Resolved(
      pointSize: style.size, weight: Weight(value: style.weight), width: widthValue ?? .standard,
      leading: leadingValue, isBold: style.weight >= 600, isItalic: style.italic,
      isMonospaced: style.design == .monospaced,
      isLowercaseSmallCaps: smallCapsValue == .lowercase || smallCapsValue == .all,
      isUppercaseSmallCaps: smallCapsValue == .uppercase || smallCapsValue == .all)
  }
}

extension EnvironmentValues {
  /// What fonts are decided with.
  public var fontResolutionContext: Font.Context {
    Font.Context(environment: UncheckedBox(self), size: typeSize)
  }
}
