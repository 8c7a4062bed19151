import Archive
import Foundation

/// What each SF Symbols name is drawn as, from open glyphs: no artwork of Apple's.
package final class SymbolCatalog: @unchecked Sendable {
  package static let shared = SymbolCatalog()

  private let lock = NSLock()
  private lazy var layers = SymbolLayerTable(contentsOf: FontResources.symbolTable("SymbolLayers.tsv"))
  private lazy var sizes = SymbolSizes(contentsOf: FontResources.symbolTable("SymbolSizes.tsv"))
  private lazy var grammar = SymbolGrammar(
    map: SymbolMap(contentsOf: FontResources.symbolTable("SymbolMap.tsv")), layers: layers)
  private var drawings: [String: SymbolDrawing?] = [:]
  private var outlines: [Key: SymbolOutline] = [:]
  private var suggestions: [String: String?] = [:]

  private struct Key: Hashable {
    var name: String
    var weight: Double
    var layered: Bool
  }

  /// Longer names are neither known nor remembered.
  private static let longestName = 120

  /// How a name is put together; `nil` for a name that is not known, which is drawn as a marked box.
  package func resolve(_ name: String) -> SymbolDrawing? {
    lock.lock()
    defer { lock.unlock() }
    return resolveLocked(name)
  }

  private func resolveLocked(_ name: String) -> SymbolDrawing? {
    guard name.utf8.count <= Self.longestName else { return nil }
    if let known = drawings[name] { return known }
    let drawing = grammar.parse(name)
    if drawings.count > 4096 { drawings.removeAll() }
    drawings[name] = .some(drawing)
    return drawing
  }

  /// The outlines of a symbol at a weight of 100…900 for a point size of 1; `nil` for an unknown name.
  ///
  /// - Parameter layered: whether parts that differ in colour are steps of their own. Both forms cover the same.
  package func outline(name: String, weight: Double, layered: Bool = false) -> SymbolOutline? {
    lock.lock()
    defer { lock.unlock() }
    let weight = (weight.clamped(100, 900) / 10).rounded() * 10
    let key = Key(name: name, weight: weight, layered: layered)
    if let known = outlines[key] { return known }
    guard let drawing = resolveLocked(name) else { return nil }
    let filled = drawing.filled || drawing.enclosureFilled
    let composer = SymbolComposer(
      drawing: drawing, weight: weight, edge: sizes[drawing.baseName],
      layers: { self.layers(of: $0, filled: filled) })
    var outline = composer.compose()
    if layered {
      let bounds = outline.bounds
      outline = composer.composeLayered()
      outline.bounds = bounds
    }
    if outlines.count > 2048 { outlines.removeAll() }
    outlines[key] = outline
    return outline
  }

  private func layers(of name: String, filled: Bool) -> SymbolLayerTable.Layers? {
    if let layers = layers.layers(name, filled: filled) { return layers }
    guard SymbolGrammar.isEnclosed(name) else { return nil }
    return .enclosed(glyph: nil, enclosure: nil)
  }

  /// The known name that is spelled most like one that is not; `nil` where none comes near.
  package func suggestion(for name: String) -> String? {
    guard name.utf8.count <= Self.longestName else { return nil }
    lock.lock()
    defer { lock.unlock() }
    if let known = suggestions[name] { return known }
    let found = SymbolSpelling(names: grammar.map.names).nearest(to: name) { resolveLocked($0) != nil }
    if suggestions.count > 256 { suggestions.removeAll() }
    suggestions[name] = .some(found)
    return found
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

  /// Lines of the table of layers that are not understood, and names in it that have no glyph.
  package var layerFaults: [String] {
    lock.lock()
    defer { lock.unlock() }
    return layers.faults + layers.names.filter { resolveLocked($0) == nil }
  }

  /// Names in the table, without those that the grammar composes.
  package var tableNames: [String] {
    lock.lock()
    defer { lock.unlock() }
    return grammar.map.names
  }
}
