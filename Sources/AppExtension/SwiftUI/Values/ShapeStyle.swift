import Archive
import Foundation

/// Colours, gradients and materials: what shapes and text are painted with.
///
/// A style of your own gives another style in `resolve(in:)`.
public protocol ShapeStyle: Sendable {
  associatedtype Resolved: ShapeStyle = Never
  nonisolated func resolve(in environment: EnvironmentValues) -> Resolved
  /// The paint for a rectangle. Styles of the user's own take the default: the paint of what they resolve to.
  nonisolated func _paint(_ context: _PaintContext) -> _Paint
}

/// Where a style is about to paint.
public struct _PaintContext {
  /// What gradients are fitted to, in the coordinates of the leaf.
  var rect: CGRect
  /// The origin of the view's own coordinates.
  var origin: CGPoint
  var environment: EnvironmentValues
  /// Styles within styles.
  var depth = 0

  init(rect: CGRect, environment: EnvironmentValues) {
    self.init(rect: rect, origin: rect.origin, environment: environment)
  }
  init(rect: CGRect, context: _ViewContext) {
    self.init(rect: rect, environment: context.environment)
  }
  init(rect: CGRect, origin: CGPoint, environment: EnvironmentValues) {
    self.rect = rect
    self.origin = origin
    self.environment = environment
  }

  /// For painting the tint itself: a tint made of `.tint` means the one of the system.
  var withoutTint: _PaintContext {
    var copy = self
    copy.environment.tint = nil
    return copy
  }
}

/// A paint as the archive keeps it, and the effects that came with the style.
public struct _Paint {
  struct Finding {
    let code: String
    let severity: Diagnostic.Severity
    let message: String
  }
  var paint: Paint
  /// What colours cannot carry: of materials and pictures.
  var opacity = 1.0
  var blend: Archive.BlendMode?
  /// Innermost first.
  var shadows: [Shadow] = []
  var innerShadows: [Shadow] = []
  var findings: [Finding] = []

  init(_ paint: Paint) { self.paint = paint }
  init(_ color: SceneColor) { paint = .color(color) }

  func multiplied(by factor: Double) -> _Paint {
    var copy = self
    let factor = factor.unit
    switch paint {
    case .material, .image: copy.opacity *= factor
    default: copy.paint = paint.multiplied(by: factor)
    }
    copy.shadows = shadows.map { $0.multiplied(by: factor) }
    copy.innerShadows = innerShadows.map { $0.multiplied(by: factor) }
    return copy
  }

  /// Whether the paint alone is all there is.
  var isPlain: Bool { opacity == 1 && blend == nil && shadows.isEmpty && innerShadows.isEmpty }
}

nonisolated extension ShapeStyle {
  public func _paint(_ context: _PaintContext) -> _Paint {
    var inner = context
    inner.depth += 1
    guard inner.depth < 64 else {
      var paint = _Paint(SceneColor(.system(.primary), opacity: 0))
      paint.findings = [
        _Paint.Finding(
          code: "style-without-end", severity: .error,
          message: "\(Self.self) resolves to a style that resolves to itself; nothing is painted")
      ]
      return paint
    }
    return resolve(in: context.environment)._paint(inner)
  }
}

nonisolated extension ShapeStyle where Resolved == Never {
  public func resolve(in environment: EnvironmentValues) -> Never {
    fatalError("\(Self.self) paints itself")
  }
}

nonisolated extension Never: ShapeStyle {
  public func _paint(_ context: _PaintContext) -> _Paint { switch self {} }
}

/// Any style.
nonisolated public struct AnyShapeStyle: ShapeStyle {
  let style: any ShapeStyle
  public init<S: ShapeStyle>(_ style: S) {
    self.style = (style as? AnyShapeStyle)?.style ?? style
  }
  public func _paint(_ context: _PaintContext) -> _Paint { style._paint(context) }
}
