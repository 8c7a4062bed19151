/// Lengths that make open glyphs stand as SF Symbols do, all for a point size of 1.
///
/// Assumed, not measured: `circle` at 17 pt regular, medium scale, is 19.9 pt wide with a stroke of 1.4 pt, and
/// symbols are centred on half the height of capitals. Material Symbols draw on a grid of 24 units with a circle of
/// 20 (their published guidelines).
enum SymbolMetrics {
  /// Diameter of `circle`.
  static let circle = 1.17
  /// The em of the symbol font: 20 of its 24 units are a circle.
  static let em = circle * 24 / 20
  /// Free space left and right of the ink.
  static let bearing = 0.025

  /// Side of `square`, of `rectangle` and their corner.
  static let square = 1.06
  static let rectangle = (width: 1.42, height: 1.02)
  static let corner = 0.24

  /// The base within an enclosure is this part of its own size; letters are this part of the point size.
  static let enclosedBase = 0.54
  static let enclosedLetter = 0.62

  /// Width and height of a slash.
  static let slash = 1.04

  /// Thickness of strokes by weight.
  static func stroke(weight: Double) -> Double {
    interpolate(weight, [(100, 0.03), (300, 0.065), (400, 0.083), (600, 0.115), (700, 0.13), (900, 0.165)])
  }

  /// The symbol font's weight whose strokes are as thick as an SF Symbol's of a weight: at 400 its strokes
  /// are 2 of 24 units, 0.117 of the point size, where SF Symbols' are 0.083.
  static func fontWeight(_ weight: Double) -> Double {
    interpolate(weight, [(100, 100), (300, 215), (400, 295), (600, 390), (700, 440), (900, 590)])
  }

  private static func interpolate(_ weight: Double, _ table: [(Double, Double)]) -> Double {
    let weight = weight.clamped(100, 900)
    for (a, b) in zip(table, table.dropFirst()) where weight <= b.0 {
      return a.1 + (b.1 - a.1) * (weight - a.0) / (b.0 - a.0)
    }
    return table.last?.1 ?? 0
  }
}
