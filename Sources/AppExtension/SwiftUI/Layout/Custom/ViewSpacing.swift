import Foundation

/// The distances a view prefers to its neighbours, kept apart for each edge.
///
/// Plain views keep 8 points (typography.json `stack_spacing`, confidence C), text keeps the leading of its font to text
/// above and below and a part of its line to other views, a `Spacer` none.
public struct ViewSpacing: Sendable {
  /// What the containers of the system ask for.
  private(set) var preference: SpacingPreference

  /// No distance to any view.
  public static let zero = ViewSpacing(.zero)
  /// The platform's distances.
  public init() { self.init(.standard) }

  init(_ preference: SpacingPreference) { self.preference = preference }

  /// Takes the preferences of `other` in, on some edges; of two alike the larger counts.
  public mutating func formUnion(_ other: ViewSpacing, edges: Edge.Set = .all) {
    preference.formUnion(other.preference, edges: edges)
  }

  public func union(_ other: ViewSpacing, edges: Edge.Set = .all) -> ViewSpacing {
    var union = self
    union.formUnion(other, edges: edges)
    return union
  }

  /// The distance between a view with these preferences and the next one along an axis.
  public func distance(to next: ViewSpacing, along axis: Axis) -> CGFloat {
    SpacingPreference.between(preference, next.preference, axis: axis)
  }
}
