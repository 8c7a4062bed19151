import Foundation

/// A slice: angles in radians clockwise from the top, radii in points.
package struct SectorGeometry: Equatable {
  package var start, end: Double
  package var inner, outer: CGFloat
  var inset: CGFloat = 0
  var corner: CGFloat = 0

  /// Shares the full turn out by values; what is no positive number gets nothing.
  package static func angles(_ values: [Double]) -> [ClosedRange<Double>?] {
    let clean = values.map { $0.isFinite && $0 > 0 ? $0 : 0 }
    let total = clean.reduce(0, +)
    guard total > 0, total.isFinite else { return values.map { _ in nil } }
    var sum = 0.0
    return clean.map { value in
      defer { sum += value }
      return value > 0 ? (sum / total * 2 * .pi)...((sum + value) / total * 2 * .pi) : nil
    }
  }

  func point(_ angle: Double, _ radius: CGFloat, _ c: CGPoint) -> CGPoint {
    CGPoint(x: c.x + radius * sin(angle), y: c.y - radius * cos(angle))
  }
  var middle: Double { (start + end) / 2 }

  func path(around c: CGPoint) -> Path {
    let sweep = end - start
    guard sweep > 0, outer > inner, outer > 0 else { return Path() }
    if sweep >= 2 * .pi - 1e-9 { return ring(c) }
    /// How far the straight edges keep from the radius, as an angle.
    func gap(_ radius: CGFloat) -> Double { radius > 0 ? asin(min(Double(inset / radius), 1)) : 0 }
    let out = (start + gap(outer), end - gap(outer))
    guard out.1 > out.0 else { return Path() }
    // Where the edges meet, when they keep from each other.
    let apex = sweep < .pi && inset > 0 ? inset / CGFloat(sin(sweep / 2)) : 0
    let low = max(inner, min(apex, outer))
    var into = (start + gap(low), end - gap(low))
    if into.1 < into.0 { into = (middle, middle) }
    let room = min((outer - low) / 2, outer * CGFloat(out.1 - out.0) / 2)
    let round = max(min(corner, room), 0)
    let innerRound = max(min(round, low * CGFloat(into.1 - into.0) / 2), 0)
    let turn = Double(round / outer), innerTurn = low > 0 ? Double(innerRound / low) : 0
    return Path { path in
      path.move(to: point(out.0 + turn, outer, c))
      arc(&path, c, outer, out.0 + turn, out.1 - turn)
      path.addQuadCurve(
        to: point(out.1 - gapShift(round, out.1, into.1), outer - round, c), control: point(out.1, outer, c))
      if low > 0.01 {
        path.addLine(to: point(into.1 + gapShift(innerRound, out.1, into.1, low: true), low + innerRound, c))
        path.addQuadCurve(to: point(into.1 - innerTurn, low, c), control: point(into.1, low, c))
        arc(&path, c, low, into.1 - innerTurn, into.0 + innerTurn)
        path.addQuadCurve(
          to: point(into.0 - gapShift(innerRound, out.1, into.1, low: true), low + innerRound, c),
          control: point(into.0, low, c))
      } else {
        path.addLine(to: c)
      }
      path.addLine(to: point(out.0 + gapShift(round, out.1, into.1), outer - round, c))
      path.addQuadCurve(to: point(out.0 + turn, outer, c), control: point(out.0, outer, c))
      path.closeSubpath()
    }
  }

  /// Edges are not quite radii: what their angle changes by over so many points.
  private func gapShift(_ distance: CGFloat, _ out: Double, _ into: Double, low: Bool = false) -> Double {
    let length = outer - inner
    return length > 0 ? (out - into) * Double(distance / length) : 0
  }

  private func arc(_ path: inout Path, _ c: CGPoint, _ radius: CGFloat, _ from: Double, _ to: Double) {
    path.addRelativeArc(
      center: c, radius: radius, startAngle: .radians(from - .pi / 2), delta: .radians(to - from))
  }
  private func ring(_ c: CGPoint) -> Path {
    Path { path in
      path.addEllipse(in: CGRect(x: c.x - outer, y: c.y - outer, width: 2 * outer, height: 2 * outer))
      guard inner > 0 else { return }
      path.move(to: point(0, inner, c))
      arc(&path, c, inner, 0, -2 * .pi)
      path.closeSubpath()
    }
  }
}
