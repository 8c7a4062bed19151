import Foundation

/// A view made from the size it is given. It takes all the space it is offered; what it makes stands at its top leading corner.
nonisolated public struct GeometryReader<Content: View>: View {
  public typealias Body = Never
  public var content: (GeometryProxy) -> Content
  public init(@ViewBuilder content: @escaping (GeometryProxy) -> Content) { self.content = content }
  @MainActor public func _makeNodes(in context: _ViewContext) -> [_LayoutNode] {
    context.session.count()
    let content = content
    // What views inside give up to those outside comes later, but keeps its turn.
    let preferences = context.preferences?.part()
    return [
      GeometryReaderNode(rightToLeft: context.environment.isRightToLeft) { proxy in
        preferences?.clear()
        guard var inner = context.deeper() else { return [] }
        inner.environment.stackAxis = nil
        inner.preferences = preferences
        return inner.withCurrentEnvironment { content(proxy)._makeNodes(in: inner) }
      }
    ]
  }
}

final class GeometryReaderNode: _LayoutNode {
  private let build: (GeometryProxy) -> [_LayoutNode]
  private let rightToLeft: Bool
  private var children: [_LayoutNode] = []

  init(rightToLeft: Bool, build: @escaping (GeometryProxy) -> [_LayoutNode]) {
    self.rightToLeft = rightToLeft
    self.build = build
    super.init()
  }
  override func measure(_ proposal: ProposedViewSize) -> CGSize { proposal.fillingSize }
  override func placeChildren(in frame: CGRect, proposal: ProposedViewSize) {
    children = build(GeometryProxy(Place(frame: frame, surroundings: .current)))
    let inner = ProposedViewSize(frame.size)
    for child in children {
      let x = rightToLeft ? frame.maxX - child.size(for: inner).width : frame.minX
      child.place(at: CGPoint(x: x, y: frame.minY), proposal: inner)
    }
  }
  override func draw(into scene: SceneRecorder) { scene.drawInOrder(children) }
  override func range(along axis: Axis, cross: CGFloat?) -> (min: CGFloat, max: CGFloat) { (0, 1e6) }
}

/// Size and place of the view that a `GeometryReader` fills.
public struct GeometryProxy: Sendable {
  private let place: Place
  init(_ place: Place) { self.place = place }

  public var size: CGSize { place.frame.size }

  /// An anchor's value in the coordinates of this view.
  public subscript<T>(anchor: Anchor<T>) -> T {
    let anchor = UncheckedBox(anchor)
    let value = MainActor.assumeIsolated { UncheckedBox(anchor.value.value(seenFrom: place)) }
    return value.value
  }

  /// How far the safe area keeps this view from the edges around. A widget has no safe area of its own (its margins are
  /// padding), so all are zero unless `safeAreaInset` or `safeAreaPadding` makes one.
  public var safeAreaInsets: EdgeInsets {
    place.surroundings.safeArea?.insets(of: place.frame) ?? EdgeInsets()
  }

  /// The frame in a space. Rotation and scaling around the view count; a name that is not found means the widget.
  @_disfavoredOverload public func frame(in coordinateSpace: CoordinateSpace) -> CGRect {
    if case .local = coordinateSpace { return CGRect(origin: .zero, size: size) }
    return MainActor.assumeIsolated {
      guard case .named(let name) = coordinateSpace, let space = place.surroundings.space(named: name) else {
        return Place.scene.local(of: place)
      }
      return space.local(of: place)
    }
  }

  /// The frame in a space. Rotation and scaling around the view count; a name that is not found means the widget.
  public func frame(in coordinateSpace: some CoordinateSpaceProtocol) -> CGRect {
    frame(in: coordinateSpace.coordinateSpace)
  }

  /// The bounds of a named space in the coordinates of this view; `nil` where there is no such space around.
  public func bounds(of coordinateSpace: NamedCoordinateSpace) -> CGRect? {
    guard case .named(let name) = coordinateSpace.coordinateSpace else { return nil }
    return MainActor.assumeIsolated { place.surroundings.space(named: name).map { place.local(of: $0) } }
  }
}

nonisolated extension View {
  /// Accepted for source compatibility: a widget's view is a picture made in one pass, so nothing is told about its layout.
  ///
  /// - Parity: no effect: the action is not run, since a widget's view is evaluated once
  public func onGeometryChange<T: Equatable & Sendable>(
    for type: T.Type, of transform: @escaping @Sendable (GeometryProxy) -> T,
    action: @escaping (_ newValue: T) -> Void
  ) -> some View { withoutEffect("onGeometryChange") }

  /// Accepted for source compatibility: a widget's view is a picture made in one pass, so nothing is told about its layout.
  ///
  /// - Parity: no effect: the action is not run, since a widget's view is evaluated once
  public func onGeometryChange<T: Equatable & Sendable>(
    for type: T.Type, of transform: @escaping @Sendable (GeometryProxy) -> T,
    action: @escaping (_ oldValue: T, _ newValue: T) -> Void
  ) -> some View { withoutEffect("onGeometryChange") }
}
