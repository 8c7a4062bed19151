import Archive
import Foundation
import Typography

/// A mesh as a fine grid of coloured points, between which straight lines and linear colours are good enough.
struct MeshGrid {
  struct Point {
    var x, y: Double
    /// Not premultiplied.
    var color: SIMD4<Float>
  }

  let columns: Int
  let rows: Int
  private(set) var points: [Point] = []

  /// Cells along a side at most; a finer mesh is drawn with a part of its vertices.
  private static let mostCells = 64
  /// Points of the grid at most.
  private static let mostPoints = 40_000

  /// `nil` where the mesh has no cell, or a number that is none.
  init?(_ mesh: SceneMesh, color: (SceneColor) -> ResolvedColor) {
    guard mesh.columns >= 2, mesh.vertices.count >= mesh.columns * 2 else { return nil }
    let width = Self.chosen(mesh.columns)
    let height = Self.chosen(mesh.vertices.count / mesh.columns)
    let thinned = width.count < mesh.columns || height.count < mesh.vertices.count / mesh.columns
    var vertices: [SceneMesh.Vertex] = []
    for row in height { for column in width { vertices.append(mesh.vertices[row * mesh.columns + column]) } }
    guard vertices.allSatisfy(Self.isDrawable) else { return nil }
    let cells = Cells(
      columns: width.count, rows: height.count, vertices: vertices,
      colors: vertices.map {
        let c = color($0.color)
        return SIMD4(Float(c.red), Float(c.green), Float(c.blue), Float(c.alpha))
      }, isStraight: thinned, isSmooth: mesh.smoothsColors)
    let count = (width.count - 1) * (height.count - 1)
    let parts = Int((Double(Self.mostPoints) / Double(count)).squareRoot()).clampedTo(2, 24)
    columns = (width.count - 1) * parts + 1
    rows = (height.count - 1) * parts + 1
    points.reserveCapacity(columns * rows)
    for row in 0..<rows {
      let r = min(row / parts, height.count - 2)
      let v = Double(row - r * parts) / Double(parts)
      for column in 0..<columns {
        let c = min(column / parts, width.count - 2)
        points.append(cells.point(row: r, column: c, u: Double(column - c * parts) / Double(parts), v: v))
      }
    }
  }

  /// The rectangle around all points.
  var bounds: CGRect { PointBounds(points.map { CGPoint(x: $0.x, y: $0.y) }).rect }

  /// Which of so many lines of vertices are used: the first, the last and evenly between.
  private static func chosen(_ count: Int) -> [Int] {
    guard count > mostCells + 1 else { return Array(0..<count) }
    return (0...mostCells).map { $0 * (count - 1) / mostCells }
  }

  private static func isDrawable(_ v: SceneMesh.Vertex) -> Bool {
    [v.position, v.leading, v.top, v.trailing, v.bottom].allSatisfy {
      Bounds.isDrawable($0) && abs($0.x) < Bounds.farthest && abs($0.y) < Bounds.farthest
    }
  }
}

/// The patches between vertices: Coons patches, whose four sides are cubic curves.
private struct Cells {
  let columns: Int
  let rows: Int
  let vertices: [SceneMesh.Vertex]
  let colors: [SIMD4<Float>]
  /// The curves' control points are not used.
  let isStraight: Bool
  let isSmooth: Bool

  func point(row: Int, column: Int, u: Double, v: Double) -> MeshGrid.Point {
    let (a, b) = (vertices[row * columns + column], vertices[row * columns + column + 1])
    let (c, d) = (vertices[(row + 1) * columns + column], vertices[(row + 1) * columns + column + 1])
    func flat(_ p: CGPoint) -> SIMD2<Double> { SIMD2(p.x, p.y) }
    let (pa, pb, pc, pd) = (flat(a.position), flat(b.position), flat(c.position), flat(d.position))
    let upper = pa * (1 - u) + pb * u
    let lower = pc * (1 - u) + pd * u
    var place = upper * (1 - v) + lower * v
    if !isStraight {
      let top = cubic(pa, flat(a.trailing), flat(b.leading), pb, u)
      let bottom = cubic(pc, flat(c.trailing), flat(d.leading), pd, u)
      let left = cubic(pa, flat(a.bottom), flat(c.top), pc, v)
      let right = cubic(pb, flat(b.bottom), flat(d.top), pd, v)
      place = top * (1 - v) + bottom * v + left * (1 - u) + right * u - place
    }
    return MeshGrid.Point(x: place.x, y: place.y, color: color(row, column, Float(u), Float(v)))
  }

  private func cubic(
    _ a: SIMD2<Double>, _ b: SIMD2<Double>, _ c: SIMD2<Double>, _ d: SIMD2<Double>, _ t: Double
  ) -> SIMD2<Double> {
    let s = 1 - t
    return a * (s * s * s) + b * (3 * s * s * t) + c * (3 * s * t * t) + d * (t * t * t)
  }

  /// Linear between the four corners, or cubic through the vertices around them.
  private func color(_ row: Int, _ column: Int, _ u: Float, _ v: Float) -> SIMD4<Float> {
    guard isSmooth else {
      let upper = at(row, column) * (1 - u) + at(row, column + 1) * u
      let lower = at(row + 1, column) * (1 - u) + at(row + 1, column + 1) * u
      return upper * (1 - v) + lower * v
    }
    func line(_ r: Int) -> SIMD4<Float> {
      smooth(at(r, column - 1), at(r, column), at(r, column + 1), at(r, column + 2), u)
    }
    return smooth(line(row - 1), line(row), line(row + 1), line(row + 2), v)
  }

  /// The colour of a vertex; beyond the edge it goes on as it arrived there.
  private func at(_ row: Int, _ column: Int) -> SIMD4<Float> {
    let (r, c) = (row.clampedTo(0, rows - 1), column.clampedTo(0, columns - 1))
    return colors[r * columns + c]
  }

  /// Catmull and Rom's curve from `b` to `c`.
  private func smooth(
    _ a: SIMD4<Float>, _ b: SIMD4<Float>, _ c: SIMD4<Float>, _ d: SIMD4<Float>, _ t: Float
  ) -> SIMD4<Float> {
    let tangentB = (c - a) * 0.5
    let tangentC = (d - b) * 0.5
    let (t2, t3) = (t * t, t * t * t)
    let first = b * (2 * t3 - 3 * t2 + 1) + tangentB * (t3 - 2 * t2 + t)
    return first + c * (3 * t2 - 2 * t3) + tangentC * (t3 - t2)
  }
}

extension Int {
  /// The nearest number between two.
  func clampedTo(_ least: Int, _ most: Int) -> Int { Swift.min(Swift.max(self, least), most) }
}
