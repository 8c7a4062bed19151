import Foundation
import UIKit

extension Path {
  /// The outline of a stroke, without crossings. Curves become lines within a fiftieth of a point.
  public func strokedPath(_ style: StrokeStyle) -> Path {
    guard style.lineWidth.isFinite, style.lineWidth > 0 else { return Path() }
    return PathStroker(style).outline(of: self).normalized(eoFill: false)
  }
}

/// Walks along a polyline on both sides at half the stroke's width.
struct PathStroker {
  /// A polyline; `isCorner` tells where two segments of the path meet, from where lines only follow a curve.
  struct Polyline {
    var points: [CGPoint] = []
    var isCorner: [Bool] = []
    var isClosed = false
  }

  private let style: StrokeStyle
  private let half: CGFloat
  private let tolerance: CGFloat = 0.02
  private var outline = Path()
  /// Dashes of one stroke. More are not seen, and the line is drawn without.
  private static let mostDashes = 10_000

  init(_ style: StrokeStyle) {
    self.style = style
    half = style.lineWidth.length / 2
  }

  func outline(of path: Path) -> Path {
    var copy = self
    for subpath in path.subpaths {
      for line in copy.dashed(copy.polyline(subpath)) { copy.stroke(line) }
    }
    return copy.outline
  }

  private func polyline(_ subpath: Subpath) -> Polyline {
    var line = Polyline(points: [subpath.start], isCorner: [true], isClosed: subpath.isClosed)
    for segment in subpath.segments {
      let steps = segment.steps(tolerance: tolerance)
      for step in 1...steps {
        let point = step == steps ? segment.end : segment.point(at: CGFloat(step) / CGFloat(steps))
        guard point != line.points[line.points.count - 1] else { continue }
        line.points.append(point)
        line.isCorner.append(step == steps)
      }
    }
    if line.isClosed, line.points.count > 1, line.points.first == line.points.last {
      line.points.removeLast()
      line.isCorner.removeLast()
    }
    return line
  }

  // MARK: Dashes

  private func dashed(_ line: Polyline) -> [Polyline] {
    let dashes = style.dashes
    let period = dashes.reduce(0, +) * (dashes.count % 2 == 0 ? 1 : 2)
    guard !dashes.isEmpty, line.points.count > 1 else { return [line] }
    var points = line.points
    var corners = line.isCorner
    if line.isClosed {
      points.append(points[0])
      corners.append(true)
    }
    let total = zip(points, points.dropFirst()).reduce(0) { $0 + hypot($1.1.x - $1.0.x, $1.1.y - $1.0.y) }
    guard total / period * CGFloat(dashes.count) < CGFloat(Self.mostDashes) else { return [line] }
    var phase = style.dashPhase.finite.truncatingRemainder(dividingBy: period)
    if phase < 0 { phase += period }
    var index = 0
    while phase >= dashes[index % dashes.count] {
      phase -= dashes[index % dashes.count]
      index += 1
    }
    var left = dashes[index % dashes.count] - phase
    var result: [Polyline] = []
    var current = Polyline()
    func isDrawn() -> Bool { index % 2 == 0 }
    if isDrawn() { current = Polyline(points: [points[0]], isCorner: [true]) }
    for place in points.indices.dropLast() {
      let (a, b) = (points[place], points[place + 1])
      let length = hypot(b.x - a.x, b.y - a.y)
      var walked: CGFloat = 0
      while length - walked > left {
        walked += left
        let point = PathSegment.lerp(a, b, walked / length)
        if isDrawn() {
          current.points.append(point)
          current.isCorner.append(true)
          result.append(current)
          current = Polyline()
        } else {
          current = Polyline(points: [point], isCorner: [true])
        }
        index += 1
        left = dashes[index % dashes.count]
      }
      left -= length - walked
      if isDrawn() {
        current.points.append(b)
        current.isCorner.append(corners[place + 1])
      }
    }
    if isDrawn(), current.points.count > 1 { result.append(current) }
    return result
  }

  // MARK: Sides

  private mutating func stroke(_ line: Polyline) {
    let points = line.points
    guard points.count > 1 else { return dot(points.first) }
    if line.isClosed, points.count > 2 {
      outline.add(closed: side(points, line.isCorner, isClosed: true))
      outline.add(closed: side(points.reversed(), line.isCorner.reversed(), isClosed: true))
      return
    }
    var around = side(points, line.isCorner, isClosed: false)
    around += cap(at: points[points.count - 1], from: points[points.count - 2])
    around += side(points.reversed(), line.isCorner.reversed(), isClosed: false)
    around += cap(at: points[0], from: points[1])
    outline.add(closed: around)
  }

  /// A line without length: its caps, where they have an extent.
  private mutating func dot(_ point: CGPoint?) {
    guard let point else { return }
    let box = CGRect(x: point.x - half, y: point.y - half, width: half * 2, height: half * 2)
    switch style.lineCap {
    case .round: outline.addEllipse(in: box)
    case .square: outline.addRect(box)
    case .butt: break
    }
  }

  /// Unit vector to the side, times half the width.
  private func normal(_ a: CGPoint, _ b: CGPoint) -> CGVector {
    let length = max(hypot(b.x - a.x, b.y - a.y), .leastNonzeroMagnitude)
    return CGVector(dx: (b.y - a.y) / length * half, dy: -(b.x - a.x) / length * half)
  }

  private func side(_ points: [CGPoint], _ corners: [Bool], isClosed: Bool) -> [CGPoint] {
    var result: [CGPoint] = []
    let count = points.count
    for index in 0..<(isClosed ? count : count - 1) {
      let (a, b) = (points[index], points[(index + 1) % count])
      let n = normal(a, b)
      result.append(CGPoint(x: a.x + n.dx, y: a.y + n.dy))
      result.append(CGPoint(x: b.x + n.dx, y: b.y + n.dy))
      if index + 2 < count || isClosed {
        result += join(a, b, points[(index + 2) % count], isCorner: corners[(index + 1) % count])
      }
    }
    return result
  }

  /// What lies between the sides of two lines that meet.
  private func join(_ a: CGPoint, _ b: CGPoint, _ c: CGPoint, isCorner: Bool) -> [CGPoint] {
    let (n, m) = (normal(a, b), normal(b, c))
    let cross = n.dx * m.dy - n.dy * m.dx
    let dot = (n.dx * m.dx + n.dy * m.dy) / (half * half)
    // The side turned inwards goes through the corner; what it covers is inside in any case.
    guard cross > 0 || (abs(cross) < 1e-12 && dot < 0) else { return cross < 0 ? [b] : [] }
    guard isCorner else { return [] }
    switch style.lineJoin {
    case .bevel: return []
    case .round: return arc(around: b, from: n, to: m)
    case .miter:
      // The miter's length over the width is 1 / cos(half the turn).
      let cosine = ((1 + dot) / 2).squareRoot()
      guard cosine > 1e-6, 1 / cosine <= style.miterLimit else { return [] }
      let scale = 1 / (1 + dot)
      return [CGPoint(x: b.x + (n.dx + m.dx) * scale, y: b.y + (n.dy + m.dy) * scale)]
    }
  }

  private func cap(at end: CGPoint, from before: CGPoint) -> [CGPoint] {
    let n = normal(before, end)
    switch style.lineCap {
    case .butt: return []
    case .square:
      return [
        CGPoint(x: end.x + n.dx - n.dy, y: end.y + n.dy + n.dx),
        CGPoint(x: end.x - n.dx - n.dy, y: end.y - n.dy + n.dx),
      ]
    case .round: return arc(around: end, from: n, to: CGVector(dx: -n.dx, dy: -n.dy))
    }
  }

  /// Points of an arc between two directions, in the direction of rising angles.
  private func arc(around center: CGPoint, from n: CGVector, to m: CGVector) -> [CGPoint] {
    let start = atan2(n.dy, n.dx)
    var sweep = atan2(m.dy, m.dx) - start
    if sweep <= 0 { sweep += 2 * .pi }
    let step = 2 * acos(max(1 - tolerance / max(half, tolerance), 0))
    let count = min(max(Int((sweep / max(step, 0.02)).rounded(.up)), 1), 360)
    guard count > 1 else { return [] }
    return (1..<count).map {
      let angle = start + sweep * CGFloat($0) / CGFloat(count)
      return CGPoint(x: center.x + half * cos(angle), y: center.y + half * sin(angle))
    }
  }
}

extension Path {
  fileprivate mutating func add(closed points: [CGPoint]) {
    addLines(points)
    closeSubpath()
  }
}
