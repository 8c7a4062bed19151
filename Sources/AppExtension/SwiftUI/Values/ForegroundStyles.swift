import Archive
import Foundation

/// The foreground styles in force: primary, and what `.secondary` and `.tertiary` mean where they were set.
struct ForegroundStyles: Sendable {
  var primary: (any ShapeStyle)?
  var secondary: (any ShapeStyle)?
  var tertiary: (any ShapeStyle)?
}

/// A style together with the foreground that it was set in: `.foregroundStyle(.secondary.opacity(0.5))` means the secondary level of
/// the foreground around it, not of itself.
struct BoundStyle: ShapeStyle {
  let style: any ShapeStyle
  let outer: ForegroundStyles
  nonisolated func _paint(_ context: _PaintContext) -> _Paint {
    var inner = context
    inner.environment.foreground = outer
    return style._paint(inner)
  }
}

extension ForegroundStyles {
  /// A style as it is kept when it becomes the foreground in surroundings.
  static func settled(_ style: any ShapeStyle, in outer: ForegroundStyles) -> any ShapeStyle {
    let style = (style as? AnyShapeStyle)?.style ?? style
    if let level = style as? HierarchicalShapeStyle {
      guard let primary = outer.primary else { return level }
      if primary is HierarchicalShapeStyle || primary is ForegroundStyle { return level }
      return BoundStyle(style: level, outer: outer)
    }
    if style is ForegroundStyle { return outer.primary ?? style }
    if style is Color || style is LinearGradient || style is Material { return style }
    return BoundStyle(style: style, outer: outer)
  }
}

/// The foreground style of the place where it is used.
nonisolated public struct ForegroundStyle: ShapeStyle {
  public init() {}
  public func _paint(_ context: _PaintContext) -> _Paint {
    guard let style = context.environment.foreground.primary else {
      return _Paint(SceneColor(.system(.primary)))
    }
    if style is ForegroundStyle || style is HierarchicalShapeStyle {
      var outer = context
      outer.environment.foreground = ForegroundStyles()
      return style._paint(outer)
    }
    return style._paint(context)
  }
}

/// Primary to quinary: the foreground style at falling strength.
nonisolated public struct HierarchicalShapeStyle: ShapeStyle {
  let level: Int
  public static let primary = HierarchicalShapeStyle(level: 0)
  public static let secondary = HierarchicalShapeStyle(level: 1)
  public static let tertiary = HierarchicalShapeStyle(level: 2)
  public static let quaternary = HierarchicalShapeStyle(level: 3)
  public static let quinary = HierarchicalShapeStyle(level: 4)

  /// What is left of a custom foreground at each level. Ours, after the look of iOS (50 %, 25 %, 17.5 %, 10 %).
  static let strengths: [Double] = [1, 0.5, 0.25, 0.175, 0.1]
  static let systemColors: [SystemColor] = [.primary, .secondary, .tertiary, .quaternary, .quinary]

  public func _paint(_ context: _PaintContext) -> _Paint {
    let styles = context.environment.foreground
    if level == 1, let style = styles.secondary { return style._paint(context) }
    if level == 2, let style = styles.tertiary { return style._paint(context) }
    guard let primary = styles.primary else {
      return _Paint(SceneColor(.system(Self.systemColors[level])))
    }
    if let outer = primary as? HierarchicalShapeStyle {
      return _Paint(SceneColor(.system(Self.systemColors[min(outer.level + level, 4)])))
    }
    if primary is ForegroundStyle {
      return _Paint(SceneColor(.system(Self.systemColors[level])))
    }
    return primary._paint(context).multiplied(by: Self.strengths[level])
  }
}

/// A style at falling strength, as in `.blue.secondary` or `.fill.tertiary`.
nonisolated public struct _LevelStyle<Base: ShapeStyle>: ShapeStyle {
  let base: Base
  let level: Int
  public func _paint(_ context: _PaintContext) -> _Paint {
    if base is FillShapeStyle { return FillShapeStyle(level: level)._paint(context) }
    if base is BackgroundStyle { return BackgroundStyle(level: level)._paint(context) }
    if base is ForegroundStyle { return HierarchicalShapeStyle(level: min(level, 4))._paint(context) }
    if let outer = base as? HierarchicalShapeStyle {
      return HierarchicalShapeStyle(level: min(outer.level + level, 4))._paint(context)
    }
    return base._paint(context).multiplied(by: HierarchicalShapeStyle.strengths[min(level, 4)])
  }
}

nonisolated extension ShapeStyle {
  public var secondary: some ShapeStyle { _LevelStyle(base: self, level: 1) }
  public var tertiary: some ShapeStyle { _LevelStyle(base: self, level: 2) }
  public var quaternary: some ShapeStyle { _LevelStyle(base: self, level: 3) }
  public var quinary: some ShapeStyle { _LevelStyle(base: self, level: 4) }
}

extension ShapeStyle where Self == HierarchicalShapeStyle {
  public static var primary: HierarchicalShapeStyle { .primary }
  public static var secondary: HierarchicalShapeStyle { .secondary }
  public static var tertiary: HierarchicalShapeStyle { .tertiary }
  public static var quaternary: HierarchicalShapeStyle { .quaternary }
  public static var quinary: HierarchicalShapeStyle { .quinary }
}
extension ShapeStyle where Self == ForegroundStyle {
  public static var foreground: ForegroundStyle { ForegroundStyle() }
}
