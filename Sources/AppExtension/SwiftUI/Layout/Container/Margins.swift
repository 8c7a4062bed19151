import Foundation

/// How much a scene keeps clear of its edge.
public struct ScenePadding: Equatable, Sendable {
  let length: CGFloat
  /// 16 points, the width of a widget's content margins (our choice, D: Apple publishes no number for a widget's scene).
  public static let minimum = ScenePadding(length: 16)
}

/// What a content margin applies to.
public struct ContentMarginPlacement: Sendable {
  public static var automatic: ContentMarginPlacement { ContentMarginPlacement() }
  public static var scrollContent: ContentMarginPlacement { ContentMarginPlacement() }
  public static var scrollIndicators: ContentMarginPlacement { ContentMarginPlacement() }
}

nonisolated extension View {
  /// The space that a scene keeps to its edges.
  ///
  /// - Parity: approximated: 16 points, our choice
  public func scenePadding(_ edges: Edge.Set = .all) -> some View { scenePadding(.minimum, edges: edges) }
  /// - Parity: approximated: 16 points, our choice
  public func scenePadding(_ padding: ScenePadding, edges: Edge.Set = .all) -> some View {
    self.padding(edges, padding.length)
  }

  /// Margins of scroll views inside. A widget does not scroll: no effect, as on iOS. The margins of the widget itself belong to its
  /// configuration.
  ///
  /// - Parity: no effect: a widget does not scroll
  public func contentMargins(
    _ edges: Edge.Set = .all, _ insets: EdgeInsets, for placement: ContentMarginPlacement = .automatic
  ) -> some View { withoutEffect("contentMargins") }
  /// - Parity: no effect: a widget does not scroll
  public func contentMargins(
    _ edges: Edge.Set = .all, _ length: CGFloat?, for placement: ContentMarginPlacement = .automatic
  ) -> some View { withoutEffect("contentMargins") }
  /// - Parity: no effect: a widget does not scroll
  public func contentMargins(
    _ length: CGFloat, for placement: ContentMarginPlacement = .automatic
  ) -> some View { withoutEffect("contentMargins") }
}
