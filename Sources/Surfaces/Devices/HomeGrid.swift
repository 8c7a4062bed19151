import Archive
import Foundation

/// The grid of a Home Screen: cells as wide as an icon's column, widgets spanning two or four of them.
///
/// Lengths are points in the coordinates of the screen, y downwards.
package struct HomeGrid: Sendable, Equatable {
  package var columns: Int
  package var rows: Int
  /// Top left corner of a widget in the first cell.
  package var origin: CGPoint
  /// Distance from one cell to the next.
  package var pitch: CGSize
  /// Side of an app icon; icons are centred in their column and start at the top of their cell.
  package var icon: Double
  /// From the bottom of a widget to the top of its label's line.
  package var labelGap: Double
  /// The line a label stands on.
  package var labelHeight: Double
  package var labelSize: Double
  /// Centre of the row of page dots.
  package var dotsY: Double

  /// Top left corner of a widget whose first cell is at `column`, `row`.
  package func origin(column: Int, row: Int) -> CGPoint {
    CGPoint(x: origin.x + Double(column) * pitch.width, y: origin.y + Double(row) * pitch.height)
  }

  /// How many cells a family covers; `nil` for those that do not live on a Home Screen.
  package static func span(of family: WidgetFamily) -> (columns: Int, rows: Int)? {
    switch family {
    case .systemSmall: (2, 2)
    case .systemMedium: (4, 2)
    case .systemLarge: (4, 4)
    case .systemExtraLarge: (8, 4)
    case .systemExtraLargePortrait: (4, 6)
    case .accessoryCorner, .accessoryCircular, .accessoryRectangular, .accessoryInline: nil
    }
  }
}

/// The bar at the bottom of a Home Screen.
package struct Dock: Sendable, Equatable {
  package var frame: CGRect
  package var cornerRadius: Double
  /// How many icons it shows; they stand in the columns of the grid on a phone, centred on a tablet.
  package var icons: Int
}

extension Device {
  /// Where a widget of `family` is shown whose first cell is at `column`, `row`; `nil` when the family does not live on
  /// this Home Screen or would not fit there.
  package func frame(of family: WidgetFamily, column: Int, row: Int) -> CGRect? {
    guard let span = HomeGrid.span(of: family), let size = shownSizes[family],
      column >= 0, row >= 0, column <= home.columns - span.columns, row <= home.rows - span.rows
    else { return nil }
    return CGRect(origin: home.origin(column: column, row: row), size: size)
  }
}
