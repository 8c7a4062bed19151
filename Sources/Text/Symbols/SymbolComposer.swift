import Archive
import Foundation

/// Puts the outlines of a symbol together: base, enclosure, slash and badge.
struct SymbolComposer {
  let drawing: SymbolDrawing
  let weight: Double

  func compose() -> SymbolOutline {
    var steps: [SymbolOutline.Step]
    let stroke = SymbolMetrics.stroke(weight: weight)
    if let enclosure = drawing.enclosure {
      let base = self.base(
        scale: SymbolMetrics.enclosedBase, filled: drawing.enclosureFilled || drawing.filled)
      steps =
        drawing.enclosureFilled
        ? [.fill(EnclosureShape.outline(enclosure), paint: 0), .erase(base)]
        : [.fill(EnclosureShape.band(enclosure, stroke: stroke), paint: 0), .fill(base, paint: 0)]
    } else {
      steps = [.fill(base(scale: 1, filled: drawing.filled), paint: 0)]
    }
    if drawing.slash { steps += slash(stroke) }
    if let badge = drawing.badge { steps += self.badge(badge, stroke) }
    return SymbolOutline(steps: steps, bounds: bounds(of: steps))
  }

  // MARK: Parts

  private func base(scale: Double, filled: Bool) -> [PathElement] {
    switch drawing.base {
    case .glyph(let codepoint): glyph(codepoint, em: SymbolMetrics.em * scale, filled: filled)
    case .text(let text): letters(text, size: drawing.enclosure == nil ? 1 : SymbolMetrics.enclosedLetter)
    }
  }

  /// A glyph of the symbol font, with the middle of its em square in the origin.
  private func glyph(_ codepoint: UInt32, em: Double, filled: Bool) -> [PathElement] {
    let font = FontLibrary.shared.pinned(
      filled ? .symbolsFilled : .symbols, weight: SymbolMetrics.fontWeight(weight))
    guard let glyph = font.glyph(for: codepoint) else { return [] }
    let map = Transform(a: em, b: 0, c: 0, d: em, tx: -font.advance(of: glyph) * em / 2, ty: em / 2)
    return font.outline(of: glyph).map { $0.transformed(map) }
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

  /// From the upper left to the lower right, with a gap of its own width below it.
  private func slash(_ stroke: Double) -> [SymbolOutline.Step] {
    let half = 0.52
    func line(_ width: Double, shift: Double) -> [PathElement] {
      // Half the width along the normal of a line at 45°.
      let n = width / 2 / 2.0.squareRoot()
      let s = shift / 2.0.squareRoot()
      func point(_ x: Double, _ y: Double) -> CGPoint { CGPoint(x: x + s, y: y - s) }
      return [
        .move(point(-half + n, -half - n)), .line(point(half + n, half - n)),
        .line(point(half - n, half + n)),
        .line(point(-half - n, -half + n)), .close,
      ]
    }
    return [.erase(line(stroke * 2.4, shift: stroke * 0.7)), .fill(line(stroke, shift: 0), paint: 0)]
  }

  /// A disc with its sign left out at the lower right, or a plain dot at the upper right.
  private func badge(_ codepoint: UInt32, _ stroke: Double) -> [SymbolOutline.Step] {
    let radius = codepoint == 0 ? 0.2 : 0.3
    let center = CGPoint(x: 0.42, y: codepoint == 0 ? -0.42 : 0.38)
    var steps: [SymbolOutline.Step] = [
      .erase(EnclosureShape.ellipse(radius: radius + stroke * 0.8, at: center)),
      .fill(EnclosureShape.ellipse(radius: radius, at: center), paint: codepoint == 0 ? 1 : 0),
    ]
    if codepoint != 0 {
      let sign = glyph(codepoint, em: radius * 1.7, filled: true)
      steps.append(.erase(sign.map { $0.transformed(.translation(center.x, center.y)) }))
    }
    return steps
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
