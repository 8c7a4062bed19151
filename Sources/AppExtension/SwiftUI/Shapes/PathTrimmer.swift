import Archive
import Foundation

/// Cuts a path by its length, with curves flattened into short lines where they are cut.
enum PathTrimmer {
  /// Lines a curve becomes; enough for a ring of a widget's size at 3x.
  private static let steps = 48

  /// The path as polylines.
  static func flatten(_ path: Path) -> [[CGPoint]] {
    var lines: [[CGPoint]] = []
    var line: [CGPoint] = []
    func finish() {
      if line.count > 1 { lines.append(line) }
      line = []
    }
    for element in path.elements {
      switch element {
      case .move(let p):
        finish()
        line = [p]
      case .line(let p): line.append(p)
      case .quad(let c, let p):
        let start = line.last ?? p
        for step in 1...steps {
          let t = CGFloat(step) / CGFloat(steps), u = 1 - t
          line.append(
            CGPoint(
              x: u * u * start.x + 2 * u * t * c.x + t * t * p.x,
              y: u * u * start.y + 2 * u * t * c.y + t * t * p.y))
        }
      case .curve(let a, let b, let p):
        let start = line.last ?? p
        for step in 1...steps {
          let t = CGFloat(step) / CGFloat(steps), u = 1 - t
          line.append(
            CGPoint(
              x: u * u * u * start.x + 3 * u * u * t * a.x + 3 * u * t * t * b.x + t * t * t * p.x,
              y: u * u * u * start.y + 3 * u * u * t * a.y + 3 * u * t * t * b.y + t * t * t * p.y))
        }
      case .close:
        if let first = line.first {
          line.append(first)
          finish()
          line = [first]
        }
      }
    }
    finish()
    return lines
  }

  static func trim(_ path: Path, from: CGFloat, to: CGFloat) -> Path {
    let from = min(max(from, 0), 1), to = min(max(to, 0), 1)
    if from <= 0 && to >= 1 { return path }
    guard from < to else { return Path() }
    let lines = flatten(path)
    func length(_ a: CGPoint, _ b: CGPoint) -> CGFloat { hypot(b.x - a.x, b.y - a.y) }
    let total = lines.reduce(0) { sum, line in
      sum + zip(line, line.dropFirst()).reduce(0) { $0 + length($1.0, $1.1) }
    }
    let start = total * from, end = total * to
    var result = Path()
    var walked: CGFloat = 0
    for line in lines {
      var open = false
      for (a, b) in zip(line, line.dropFirst()) {
        let span = length(a, b)
        defer { walked += span }
        guard span > 0, walked + span > start, walked < end else { continue }
        func at(_ distance: CGFloat) -> CGPoint {
          let t = min(max((distance - walked) / span, 0), 1)
          return CGPoint(x: a.x + (b.x - a.x) * t, y: a.y + (b.y - a.y) * t)
        }
        if !open {
          result.move(to: at(start))
          open = true
        }
        result.addLine(to: at(end))
      }
    }
    return result
  }

  /// How often the path goes around a point.
  static func windings(of path: Path, around p: CGPoint) -> Int {
    var count = 0
    for line in flatten(path) {
      var points = line
      if let first = points.first, points.last != first { points.append(first) }
      for (a, b) in zip(points, points.dropFirst()) where (a.y <= p.y) != (b.y <= p.y) {
        let x = a.x + (p.y - a.y) / (b.y - a.y) * (b.x - a.x)
        if x > p.x { count += b.y > a.y ? 1 : -1 }
      }
    }
    return count
  }
}
