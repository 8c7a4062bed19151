import Foundation

/// The outline of bordered buttons.
nonisolated public struct ButtonBorderShape: Equatable, Sendable {
  enum Kind: Equatable, Sendable {
    case automatic, capsule, circle
    case roundedRectangle(CGFloat?)
  }
  let kind: Kind
  /// A capsule in widgets.
  public static let automatic = ButtonBorderShape(kind: .automatic)
  public static let capsule = ButtonBorderShape(kind: .capsule)
  public static let roundedRectangle = ButtonBorderShape(kind: .roundedRectangle(nil))
  public static func roundedRectangle(radius: CGFloat) -> ButtonBorderShape {
    ButtonBorderShape(kind: .roundedRectangle(radius))
  }
  public static let circle = ButtonBorderShape(kind: .circle)
}

extension ButtonBorderShape: InsettableShape {
  nonisolated public func path(in rect: CGRect) -> Path {
    path(in: rect, radius: ControlMetrics.border(.regular).radius)
  }
  nonisolated func path(in rect: CGRect, radius: CGFloat) -> Path {
    switch kind {
    case .automatic, .capsule: Capsule(style: .continuous).path(in: rect)
    case .circle: Circle().path(in: rect)
    case .roundedRectangle(let own):
      RoundedRectangle(cornerRadius: (own ?? radius).length, style: .continuous).path(in: rect)
    }
  }
  nonisolated public func inset(by amount: CGFloat) -> some InsettableShape {
    InsetOf(base: self, amount: amount)
  }
}

nonisolated extension Shape where Self == ButtonBorderShape {
  /// The outline that `buttonBorderShape(_:)` set, as far as a shape can know it: the automatic one.
  /// - Parity: approximated: the automatic outline, whatever was set
  public static var buttonBorder: ButtonBorderShape { .automatic }
}

private struct BorderShapeKey: EnvironmentKey {
  static var defaultValue: ButtonBorderShape { .automatic }
}

extension EnvironmentValues {
  public var buttonBorderShape: ButtonBorderShape {
    get { self[BorderShapeKey.self] }
    set { self[BorderShapeKey.self] = newValue }
  }
}

nonisolated extension View {
  /// Sets the outline of bordered buttons within.
  public func buttonBorderShape(_ shape: ButtonBorderShape) -> some View {
    environment(\.buttonBorderShape, shape)
  }
}
