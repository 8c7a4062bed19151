import Archive
import Foundation

/// The accent colour in force.
nonisolated public struct TintShapeStyle: ShapeStyle {
  public init() {}
  public func _paint(_ context: _PaintContext) -> _Paint {
    guard let tint = context.environment.tint else { return Color.accentColor._paint(context) }
    return tint._paint(context.withoutTint)
  }
}

/// What a background is painted with: what `backgroundStyle(_:)` set, else the system's.
nonisolated public struct BackgroundStyle: ShapeStyle {
  var level = 0
  public init() {}
  init(level: Int) { self.level = level }
  public func _paint(_ context: _PaintContext) -> _Paint {
    if let style = context.environment.backgroundStyle {
      var outer = context
      outer.environment.backgroundStyle = nil
      let paint = style._paint(outer)
      return level == 0 ? paint : paint.multiplied(by: HierarchicalShapeStyle.strengths[min(level, 4)])
    }
    let colors: [SystemColor] = [
      .systemBackground, .secondarySystemBackground, .tertiarySystemBackground,
    ]
    return _Paint(SceneColor(.system(colors[min(level, 2)])))
  }
}

/// The colour of selected content: the tint.
///
/// - Parity: approximated: a widget selects nothing; the tint stands for it
nonisolated public struct SelectionShapeStyle: ShapeStyle {
  public init() {}
  public func _paint(_ context: _PaintContext) -> _Paint { TintShapeStyle()._paint(context) }
}

nonisolated public struct SeparatorShapeStyle: ShapeStyle {
  public init() {}
  public func _paint(_ context: _PaintContext) -> _Paint { _Paint(SceneColor(.system(.separator))) }
}

nonisolated public struct PlaceholderTextShapeStyle: ShapeStyle {
  public init() {}
  public func _paint(_ context: _PaintContext) -> _Paint {
    _Paint(SceneColor(.system(.placeholderText)))
  }
}

nonisolated public struct LinkShapeStyle: ShapeStyle {
  public init() {}
  public func _paint(_ context: _PaintContext) -> _Paint { _Paint(SceneColor(.system(.link))) }
}

nonisolated public struct WindowBackgroundShapeStyle: ShapeStyle {
  public init() {}
  public func _paint(_ context: _PaintContext) -> _Paint {
    _Paint(SceneColor(.system(.systemBackground)))
  }
}

/// The fill of large to thin shapes: `.fill`, `.fill.secondary`, `.fill.tertiary`, `.fill.quaternary`.
nonisolated public struct FillShapeStyle: ShapeStyle {
  let level: Int
  public init() { level = 0 }
  init(level: Int) { self.level = level }
  public func _paint(_ context: _PaintContext) -> _Paint {
    let colors: [SystemColor] = [
      .systemFill, .secondarySystemFill, .tertiarySystemFill, .quaternarySystemFill,
    ]
    return _Paint(SceneColor(.system(colors[min(level, 3)])))
  }
}

extension ShapeStyle where Self == BackgroundStyle {
  public static var background: BackgroundStyle { BackgroundStyle() }
}
extension ShapeStyle where Self == TintShapeStyle {
  public static var tint: TintShapeStyle { TintShapeStyle() }
}
extension ShapeStyle where Self == SelectionShapeStyle {
  public static var selection: SelectionShapeStyle { SelectionShapeStyle() }
}
extension ShapeStyle where Self == SeparatorShapeStyle {
  public static var separator: SeparatorShapeStyle { SeparatorShapeStyle() }
}
extension ShapeStyle where Self == PlaceholderTextShapeStyle {
  public static var placeholder: PlaceholderTextShapeStyle { PlaceholderTextShapeStyle() }
}
extension ShapeStyle where Self == LinkShapeStyle {
  public static var link: LinkShapeStyle { LinkShapeStyle() }
}
extension ShapeStyle where Self == WindowBackgroundShapeStyle {
  public static var windowBackground: WindowBackgroundShapeStyle { WindowBackgroundShapeStyle() }
}
extension ShapeStyle where Self == FillShapeStyle {
  public static var fill: FillShapeStyle { FillShapeStyle() }
}
