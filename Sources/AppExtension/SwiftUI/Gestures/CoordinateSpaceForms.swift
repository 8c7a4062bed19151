import Foundation

// The forms that name a space by a type of its own (`.named("board")`, `NamedCoordinateSpace`), beside those with the enumeration.

extension DragGesture {
  public init(minimumDistance: CGFloat = 10, coordinateSpace: some CoordinateSpaceProtocol = .local) {
    self.init(minimumDistance: minimumDistance, coordinateSpace: coordinateSpace.coordinateSpace)
  }
}

extension SpatialTapGesture {
  public init(count: Int = 1, coordinateSpace: some CoordinateSpaceProtocol = .local) {
    self.init(count: count, coordinateSpace: coordinateSpace.coordinateSpace)
  }
}

nonisolated extension View {
  public func onTapGesture(
    count: Int = 1, coordinateSpace: some CoordinateSpaceProtocol = .local,
    perform action: @escaping (CGPoint) -> Void
  ) -> some View {
    onTapGesture(count: count, coordinateSpace: coordinateSpace.coordinateSpace, perform: action)
  }

  public func onContinuousHover(
    coordinateSpace: some CoordinateSpaceProtocol = .local, perform action: @escaping (HoverPhase) -> Void
  ) -> some View { onContinuousHover(coordinateSpace: coordinateSpace.coordinateSpace, perform: action) }
}
