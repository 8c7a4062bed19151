import Foundation

/// The distances a view prefers to its neighbours, kept apart for each edge.
///
/// Plain views keep 8 points (typography.json `stack_spacing`, confidence C), text keeps the leading of its font to text
/// above and below, a `Spacer` none.
public struct ViewSpacing: Sendable {
  /// What stands along each edge; of several the largest distance counts.
  private var top, leading, bottom, trailing: [SpacingPreference]

  /// No distance to any view.
  public static let zero = ViewSpacing(.zero)
  /// The platform's distances.
  public init() { self.init(.standard) }

  init(_ preference: SpacingPreference) {
    top = [preference]
    leading = [preference]
    bottom = [preference]
    trailing = [preference]
  }

  /// Takes the preferences of `other` in, on some edges.
  public mutating func formUnion(_ other: ViewSpacing, edges: Edge.Set = .all) {
    if edges.contains(.top) { top.merge(other.top) }
    if edges.contains(.leading) { leading.merge(other.leading) }
    if edges.contains(.bottom) { bottom.merge(other.bottom) }
    if edges.contains(.trailing) { trailing.merge(other.trailing) }
  }

  public func union(_ other: ViewSpacing, edges: Edge.Set = .all) -> ViewSpacing {
    var union = self
    union.formUnion(other, edges: edges)
    return union
  }

  /// The distance between a view with these preferences and the next one along an axis.
  public func distance(to next: ViewSpacing, along axis: Axis) -> CGFloat {
    let near = axis == .horizontal ? trailing : bottom
    let far = axis == .horizontal ? next.leading : next.top
    var distance: CGFloat = 0
    for a in near {
      for b in far { distance = max(distance, SpacingPreference.between(a, b, axis: axis)) }
    }
    return distance
  }

  /// In one value for the containers of the system, which keep one for all edges.
  var preference: SpacingPreference {
    guard let first = top.first, top.count == 1, leading == top, bottom == top, trailing == top else {
      return .standard
    }
    return first
  }
}

extension [SpacingPreference] {
  fileprivate mutating func merge(_ other: [SpacingPreference]) {
    // A few kinds of views at most; the bound keeps a row of ten thousand from comparing all with all.
    for preference in other where count < 16 && !contains(preference) { append(preference) }
  }
}
