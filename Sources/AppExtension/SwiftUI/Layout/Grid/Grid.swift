import Foundation

/// Views in rows and columns: each column as wide as its widest cell, each row as high as its highest. Views outside of a
/// `GridRow` make a row of their own, across all columns.
///
/// - Parity: approximated: how columns share a width that is short is not documented; ours share it as stacks do
nonisolated public struct Grid<Content: View>: View {
  public typealias Body = Never
  let layout: GridLayout
  let content: Content

  public init(
    alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil,
    @ViewBuilder content: () -> Content
  ) {
    layout = GridLayout(
      alignment: alignment, horizontalSpacing: horizontalSpacing, verticalSpacing: verticalSpacing)
    self.content = content()
  }

  @MainActor public func _makeNodes(in context: _ViewContext) -> [_LayoutNode] {
    _LayoutTree(layout: layout, content: content)._makeNodes(in: context)
  }
}

/// The cells of one row of a grid. Modifiers apply to each cell; outside of a grid a row is just its views.
nonisolated public struct GridRow<Content: View>: View {
  public typealias Body = Never
  let alignment: VerticalAlignment?
  let content: Content

  public init(alignment: VerticalAlignment? = nil, @ViewBuilder content: () -> Content) {
    self.alignment = alignment
    self.content = content()
  }

  @MainActor public func _makeNodes(in context: _ViewContext) -> [_LayoutNode] {
    let nodes = content._makeNodes(in: context)
    // The identity alone is not enough: two rows of a `ForEach` with equal ids are two rows.
    let row = GridRowTraits(id: context.session.nextNumber(), alignment: alignment)
    for node in nodes { node.gridCell.row = row }
    return nodes
  }
}

/// A grid as a layout, for `AnyLayout` and for layouts made of others.
public struct GridLayout: Layout {
  public var alignment: Alignment
  public var horizontalSpacing: CGFloat?
  public var verticalSpacing: CGFloat?

  public init(
    alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil
  ) {
    self.alignment = alignment
    self.horizontalSpacing = horizontalSpacing
    self.verticalSpacing = verticalSpacing
  }

  /// Rows, columns and what was found out about them.
  public struct Cache: RangeAnswering {
    let solver: GridSolver
    @MainActor func range(along axis: Axis, cross: CGFloat?) -> (min: CGFloat, max: CGFloat) {
      solver.range(along: axis, cross: cross)
    }
  }

  public func makeCache(subviews: Subviews) -> Cache {
    let layout = UncheckedBox(self)
    return MainActor.assumeIsolated {
      Cache(solver: GridSolver(layout: layout.value, nodes: subviews.nodes))
    }
  }

  public func sizeThatFits(
    proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) -> CGSize {
    let solver = cache.solver
    return MainActor.assumeIsolated { solver.arrangement(for: proposal).size }
  }

  public func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache
  ) {
    let solver = cache.solver
    let cells = MainActor.assumeIsolated { solver.arrangement(for: proposal).cells }
    for (subview, cell) in zip(subviews, cells) {
      subview.place(
        at: CGPoint(x: bounds.minX + cell.origin.x, y: bounds.minY + cell.origin.y),
        proposal: cell.proposal)
    }
  }
}
