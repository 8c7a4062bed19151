extension String {
  /// Filled with spaces to `width`; never cut.
  func padding(to width: Int) -> String {
    self + String(repeating: " ", count: Swift.max(0, width - count))
  }
}

/// Aligns the cells of rows.
package enum Columns {
  /// Rows as lines; every column but the last is as wide as its widest cell.
  package static func aligned(_ rows: [[String]], gap: Int = 2) -> [String] {
    let count = rows.map(\.count).max() ?? 0
    let widths = (0..<count).map { column in
      rows.map { column < $0.count ? $0[column].count : 0 }.max() ?? 0
    }
    return rows.map { row in
      row.enumerated().map { column, cell in
        column == row.count - 1 ? cell : cell.padding(to: widths[column] + gap)
      }.joined()
    }
  }
}
