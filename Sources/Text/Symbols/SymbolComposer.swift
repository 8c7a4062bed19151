import Archive
import Foundation

/// Puts the outlines of a symbol together: base, enclosure, slash and badge.
struct SymbolComposer {
  let drawing: SymbolDrawing
  let weight: Double
  /// The longer edge of the base's ink, where the font's own does not suit.
  var edge: Double?

  /// Which contours of the base are which layer.
  var layers: (String) -> SymbolLayerTable.Layers? = { _ in nil }

  /// In one colour.
  func compose() -> SymbolOutline { finished(steps(base: [.fill(base.flatMap(\.whole), .primary)])) }

  /// In layers, where the base has such.
  func composeLayered() -> SymbolOutline {
    finished(
      steps(base: drawing.enclosure == nil ? base.flatMap(\.steps) : [.fill(base.flatMap(\.whole), .primary)])
    )
  }

  private func finished(_ steps: [SymbolOutline.Step]) -> SymbolOutline {
    SymbolOutline(steps: steps, bounds: bounds(of: steps))
  }

  private func steps(base: [SymbolOutline.Step]) -> [SymbolOutline.Step] {
    let stroke = SymbolMetrics.stroke(weight: weight)
    var steps: [SymbolOutline.Step]
    if let enclosure = drawing.enclosure {
      let base = self.base.flatMap(\.whole)
      steps =
        drawing.enclosureFilled
        ? [
          .fill(EnclosureShape.outline(enclosure), .secondary),
          .inlay(base, .primary),
        ]
        : [.fill(EnclosureShape.band(enclosure, stroke: stroke), .secondary), .fill(base, .primary)]
    } else {
      steps = base
    }
    if drawing.slash { steps = behind(steps) + slash(stroke) }
    if let badge = drawing.badge { steps = behind(steps) + self.badge(badge, stroke) }
    return steps
  }

  /// A symbol under a slash or a badge is one secondary layer.
  private func behind(_ steps: [SymbolOutline.Step]) -> [SymbolOutline.Step] {
    func behind(_ part: SymbolPart) -> SymbolPart {
      var part = part
      part.level = 1
      return part
    }
    return steps.map { step in
      switch step {
      case .fill(let path, let part): .fill(path, behind(part))
      case .inlay(let path, let part):
        part.level == 0 && !part.isOpen
          ? .inlay(path, SymbolPart(level: 1, color: part.color, isOpen: true)) : .inlay(path, behind(part))
      case .erase: step
      }
    }
  }

  // MARK: Parts

  private var isFilled: Bool { drawing.filled || drawing.enclosureFilled }

  /// The glyphs of the base at their size, centred.
  private var base: [GlyphLayers] {
    let scale = drawing.enclosure == nil ? 1 : SymbolMetrics.enclosedBase
    func part(_ outline: [PathElement], _ name: String) -> GlyphLayers {
      GlyphLayers(outline: outline, layers: layers(name), filled: isFilled)
    }
    switch drawing.base {
    case .text(let text):
      let size = drawing.enclosure == nil ? 1 : SymbolMetrics.enclosedLetter
      return [part(letters(text, size: size), "")]
    case .glyph(let codepoint):
      let glyph = glyph(codepoint, em: SymbolMetrics.em * scale, filled: isFilled)
      return [resized(part(glyph, drawing.baseName), scale)]
    case .pieces(let pieces):
      return pieces.map { piece in
        let glyph = glyph(piece.codepoint, em: SymbolMetrics.em * scale * piece.scale, filled: isFilled)
        var part = part(
          glyph.map { $0.transformed(.translation(piece.x * scale, piece.y * scale)) }, piece.name)
        part.used = piece.contours
        part.behind = piece.behind
        return part
      }
    }
  }

  /// The glyph with its longer edge as the table of sizes has it, about the middle of its ink.
  private func resized(_ glyph: GlyphLayers, _ scale: Double) -> GlyphLayers {
    guard let edge else { return glyph }
    let ink = SymbolOutline.bounds(of: glyph.outline)
    let longer = max(ink.width, ink.height)
    guard longer > 0.01 else { return glyph }
    let factor = edge * scale / longer
    let map = Transform(
      a: factor, b: 0, c: 0, d: factor, tx: ink.midX * (1 - factor), ty: ink.midY * (1 - factor))
    return GlyphLayers(
      outline: glyph.outline.map { $0.transformed(map) }, layers: glyph.layers, filled: glyph.filled)
  }

  /// A glyph of the symbol font, with the middle of its em square in the origin.
  private func glyph(_ codepoint: UInt32, em: Double, filled: Bool) -> [PathElement] {
    let font = FontLibrary.shared.pinned(
      filled ? .symbolsFilled : .symbols, weight: SymbolMetrics.fontWeight(weight))
    guard let glyph = Self.glyph(codepoint, filled: filled, in: font) else { return [] }
    let map = Transform(a: em, b: 0, c: 0, d: em, tx: -font.advance(of: glyph) * em / 2, ty: em / 2)
    return font.outline(of: glyph).map { $0.transformed(map) }
  }

  /// A filled glyph has a twin finished by hand, where the font has one (`Scripts/build-fonts.py`).
  static func glyph(_ codepoint: UInt32, filled: Bool, in font: FontInstance) -> UInt32? {
    if filled, let twin = font.glyph(for: 0x100000 | (codepoint & 0xFFFF)) { return twin }
    return font.glyph(for: codepoint)
  }

  /// Letters of Inter, centred by their ink.
  private func letters(_ text: String, size: Double) -> [PathElement] {
    let font = FontLibrary.shared.pinned(.inter, weight: min(weight + 100, 900), opticalSize: 14)
    let size = text.utf8.count > 1 ? size * 0.85 : size
    var path: [PathElement] = []
    var x = 0.0
    for scalar in text.unicodeScalars {
      guard let glyph = font.glyph(for: scalar.value) else { continue }
      path += font.outline(of: glyph).map {
        $0.transformed(Transform(a: size, b: 0, c: 0, d: size, tx: x, ty: 0))
      }
      x += font.advance(of: glyph) * size
    }
    let ink = SymbolOutline.bounds(of: path)
    return path.map { $0.transformed(.translation(-ink.midX, -ink.midY)) }
  }

  /// From the upper left to the lower right with round ends, and a gap of its own width on its upper side.
  private func slash(_ stroke: Double) -> [SymbolOutline.Step] {
    let reach = SymbolMetrics.slash / 2
    func line(_ width: Double, shift: Double) -> [PathElement] {
      let turn = Transform(
        a: 0.5.squareRoot(), b: 0.5.squareRoot(), c: -0.5.squareRoot(), d: 0.5.squareRoot(),
        tx: shift / 2.0.squareRoot(), ty: -shift / 2.0.squareRoot())
      return EnclosureShape.bar(length: 2 * reach * 2.0.squareRoot(), width: width).map {
        $0.transformed(turn)
      }
    }
    return [.erase(line(stroke * 2.2, shift: stroke * 0.9)), .fill(line(stroke, shift: 0), .primary)]
  }

  /// A disc with its sign left out at the lower right, or a plain dot at the upper right.
  private func badge(_ badge: SymbolDrawing.Badge, _ stroke: Double) -> [SymbolOutline.Step] {
    let isDot = badge.codepoint == nil
    let radius = isDot ? 0.2 : 0.3
    let center = CGPoint(x: 0.42, y: isDot ? -0.42 : 0.38)
    if badge.isTriangle, let codepoint = badge.codepoint { return triangle(codepoint, badge, stroke) }
    var steps: [SymbolOutline.Step] = [
      .erase(EnclosureShape.ellipse(radius: radius + stroke * 0.8, at: center)),
      .fill(EnclosureShape.ellipse(radius: radius, at: center), SymbolPart(color: Self.color(badge))),
    ]
    if let codepoint = badge.codepoint {
      let sign = glyph(codepoint, em: radius * 1.7, filled: true)
      steps.append(
        .inlay(
          sign.map { $0.transformed(.translation(center.x, center.y)) },
          SymbolPart(color: .srgb(red: 1, green: 1, blue: 1), isOpen: true)))
    }
    return steps
  }

  private func triangle(
    _ codepoint: UInt32, _ badge: SymbolDrawing.Badge, _ stroke: Double
  ) -> [SymbolOutline.Step] {
    func placed(_ em: Double) -> [PathElement] {
      glyph(codepoint, em: em, filled: true).map { $0.transformed(.translation(0.4, 0.36)) }
    }
    let contours = GlyphContours(placed(0.82)).contours
    let gap = GlyphContours(placed(0.82 + stroke * 2.4)).contours.filter { $0.depth == 0 }
    let white = SymbolPart(color: .srgb(red: 1, green: 1, blue: 1), isOpen: true)
    return [
      .erase(gap.flatMap(\.elements)),
      .fill(contours.filter { $0.depth == 0 }.flatMap(\.elements), SymbolPart(color: .system(.yellow))),
      .inlay(contours.filter(\.isHole).flatMap(\.elements), white),
    ]
  }

  /// Badges in multicolour (ours; the usual meaning of the signs).
  private static func color(_ badge: SymbolDrawing.Badge) -> SceneColor.Base? {
    switch badge.name {
    case "", "minus", "xmark", "exclamationmark": .system(.red)
    case "plus", "checkmark": .system(.green)
    default: nil
    }
  }

  private func bounds(of steps: [SymbolOutline.Step]) -> CGRect {
    var all: CGRect?
    for case .fill(let path, _) in steps {
      let ink = SymbolOutline.bounds(of: path)
      all = all.map { $0.union(ink) } ?? ink
    }
    return (all ?? .zero).insetBy(dx: -SymbolMetrics.bearing, dy: -SymbolMetrics.bearing)
  }
}
