import Archive
import Foundation

/// How far apart SF Pro sets its glyphs, by size.
///
/// With this added to Inter (optical size axis at the point size) lines come out within about 1 % of SF Pro's
/// (measured on reference pictures: "Laundry" 20 pt semibold 222 px at 3 px a point).
package enum Tracking {
  /// Points added to each glyph, interpolated between the rows of Apple's table; 0 from 80 pt on.
  package static func points(size: Double) -> Double { points(size: size, in: TypeTables.tracking) }

  /// The same of SF Pro Rounded.
  package static func roundedPoints(size: Double) -> Double {
    points(size: size, in: TypeTables.roundedTracking)
  }

  private static func points(size: Double, in table: [(size: Double, points: Double)]) -> Double {
    guard let first = table.first, let last = table.last, size > first.size else {
      return table.first?.points ?? 0
    }
    guard size < last.size else { return last.points }
    var low = 0
    var high = table.count - 1
    while high - low > 1 {
      let middle = (low + high) / 2
      if table[middle].size <= size { low = middle } else { high = middle }
    }
    let (a, b) = (table[low], table[high])
    return a.points + (b.points - a.points) * (size - a.size) / (b.size - a.size)
  }
}

/// Vertical metrics of SF Pro, which lines of Inter are set with.
package enum LineMetrics {
  /// 1950 of 2048 units: ascender of SF Pro.
  package static let ascent = 1950.0 / 2048
  /// 494 of 2048 units: descender of SF Pro on iOS.
  package static let descent = 494.0 / 2048
  /// 1443 of 2048 units: height of SF Pro's capitals.
  package static let capHeight = 1443.0 / 2048

  /// Points in each point of size that `Font.leading(_:)` adds between lines: 2 pt at 17 pt, as the traits of
  /// UIKit's fonts do (confidence C: known from reports, in no Apple text).
  package static func leading(_ leading: TextStyle.Leading) -> Double {
    switch leading {
    case .standard: 0
    case .tight: -2.0 / 17
    case .loose: 2.0 / 17
    }
  }

  /// Height of one line at a size, rounded up to a device pixel: 17 pt is 20.333 at 3 px a point, as measured
  /// on iOS.
  package static func height(size: Double, displayScale: Double) -> Double {
    roundUp(size * (ascent + descent), displayScale)
  }

  /// Rounds up to a device pixel; a thousandth of a pixel above one counts as that pixel.
  package static func roundUp(_ length: Double, _ scale: Double) -> Double {
    (length * scale - 0.001).rounded(.up) / scale
  }

  package static func round(_ length: Double, _ scale: Double) -> Double {
    (length * scale).rounded() / scale
  }
}
