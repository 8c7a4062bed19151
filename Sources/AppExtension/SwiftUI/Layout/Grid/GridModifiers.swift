import Foundation

/// What a cell says to the grid around it.
struct GridCellTraits {
  /// The row that the cell was declared in; `nil` for a view outside of rows.
  var row: GridRowTraits?
  var columns = 1
  var anchor: UnitPoint?
  var columnAlignment: HorizontalAlignment?
  var unsizedAxes: Axis.Set = []
}

struct GridRowTraits {
  /// The same for all cells of a row, another for each row.
  let id: UInt64
  let alignment: VerticalAlignment?
}

extension _LayoutNode {
  var gridCell: GridCellTraits {
    get { traits[ObjectIdentifier(GridCellTraits.self), as: GridCellTraits.self] ?? GridCellTraits() }
    set { traits[ObjectIdentifier(GridCellTraits.self), as: GridCellTraits.self] = newValue }
  }
}

nonisolated extension View {
  private func gridCell(_ change: @escaping @MainActor (inout GridCellTraits) -> Void) -> some View {
    wrapped { node, _ in
      change(&node.gridCell)
      return node
    }
  }

  /// A cell that spans several columns.
  public func gridCellColumns(_ count: Int) -> some View {
    wrapped { node, context in
      if count < 1 || count > GridLimits.columns {
        context.session.report(
          "invalid-grid-span", .warning,
          "a grid cell cannot span \(count) columns; 1 to \(GridLimits.columns) are possible")
      }
      node.gridCell.columns = min(max(count, 1), GridLimits.columns)
      return node
    }
  }

  /// Where the view stands in its cell, in place of the alignment of its row and column.
  public func gridCellAnchor(_ anchor: UnitPoint) -> some View { gridCell { $0.anchor = anchor } }

  /// The horizontal alignment of all cells in the column of this one.
  public func gridColumnAlignment(_ guide: HorizontalAlignment) -> some View {
    gridCell { $0.columnAlignment = guide }
  }

  /// Axes along which the grid does not grow for this cell: it takes what the others leave it.
  public func gridCellUnsizedAxes(_ axes: Axis.Set) -> some View { gridCell { $0.unsizedAxes = axes } }
}

/// Bounds of one grid. Ours; iOS publishes none.
enum GridLimits {
  static let columns = 10_000
}
