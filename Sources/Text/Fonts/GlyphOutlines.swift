import Archive
import CPango
import Foundation

/// Outlines of glyphs as path elements.
package enum GlyphOutlines {
  /// The outline of a glyph at a size in points, origin on the baseline, y downwards.
  package static func path(_ glyph: UInt32, of font: FontInstance, size: Double) -> [PathElement] {
    font.outline(of: glyph).map { $0.transformed(Transform(a: size, b: 0, c: 0, d: size, tx: 0, ty: 0)) }
  }

  /// Reads an outline in em from the font.
  static func read(_ glyph: UInt32, of font: FontInstance) -> [PathElement] {
    var elements: [PathElement] = []
    withUnsafeMutablePointer(to: &elements) { target in
      vt_glyph_outline(
        font.shaper, glyph,
        { context, operation, x1, y1, x2, y2, x3, y3 in
          guard let context else { return }
          let elements = context.assumingMemoryBound(to: [PathElement].self)
          let unit = FontInstance.unit
          func point(_ x: Float, _ y: Float) -> CGPoint { CGPoint(x: Double(x) * unit, y: -Double(y) * unit) }
          switch Int(operation) {
          case vt_outline_move: elements.pointee.append(.move(point(x1, y1)))
          case vt_outline_line: elements.pointee.append(.line(point(x1, y1)))
          case vt_outline_quad:
            elements.pointee.append(.quad(control: point(x1, y1), to: point(x2, y2)))
          case vt_outline_cubic:
            elements.pointee.append(
              .curve(control1: point(x1, y1), control2: point(x2, y2), to: point(x3, y3)))
          default: elements.pointee.append(.close)
          }
        }, target)
    }
    return elements
  }
}

extension PathElement {
  package func transformed(_ map: Transform) -> PathElement {
    switch self {
    case .move(let p): .move(map.apply(p))
    case .line(let p): .line(map.apply(p))
    case .quad(let c, let p): .quad(control: map.apply(c), to: map.apply(p))
    case .curve(let a, let b, let p): .curve(control1: map.apply(a), control2: map.apply(b), to: map.apply(p))
    case .close: .close
    }
  }
}
