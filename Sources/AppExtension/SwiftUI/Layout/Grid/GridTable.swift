import Foundation

/// One cell of a grid.
struct GridCell {
  let node: _LayoutNode
  let row: Int
  let column: Int
  var span: Int
  let anchor: UnitPoint?
  let unsizedAxes: Axis.Set
  var columns: Range<Int> { column..<(column + span) }
}

/// Which cell of a grid is where: the children in rows and columns, before anything is measured.
@MainActor struct GridTable {
  /// In the order of the children.
  private(set) var cells: [GridCell] = []
  /// The cells of each row.
  private(set) var rows: [Range<Int>] = []
  /// The cells of each column that are in no other.
  private(set) var columns: [[Int]] = []
  /// Cells across several columns, those with the same columns together, the narrowest first.
  private(set) var spans: [(columns: Range<Int>, cells: [Int])] = []
  private(set) var columnGuides: [AlignmentKey] = []
  private(set) var rowGuides: [AlignmentKey] = []
  private(set) var columnGaps: [CGFloat] = []
  private(set) var rowGaps: [CGFloat] = []

  init(nodes: [_LayoutNode], layout: GridLayout) {
    readRows(nodes, layout)
    readColumns(layout)
    readGaps(layout)
  }

  private mutating func readRows(_ nodes: [_LayoutNode], _ layout: GridLayout) {
    var current: UInt64?
    var start = 0
    var column = 0
    var widest = 1
    var wholeRows: [Int] = []
    func close(_ end: Int, into rows: inout [Range<Int>]) { if end > start { rows.append(start..<end) } }
    for (index, node) in nodes.enumerated() {
      let traits = node.gridCell
      if index == 0 || traits.row == nil || traits.row?.id != current {
        close(index, into: &rows)
        start = index
        column = 0
        rowGuides.append((traits.row?.alignment ?? layout.alignment.vertical).key)
      }
      current = traits.row?.id
      if traits.row == nil { wholeRows.append(index) }
      let span = traits.row == nil ? 1 : min(traits.columns, max(GridLimits.columns - column, 1))
      cells.append(
        GridCell(
          node: node, row: rowGuides.count - 1, column: column, span: span, anchor: traits.anchor,
          unsizedAxes: traits.unsizedAxes))
      column += span
      widest = max(widest, column)
    }
    close(nodes.count, into: &rows)
    for index in wholeRows { cells[index].span = widest }
    columns = Array(repeating: [], count: nodes.isEmpty ? 0 : widest)
  }

  private mutating func readColumns(_ layout: GridLayout) {
    columnGuides = Array(repeating: layout.alignment.horizontal.key, count: columns.count)
    var aligned = Array(repeating: false, count: columns.count)
    var across: [Range<Int>: [Int]] = [:]
    for (index, cell) in cells.enumerated() {
      if cell.span == 1 {
        columns[cell.column].append(index)
      } else {
        across[cell.columns, default: []].append(index)
      }
      // The first cell that says so decides for its column.
      if let guide = cell.node.gridCell.columnAlignment, !aligned[cell.column] {
        columnGuides[cell.column] = guide.key
        aligned[cell.column] = true
      }
    }
    spans = across.map { (columns: $0.key, cells: $0.value) }.sorted {
      ($0.columns.count, $0.columns.lowerBound) < ($1.columns.count, $1.columns.lowerBound)
    }
  }

  /// Between columns and rows stands what their cells prefer, the largest of it.
  private mutating func readGaps(_ layout: GridLayout) {
    columnGaps = Array(repeating: 8, count: max(columns.count - 1, 0))
    rowGaps = Array(repeating: 8, count: max(rows.count - 1, 0))
    if let spacing = layout.horizontalSpacing {
      columnGaps = columnGaps.map { _ in spacing.finite }
    } else if !columnGaps.isEmpty {
      let spacings = columns.map { union(of: $0) }
      for gap in columnGaps.indices {
        if let before = spacings[gap], let after = spacings[gap + 1] {
          columnGaps[gap] = before.distance(to: after, along: .horizontal)
        }
      }
    }
    if let spacing = layout.verticalSpacing {
      rowGaps = rowGaps.map { _ in spacing.finite }
    } else if !rowGaps.isEmpty {
      let spacings = rows.map { union(of: $0) }
      for gap in rowGaps.indices {
        if let above = spacings[gap], let below = spacings[gap + 1] {
          rowGaps[gap] = above.distance(to: below, along: .vertical)
        }
      }
    }
  }

  private func union(of members: some Sequence<Int>) -> ViewSpacing? {
    var union: ViewSpacing?
    for index in members {
      let spacing = ViewSpacing(cells[index].node.spacing)
      union = union?.union(spacing) ?? spacing
    }
    return union
  }

  /// The width of the gaps inside of some columns.
  func innerGaps(_ columns: Range<Int>) -> CGFloat {
    columnGaps[columns.lowerBound..<(columns.upperBound - 1)].reduce(0, +)
  }
}
