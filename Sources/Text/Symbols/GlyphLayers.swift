import Archive

/// A glyph of a symbol's base, split into the parts that the table, or the rule for enclosures, names.
struct GlyphLayers {
  let outline: [PathElement]
  var layers: SymbolLayerTable.Layers?
  let filled: Bool
  /// The contours that are used; `nil` for all.
  var used: Set<Int>?
  /// How many layers it stands behind.
  var behind = 0

  /// What is drawn of the glyph.
  var whole: [PathElement] {
    guard used != nil || layers?.leavesOut == true else { return outline }
    return steps.flatMap { step -> [PathElement] in
      switch step {
      case .fill(let path, _), .inlay(let path, _): path
      case .erase: []
      }
    }
  }

  /// The parts, those of the lower layers first: primary ones lie on the others.
  var steps: [SymbolOutline.Step] {
    guard layers != nil || used != nil else { return [.fill(outline, SymbolPart(level: behind))] }
    let glyph = GlyphContours(outline)
    let parts = parts(of: glyph)
    var paths = [[PathElement]](repeating: [], count: parts.count)
    var signs = paths
    let rest = parts.firstIndex(where: \.takesRest) ?? 0
    for (index, contour) in glyph.contours.enumerated() {
      if let part = parts.firstIndex(where: {
        $0.takesHoles && contour.isHole || $0.holes.contains(index)
      }) {
        signs[part] += contour.elements
      } else if let part = Self.owner(of: index, in: glyph, parts, used) ?? (used == nil ? rest : nil) {
        paths[part] += contour.elements
      }
    }
    let order = parts.indices.filter { parts[$0].part.level >= 0 }.sorted {
      (parts[$0].part.level, $0) > (parts[$1].part.level, $1)
    }
    func part(_ index: Int) -> SymbolPart {
      var part = parts[index].part
      part.level = min(part.level + behind, 2)
      return part
    }
    return order.filter { !paths[$0].isEmpty }.map { .fill(paths[$0], part($0)) }
      + order.filter { !signs[$0].isEmpty }.map { .inlay(signs[$0], part($0)) }
  }

  private func parts(of glyph: GlyphContours) -> [SymbolLayerTable.Layer] {
    switch layers {
    case nil: [SymbolLayerTable.Layer(part: .primary, takesRest: true)]
    case .parts(let parts): parts
    case .enclosed(let sign, let enclosure): Self.enclosed(glyph, sign, enclosure, filled: filled)
    }
  }

  /// The largest contour encloses; what lies in it, or is left out of it, is enclosed.
  private static func enclosed(
    _ glyph: GlyphContours, _ inner: SceneColor.Base?, _ outer: SceneColor.Base?, filled: Bool
  ) -> [SymbolLayerTable.Layer] {
    var sign = SymbolLayerTable.Layer(part: SymbolPart(color: inner))
    for (index, contour) in glyph.contours.enumerated() where !contour.isEmpty {
      // What is filled within a sign is left out of it again.
      if filled, contour.depth >= 1 { sign.holes.insert(index) }
      if !filled, !contour.isHole, contour.depth >= 2 { sign.contours.insert(index) }
    }
    return [sign, SymbolLayerTable.Layer(part: SymbolPart(level: 1, color: outer), takesRest: true)]
  }

  /// The part that names a contour; for a hole or an inner edge, that of the shape around it. `nil` where none does
  /// or where the shape is not used.
  private static func owner(
    of index: Int, in glyph: GlyphContours, _ parts: [SymbolLayerTable.Layer], _ used: Set<Int>?
  ) -> Int? {
    var current = index
    for _ in 0..<64 {
      if used?.contains(current) == true || used == nil,
        let part = parts.firstIndex(where: { $0.contours.contains(current) })
      {
        return part
      }
      if used?.contains(current) == true { return parts.firstIndex(where: \.takesRest) ?? 0 }
      guard glyph.contours[current].isInnerEdge, let parent = glyph.contours[current].parent else {
        return nil
      }
      current = parent
    }
    return nil
  }
}

extension SymbolLayerTable.Layers {
  /// Some contours are not drawn at all.
  var leavesOut: Bool {
    guard case .parts(let parts) = self else { return false }
    return parts.contains { $0.part.level < 0 }
  }
}
