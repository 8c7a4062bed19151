import Archive
import CPango
import Foundation

/// A map of the plane with perspective: three rows of three numbers.
struct Homography {
  var m: (SIMD3<Double>, SIMD3<Double>, SIMD3<Double>)

  /// A projection, and then a map to pixels.
  init?(_ projection: Projection, then map: cairo_matrix_t) {
    let t = projection.affine
    let numbers = [t.a, t.b, t.c, t.d, t.tx, t.ty, projection.px, projection.py, projection.pw]
    guard numbers.allSatisfy({ $0.isFinite && abs($0) <= 1e6 }) else { return nil }
    let x = SIMD3(t.a, t.c, t.tx)
    let y = SIMD3(t.b, t.d, t.ty)
    let w = SIMD3(projection.px, projection.py, projection.pw)
    m = (map.xx * x + map.xy * y + map.x0 * w, map.yx * x + map.yy * y + map.y0 * w, w)
  }

  private init(rows: (SIMD3<Double>, SIMD3<Double>, SIMD3<Double>)) { m = rows }

  /// Before the division: `z` is positive in front of the eye.
  @inline(__always)
  func raw(_ x: Double, _ y: Double) -> SIMD3<Double> {
    let p = SIMD3(x, y, 1)
    return SIMD3((m.0 * p).sum(), (m.1 * p).sum(), (m.2 * p).sum())
  }

  /// How many pixels a point becomes, in the direction where it is most.
  func magnification(_ p: CGPoint) -> Double {
    let r = raw(p.x, p.y)
    guard r.z > 0 else { return 1 }
    func length(_ dx: Double, _ dy: Double, _ dw: Double) -> Double {
      let (x, y) = ((dx - r.x / r.z * dw) / r.z, (dy - r.y / r.z * dw) / r.z)
      return (x * x + y * y).squareRoot()
    }
    return max(length(m.0.x, m.1.x, m.2.x), length(m.0.y, m.1.y, m.2.y))
  }

  /// The map back; `nil` where a plane is seen from its edge.
  var inverse: Homography? {
    let (a, b, c) = m
    func cross(_ u: SIMD3<Double>, _ v: SIMD3<Double>) -> SIMD3<Double> {
      SIMD3(u.y * v.z - u.z * v.y, u.z * v.x - u.x * v.z, u.x * v.y - u.y * v.x)
    }
    let (p, q, r) = (cross(b, c), cross(c, a), cross(a, b))
    let determinant = (a * p).sum()
    guard determinant.isFinite, abs(determinant) > 1e-9 else { return nil }
    return Homography(
      rows: (
        SIMD3(p.x, q.x, r.x) / determinant, SIMD3(p.y, q.y, r.y) / determinant,
        SIMD3(p.z, q.z, r.z) / determinant
      ))
  }
}

/// The part of a rectangle that lies in front of the eye.
enum ProjectedQuad {
  /// What is nearer to the eye than this is not drawn: it would be fifty times as large.
  static let nearest = 0.02

  /// Its corners before the projection; empty where all of it lies behind.
  static func corners(of rect: CGRect, under projection: Projection) -> [CGPoint] {
    let points = [
      CGPoint(x: rect.minX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.minY),
      CGPoint(x: rect.maxX, y: rect.maxY), CGPoint(x: rect.minX, y: rect.maxY),
    ]
    func depth(_ p: CGPoint) -> Double { projection.px * p.x + projection.py * p.y + projection.pw - nearest }
    var result: [CGPoint] = []
    for (index, from) in points.enumerated() {
      let to = points[(index + 1) % 4]
      let (a, b) = (depth(from), depth(to))
      guard a.isFinite, b.isFinite else { return [] }
      if a >= 0 { result.append(from) }
      if (a >= 0) != (b >= 0) {
        let share = a / (a - b)
        result.append(CGPoint(x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share))
      }
    }
    return result
  }

  /// The rectangle around its image; null where all of it lies behind.
  static func bounds(of rect: CGRect, under projection: Projection) -> CGRect {
    PointBounds(corners(of: rect, under: projection).compactMap { projection.apply($0) }).rect
  }
}
