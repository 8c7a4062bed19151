import Foundation

extension Edge {
  /// A corner of a rectangle, and how it is rounded.
  public enum Corner: Int8, CaseIterable, Sendable {
    case topLeading, topTrailing, bottomLeading, bottomTrailing

    public struct Style: Equatable, Sendable {
      enum Kind: Equatable, Sendable {
        case concentric
        case fixed(CGFloat)
      }
      let kind: Kind
      /// Follows the corner of the container.
      public static var concentric: Style { Style(kind: .concentric) }
      /// - Parity: approximated: the least radius is not looked at
      public static func concentric(minimum: Style?) -> Style { Style(kind: .concentric) }
      public static func fixed(_ radius: CGFloat) -> Style { Style(kind: .fixed(radius)) }
    }
  }
}

/// A rectangle whose corners have the centres of the container's corners, or radii of their own.
///
/// - Parity: approximated: corners of different styles in one rectangle are not made
nonisolated public struct ConcentricRectangle: InsettableShape, SurroundedShape {
  let corners: Edge.Corner.Style
  public init() { corners = .concentric }
  public init(corners: Edge.Corner.Style, isUniform: Bool = false) { self.corners = corners }

  public func path(in rect: CGRect) -> Path {
    if case .fixed(let radius) = corners.kind { return Path(roundedRect: rect, cornerRadius: radius) }
    return Path(rect)
  }
  func path(in rect: CGRect, of container: ContainerShape) -> Path {
    corners == .concentric ? ContainerRelativeShape().path(in: rect, of: container) : path(in: rect)
  }
  public var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }
  public func inset(by amount: CGFloat) -> some InsettableShape { InsetOf(base: self, amount: amount) }
}

extension Shape where Self == ConcentricRectangle {
  public static func rect(corners: Edge.Corner.Style, isUniform: Bool = false) -> ConcentricRectangle {
    ConcentricRectangle(corners: corners, isUniform: isUniform)
  }
}
