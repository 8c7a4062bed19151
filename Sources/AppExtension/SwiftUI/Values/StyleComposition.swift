import Archive
import Foundation

/// A shadow that belongs to a style: outside what it paints, or inside.
public struct ShadowStyle: Equatable, Sendable {
  enum Kind: Sendable { case drop, inner }
  let kind: Kind
  let color: Color
  let radius, x, y: CGFloat

  public static func drop(
    color: Color = .init(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0,
    y: CGFloat = 0
  ) -> ShadowStyle { ShadowStyle(kind: .drop, color: color, radius: radius, x: x, y: y) }
  public static func inner(
    color: Color = .init(.sRGBLinear, white: 0, opacity: 0.55), radius: CGFloat, x: CGFloat = 0,
    y: CGFloat = 0
  ) -> ShadowStyle { ShadowStyle(kind: .inner, color: color, radius: radius, x: x, y: y) }

  func archived(_ context: _PaintContext) -> Shadow {
    Shadow(
      color: color.plainColor(context), radius: Double(radius.length),
      offset: CGSize(width: x.finite, height: y.finite))
  }
}

nonisolated extension Color {
  /// The colour where only a colour will do: a tint that is a gradient counts as the system's.
  func plainColor(_ context: _PaintContext) -> SceneColor {
    if case .color(let color) = _paint(context).paint { return color }
    return sceneColor(in: context.environment)
  }
}

extension Shadow {
  func multiplied(by factor: Double) -> Shadow {
    Shadow(color: color.multiplied(by: factor), radius: radius, offset: offset)
  }
}

nonisolated public struct _OpacityStyle<Base: ShapeStyle>: ShapeStyle {
  let base: Base
  let amount: Double
  public func _paint(_ context: _PaintContext) -> _Paint { base._paint(context).multiplied(by: amount) }
}

nonisolated public struct _BlendStyle<Base: ShapeStyle>: ShapeStyle {
  let base: Base
  let mode: BlendMode
  public func _paint(_ context: _PaintContext) -> _Paint {
    var paint = base._paint(context)
    paint.blend = mode.archived
    return paint
  }
}

nonisolated public struct _ShadowedStyle<Base: ShapeStyle>: ShapeStyle {
  let base: Base
  let shadow: ShadowStyle
  public func _paint(_ context: _PaintContext) -> _Paint {
    var paint = base._paint(context)
    switch shadow.kind {
    case .drop: paint.shadows.append(shadow.archived(context))
    case .inner: paint.innerShadows.append(shadow.archived(context))
    }
    return paint
  }
}

nonisolated public struct _AnchoredStyle<Base: ShapeStyle>: ShapeStyle {
  let base: Base
  let bounds: CGRect
  public func _paint(_ context: _PaintContext) -> _Paint {
    var inner = context
    inner.rect = CGRect(
      x: bounds.minX.finite + context.origin.x, y: bounds.minY.finite + context.origin.y,
      width: bounds.width.length, height: bounds.height.length)
    return base._paint(inner)
  }
}

nonisolated extension ShapeStyle {
  /// The style at part of its strength.
  public func opacity(_ opacity: Double) -> some ShapeStyle { _OpacityStyle(base: self, amount: opacity) }
  public func blendMode(_ mode: BlendMode) -> some ShapeStyle { _BlendStyle(base: self, mode: mode) }
  public func shadow(_ style: ShadowStyle) -> some ShapeStyle { _ShadowedStyle(base: self, shadow: style) }
  /// Fits the style to a rectangle of the view's coordinates instead of to the shape.
  public func `in`(_ rect: CGRect) -> some ShapeStyle { _AnchoredStyle(base: self, bounds: rect) }
}

// `.foregroundStyle(.shadow(.drop(radius: 2)))`: effects on the foreground in force.
extension ShapeStyle where Self == AnyShapeStyle {
  public static func opacity(_ opacity: Double) -> some ShapeStyle {
    _OpacityStyle(base: ForegroundStyle(), amount: opacity)
  }
  public static func blendMode(_ mode: BlendMode) -> some ShapeStyle {
    _BlendStyle(base: ForegroundStyle(), mode: mode)
  }
  public static func shadow(_ style: ShadowStyle) -> some ShapeStyle {
    _ShadowedStyle(base: ForegroundStyle(), shadow: style)
  }
}
