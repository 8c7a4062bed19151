import Foundation

/// The grid of Control Center: square cells, of which controls cover 1 × 1, 2 × 1 or 2 × 2. Points.
///
/// Nothing of it is published (confidence D): a cell of 70 and a gap of 14 fill an iPhone as screenshots of iOS 18 do.
package struct ControlCenter: Sendable, Equatable {
  package var columns: Int
  package var cell: Double
  package var gap: Double
  /// Top left corner of the first cell on the screen.
  package var origin: CGPoint
  package var sources: [Source]
}

extension Device {
  /// The device's Control Center: over the whole screen of a phone, at the right edge of a tablet.
  package var controlCenter: ControlCenter {
    let (columns, gap, margin) = (4, 14.0, 16.0)
    let gaps = gap * Double(columns - 1)
    let cell = min(70, (screen.width - 2 * margin - gaps) / Double(columns))
    let width = cell * Double(columns) + gaps
    let left = idiom == .pad ? screen.width - margin - width : (screen.width - width) / 2
    return ControlCenter(
      columns: columns, cell: cell, gap: gap, origin: CGPoint(x: left, y: statusBarHeight + 50),
      sources: [
        Source(subject: .controlCenter, confidence: .assumed, text: "cell, gap and origin are assumed")
      ])
  }
}
