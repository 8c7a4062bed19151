import Archive
import Foundation

/// Where things stand on a Lock Screen held upright. Points in the coordinates of the screen.
///
/// Apple publishes sizes of accessory widgets and Live Activities only. All positions are ours (confidence D): those of an iPhone 16,
/// read off screenshots, moved with the status bar and stretched with the width.
package struct LockScreen: Sendable, Equatable {
  /// Columns of the row of accessories.
  package static let columns = 4

  /// The line above the clock, with the date and beside it `accessoryInline`.
  package var line: CGRect
  package var clock: CGRect
  /// `accessoryInline`; `nil` where the device has none.
  package var inline: CGRect?
  /// The four places of the row below the clock; empty where the device has no accessories.
  package var cells: [CGRect]
  /// The round buttons at the bottom, which hold controls since iOS 18; `nil` on devices without them.
  package var leadingButton: CGRect?
  package var trailingButton: CGRect?
  /// Where Live Activities stack up from the bottom: the largest one.
  package var activity: CGRect
  package var sources: [Source]

  /// How many columns and rows an accessory covers: row 0 is the line above the clock, row 1 has four columns. `nil` for other families.
  package static func span(of family: WidgetFamily) -> (columns: Int, rows: Int)? {
    switch family {
    case .accessoryInline: (columns, 1)
    case .accessoryCircular: (1, 1)
    case .accessoryRectangular: (2, 1)
    case .accessoryCorner, .systemSmall, .systemMedium, .systemLarge, .systemExtraLarge,
      .systemExtraLargePortrait:
      nil
    }
  }
}

extension Device {
  /// The device's Lock Screen.
  package var lockScreen: LockScreen {
    let width = screen.width
    let stretch = width / 393
    let line = CGRect(x: 0, y: statusBarHeight + 28, width: width, height: 26)
    let clock = CGRect(x: 0, y: line.maxY, width: width, height: (100 * stretch).rounded())
    let isTall = cutout != .none
    let button = 50.0
    let buttonTop = screen.height - 100
    let activityBottom = isTall ? buttonTop - 16 : screen.height - 40
    let card = activity.lockScreen.maximum
    return LockScreen(
      line: line, clock: clock,
      inline: sizes[.accessoryInline].map { size in
        CGRect(
          x: (width - size.width) / 2, y: line.midY - size.height / 2, width: size.width,
          height: size.height)
      },
      cells: accessoryCells(top: clock.maxY + 8),
      leadingButton: isTall ? CGRect(x: 46, y: buttonTop, width: button, height: button) : nil,
      trailingButton: isTall
        ? CGRect(x: width - 46 - button, y: buttonTop, width: button, height: button) : nil,
      activity: CGRect(
        x: (width - card.width) / 2, y: activityBottom - card.height, width: card.width, height: card.height),
      sources: [
        Source(
          subject: .lockScreen, confidence: .assumed,
          text: "positions are assumed: those of an iPhone 16, moved with the status bar and the width"),
        Source(
          subject: .accessories, confidence: .derived,
          text: "gaps between cells: a rectangular accessory is as wide as two circular ones and a gap"),
      ])
  }

  /// Where an accessory is shown whose first cell is in this column; `nil` where it would not fit or the device has none.
  package func lockFrame(of family: WidgetFamily, column: Int, row: Int) -> CGRect? {
    let lock = lockScreen
    guard let span = LockScreen.span(of: family), let size = sizes[family] else { return nil }
    if family == .accessoryInline { return row == 0 && column == 0 ? lock.inline : nil }
    guard row == 1, column >= 0, column <= lock.cells.count - span.columns else { return nil }
    let place = lock.cells[column].union(lock.cells[column + span.columns - 1])
    return CGRect(
      x: place.midX - size.width / 2, y: place.midY - size.height / 2, width: size.width,
      height: size.height)
  }

  private func accessoryCells(top: Double) -> [CGRect] {
    guard let circle = sizes[.accessoryCircular], let rectangle = sizes[.accessoryRectangular] else {
      return []
    }
    let columns = Double(LockScreen.columns)
    let gap = max(0, rectangle.width - 2 * circle.width)
    let left = (screen.width - columns * circle.width - (columns - 1) * gap) / 2
    return (0..<LockScreen.columns).map {
      CGRect(
        x: left + Double($0) * (circle.width + gap), y: top, width: circle.width,
        height: max(circle.height, rectangle.height))
    }
  }
}
