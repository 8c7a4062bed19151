import Archive

/// Columns and rows that something covers.
package struct CellSpan: Sendable, Hashable {
  package var columns: Int
  package var rows: Int
  package init(columns: Int, rows: Int) {
    self.columns = columns
    self.rows = rows
  }
}

/// The cells of a device's surfaces, as far as it matters what stands beside what.
package struct WidgetGrid: Sendable, Equatable {
  /// Icons a row and rows a page of the Home Screen.
  package var columns: Int
  package var rows: Int
  /// What each family covers on its surface; families the device does not offer are absent.
  package var spans: [WidgetFamily: CellSpan]
  package init(columns: Int, rows: Int, spans: [WidgetFamily: CellSpan]) {
    self.columns = columns
    self.rows = rows
    self.spans = spans
  }
}

/// A place on a surface: the cell of a widget's top left corner.
package struct Place: Sendable, Hashable {
  package var surface: Surface
  package var page: Int
  package var column: Int
  package var row: Int
  package init(_ surface: Surface, page: Int = 0, column: Int, row: Int) {
    self.surface = surface
    self.page = page
    self.column = column
    self.row = row
  }
}

extension PlacedWidget {
  /// Where it stands.
  package var place: Place {
    get { Place(surface, page: page, column: column, row: row) }
    set { (surface, page, column, row) = (newValue.surface, newValue.page, newValue.column, newValue.row) }
  }
}
