/// Reads an SF Symbols name: a base, then modifiers from left to right (`bell.badge.circle.fill`).
struct SymbolGrammar {
  let map: SymbolMap

  /// The table knows the name as a whole, or knows what is left when modifiers are taken off its end one by
  /// one.
  func parse(_ name: String) -> SymbolDrawing? {
    guard name.utf8.count <= 120 else { return nil }
    if let codepoint = map[name] {
      return SymbolDrawing(base: .glyph(codepoint), filled: name.hasSuffix(".fill"))
    }
    return strip(name.split(separator: ".", omittingEmptySubsequences: false).map(String.init))
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
      drawing.badge = 0
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
    if rest.last == "badge" {
      guard let sign = map[last], var drawing = known(rest.dropLast()) ?? strip(rest.dropLast()) else {
        return nil
      }
      drawing.badge = sign
      return drawing
    }
    return nil
  }

  private func known(_ parts: some Collection<String>) -> SymbolDrawing? {
    map[parts.joined(separator: ".")].map { SymbolDrawing(base: .glyph($0)) }
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
