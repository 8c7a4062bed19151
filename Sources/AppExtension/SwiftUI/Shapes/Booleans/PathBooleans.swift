import Foundation

// Outlines too long for the operation (see `PathOverlay`) give: of a union and a symmetric difference both paths, of the others the
// first path.
extension Path {
  /// The same inside, with an outline that does not cross itself.
  public func normalized(eoFill: Bool = true) -> Path {
    PathOverlay(self, Path()).outline(.first, eoFill: eoFill) ?? self
  }
  /// What is inside both.
  public func intersection(_ other: Path, eoFill: Bool = false) -> Path {
    PathOverlay(self, other).outline(.intersection, eoFill: eoFill) ?? self
  }
  /// What is inside either.
  public func union(_ other: Path, eoFill: Bool = false) -> Path {
    PathOverlay(self, other).outline(.union, eoFill: eoFill) ?? joined(other)
  }
  /// What is inside this path but not inside the other.
  public func subtracting(_ other: Path, eoFill: Bool = false) -> Path {
    PathOverlay(self, other).outline(.subtraction, eoFill: eoFill) ?? self
  }
  /// What is inside one of the two only.
  public func symmetricDifference(_ other: Path, eoFill: Bool = false) -> Path {
    PathOverlay(self, other).outline(.symmetricDifference, eoFill: eoFill) ?? joined(other)
  }
  /// The parts of this line that lie inside the other path.
  public func lineIntersection(_ other: Path, eoFill: Bool = false) -> Path {
    PathOverlay(self, other, closesFirst: false).line(inside: true, eoFill: eoFill) ?? self
  }
  /// The parts of this line that lie outside the other path.
  public func lineSubtraction(_ other: Path, eoFill: Bool = false) -> Path {
    PathOverlay(self, other, closesFirst: false).line(inside: false, eoFill: eoFill) ?? self
  }
  private func joined(_ other: Path) -> Path {
    var path = self
    path.addPath(other)
    return path
  }
}

nonisolated extension Shape {
  /// What is inside both.
  public func intersection<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
    _OverlaidShape(self, other) { $0.intersection($1, eoFill: eoFill) }
  }
  /// What is inside either.
  public func union<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
    _OverlaidShape(self, other) { $0.union($1, eoFill: eoFill) }
  }
  /// What is inside this shape but not inside the other.
  public func subtracting<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
    _OverlaidShape(self, other) { $0.subtracting($1, eoFill: eoFill) }
  }
  /// What is inside one of the two only.
  public func symmetricDifference<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
    _OverlaidShape(self, other) { $0.symmetricDifference($1, eoFill: eoFill) }
  }
  /// The parts of this shape's line that lie inside the other.
  public func lineIntersection<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
    _OverlaidShape(self, other) { $0.lineIntersection($1, eoFill: eoFill) }
  }
  /// The parts of this shape's line that lie outside the other.
  public func lineSubtraction<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
    _OverlaidShape(self, other) { $0.lineSubtraction($1, eoFill: eoFill) }
  }
}

/// Two shapes and what is made of their outlines.
nonisolated struct _OverlaidShape<First: Shape, Second: Shape>: Shape {
  var first: First
  var second: Second
  let combine: @Sendable (Path, Path) -> Path
  init(_ first: First, _ second: Second, _ combine: @escaping @Sendable (Path, Path) -> Path) {
    self.first = first
    self.second = second
    self.combine = combine
  }
  func path(in rect: CGRect) -> Path { combine(first.path(in: rect), second.path(in: rect)) }
  func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { first.sizeThatFits(proposal) }
  var animatableData: AnimatablePair<First.AnimatableData, Second.AnimatableData> {
    get { AnimatablePair(first.animatableData, second.animatableData) }
    set { (first.animatableData, second.animatableData) = (newValue.first, newValue.second) }
  }
}
