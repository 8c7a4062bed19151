import Archive
import Foundation

/// Colours, gradients and materials: what shapes and text are painted with.
public protocol ShapeStyle: Sendable {
  associatedtype Resolved: ShapeStyle = Never
  nonisolated func resolve(in environment: EnvironmentValues) -> Resolved
  /// The paint for a rectangle. Styles of the user's own take the default: the paint of what they resolve to.
  nonisolated func _paint(_ context: _PaintContext) -> _Paint
}

/// Where a style is about to paint.
public struct _PaintContext {
  var rect: CGRect
  var environment: EnvironmentValues
  init(rect: CGRect, environment: EnvironmentValues) {
    self.rect = rect
    self.environment = environment
  }
  init(rect: CGRect, context: _ViewContext) {
    self.init(rect: rect, environment: context.environment)
  }
}

/// A paint as the archive keeps it.
public struct _Paint {
  let paint: Paint
  init(_ paint: Paint) { self.paint = paint }
  init(_ color: SceneColor) { paint = .color(color) }
}

extension ShapeStyle {
  nonisolated public func _paint(_ context: _PaintContext) -> _Paint {
    resolve(in: context.environment)._paint(context)
  }
}

extension ShapeStyle where Resolved == Never {
  nonisolated public func resolve(in environment: EnvironmentValues) -> Never {
    fatalError("\(Self.self) paints itself")
  }
}

extension Never: ShapeStyle {
  nonisolated public func _paint(_ context: _PaintContext) -> _Paint { switch self {} }
}

/// The foreground styles in force: primary, and what `.secondary` and `.tertiary` mean where they were set.
struct ForegroundStyles: Sendable {
  var primary: (any ShapeStyle)?
  var secondary: (any ShapeStyle)?
  var tertiary: (any ShapeStyle)?
}

/// The foreground style of the place where it is used.
public struct ForegroundStyle: ShapeStyle {
  public init() {}
  nonisolated public func _paint(_ context: _PaintContext) -> _Paint {
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
public struct HierarchicalShapeStyle: ShapeStyle {
  let level: Int
  public static let primary = HierarchicalShapeStyle(level: 0)
  public static let secondary = HierarchicalShapeStyle(level: 1)
  public static let tertiary = HierarchicalShapeStyle(level: 2)
  public static let quaternary = HierarchicalShapeStyle(level: 3)
  public static let quinary = HierarchicalShapeStyle(level: 4)

  /// What is left of a custom foreground at each level. Ours, after the look of iOS (50 %, 25 %, 17.5 %, 10 %).
  static let strengths: [Double] = [1, 0.5, 0.25, 0.175, 0.1]
  static let systemColors: [SystemColor] = [.primary, .secondary, .tertiary, .quaternary, .quinary]

  nonisolated public func _paint(_ context: _PaintContext) -> _Paint {
    let styles = context.environment.foreground
    if level == 1, let style = styles.secondary { return style._paint(context) }
    if level == 2, let style = styles.tertiary { return style._paint(context) }
    guard let primary = styles.primary else {
      return _Paint(SceneColor(.system(Self.systemColors[level])))
    }
    if let level = primary as? HierarchicalShapeStyle {
      let sum = min(level.level + self.level, 4)
      return _Paint(SceneColor(.system(Self.systemColors[sum])))
    }
    if primary is ForegroundStyle {
      return _Paint(SceneColor(.system(Self.systemColors[level])))
    }
    return _Paint(primary._paint(context).paint.multiplied(by: Self.strengths[level]))
  }
}

/// The accent colour in force.
public struct TintShapeStyle: ShapeStyle {
  public init() {}
  nonisolated public func _paint(_ context: _PaintContext) -> _Paint {
    guard let tint = context.environment.tint else { return _Paint(SceneColor(.tint)) }
    return tint._paint(context)
  }
}

public struct BackgroundStyle: ShapeStyle {
  public init() {}
  nonisolated public func _paint(_ context: _PaintContext) -> _Paint {
    if let style = context.environment.backgroundStyle { return style._paint(context) }
    return _Paint(SceneColor(.system(.systemBackground)))
  }
}

public struct SeparatorShapeStyle: ShapeStyle {
  public init() {}
  nonisolated public func _paint(_ context: _PaintContext) -> _Paint {
    _Paint(SceneColor(.system(.separator)))
  }
}

public struct FillShapeStyle: ShapeStyle {
  let level: Int
  public init() { level = 0 }
  init(level: Int) { self.level = level }
  public static let secondary = FillShapeStyle(level: 1)
  nonisolated public func _paint(_ context: _PaintContext) -> _Paint {
    let colors: [SystemColor] = [
      .systemFill, .secondarySystemFill, .tertiarySystemFill, .quaternarySystemFill,
    ]
    return _Paint(SceneColor(.system(colors[min(level, 3)])))
  }
}

/// Another style at falling strength, as in `.blue.secondary` or `.fill.tertiary`.
public struct _LevelStyle<Base: ShapeStyle>: ShapeStyle {
  let base: Base
  let level: Int
  nonisolated public func _paint(_ context: _PaintContext) -> _Paint {
    if base is FillShapeStyle { return FillShapeStyle(level: level)._paint(context) }
    if base is BackgroundStyle {
      let colors: [SystemColor] = [
        .systemBackground, .secondarySystemBackground, .tertiarySystemBackground,
      ]
      return _Paint(SceneColor(.system(colors[min(level, 2)])))
    }
    return _Paint(
      base._paint(context).paint.multiplied(by: HierarchicalShapeStyle.strengths[min(level, 4)]))
  }
}

extension ShapeStyle {
  public var secondary: some ShapeStyle { _LevelStyle(base: self, level: 1) }
  public var tertiary: some ShapeStyle { _LevelStyle(base: self, level: 2) }
  public var quaternary: some ShapeStyle { _LevelStyle(base: self, level: 3) }
  public var quinary: some ShapeStyle { _LevelStyle(base: self, level: 4) }
  /// The style at part of its strength.
  public func opacity(_ opacity: Double) -> some ShapeStyle { _OpacityStyle(base: self, amount: opacity) }
}

public struct _OpacityStyle<Base: ShapeStyle>: ShapeStyle {
  let base: Base
  let amount: Double
  nonisolated public func _paint(_ context: _PaintContext) -> _Paint {
    _Paint(base._paint(context).paint.multiplied(by: amount))
  }
}

/// Any style.
public struct AnyShapeStyle: ShapeStyle {
  let style: any ShapeStyle
  public init<S: ShapeStyle>(_ style: S) { self.style = style }
  nonisolated public func _paint(_ context: _PaintContext) -> _Paint { style._paint(context) }
}

/// A blurred, translucent background.
public struct Material: ShapeStyle {
  let kind: Archive.Material
  public static let regular = Material(kind: .regular)
  public static let thick = Material(kind: .thick)
  public static let thin = Material(kind: .thin)
  public static let ultraThin = Material(kind: .ultraThin)
  public static let ultraThick = Material(kind: .ultraThick)
  public static let bar = Material(kind: .bar)
  nonisolated public func _paint(_ context: _PaintContext) -> _Paint { _Paint(.material(kind)) }
}

extension ShapeStyle where Self == Material {
  public static var regularMaterial: Material { .regular }
  public static var thickMaterial: Material { .thick }
  public static var thinMaterial: Material { .thin }
  public static var ultraThinMaterial: Material { .ultraThin }
  public static var ultraThickMaterial: Material { .ultraThick }
  public static var bar: Material { .bar }
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
extension ShapeStyle where Self == BackgroundStyle {
  public static var background: BackgroundStyle { BackgroundStyle() }
}
extension ShapeStyle where Self == TintShapeStyle {
  public static var tint: TintShapeStyle { TintShapeStyle() }
}
extension ShapeStyle where Self == SeparatorShapeStyle {
  public static var separator: SeparatorShapeStyle { SeparatorShapeStyle() }
}
extension ShapeStyle where Self == FillShapeStyle {
  public static var fill: FillShapeStyle { FillShapeStyle() }
}

extension ShapeStyle {
  /// The paint as the scene keeps it: symbolic, or settled where the colour scheme is fixed.
  nonisolated func scenePaint(in rect: CGRect, _ environment: EnvironmentValues) -> Paint {
    let paint = _paint(_PaintContext(rect: rect, environment: environment)).paint
    guard environment.schemeIsFixed else { return paint }
    let (dark, contrast) = environment.settling
    return paint.mappingColors { color in
      guard case .system = color.base else { return color }
      let c = SystemColorTable.components(of: color.base, dark: dark, increasedContrast: contrast)
      return SceneColor(
        .srgb(red: c.red, green: c.green, blue: c.blue), opacity: c.alpha * color.opacity)
    }
  }
}

extension Paint {
  /// Each colour's alpha times a factor.
  func multiplied(by factor: Double) -> Paint {
    let factor = factor.isFinite ? min(max(factor, 0), 1) : 1
    return mappingColors { $0.multiplied(by: factor) }
  }

  func mappingColors(_ change: (SceneColor) -> SceneColor) -> Paint {
    func changed(_ stops: [GradientStop]) -> [GradientStop] {
      stops.map { GradientStop(color: change($0.color), location: $0.location) }
    }
    switch self {
    case .color(let color): return .color(change(color))
    case .linearGradient(let stops, let start, let end):
      return .linearGradient(stops: changed(stops), start: start, end: end)
    case .radialGradient(let stops, let center, let a, let b):
      return .radialGradient(stops: changed(stops), center: center, startRadius: a, endRadius: b)
    case .angularGradient(let stops, let center, let a, let b):
      return .angularGradient(stops: changed(stops), center: center, startAngle: a, endAngle: b)
    case .ellipticalGradient(let stops, let center, let radii, let start, let end):
      return .ellipticalGradient(
        stops: changed(stops), center: center, radii: radii, start: start, end: end)
    case .meshGradient(var mesh):
      for index in mesh.vertices.indices { mesh.vertices[index].color = change(mesh.vertices[index].color) }
      mesh.background = change(mesh.background)
      return .meshGradient(mesh)
    case .image, .material: return self
    }
  }
}

extension SceneColor {
  func multiplied(by factor: Double) -> SceneColor { SceneColor(base, opacity: opacity * factor) }
}
