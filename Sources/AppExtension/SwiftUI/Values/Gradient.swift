import Archive
import Foundation

/// Colours along a line from 0 to 1.
nonisolated public struct Gradient: Equatable, Hashable, Sendable, ShapeStyle {
  public struct Stop: Equatable, Hashable, Sendable {
    public var color: Color
    public var location: CGFloat
    public init(color: Color, location: CGFloat) {
      self.color = color
      self.location = location
    }
  }
  public var stops: [Stop]
  public init(stops: [Stop]) { self.stops = stops }
  public init(colors: [Color]) {
    let last = max(colors.count - 1, 1)
    stops = colors.enumerated().map { Stop(color: $1, location: CGFloat($0) / CGFloat(last)) }
  }
  func archived(_ context: _PaintContext) -> [GradientStop] {
    stops.prefix(256).map { stop in
      let color: SceneColor
      if case .color(let painted) = stop.color._paint(context).paint {
        color = painted
      } else {
        color = stop.color.sceneColor
      }
      return GradientStop(color: color, location: Double(stop.location.finite))
    }
  }
  public func _paint(_ context: _PaintContext) -> _Paint {
    LinearGradient(gradient: self, startPoint: .top, endPoint: .bottom)._paint(context)
  }
}

/// `Color.gradient`.
nonisolated public struct AnyGradient: Hashable, ShapeStyle {
  let gradient: Gradient
  public init(_ gradient: Gradient) { self.gradient = gradient }
  /// The lighter end of `Color.gradient`; ours, after the look of iOS: the top is mixed with about 22 % white.
  init(color: Color) {
    let overlay = Gradient(stops: [
      .init(color: color.opacity(0.78), location: 0), .init(color: color, location: 1),
    ])
    gradient = overlay
  }
  public func _paint(_ context: _PaintContext) -> _Paint { gradient._paint(context) }
}

nonisolated public struct LinearGradient: ShapeStyle, View {
  public typealias Body = Never
  var gradient: Gradient
  var startPoint: UnitPoint
  var endPoint: UnitPoint
  public init(gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint) {
    self.gradient = gradient
    self.startPoint = startPoint
    self.endPoint = endPoint
  }
  public init(colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint) {
    self.init(gradient: Gradient(colors: colors), startPoint: startPoint, endPoint: endPoint)
  }
  public init(stops: [Gradient.Stop], startPoint: UnitPoint, endPoint: UnitPoint) {
    self.init(gradient: Gradient(stops: stops), startPoint: startPoint, endPoint: endPoint)
  }
  public func _paint(_ context: _PaintContext) -> _Paint {
    _Paint(
      .linearGradient(
        stops: gradient.archived(context), start: startPoint.point(in: context.rect),
        end: endPoint.point(in: context.rect)))
  }
  @MainActor public func _makeNodes(in context: _ViewContext) -> [_LayoutNode] {
    [ShapeNode(shape: Rectangle(), style: self, mode: .fill(evenOdd: false), context: context)]
  }
}

nonisolated public struct RadialGradient: ShapeStyle, View {
  public typealias Body = Never
  var gradient: Gradient
  var center: UnitPoint
  var startRadius, endRadius: CGFloat
  public init(gradient: Gradient, center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {
    self.gradient = gradient
    self.center = center
    self.startRadius = startRadius
    self.endRadius = endRadius
  }
  public init(colors: [Color], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {
    self.init(
      gradient: Gradient(colors: colors), center: center, startRadius: startRadius, endRadius: endRadius)
  }
  public init(stops: [Gradient.Stop], center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {
    self.init(
      gradient: Gradient(stops: stops), center: center, startRadius: startRadius, endRadius: endRadius)
  }
  public func _paint(_ context: _PaintContext) -> _Paint {
    _Paint(
      .radialGradient(
        stops: gradient.archived(context), center: center.point(in: context.rect),
        startRadius: startRadius.length, endRadius: endRadius.length))
  }
  @MainActor public func _makeNodes(in context: _ViewContext) -> [_LayoutNode] {
    [ShapeNode(shape: Rectangle(), style: self, mode: .fill(evenOdd: false), context: context)]
  }
}

/// A radial gradient that reaches the edges of the rectangle.
nonisolated public struct EllipticalGradient: ShapeStyle, View {
  public typealias Body = Never
  var gradient: Gradient
  var center: UnitPoint
  var start, end: CGFloat
  public init(
    gradient: Gradient, center: UnitPoint = .center, startRadiusFraction: CGFloat = 0,
    endRadiusFraction: CGFloat = 0.5
  ) {
    self.gradient = gradient
    self.center = center
    start = startRadiusFraction
    end = endRadiusFraction
  }
  public init(
    colors: [Color], center: UnitPoint = .center, startRadiusFraction: CGFloat = 0,
    endRadiusFraction: CGFloat = 0.5
  ) {
    self.init(
      gradient: Gradient(colors: colors), center: center, startRadiusFraction: startRadiusFraction,
      endRadiusFraction: endRadiusFraction)
  }
  public func _paint(_ context: _PaintContext) -> _Paint {
    let side = max(context.rect.width, context.rect.height)
    return _Paint(
      .radialGradient(
        stops: gradient.archived(context), center: center.point(in: context.rect),
        startRadius: (start * side).length, endRadius: (end * side).length))
  }
  @MainActor public func _makeNodes(in context: _ViewContext) -> [_LayoutNode] {
    [ShapeNode(shape: Rectangle(), style: self, mode: .fill(evenOdd: false), context: context)]
  }
}

nonisolated public struct AngularGradient: ShapeStyle, View {
  public typealias Body = Never
  var gradient: Gradient
  var center: UnitPoint
  var startAngle, endAngle: Angle
  public init(gradient: Gradient, center: UnitPoint, startAngle: Angle = .zero, endAngle: Angle = .zero) {
    self.gradient = gradient
    self.center = center
    self.startAngle = startAngle
    self.endAngle = endAngle
  }
  public init(colors: [Color], center: UnitPoint, startAngle: Angle, endAngle: Angle) {
    self.init(gradient: Gradient(colors: colors), center: center, startAngle: startAngle, endAngle: endAngle)
  }
  public init(gradient: Gradient, center: UnitPoint, angle: Angle = .zero) {
    self.init(
      gradient: gradient, center: center, startAngle: angle, endAngle: angle + .degrees(360))
  }
  public init(colors: [Color], center: UnitPoint, angle: Angle = .zero) {
    self.init(gradient: Gradient(colors: colors), center: center, angle: angle)
  }
  public init(stops: [Gradient.Stop], center: UnitPoint, angle: Angle = .zero) {
    self.init(gradient: Gradient(stops: stops), center: center, angle: angle)
  }
  public func _paint(_ context: _PaintContext) -> _Paint {
    _Paint(
      .angularGradient(
        stops: gradient.archived(context), center: center.point(in: context.rect),
        startAngle: startAngle.radians.isFinite ? startAngle.radians : 0,
        endAngle: endAngle.radians.isFinite ? endAngle.radians : 2 * .pi))
  }
  @MainActor public func _makeNodes(in context: _ViewContext) -> [_LayoutNode] {
    [ShapeNode(shape: Rectangle(), style: self, mode: .fill(evenOdd: false), context: context)]
  }
}

extension ShapeStyle where Self == LinearGradient {
  public static func linearGradient(_ gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint)
    -> LinearGradient
  {
    LinearGradient(gradient: gradient, startPoint: startPoint, endPoint: endPoint)
  }
  public static func linearGradient(colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint)
    -> LinearGradient
  {
    LinearGradient(colors: colors, startPoint: startPoint, endPoint: endPoint)
  }
}
extension ShapeStyle where Self == RadialGradient {
  public static func radialGradient(
    _ gradient: Gradient, center: UnitPoint = .center, startRadius: CGFloat = 0, endRadius: CGFloat
  ) -> RadialGradient {
    RadialGradient(gradient: gradient, center: center, startRadius: startRadius, endRadius: endRadius)
  }
}
extension ShapeStyle where Self == AngularGradient {
  public static func angularGradient(
    colors: [Color], center: UnitPoint, startAngle: Angle, endAngle: Angle
  ) -> AngularGradient {
    AngularGradient(colors: colors, center: center, startAngle: startAngle, endAngle: endAngle)
  }
  public static func conicGradient(colors: [Color], center: UnitPoint, angle: Angle = .zero)
    -> AngularGradient
  {
    AngularGradient(colors: colors, center: center, angle: angle)
  }
}
