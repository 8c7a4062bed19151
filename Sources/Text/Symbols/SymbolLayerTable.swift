import Archive
import Foundation

/// Which contours of a glyph are which layer (`Resources/SymbolLayers.tsv`).
///
/// Columns: names, separated by spaces; the layers of the outlined glyph; those of the filled one, where they differ
/// (`=` for the same); a note. Layers are written `LEVEL[/COLOUR][@STEP]:CONTOURS`, separated by spaces:
///
/// - `LEVEL` is 1 to 3, primary to tertiary; `COLOUR` the one of multicolour rendering.
/// - `STEP` of the highest one named is the part's place among those that a variable value lights.
/// - `CONTOURS` are numbers and ranges in the order of the glyph's outline; `*` all others; `^` before them says that they
///   are holes to be drawn in (`^*` every hole).
/// - `LEVEL` 0 leaves contours out, in every rendering.
/// - `auto/GLYPH/ENCLOSURE` instead splits a glyph into what encloses and what is enclosed.
/// - `compose` says that the grammar draws the name although the font has a glyph for it.
/// - `pieces` puts a symbol together: the next column has `NAME[:CONTOURS][*SCALE][;X;Y][+LEVELS]`, separated by spaces.
package struct SymbolLayerTable: Sendable {
  package struct Layer: Sendable, Hashable {
    var part: SymbolPart
    var contours: Set<Int> = []
    var holes: Set<Int> = []
    /// The rest of the glyph, or of its holes.
    var takesRest = false
    var takesHoles = false
  }
  package enum Layers: Sendable, Hashable {
    case parts([Layer])
    case enclosed(glyph: SceneColor.Base?, enclosure: SceneColor.Base?)
  }
  private struct Row {
    var outline: Layers?
    var filled: Layers?
  }
  private var rows: [String: Row] = [:]
  /// Names that are drawn by the grammar although the font has a glyph for them.
  private var composed: Set<String> = []
  private var pieces: [String: [SymbolDrawing.Piece]] = [:]
  /// Lines that are not understood, for tests.
  package private(set) var faults: [String] = []

  package init(contentsOf path: String) {
    guard let data = FileManager.default.contents(atPath: path) else { return }
    for line in String(decoding: data, as: UTF8.self).split(separator: "\n").dropFirst()
    where !line.hasPrefix("#") {
      read(line)
    }
  }

  /// Names in the table.
  package var names: [String] { Array(rows.keys) + composed + pieces.keys }

  func isComposed(_ name: String) -> Bool { composed.contains(name) }

  /// What a symbol is put together from; their codepoints are still to be found.
  func pieces(of name: String) -> [SymbolDrawing.Piece]? { pieces[name] }

  /// The layers of a name, or of the name without `fill`.
  func layers(_ name: String, filled: Bool) -> Layers? {
    guard
      let row = rows[name] ?? rows[name.split(separator: ".").filter { $0 != "fill" }.joined(separator: ".")]
    else { return nil }
    return filled ? row.filled : row.outline
  }

  private mutating func read(_ line: Substring) {
    let columns = line.split(separator: "\t", omittingEmptySubsequences: false)
    guard columns.count >= 3 else {
      faults.append(String(line))
      return
    }
    let names = columns[0].split(separator: " ").map(String.init)
    if columns[1] == "compose" {
      composed.formUnion(names)
      return
    }
    if columns[1] == "pieces" {
      let parts = columns[2].split(separator: " ").map(Self.piece)
      if parts.contains(where: { $0 == nil }) { faults.append(String(line)) }
      for name in names { pieces[name] = parts.compactMap { $0 } }
      return
    }
    guard let outline = Self.layers(columns[1]),
      let filled = columns[2] == "=" ? outline : Self.layers(columns[2])
    else {
      faults.append(String(line))
      return
    }
    for name in names {
      if rows[name] != nil { faults.append("\(name) occurs twice") }
      rows[name] = Row(outline: outline, filled: filled)
    }
  }

  private static func layers(_ text: Substring) -> Layers? {
    if text.hasPrefix("auto/") {
      let colors = text.split(separator: "/", omittingEmptySubsequences: false).dropFirst().map(color)
      guard colors.count == 2 else { return nil }
      return .enclosed(glyph: colors[0], enclosure: colors[1])
    }
    var layers: [Layer] = []
    var steps: [Double?] = []
    for word in text.split(separator: " ") {
      guard let (layer, step) = layer(word) else { return nil }
      layers.append(layer)
      steps.append(step)
    }
    let count = steps.compactMap { $0 }.max() ?? 1
    for (index, step) in steps.enumerated() {
      layers[index].part.threshold = step.map { ($0 - 1) / count }
    }
    return .parts(layers)
  }

  private static func layer(_ word: Substring) -> (Layer, Double?)? {
    let halves = word.split(separator: ":")
    guard halves.count == 2 else { return nil }
    let stepped = halves[0].split(separator: "@")
    let colored = (stepped.first ?? "").split(separator: "/")
    guard let first = colored.first, let level = Int(first), (0...3).contains(level), colored.count <= 2,
      stepped.count <= 2
    else { return nil }
    var layer = Layer(part: SymbolPart(level: level - 1))
    if colored.count == 2 {
      guard let color = color(colored[1]) else { return nil }
      layer.part.color = color
    }
    for item in halves[1].split(separator: ",") {
      switch item {
      case "*": layer.takesRest = true
      case "^*": layer.takesHoles = true
      default:
        let isHole = item.hasPrefix("^")
        guard let range = range(isHole ? item.dropFirst() : item) else { return nil }
        if isHole { layer.holes.formUnion(range) } else { layer.contours.formUnion(range) }
      }
    }
    if stepped.count == 2 {
      guard let step = Double(stepped[1]), (1...20).contains(step) else { return nil }
      return (layer, step)
    }
    return (layer, nil)
  }

  private static func range(_ text: Substring) -> ClosedRange<Int>? {
    let ends = text.split(separator: "-").map { Int($0) }
    guard let low = ends.first ?? nil, let high = ends.last ?? nil, low <= high, high < 100 else {
      return nil
    }
    return low...high
  }

  private static func piece(_ word: Substring) -> SymbolDrawing.Piece? {
    let levels = word.split(separator: "+")
    let places = (levels.first ?? "").split(separator: ";")
    let scales = (places.first ?? "").split(separator: "*")
    let halves = (scales.first ?? "").split(separator: ":")
    guard let name = halves.first else { return nil }
    var piece = SymbolDrawing.Piece(name: String(name), codepoint: 0)
    if halves.count == 2 {
      let ranges = halves[1].split(separator: ",").map(range)
      guard !ranges.contains(nil) else { return nil }
      piece.contours = Set(ranges.compactMap { $0 }.joined())
    }
    if scales.count == 2 {
      guard let scale = Double(scales[1]), (0.05...4).contains(scale) else { return nil }
      piece.scale = scale
    }
    if places.count == 3 {
      guard let x = Double(places[1]), let y = Double(places[2]), abs(x) < 2, abs(y) < 2 else { return nil }
      (piece.x, piece.y) = (x, y)
    }
    if levels.count == 2 { piece.behind = Int(levels[1]) ?? 0 }
    return piece
  }

  private static func color(_ name: Substring) -> SceneColor.Base? {
    switch name {
    case "white": .srgb(red: 1, green: 1, blue: 1)
    case "black": .srgb(red: 0, green: 0, blue: 0)
    default: SystemColor(rawValue: String(name)).map { .system($0) }
    }
  }
}
