import Archive
import Foundation

/// What each SF Symbols name is drawn as, from open glyphs: no artwork of Apple's.
package final class SymbolCatalog: @unchecked Sendable {
  package static let shared = SymbolCatalog()

  private let lock = NSLock()
  private lazy var grammar = SymbolGrammar(map: SymbolMap(contentsOf: FontResources.symbolMap))
  private var drawings: [String: SymbolDrawing?] = [:]
  private var outlines: [Key: SymbolOutline] = [:]

  private struct Key: Hashable {
    var drawing: SymbolDrawing
    var weight: Double
  }

  /// How a name is put together; `nil` for a name that is not known, which is drawn as a marked box.
  package func resolve(_ name: String) -> SymbolDrawing? {
    lock.lock()
    defer { lock.unlock() }
    if let known = drawings[name] { return known }
    let drawing = grammar.parse(name)
    if drawings.count > 4096 { drawings.removeAll() }
    drawings[name] = .some(drawing)
    return drawing
  }

  /// The outlines of a symbol at a weight of 100…900 for a point size of 1; `nil` for an unknown name.
  package func outline(name: String, weight: Double) -> SymbolOutline? {
    guard let drawing = resolve(name) else { return nil }
    let key = Key(drawing: drawing, weight: (weight.clamped(100, 900) / 10).rounded() * 10)
    lock.lock()
    defer { lock.unlock() }
    if let known = outlines[key] { return known }
    let outline = SymbolComposer(drawing: drawing, weight: key.weight).compose()
    if outlines.count > 2048 { outlines.removeAll() }
    outlines[key] = outline
    return outline
  }

  /// Width and height of a symbol beside text of a point size. An unknown name has the size of `circle`.
  package func size(name: String, pointSize: Double, weight: Double) -> CGSize {
    let size = pointSize.clamped(0, 2000)
    guard let bounds = outline(name: name, weight: weight)?.bounds else {
      return CGSize(width: SymbolMetrics.circle * size, height: SymbolMetrics.circle * size)
    }
    return CGSize(width: bounds.width * size, height: bounds.height * size)
  }

  /// Points from the bottom of a symbol's box up to the baseline of the text beside it: the middle of the
  /// symbol's grid is at half the height of capitals.
  package func baselineOffset(name: String, pointSize: Double, weight: Double) -> Double {
    let size = pointSize.clamped(0, 2000)
    let bounds =
      outline(name: name, weight: weight)?.bounds
      ?? CGRect(x: 0, y: -SymbolMetrics.circle / 2, width: 0, height: SymbolMetrics.circle)
    return (bounds.maxY - LineMetrics.capHeight / 2) * size
  }

  /// The box of a symbol whose left edge is at `x` and which stands in text with its baseline at `baseline`.
  package func frame(name: String, pointSize: Double, weight: Double, x: Double, baseline: Double) -> CGRect {
    let box = size(name: name, pointSize: pointSize, weight: weight)
    let bottom = baseline + baselineOffset(name: name, pointSize: pointSize, weight: weight)
    return CGRect(x: x, y: bottom - box.height, width: box.width, height: box.height)
  }

  /// Names in the table, without those that the grammar composes.
  package var tableNames: [String] {
    lock.lock()
    defer { lock.unlock() }
    return grammar.map.names
  }
}
