import Foundation

/// The curves of rounded corners.
///
/// Apple's continuous corner leaves the edges earlier than a circle's arc and meets them without a jump in curvature. Numbers: facts,
/// `widget_sizes.json`, `continuous_corner_curve` (read from UIBezierPath by third parties, confidence B). They are distances from
/// the corner along the two edges, in radii.
package enum CornerCurve {
  /// Radii from the top left corner clockwise.
  package struct Radii: Sendable, Equatable {
    package var topLeft, topRight, bottomRight, bottomLeft: Double
    package init(topLeft: Double, topRight: Double, bottomRight: Double, bottomLeft: Double) {
      self.topLeft = topLeft
      self.topRight = topRight
      self.bottomRight = bottomRight
      self.bottomLeft = bottomLeft
    }
  }

  /// How far the continuous curve reaches along an edge, in radii.
  private static let reach = 1.52866483

  /// Points from one edge to the other: start, three curves with two lines between.
  private static let continuous: [CGPoint] = [
    CGPoint(x: reach, y: 0),
    CGPoint(x: 1.08849323, y: 0), CGPoint(x: 0.86840689, y: 0), CGPoint(x: 0.66993427, y: 0.06549600),
    CGPoint(x: 0.63149399, y: 0.07491100),
    CGPoint(x: 0.37282392, y: 0.16905899), CGPoint(x: 0.16905899, y: 0.37282392),
    CGPoint(x: 0.07491100, y: 0.63149399),
    CGPoint(x: 0.06549600, y: 0.66993427),
    CGPoint(x: 0, y: 0.86840689), CGPoint(x: 0, y: 1.08849323), CGPoint(x: 0, y: reach),
  ]

  /// The same pieces on a quarter of a circle: 0°…19.27°, chord, 21.62°…68.38°, chord, 70.73°…90°.
  private static let circular: [CGPoint] = {
    func point(_ degrees: Double) -> CGPoint {
      CGPoint(x: 1 - sin(degrees * .pi / 180), y: 1 - cos(degrees * .pi / 180))
    }
    func arc(_ from: Double, _ to: Double) -> [CGPoint] {
      let k = 4.0 / 3 * tan((to - from) * .pi / 720)
      let (a, b) = (point(from), point(to))
      let (ar, br) = (from * .pi / 180, to * .pi / 180)
      return [
        CGPoint(x: a.x - k * cos(ar), y: a.y + k * sin(ar)),
        CGPoint(x: b.x + k * cos(br), y: b.y - k * sin(br)), b,
      ]
    }
    return [point(0)] + arc(0, 19.27) + [point(21.62)] + arc(21.62, 68.38) + [point(70.73)] + arc(70.73, 90)
  }()

  /// Distances from the corner. Where edges are too short for the whole curve it goes back to the circle, which a capsule reaches.
  private static func corner(radius: Double, room: Double) -> [CGPoint] {
    let share = radius > 0 ? min(max((room / radius - 1) / (reach - 1), 0), 1) : 1
    return zip(continuous, circular).map { a, b in
      CGPoint(x: (b.x + (a.x - b.x) * share) * radius, y: (b.y + (a.y - b.y) * share) * radius)
    }
  }

  /// The outline of a rectangle with continuous corners, clockwise from the middle of the right edge. Radii are cut where they do not
  /// fit.
  package static func elements(_ rect: CGRect, radii: Radii) -> [PathElement] {
    let most = Double(max(min(rect.width, rect.height) / 2, 0))
    let cut: [Double] = [radii.topRight, radii.bottomRight, radii.bottomLeft, radii.topLeft].map {
      $0.isNaN ? 0 : min(max($0, 0), most)
    }
    // From each corner along both of its edges: what the neighbours leave, by the share of its radius.
    func room(_ index: Int) -> Double {
      let own = cut[index]
      guard own > 0 else { return most }
      func share(_ length: Double, _ other: Double) -> Double { length * own / (own + other) }
      let vertical = cut[index ^ 1], horizontal = cut[3 - index]
      return min(share(rect.height, vertical), share(rect.width, horizontal))
    }
    let places: [(CGPoint) -> CGPoint] = [
      { CGPoint(x: rect.maxX - $0.x, y: rect.minY + $0.y) },
      { CGPoint(x: rect.maxX - $0.y, y: rect.maxY - $0.x) },
      { CGPoint(x: rect.minX + $0.x, y: rect.maxY - $0.y) },
      { CGPoint(x: rect.minX + $0.y, y: rect.minY + $0.x) },
    ]
    var path: [PathElement] = [.move(CGPoint(x: rect.maxX, y: rect.midY))]
    for index in [1, 2, 3, 0] {
      let p = corner(radius: cut[index], room: room(index)).map(places[index])
      path.append(.line(p[0]))
      guard cut[index] > 0 else { continue }
      path.append(.curve(control1: p[1], control2: p[2], to: p[3]))
      path.append(.line(p[4]))
      path.append(.curve(control1: p[5], control2: p[6], to: p[7]))
      path.append(.line(p[8]))
      path.append(.curve(control1: p[9], control2: p[10], to: p[11]))
    }
    path.append(.close)
    return path
  }
}
