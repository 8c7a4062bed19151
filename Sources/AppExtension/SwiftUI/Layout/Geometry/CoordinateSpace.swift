import Foundation

/// A system of coordinates: of the view itself, of the widget, or of a view that gave itself a name.
public enum CoordinateSpace: Hashable, @unchecked Sendable {
  case global, local
  case named(AnyHashable)
  public var isGlobal: Bool { self == .global }
  public var isLocal: Bool { self == .local }
}

/// Something that stands for a system of coordinates.
public protocol CoordinateSpaceProtocol {
  var coordinateSpace: CoordinateSpace { get }
}

/// The coordinates of a view with `coordinateSpace(_:)`.
public struct NamedCoordinateSpace: CoordinateSpaceProtocol, Equatable, Sendable {
  public let coordinateSpace: CoordinateSpace
}

/// The coordinates of the view that asks.
public struct LocalCoordinateSpace: CoordinateSpaceProtocol, Sendable {
  public init() {}
  public var coordinateSpace: CoordinateSpace { .local }
}

/// The coordinates of the widget: its top left corner is the origin.
public struct GlobalCoordinateSpace: CoordinateSpaceProtocol, Sendable {
  public init() {}
  public var coordinateSpace: CoordinateSpace { .global }
}

extension CoordinateSpaceProtocol where Self == NamedCoordinateSpace {
  public static func named(_ name: some Hashable) -> NamedCoordinateSpace {
    NamedCoordinateSpace(coordinateSpace: .named(AnyHashable(name)))
  }
  /// The coordinates of the scroll view around; a widget has none, so it is not found.
  public static func scrollView(axis: Axis) -> Self { .named(ScrollViewSpace(axis: axis)) }
  public static var scrollView: NamedCoordinateSpace { .named(ScrollViewSpace(axis: nil)) }
}

extension CoordinateSpaceProtocol where Self == LocalCoordinateSpace {
  public static var local: LocalCoordinateSpace { LocalCoordinateSpace() }
}

extension CoordinateSpaceProtocol where Self == GlobalCoordinateSpace {
  public static var global: GlobalCoordinateSpace { GlobalCoordinateSpace() }
}

private struct ScrollViewSpace: Hashable {
  let axis: Axis?
}

/// A view whose coordinates have a name.
final class NamedSpaceNode: _WrapperNode {
  let name: AnyHashable
  init(_ child: _LayoutNode, name: AnyHashable) {
    self.name = name
    super.init(child)
  }
  override func placeChildren(in frame: CGRect, proposal: ProposedViewSize) {
    let place = Place(frame: frame, surroundings: .current)
    Surroundings.with({ [name] in
      $0.space = Surroundings.Space(name: name, place: place, outer: $0.space)
    }) {
      super.placeChildren(in: frame, proposal: proposal)
    }
  }
}

nonisolated extension View {
  /// Gives the coordinates of this view a name that views inside may ask for.
  public func coordinateSpace<T: Hashable>(name: T) -> some View {
    let name = UncheckedBox(AnyHashable(name))
    return wrapped { node, _ in NamedSpaceNode(node, name: name.value) }
  }
  /// Gives the coordinates of this view a name that views inside may ask for.
  public func coordinateSpace(_ name: NamedCoordinateSpace) -> some View {
    wrapped { node, _ -> _LayoutNode in
      guard case .named(let name) = name.coordinateSpace else { return node }
      return NamedSpaceNode(node, name: name)
    }
  }
}
