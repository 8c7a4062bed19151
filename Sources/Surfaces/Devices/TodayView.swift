import Archive
import Foundation

/// Today View: one page, four columns of the Home Screen's cells wide and as long as it needs to be. Points.
///
/// Its widgets have the sizes and distances of the Home Screen's; that it begins below a search field is assumed (confidence D).
package struct TodayView: Sendable, Equatable {
  package var columns: Int
  /// Top left corner of a widget in the first cell.
  package var origin: CGPoint
  /// Distance from one cell to the next.
  package var pitch: CGSize
}

extension Device {
  package var todayView: TodayView {
    let columns = 4
    let wide = shownSizes[.systemMedium].map { Double($0.width) } ?? Double(columns) * home.pitch.width
    return TodayView(
      columns: columns,
      origin: CGPoint(
        x: idiom == .pad ? home.origin.x : (screen.width - wide) / 2, y: statusBarHeight + 62),
      pitch: home.pitch)
  }

  /// Where a widget of `family` is shown in Today View, scrolled to its top; `nil` when the family has no place there.
  package func todayFrame(of family: WidgetFamily, column: Int, row: Int) -> CGRect? {
    let today = todayView
    guard let span = HomeGrid.span(of: family), let size = shownSizes[family], column >= 0, row >= 0,
      column <= today.columns - span.columns, row < 100_000
    else { return nil }
    return CGRect(
      x: today.origin.x + Double(column) * today.pitch.width,
      y: today.origin.y + Double(row) * today.pitch.height, width: size.width, height: size.height)
  }
}
