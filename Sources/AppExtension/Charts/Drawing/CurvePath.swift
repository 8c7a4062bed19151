import Foundation

/// Lines through points, by the methods of interpolation.
package enum CurvePath {
  /// Joins points; the pen is at the first already, or is put there.
  package static func add(
    _ points: [CGPoint], method: InterpolationMethod, to path: inout Path, joins: Bool = false
  ) {
    guard let first = points.first else { return }
    if joins { path.addLine(to: first) } else { path.move(to: first) }
    guard points.count > 1 else { return }
    switch method.storage {
    case .linear:
      for point in points.dropFirst() { path.addLine(to: point) }
    case .step(let transition):
      for (a, b) in zip(points, points.dropFirst()) {
        let x = a.x + (b.x - a.x) * transition
        path.addLine(to: CGPoint(x: x, y: a.y))
        path.addLine(to: CGPoint(x: x, y: b.y))
        path.addLine(to: b)
      }
    case .cardinal(let tension): cardinal(points, (1 - min(max(tension, 0), 1)) / 6, &path)
    case .catmullRom(let alpha): catmullRom(points, min(max(alpha, 0), 1), &path)
    case .monotone: monotone(points, &path)
    }
  }

  private static func neighbours(_ points: [CGPoint], _ i: Int) -> (CGPoint, CGPoint, CGPoint, CGPoint) {
    (points[max(i - 1, 0)], points[i], points[i + 1], points[min(i + 2, points.count - 1)])
  }

  private static func cardinal(_ points: [CGPoint], _ k: CGFloat, _ path: inout Path) {
    for i in 0..<(points.count - 1) {
      let (p0, p1, p2, p3) = neighbours(points, i)
      path.addCurve(
        to: p2, control1: CGPoint(x: p1.x + k * (p2.x - p0.x), y: p1.y + k * (p2.y - p0.y)),
        control2: CGPoint(x: p2.x - k * (p3.x - p1.x), y: p2.y - k * (p3.y - p1.y)))
    }
  }

  private static func catmullRom(_ points: [CGPoint], _ alpha: CGFloat, _ path: inout Path) {
    func knot(_ a: CGPoint, _ b: CGPoint) -> CGFloat { pow(hypot(b.x - a.x, b.y - a.y), alpha) }
    for i in 0..<(points.count - 1) {
      let (p0, p1, p2, p3) = neighbours(points, i)
      let d1 = knot(p0, p1), d2 = knot(p1, p2), d3 = knot(p2, p3)
      var (c1, c2) = (p1, p2)
      if d1 > 1e-6, d1 + d2 > 1e-6 {
        let a = 2 * d1 * d1 + 3 * d1 * d2 + d2 * d2, n = 3 * d1 * (d1 + d2)
        c1.x = (p1.x * a - p0.x * d2 * d2 + p2.x * d1 * d1) / n
        c1.y = (p1.y * a - p0.y * d2 * d2 + p2.y * d1 * d1) / n
      }
      if d3 > 1e-6, d3 + d2 > 1e-6 {
        let b = 2 * d3 * d3 + 3 * d3 * d2 + d2 * d2, m = 3 * d3 * (d3 + d2)
        c2.x = (p2.x * b + p1.x * d3 * d3 - p3.x * d2 * d2) / m
        c2.y = (p2.y * b + p1.y * d3 * d3 - p3.y * d2 * d2) / m
      }
      path.addCurve(to: p2, control1: c1, control2: c2)
    }
  }

  /// Cubics with slopes that never overshoot (Fritsch and Carlson 1980).
  private static func monotone(_ points: [CGPoint], _ path: inout Path) {
    let count = points.count
    let slopes = zip(points, points.dropFirst()).map { a, b in b.x == a.x ? 0 : (b.y - a.y) / (b.x - a.x) }
    var tangents = (0..<count).map { i -> CGFloat in
      if i == 0 { return slopes[0] }
      if i == count - 1 { return slopes[count - 2] }
      return slopes[i - 1] * slopes[i] <= 0 ? 0 : (slopes[i - 1] + slopes[i]) / 2
    }
    for i in 0..<(count - 1) {
      guard slopes[i] != 0 else { (tangents[i], tangents[i + 1]) = (0, 0); continue }
      let a = tangents[i] / slopes[i], b = tangents[i + 1] / slopes[i], length = hypot(a, b)
      if length > 3 {
        tangents[i] = 3 / length * a * slopes[i]
        tangents[i + 1] = 3 / length * b * slopes[i]
      }
    }
    for i in 0..<(count - 1) {
      let (a, b) = (points[i], points[i + 1])
      let third = (b.x - a.x) / 3
      path.addCurve(
        to: b, control1: CGPoint(x: a.x + third, y: a.y + third * tangents[i]),
        control2: CGPoint(x: b.x - third, y: b.y - third * tangents[i + 1]))
    }
  }
}
