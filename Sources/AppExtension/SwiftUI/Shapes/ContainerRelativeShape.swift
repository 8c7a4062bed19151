import Foundation

/// A shape that depends on where it is drawn.
protocol SurroundedShape: Shape {
  /// The outline for a view's frame, in the coordinates of the scene.
  nonisolated func path(in rect: CGRect, environment: EnvironmentValues) -> Path
}

/// A rounded rectangle whose corners follow those of the widget.
nonisolated public struct ContainerRelativeShape: InsettableShape, SurroundedShape {
  public init() {}
  public func path(in rect: CGRect) -> Path { Path(rect) }
  /// The widget's radius less the distance from its edge: concentric corners.
  func path(in rect: CGRect, environment: EnvironmentValues) -> Path {
    let insets = environment.containerInsets
    let distance = min(insets.leading, insets.top, insets.trailing, insets.bottom)
    return Path(
      roundedRect: rect, cornerRadius: max(environment.containerCornerRadius - distance, 0),
      style: .continuous)
  }
  public var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }
  public func inset(by amount: CGFloat) -> some InsettableShape { InsetOf(base: self, amount: amount) }
}

nonisolated extension InsetOf: SurroundedShape where Base: SurroundedShape {
  func path(in rect: CGRect, environment: EnvironmentValues) -> Path {
    base.path(
      in: rect.insetBy(dx: min(amount, rect.width / 2), dy: min(amount, rect.height / 2)),
      environment: environment)
  }
}
