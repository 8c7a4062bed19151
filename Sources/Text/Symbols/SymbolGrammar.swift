/// Reads an SF Symbols name: a base, then modifiers from left to right (`bell.badge.circle.fill`).
struct SymbolGrammar {
  let map: SymbolMap
  let layers: SymbolLayerTable

  /// The table knows the name as a whole, or knows what is left when modifiers are taken off its end one by
  /// one.
  func parse(_ name: String) -> SymbolDrawing? {
    guard name.utf8.count <= 120 else { return nil }
    let words = name.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
    return known(words) ?? strip(words)
  }

  private func strip(_ parts: [String]) -> SymbolDrawing? {
    guard let last = parts.last, parts.count > 1 else { return parts.first.flatMap(text) }
    let rest = Array(parts.dropLast())
    switch last {
    case "fill":
      guard var drawing = known(rest) ?? strip(rest) else { return nil }
      if drawing.enclosure == nil { drawing.filled = true } else { drawing.enclosureFilled = true }
      return drawing
    case "slash":
      guard var drawing = known(rest) ?? strip(rest) else { return nil }
      drawing.slash = true
      return drawing
    case "badge":
      guard var drawing = known(rest) ?? strip(rest) else { return nil }
      drawing.badge = SymbolDrawing.Badge(name: "")
      return drawing
    case "inverse":
      return known(rest) ?? strip(rest)
    default: break
    }
    if let enclosure = SymbolDrawing.Enclosure(rawValue: last) {
      guard var drawing = known(rest) ?? strip(rest) ?? rest.onlyElement.flatMap(text),
        drawing.enclosure == nil
      else {
        return nil
      }
      drawing.enclosure = enclosure
      return drawing
    }
    if let badge = rest.last, badge == "badge" || badge == "trianglebadge" {
      let isTriangle = badge == "trianglebadge"
      guard let sign = map[isTriangle ? "\(last).triangle" : last],
        var drawing = known(rest.dropLast()) ?? strip(rest.dropLast())
      else {
        return nil
      }
      drawing.badge = SymbolDrawing.Badge(name: last, codepoint: sign, isTriangle: isTriangle)
      return drawing
    }
    return nil
  }

  /// A name of two words or more that ends with what encloses the others, and whose glyph has both.
  static func isEnclosed(_ name: String) -> Bool {
    let words = name.split(separator: ".").filter { $0 != "fill" }
    guard words.count > 1, let last = words.last, !words.contains("on") else { return false }
    return enclosing.contains(last)
  }

  private static let enclosing: Set<Substring> = [
    "circle", "square", "rectangle", "triangle", "shield", "seal", "octagon", "hexagon", "diamond", "bubble",
  ]

  /// A name of the table, unless it looks better put together. `fill` within a name fills its glyph.
  private func known(_ parts: some Collection<String>) -> SymbolDrawing? {
    let name = parts.joined(separator: ".")
    if let pieces = layers.pieces(of: name) { return put(pieces, name) }
    guard let codepoint = map[name], !layers.isComposed(name) else { return nil }
    return SymbolDrawing(base: .glyph(codepoint), baseName: name, filled: parts.contains("fill"))
  }

  private func put(_ pieces: [SymbolDrawing.Piece], _ name: String) -> SymbolDrawing? {
    var found = pieces
    for index in found.indices {
      guard let codepoint = map[found[index].name] else { return nil }
      found[index].codepoint = codepoint
    }
    return SymbolDrawing(base: .pieces(found), baseName: name)
  }

  private func strip(_ parts: ArraySlice<String>) -> SymbolDrawing? { strip(Array(parts)) }

  /// A letter, or a number of at most two digits: `1.circle`, `a.square.fill`.
  private func text(_ part: String) -> SymbolDrawing? {
    let utf8 = part.utf8
    let isLetter = utf8.count == 1 && utf8.allSatisfy { $0 >= 0x61 && $0 <= 0x7A }
    let isNumber = (1...2).contains(utf8.count) && utf8.allSatisfy { $0 >= 0x30 && $0 <= 0x39 }
    return isLetter || isNumber ? SymbolDrawing(base: .text(part.uppercased())) : nil
  }
}

extension Array {
  fileprivate var onlyElement: Element? { count == 1 ? self[0] : nil }
}
