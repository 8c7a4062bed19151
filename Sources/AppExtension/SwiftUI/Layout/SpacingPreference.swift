import Foundation

/// The distances a view prefers to its neighbours, by edge.
///
/// Text keeps the distances that typography wants, to text and to edges of other views; a spacer wants none; any two
/// other views stand 8 points apart (OpenSwiftUI and fatbobman.com agree that text differs above and below; formulas from
/// the former, confidence C).
package struct SpacingPreference: Equatable, Sendable {
  /// What one edge prefers. A preference holds where the neighbour has the counterpart.
  package struct Side: Equatable, Sendable {
    /// To anything that prefers nothing more special.
    var fixed: CGFloat?
    /// This is the edge of a view that is not text: text next to it decides.
    var isEdge = false
    /// This is text, which wants this distance to an edge.
    var toEdge: CGFloat?
    /// This is text with this leading, the distance it wants to text above it.
    var leading: CGFloat?

    static let edge = Side(isEdge: true)
    static let zero = Side(fixed: 0)

    /// The wishes of both, the larger of two alike.
    func union(_ other: Side) -> Side {
      func larger(_ a: CGFloat?, _ b: CGFloat?) -> CGFloat? {
        guard let a, let b else { return a ?? b }
        return max(a, b)
      }
      // A view without a fixed distance keeps the standard one, which is larger.
      let hasStandard = (fixed == nil && self != Side()) || (other.fixed == nil && other != Side())
      return Side(
        fixed: hasStandard ? nil : larger(fixed, other.fixed), isEdge: isEdge || other.isEdge,
        toEdge: larger(toEdge, other.toEdge), leading: larger(leading, other.leading))
    }

    /// The distance between this bottom or trailing edge and a following top or leading one.
    func distance(to next: Side) -> CGFloat {
      var wishes: [CGFloat] = []
      if leading != nil, let below = next.leading { wishes.append(below) }
      if isEdge, let wish = next.toEdge { wishes.append(wish) }
      if next.isEdge, let wish = toEdge { wishes.append(wish) }
      if let most = wishes.max() { return most }
      guard let own = fixed ?? next.fixed else { return SpacingPreference.standardDistance }
      return max(own, next.fixed ?? own)
    }
  }

  package var top = Side.edge
  package var leading = Side.edge
  package var bottom = Side.edge
  package var trailing = Side.edge

  /// iOS's distance between views (typography.json `swiftui_defaults`, confidence C).
  package static let standardDistance: CGFloat = 8

  /// A view that is neither text nor a spacer.
  package static let standard = SpacingPreference()
  /// No distance to anything.
  package static let zero = SpacingPreference(top: .zero, leading: .zero, bottom: .zero, trailing: .zero)

  /// Text, by the largest metrics of its fonts in points. Distances to edges leave a tenth of a line more than lines of
  /// the text among themselves would.
  package static func text(
    leading: CGFloat, ascent: CGFloat, descent: CGFloat, capHeight: CGFloat, displayScale: CGFloat
  ) -> SpacingPreference {
    let scale = max(displayScale, 1)
    func roundUp(_ length: CGFloat) -> CGFloat { (length * scale - 0.001).rounded(.up) / scale }
    let line = ascent + descent
    let extra = roundUp(line * 0.1)
    let between = roundUp(max(leading, 0))
    return SpacingPreference(
      top: Side(toEdge: line + extra - ascent, leading: between), leading: Side(),
      bottom: Side(toEdge: max(line + extra - capHeight, extra + descent), leading: between), trailing: Side()
    )
  }

  /// The preference without what the given edges wished: they become edges like any other view's.
  package func resetting(_ edges: Edge.Set) -> SpacingPreference {
    var copy = self
    if edges.contains(.top) { copy.top = .edge }
    if edges.contains(.leading) { copy.leading = .edge }
    if edges.contains(.bottom) { copy.bottom = .edge }
    if edges.contains(.trailing) { copy.trailing = .edge }
    return copy
  }

  /// Takes in the wishes that another view, inside the same box, has at some edges.
  package mutating func formUnion(_ other: SpacingPreference, edges: Edge.Set = .all) {
    if edges.contains(.top) { top = top.union(other.top) }
    if edges.contains(.leading) { leading = leading.union(other.leading) }
    if edges.contains(.bottom) { bottom = bottom.union(other.bottom) }
    if edges.contains(.trailing) { trailing = trailing.union(other.trailing) }
  }

  /// Without any wish, to form unions from.
  package static let empty = SpacingPreference(top: Side(), leading: Side(), bottom: Side(), trailing: Side())

  /// The distance between a view and the next one along an axis.
  package static func between(_ a: SpacingPreference, _ b: SpacingPreference, axis: Axis) -> CGFloat {
    axis == .horizontal ? a.trailing.distance(to: b.leading) : a.bottom.distance(to: b.top)
  }
}
