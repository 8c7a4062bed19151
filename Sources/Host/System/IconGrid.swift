import Archive

/// Where widgets stand on the pages of a Home Screen: a grid of icons, 4 columns by 6 rows a page.
package struct IconGrid: Sendable {
  /// Icons a row.
  package static let columns = 4
  /// Rows a page.
  package static let rows = 6

  /// A place on the pages.
  package struct Cell: Sendable, Hashable {
    package var page: Int
    package var column: Int
    package var row: Int
    package init(page: Int, column: Int, row: Int) {
      self.page = page
      self.column = column
      self.row = row
    }
  }

  private var taken: Set<Cell> = []

  /// A grid with widgets on it.
  package init(_ widgets: [PlacedWidget] = []) {
    for widget in widgets {
      guard let span = Self.span(of: widget.family) else { continue }
      take(Cell(page: widget.page, column: widget.column, row: widget.row), span)
    }
  }

  /// Columns and rows that a family covers; `nil` for families that do not stand on an iPhone's Home Screen.
  package static func span(of family: WidgetFamily) -> (columns: Int, rows: Int)? {
    switch family {
    case .systemSmall: (2, 2)
    case .systemMedium: (4, 2)
    case .systemLarge: (4, 4)
    case .systemExtraLarge, .systemExtraLargePortrait, .accessoryCorner, .accessoryCircular,
      .accessoryRectangular, .accessoryInline:
      nil
    }
  }

  /// Takes the first free place for a family, in reading order; widgets stand on even columns and rows.
  package mutating func place(_ family: WidgetFamily) -> Cell? {
    guard let span = Self.span(of: family) else { return nil }
    var page = 0
    while true {
      for row in stride(from: 0, through: Self.rows - span.rows, by: 2) {
        for column in stride(from: 0, through: Self.columns - span.columns, by: 2) {
          let cell = Cell(page: page, column: column, row: row)
          if Self.cells(cell, span).allSatisfy({ !taken.contains($0) }) {
            take(cell, span)
            return cell
          }
        }
      }
      page += 1
    }
  }

  private mutating func take(_ cell: Cell, _ span: (columns: Int, rows: Int)) {
    taken.formUnion(Self.cells(cell, span))
  }

  private static func cells(_ cell: Cell, _ span: (columns: Int, rows: Int)) -> [Cell] {
    (0..<span.rows).flatMap { row in
      (0..<span.columns).map { Cell(page: cell.page, column: cell.column + $0, row: cell.row + row) }
    }
  }
}
