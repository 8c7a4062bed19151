import Archive
import Foundation

/// An outline that fits any rectangle. As a view it is filled with the foreground style and takes all the space.
public protocol Shape: Sendable, View, Animatable {
  nonisolated func path(in rect: CGRect) -> Path
  nonisolated func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize
  nonisolated static var role: ShapeRole { get }
  /// What happens to the outline where text runs from right to left.
  nonisolated var layoutDirectionBehavior: LayoutDirectionBehavior { get }
}

/// What a shape is drawn as where nothing else is said.
public enum ShapeRole: Sendable { case fill, stroke, separator }

/// What mirrored surroundings do to something.
public enum LayoutDirectionBehavior: Hashable, Sendable {
  case fixed
  case mirrors(in: LayoutDirection)
  public static var mirrors: LayoutDirectionBehavior { .mirrors(in: .rightToLeft) }
}

extension Shape {
  nonisolated public static var role: ShapeRole { .fill }
  nonisolated public var layoutDirectionBehavior: LayoutDirectionBehavior { .mirrors }
  nonisolated public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    proposal.replacingUnspecifiedDimensions()
  }
  @MainActor public func _makeNodes(in context: _ViewContext) -> [_LayoutNode] {
    [ShapeNode(shape: self, style: ForegroundStyle(), mode: .fill(evenOdd: false), context: context)]
  }
}

extension Shape where Body == _ShapeView<Self, ForegroundStyle> {
  @MainActor public var body: _ShapeView<Self, ForegroundStyle> {
    _ShapeView(shape: self, style: ForegroundStyle())
  }
}

/// A shape that can be drawn smaller by a distance from its edge.
public protocol InsettableShape: Shape {
  associatedtype InsetShape: InsettableShape
  nonisolated func inset(by amount: CGFloat) -> InsetShape
}

/// Any shape.
nonisolated public struct AnyShape: Shape {
  let shape: any Shape
  public init<S: Shape>(_ shape: S) { self.shape = (shape as? AnyShape)?.shape ?? shape }
  public func path(in rect: CGRect) -> Path { shape.path(in: rect) }
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { shape.sizeThatFits(proposal) }
  public var layoutDirectionBehavior: LayoutDirectionBehavior { shape.layoutDirectionBehavior }
}

extension Path: Shape {
  /// The path itself: it stands where its points are, whatever the rectangle.
  nonisolated public func path(in _: CGRect) -> Path { self }
}
