import Foundation

/// A smaller version of the shape of the container around: of the widget, or of a view with `containerShape(_:)`.
///
/// The corners stay concentric: the radius is the container's less the distance to its nearest edge, as iOS documents for
/// concentric corners; the path given without surroundings is a rectangle.
nonisolated public struct ContainerRelativeShape: InsettableShape, SurroundedShape {
  public init() {}
  public func path(in rect: CGRect) -> Path { Path(rect) }
  public var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }
  public func inset(by amount: CGFloat) -> some InsettableShape { InsetOf(base: self, amount: amount) }

  func path(in rect: CGRect, of container: ContainerShape) -> Path {
    let frame = container.frame
    let distance = max(
      min(
        rect.minX - frame.minX, rect.minY - frame.minY, frame.maxX - rect.maxX, frame.maxY - rect.maxY),
      0)
    return container.path(in: rect, inset: distance)
  }
}

/// A shape that depends on the container it is drawn in.
nonisolated protocol SurroundedShape: Shape {
  func path(in rect: CGRect, of container: ContainerShape) -> Path
}

nonisolated extension InsetOf: SurroundedShape where Base: SurroundedShape {
  func path(in rect: CGRect, of container: ContainerShape) -> Path {
    base.path(
      in: rect.insetBy(dx: min(amount, rect.width / 2), dy: min(amount, rect.height / 2)), of: container)
  }
}

/// The shape of a container and where it stands.
final class ContainerShape: @unchecked Sendable {
  private let shape: any InsettableShape
  /// Known once the container was placed, before anything in it is drawn.
  fileprivate(set) var frame: CGRect

  init(_ shape: any InsettableShape, frame: CGRect = .zero) {
    self.shape = shape
    self.frame = frame
  }

  /// The shape, smaller by a distance all around, in a rectangle.
  func path(in rect: CGRect, inset: CGFloat) -> Path {
    func smaller(_ shape: some InsettableShape) -> Path {
      shape.inset(by: inset).path(in: rect.insetBy(dx: -inset, dy: -inset))
    }
    return smaller(shape)
  }

  /// Says where the container stands, once that is known.
  func stand(in frame: CGRect) { self.frame = frame }

  static func widget(_ environment: EnvironmentValues) -> ContainerShape {
    ContainerShape(
      RoundedRectangle(cornerRadius: environment.containerCornerRadius),
      frame: environment.containerFrame)
  }
}

private struct ContainerShapeKey: EnvironmentKey { static var defaultValue: ContainerShape? { nil } }
private struct ContainerFrameKey: EnvironmentKey { static var defaultValue: CGRect { .zero } }

extension EnvironmentValues {
  /// Set by `containerShape(_:)`; otherwise the widget is the container.
  var containerShape: ContainerShape? {
    get { self[ContainerShapeKey.self] }
    set { self[ContainerShapeKey.self] = newValue }
  }
  /// The whole widget, margins included.
  package var containerFrame: CGRect {
    get { self[ContainerFrameKey.self] }
    set { self[ContainerFrameKey.self] = newValue }
  }
}

/// A view whose shape `ContainerRelativeShape` follows.
final class ContainerShapeNode: _WrapperNode {
  private let shape: ContainerShape
  init(_ child: _LayoutNode, shape: ContainerShape) {
    self.shape = shape
    super.init(child)
  }
  override func placeChildren(in frame: CGRect, proposal: ProposedViewSize) {
    shape.frame = frame
    super.placeChildren(in: frame, proposal: proposal)
  }
}

nonisolated struct ContainerShapeModifier: ViewModifier {
  typealias Body = Never
  let shape: any InsettableShape
  @MainActor func _makeNodes(
    content: @escaping @MainActor (_ViewContext) -> [_LayoutNode], in context: _ViewContext
  ) -> [_LayoutNode] {
    let container = ContainerShape(shape)
    var inner = context
    inner.environment.containerShape = container
    return content(inner).map { ContainerShapeNode($0, shape: container) }
  }
}

nonisolated extension View {
  /// The shape that `ContainerRelativeShape` follows within this view.
  public func containerShape<T: InsettableShape>(_ shape: T) -> some View {
    modifier(ContainerShapeModifier(shape: shape))
  }
}
