import Archive
import Foundation

/// The closed lines of an outline, and how they lie in each other: a glyph comes as one outline, while a
/// symbol's layers are parts of it.
package struct GlyphContours {
  package struct Contour {
    package let elements: [PathElement]
    package let bounds: CGRect
    /// Twice the area within, with the sign of the direction.
    let area: Double
    fileprivate let polygon: [CGPoint]
    /// The smallest contour around this one.
    package fileprivate(set) var parent: Int?
    /// Contours around this one.
    package fileprivate(set) var depth = 0
    /// Nothing is filled within: the contours around it take each other away.
    package fileprivate(set) var isHole = false
    /// No outer edge of a shape of its own: a hole, or a line within what is filled.
    package fileprivate(set) var isInnerEdge = false
    /// Nothing is within: at FILL 1 the inner edges of many glyphs are such.
    package var isEmpty: Bool { abs(area) < 1e-5 }
  }
  package private(set) var contours: [Contour] = []

  /// Contours in the order of the outline, which is the same at every weight and fill.
  package init(_ outline: [PathElement]) {
    var current: [PathElement] = []
    func finish() {
      guard !current.isEmpty else { return }
      contours.append(Self.contour(current))
      current = []
    }
    for element in outline {
      if case .move = element { finish() }
      current.append(element)
    }
    finish()
    nest()
  }

  private mutating func nest() {
    let order = contours.indices.filter { !contours[$0].isEmpty }.sorted {
      abs(contours[$0].area) > abs(contours[$1].area)
    }
    for (rank, index) in order.enumerated() {
      var winding = contours[index].area > 0 ? 1 : -1
      for outer in order[..<rank].reversed() where isInside(contours[index], contours[outer]) {
        if contours[index].parent == nil { contours[index].parent = outer }
        contours[index].depth += 1
        winding += contours[outer].area > 0 ? 1 : -1
      }
      contours[index].isHole = winding == 0
      let outside = winding - (contours[index].area > 0 ? 1 : -1)
      contours[index].isInnerEdge = winding == 0 || outside != 0
    }
  }

  private func isInside(_ inner: Contour, _ outer: Contour) -> Bool {
    outer.bounds.insetBy(dx: -0.002, dy: -0.002).contains(inner.bounds) && Self.isInside(inner, outer)
  }

  /// Most of the points lie inside: contours of one part may touch.
  private static func isInside(_ inner: Contour, _ outer: Contour) -> Bool {
    let step = max(inner.polygon.count / 12, 1)
    var inside = 0
    var count = 0
    for index in stride(from: 0, to: inner.polygon.count, by: step) {
      count += 1
      if contains(outer.polygon, inner.polygon[index]) { inside += 1 }
    }
    return inside * 2 > count
  }

  private static func contains(_ polygon: [CGPoint], _ p: CGPoint) -> Bool {
    var inside = false
    var previous = polygon.count - 1
    for index in polygon.indices {
      let (a, b) = (polygon[index], polygon[previous])
      if (a.y > p.y) != (b.y > p.y), p.x < (b.x - a.x) * (p.y - a.y) / (b.y - a.y) + a.x {
        inside.toggle()
      }
      previous = index
    }
    return inside
  }

  private static func contour(_ elements: [PathElement]) -> Contour {
    let polygon = flattened(elements)
    var area = 0.0
    var previous = polygon.last ?? .zero
    for point in polygon {
      area += previous.x * point.y - point.x * previous.y
      previous = point
    }
    return Contour(
      elements: elements, bounds: SymbolOutline.bounds(of: elements), area: area, polygon: polygon)
  }

  private static func flattened(_ elements: [PathElement]) -> [CGPoint] {
    var points: [CGPoint] = []
    func add(_ count: Int, _ point: (Double, Double) -> CGPoint) {
      for step in 1...count {
        let t = Double(step) / Double(count)
        points.append(point(t, 1 - t))
      }
    }
    for element in elements {
      let from = points.last ?? .zero
      switch element {
      case .move(let p), .line(let p): points.append(p)
      case .quad(let c, let p):
        add(4) { t, s in
          CGPoint(
            x: s * s * from.x + 2 * s * t * c.x + t * t * p.x,
            y: s * s * from.y + 2 * s * t * c.y + t * t * p.y)
        }
      case .curve(let a, let b, let p):
        add(6) { t, s in
          CGPoint(
            x: s * s * s * from.x + 3 * s * s * t * a.x + 3 * s * t * t * b.x + t * t * t * p.x,
            y: s * s * s * from.y + 3 * s * s * t * a.y + 3 * s * t * t * b.y + t * t * t * p.y)
        }
      case .close: break
      }
    }
    return points
  }
}

extension SymbolCatalog {
  /// The contours of the glyph that a name of the table stands for, in ems, y downwards: what
  /// `SymbolLayers.tsv` refers to. For the sheet that the table is made from.
  package func contours(of name: String, filled: Bool, weight: Double = 400) -> GlyphContours? {
    guard let drawing = resolve(name), case .glyph(let codepoint) = drawing.base else { return nil }
    let font = FontLibrary.shared.pinned(
      filled ? .symbolsFilled : .symbols, weight: SymbolMetrics.fontWeight(weight))
    guard let glyph = SymbolComposer.glyph(codepoint, filled: filled, in: font) else { return nil }
    return GlyphContours(font.outline(of: glyph))
  }
}
