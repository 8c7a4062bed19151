import Archive
import Foundation

/// A line or curve with its start.
enum PathSegment: Equatable {
  case line(CGPoint, CGPoint)
  case quad(CGPoint, CGPoint, CGPoint)
  case cubic(CGPoint, CGPoint, CGPoint, CGPoint)

  var start: CGPoint {
    switch self {
    case .line(let p, _), .quad(let p, _, _), .cubic(let p, _, _, _): p
    }
  }
  var end: CGPoint {
    switch self {
    case .line(_, let p), .quad(_, _, let p), .cubic(_, _, _, let p): p
    }
  }

  static func lerp(_ a: CGPoint, _ b: CGPoint, _ t: CGFloat) -> CGPoint {
    CGPoint(x: a.x + (b.x - a.x) * t, y: a.y + (b.y - a.y) * t)
  }

  func point(at t: CGFloat) -> CGPoint {
    let u = 1 - t
    switch self {
    case .line(let a, let b): return Self.lerp(a, b, t)
    case .quad(let a, let c, let b):
      let (x, y, z) = (u * u, 2 * u * t, t * t)
      return CGPoint(x: x * a.x + y * c.x + z * b.x, y: x * a.y + y * c.y + z * b.y)
    case .cubic(let a, let c, let d, let b):
      let (w, x, y, z) = (u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t)
      return CGPoint(
        x: w * a.x + x * c.x + y * d.x + z * b.x, y: w * a.y + x * c.y + y * d.y + z * b.y)
    }
  }

  /// The part between two parameters; backwards where the first is the greater.
  func part(from t0: CGFloat, to t1: CGFloat) -> PathSegment {
    if t0 > t1 { return part(from: t1, to: t0).reversed }
    if t0 <= 0 && t1 >= 1 { return self }
    switch self {
    case .line: return .line(point(at: t0), point(at: t1))
    case .quad(let a, let c, let b):
      // The polar form gives the control point: one factor of each parameter.
      let middle = Self.lerp(Self.lerp(a, c, t0), Self.lerp(c, b, t0), t1)
      return .quad(point(at: t0), middle, point(at: t1))
    case .cubic(let a, let c, let d, let b):
      func blossom(_ r: CGFloat, _ s: CGFloat, _ t: CGFloat) -> CGPoint {
        let (x, y, z) = (Self.lerp(a, c, r), Self.lerp(c, d, r), Self.lerp(d, b, r))
        return Self.lerp(Self.lerp(x, y, s), Self.lerp(y, z, s), t)
      }
      return .cubic(
        blossom(t0, t0, t0), blossom(t0, t0, t1), blossom(t0, t1, t1), blossom(t1, t1, t1))
    }
  }

  var reversed: PathSegment {
    switch self {
    case .line(let a, let b): .line(b, a)
    case .quad(let a, let c, let b): .quad(b, c, a)
    case .cubic(let a, let c, let d, let b): .cubic(b, d, c, a)
    }
  }

  /// Equal steps of the parameter that keep a polyline within `tolerance` of the curve (from the second differences); at most 256.
  func steps(tolerance: CGFloat) -> Int {
    func bend(_ a: CGPoint, _ b: CGPoint, _ c: CGPoint) -> CGFloat {
      hypot(a.x - 2 * b.x + c.x, a.y - 2 * b.y + c.y)
    }
    let count: CGFloat
    switch self {
    case .line: return 1
    case .quad(let a, let c, let b): count = (bend(a, c, b) / (4 * tolerance)).squareRoot()
    case .cubic(let a, let c, let d, let b):
      count = (max(bend(a, c, d), bend(c, d, b)) * 3 / (4 * tolerance)).squareRoot()
    }
    return count.isFinite ? min(max(Int(count.rounded(.up)), 1), 256) : 1
  }

  /// Parameters where the tangent runs along an axis, for the tight box.
  var extremes: [CGFloat] {
    func roots(_ a: CGFloat, _ b: CGFloat, _ c: CGFloat) -> [CGFloat] {
      if abs(a) < 1e-12 { return abs(b) < 1e-12 ? [] : [-c / b] }
      let d = b * b - 4 * a * c
      guard d >= 0 else { return [] }
      let root = d.squareRoot()
      return [(-b + root) / (2 * a), (-b - root) / (2 * a)]
    }
    let all: [CGFloat]
    switch self {
    case .line: return []
    case .quad(let a, let c, let b):
      func along(_ a: CGFloat, _ c: CGFloat, _ b: CGFloat) -> [CGFloat] { roots(0, a - 2 * c + b, c - a) }
      all = along(a.x, c.x, b.x) + along(a.y, c.y, b.y)
    case .cubic(let a, let c, let d, let b):
      func along(_ a: CGFloat, _ c: CGFloat, _ d: CGFloat, _ b: CGFloat) -> [CGFloat] {
        roots(b - a + 3 * (c - d), 2 * (a - 2 * c + d), c - a)
      }
      all = along(a.x, c.x, d.x, b.x) + along(a.y, c.y, d.y, b.y)
    }
    return all.filter { $0 > 0 && $0 < 1 }
  }
}

/// A run of segments without a gap.
struct Subpath {
  var segments: [PathSegment] = []
  var isClosed = false
  /// Where it starts; the only thing a run without segments has.
  var start: CGPoint
}

extension Path {
  /// The outline as runs of segments with finite points. Closing lines are segments too, unless they have no length.
  var subpaths: [Subpath] {
    var all: [Subpath] = []
    var current: Subpath?
    var pen = CGPoint.zero
    func fix(_ p: CGPoint) -> CGPoint { CGPoint(x: p.x.finite, y: p.y.finite) }
    func finish() {
      if let current { all.append(current) }
      current = nil
    }
    for element in elements {
      if current == nil {
        if case .move = element {} else if case .close = element {} else { current = Subpath(start: pen) }
      }
      switch element {
      case .move(let p):
        finish()
        pen = fix(p)
        current = Subpath(start: pen)
      case .line(let p):
        let end = fix(p)
        current?.segments.append(.line(pen, end))
        pen = end
      case .quad(let c, let p):
        let end = fix(p)
        current?.segments.append(.quad(pen, fix(c), end))
        pen = end
      case .curve(let a, let b, let p):
        let end = fix(p)
        current?.segments.append(.cubic(pen, fix(a), fix(b), end))
        pen = end
      case .close:
        guard var closing = current else { continue }
        if pen != closing.start { closing.segments.append(.line(pen, closing.start)) }
        closing.isClosed = true
        pen = closing.start
        current = closing
        finish()
      }
    }
    finish()
    return all
  }

  /// Adds a run of segments.
  mutating func add(_ subpath: Subpath) {
    var new: [PathElement] = [.move(subpath.start)]
    for segment in subpath.segments { new.append(segment.element) }
    if subpath.isClosed { new.append(.close) }
    append(new)
  }
}

extension PathSegment {
  var element: PathElement {
    switch self {
    case .line(_, let p): .line(p)
    case .quad(_, let c, let p): .quad(control: c, to: p)
    case .cubic(_, let a, let b, let p): .curve(control1: a, control2: b, to: p)
    }
  }
}
