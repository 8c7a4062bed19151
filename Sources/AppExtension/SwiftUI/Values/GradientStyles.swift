import Archive
import Foundation

/// Colours along a line.
nonisolated public struct LinearGradient: ShapeStyle, View, Sendable {
  public typealias Body = Never
  let gradient: AnyGradient
  let startPoint, endPoint: UnitPoint
  init(gradient: AnyGradient, startPoint: UnitPoint, endPoint: UnitPoint) {
    self.gradient = gradient
    self.startPoint = startPoint
    self.endPoint = endPoint
  }
  public init(gradient: Gradient, startPoint: UnitPoint, endPoint: UnitPoint) {
    self.init(gradient: AnyGradient(gradient), startPoint: startPoint, endPoint: endPoint)
  }
  public init(colors: [Color], startPoint: UnitPoint, endPoint: UnitPoint) {
    self.init(gradient: Gradient(colors: colors), startPoint: startPoint, endPoint: endPoint)
  }
  public init(stops: [Gradient.Stop], startPoint: UnitPoint, endPoint: UnitPoint) {
    self.init(gradient: Gradient(stops: stops), startPoint: startPoint, endPoint: endPoint)
  }
  public func _paint(_ context: _PaintContext) -> _Paint {
    gradient.paint(context) {
      .linearGradient(
        stops: $0, start: startPoint.point(in: context.rect), end: endPoint.point(in: context.rect))
    }
  }
  @MainActor public func _makeNodes(in context: _ViewContext) -> [_LayoutNode] {
    [ShapeNode(shape: Rectangle(), style: self, mode: .fill(evenOdd: false), context: context)]
  }
}

/// Colours along circles around a point.
nonisolated public struct RadialGradient: ShapeStyle, View, Sendable {
  public typealias Body = Never
  let gradient: AnyGradient
  let center: UnitPoint
  let startRadius, endRadius: CGFloat
  init(gradient: AnyGradient, center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {
    self.gradient = gradient
    self.center = center
    self.startRadius = startRadius
    self.endRadius = endRadius
  }
  public init(gradient: Gradient, center: UnitPoint, startRadius: CGFloat, endRadius: CGFloat) {
    self.init(
      gradient: AnyGradient(gradient), center: center, startRadius: startRadius, endRadius: endRadius)
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
    gradient.paint(context) {
      .radialGradient(
        stops: $0, center: center.point(in: context.rect), startRadius: startRadius.length,
        endRadius: endRadius.length)
    }
  }
  @MainActor public func _makeNodes(in context: _ViewContext) -> [_LayoutNode] {
    [ShapeNode(shape: Rectangle(), style: self, mode: .fill(evenOdd: false), context: context)]
  }
}

/// A radial gradient stretched to the shape of the rectangle; radii are fractions of its sides.
nonisolated public struct EllipticalGradient: ShapeStyle, View, Sendable {
  public typealias Body = Never
  let gradient: AnyGradient
  let center: UnitPoint
  let start, end: CGFloat
  init(gradient: AnyGradient, center: UnitPoint, startRadiusFraction: CGFloat, endRadiusFraction: CGFloat) {
    self.gradient = gradient
    self.center = center
    start = startRadiusFraction
    end = endRadiusFraction
  }
  public init(
    gradient: Gradient, center: UnitPoint = .center, startRadiusFraction: CGFloat = 0,
    endRadiusFraction: CGFloat = 0.5
  ) {
    self.init(
      gradient: AnyGradient(gradient), center: center, startRadiusFraction: startRadiusFraction,
      endRadiusFraction: endRadiusFraction)
  }
  public init(
    colors: [Color], center: UnitPoint = .center, startRadiusFraction: CGFloat = 0,
    endRadiusFraction: CGFloat = 0.5
  ) {
    self.init(
      gradient: Gradient(colors: colors), center: center, startRadiusFraction: startRadiusFraction,
      endRadiusFraction: endRadiusFraction)
  }
  public init(
    stops: [Gradient.Stop], center: UnitPoint = .center, startRadiusFraction: CGFloat = 0,
    endRadiusFraction: CGFloat = 0.5
  ) {
    self.init(
      gradient: Gradient(stops: stops), center: center, startRadiusFraction: startRadiusFraction,
      endRadiusFraction: endRadiusFraction)
  }
  public func _paint(_ context: _PaintContext) -> _Paint {
    // The scene's radii are the half axes at location 1; a fraction of 0.5 reaches the sides from the centre.
    gradient.paint(context) {
      .ellipticalGradient(
        stops: $0, center: center.point(in: context.rect), radii: context.rect.size, start: start.length,
        end: end.length)
    }
  }
  @MainActor public func _makeNodes(in context: _ViewContext) -> [_LayoutNode] {
    [ShapeNode(shape: Rectangle(), style: self, mode: .fill(evenOdd: false), context: context)]
  }
}

/// Colours around a point. Angles run clockwise from the direction of the x axis.
nonisolated public struct AngularGradient: ShapeStyle, View, Sendable {
  public typealias Body = Never
  let gradient: AnyGradient
  let center: UnitPoint
  let startAngle, endAngle: Angle
  init(gradient: AnyGradient, center: UnitPoint, startAngle: Angle, endAngle: Angle) {
    self.gradient = gradient
    self.center = center
    self.startAngle = startAngle
    self.endAngle = endAngle
  }
  public init(gradient: Gradient, center: UnitPoint, startAngle: Angle = .zero, endAngle: Angle = .zero) {
    self.init(gradient: AnyGradient(gradient), center: center, startAngle: startAngle, endAngle: endAngle)
  }
  public init(colors: [Color], center: UnitPoint, startAngle: Angle, endAngle: Angle) {
    self.init(gradient: Gradient(colors: colors), center: center, startAngle: startAngle, endAngle: endAngle)
  }
  public init(stops: [Gradient.Stop], center: UnitPoint, startAngle: Angle, endAngle: Angle) {
    self.init(gradient: Gradient(stops: stops), center: center, startAngle: startAngle, endAngle: endAngle)
  }
  /// A whole turn from an angle.
  public init(gradient: Gradient, center: UnitPoint, angle: Angle = .zero) {
    self.init(gradient: gradient, center: center, startAngle: angle, endAngle: angle + .degrees(360))
  }
  public init(colors: [Color], center: UnitPoint, angle: Angle = .zero) {
    self.init(gradient: Gradient(colors: colors), center: center, angle: angle)
  }
  public init(stops: [Gradient.Stop], center: UnitPoint, angle: Angle = .zero) {
    self.init(gradient: Gradient(stops: stops), center: center, angle: angle)
  }
  public func _paint(_ context: _PaintContext) -> _Paint {
    gradient.paint(context) {
      .angularGradient(
        stops: $0, center: center.point(in: context.rect), startAngle: startAngle.bounded,
        endAngle: endAngle.radians.isFinite ? endAngle.bounded : startAngle.bounded + 2 * .pi)
    }
  }
  @MainActor public func _makeNodes(in context: _ViewContext) -> [_LayoutNode] {
    [ShapeNode(shape: Rectangle(), style: self, mode: .fill(evenOdd: false), context: context)]
  }
}

extension Angle {
  /// Radians that can be drawn: a number, within the bounds of a scene.
  var bounded: Double { radians.isFinite ? min(max(radians, -1e6), 1e6) : 0 }
}
