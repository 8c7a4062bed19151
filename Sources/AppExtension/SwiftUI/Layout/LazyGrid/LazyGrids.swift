import Foundation

/// A grid that grows downwards, its columns given. A widget does not scroll, so all views are made and pinned ones stay where they are.
///
/// Each view is offered the width of its column and its own ideal height. The grid is as wide as its columns together.
///
/// - Parity: approximated: pinned views stay where they are, since a widget does not scroll
nonisolated public struct LazyVGrid<Content: View>: View {
  public typealias Body = Never
  let columns: [GridItem]
  let alignment: HorizontalAlignment
  let spacing: CGFloat?
  let content: Content

  public init(
    columns: [GridItem], alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content
  ) {
    self.columns = columns
    self.alignment = alignment
    self.spacing = spacing
    self.content = content()
  }

  @MainActor public func _makeNodes(in context: _ViewContext) -> [_LayoutNode] {
    [context.lazyGrid(.vertical, columns, alignment.key, spacing, content)]
  }
}

/// A grid that grows to the trailing side, its rows given. A widget does not scroll, so all views are made and pinned ones stay where
/// they are.
///
/// Each view is offered the height of its row and its own ideal width. The grid is as high as its rows together.
///
/// - Parity: approximated: pinned views stay where they are, since a widget does not scroll
nonisolated public struct LazyHGrid<Content: View>: View {
  public typealias Body = Never
  let rows: [GridItem]
  let alignment: VerticalAlignment
  let spacing: CGFloat?
  let content: Content

  public init(
    rows: [GridItem], alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content
  ) {
    self.rows = rows
    self.alignment = alignment
    self.spacing = spacing
    self.content = content()
  }

  @MainActor public func _makeNodes(in context: _ViewContext) -> [_LayoutNode] {
    [context.lazyGrid(.horizontal, rows, alignment.key, spacing, content)]
  }
}

extension _ViewContext {
  @MainActor fileprivate func lazyGrid(
    _ axis: Axis, _ items: [GridItem], _ guide: AlignmentKey, _ spacing: CGFloat?, _ content: some View
  ) -> _LayoutNode {
    session.count()
    if items.isEmpty {
      session.report(
        "empty-grid", .warning,
        "a lazy grid without columns or rows shows nothing; give it one GridItem or more")
    }
    var inner = self
    inner.environment.stackAxis = nil
    return LazyGridNode(
      axis: axis, items: items, guide: guide, spacing: spacing, children: content._makeNodes(in: inner),
      rightToLeft: environment.isRightToLeft)
  }
}
