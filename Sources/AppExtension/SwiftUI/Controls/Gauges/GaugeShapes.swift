import Foundation

/// Part of a ring with round ends. Where it meets the marker it is cut away in a circle around the marker.
nonisolated struct RingSegment: Shape {
  /// Mirrored by hand where the value decides.
  var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }
  /// Degrees clockwise from three o'clock.
  var start: Double
  var end: Double
  var width: CGFloat
  /// Degrees of the marker's centre, and how far around it nothing is drawn.
  var marker: Double?
  var clearance: CGFloat = 0

  func path(in rect: CGRect) -> Path {
    let side = min(rect.width, rect.height)
    let width = min(width, side / 2)
    guard side > 0, width > 0 else { return Path() }
    let ring = Ring(center: CGPoint(x: rect.midX, y: rect.midY), radius: (side - width) / 2, width: width)
    guard let marker else { return ring.segment(from: start, to: end) }
    let bite = ring.bite(at: marker, clearance: clearance)
    var path = Path()
    if marker - bite.reach > start { path.addPath(ring.segment(from: start, to: marker, endBite: bite)) }
    if marker + bite.reach < end { path.addPath(ring.segment(from: marker, to: end, startBite: bite)) }
    return path
  }

  /// A circle taken out of the ring around a point of its middle line.
  struct Bite {
    let center: CGPoint
    let radius: CGFloat
    /// Degrees from the centre to where the circle crosses the ring's outer and inner edge.
    let outer, inner: Double
    var reach: Double { max(outer, inner) }
  }

  struct Ring {
    let center: CGPoint
    /// Of the middle line.
    let radius: CGFloat
    let width: CGFloat
    var outerRadius: CGFloat { radius + width / 2 }
    var innerRadius: CGFloat { max(radius - width / 2, 0) }

    func point(_ degrees: Double, radius: CGFloat) -> CGPoint {
      let a = degrees * .pi / 180
      return CGPoint(x: center.x + radius * CGFloat(cos(a)), y: center.y + radius * CGFloat(sin(a)))
    }
    func bite(at degrees: Double, clearance: CGFloat) -> Bite {
      let r = max(clearance, width / 2)
      func crossing(_ edge: CGFloat) -> Double {
        guard edge > 0, radius > 0 else { return 0 }
        let c = (edge * edge + radius * radius - r * r) / (2 * edge * radius)
        return acos(Double(min(max(c, -1), 1))) * 180 / .pi
      }
      return Bite(
        center: point(degrees, radius: radius), radius: r, outer: crossing(outerRadius),
        inner: crossing(innerRadius))
    }
    func segment(from a: Double, to b: Double, startBite: Bite? = nil, endBite: Bite? = nil) -> Path {
      var path = Path()
      let outerStart = a + (startBite?.outer ?? 0), innerStart = a + (startBite?.inner ?? 0)
      let outerEnd = b - (endBite?.outer ?? 0), innerEnd = b - (endBite?.inner ?? 0)
      path.move(to: point(outerStart, radius: outerRadius))
      path.addArc(
        center: center, radius: outerRadius, startAngle: .degrees(outerStart),
        endAngle: .degrees(outerEnd), clockwise: false)
      cap(
        &path, at: b, bite: endBite, from: point(outerEnd, radius: outerRadius),
        to: point(innerEnd, radius: innerRadius), leaving: true)
      path.addArc(
        center: center, radius: innerRadius, startAngle: .degrees(innerEnd),
        endAngle: .degrees(innerStart), clockwise: true)
      cap(
        &path, at: a, bite: startBite, from: point(innerStart, radius: innerRadius),
        to: point(outerStart, radius: outerRadius), leaving: false)
      path.closeSubpath()
      return path
    }
    /// A round end, or the hollow left by a bite.
    private func cap(
      _ path: inout Path, at degrees: Double, bite: Bite?, from: CGPoint, to: CGPoint, leaving: Bool
    ) {
      guard let bite else {
        let turn = leaving ? degrees : degrees + 180
        path.addArc(
          center: point(degrees, radius: radius), radius: width / 2, startAngle: .degrees(turn),
          endAngle: .degrees(turn + 180), clockwise: false)
        return
      }
      func angle(_ p: CGPoint) -> Angle {
        .radians(Double(atan2(p.y - bite.center.y, p.x - bite.center.x)))
      }
      path.addArc(
        center: bite.center, radius: bite.radius, startAngle: angle(from), endAngle: angle(to),
        clockwise: true)
    }
  }
}

/// The round marker on a ring.
nonisolated struct RingMarker: Shape {
  /// Mirrored by hand where the value decides.
  var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }
  var degrees: Double
  var width: CGFloat
  func path(in rect: CGRect) -> Path {
    let side = min(rect.width, rect.height)
    let ring = RingSegment.Ring(
      center: CGPoint(x: rect.midX, y: rect.midY), radius: (side - width) / 2, width: width)
    let p = ring.point(degrees, radius: ring.radius)
    return Path(ellipseIn: CGRect(x: p.x - width / 2, y: p.y - width / 2, width: width, height: width))
  }
}

/// A bar with round ends, cut away in a circle around a marker.
nonisolated struct MarkedBar: Shape {
  /// Mirrored by hand where the value decides.
  var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }
  /// 0…1 of the way the marker can go.
  var fraction: Double
  var clearance: CGFloat
  var rightToLeft: Bool

  static func markerCenter(_ fraction: Double, in rect: CGRect, rightToLeft: Bool) -> CGPoint {
    let way = max(rect.width - rect.height, 0)
    let f = CGFloat(rightToLeft ? 1 - fraction : fraction)
    return CGPoint(x: rect.minX + rect.height / 2 + way * f, y: rect.midY)
  }

  func path(in rect: CGRect) -> Path {
    let half = rect.height / 2
    let middle = Self.markerCenter(fraction, in: rect, rightToLeft: rightToLeft)
    // How far the circle around the marker reaches at the bar's edges.
    let reach = max(clearance * clearance - half * half, 0).squareRoot()
    let lean = Double(atan2(half, reach)) * 180 / .pi
    var path = Path()
    if middle.x - clearance > rect.minX, middle.x - reach > rect.minX + half {
      path.move(to: CGPoint(x: rect.minX + half, y: rect.minY))
      path.addLine(to: CGPoint(x: middle.x - reach, y: rect.minY))
      path.addArc(
        center: middle, radius: clearance, startAngle: .degrees(180 + lean), endAngle: .degrees(180 - lean),
        clockwise: true)
      path.addLine(to: CGPoint(x: rect.minX + half, y: rect.maxY))
      path.addArc(
        center: CGPoint(x: rect.minX + half, y: rect.midY), radius: half, startAngle: .degrees(90),
        endAngle: .degrees(270), clockwise: false)
      path.closeSubpath()
    }
    if middle.x + clearance < rect.maxX, middle.x + reach < rect.maxX - half {
      path.move(to: CGPoint(x: middle.x + reach, y: rect.minY))
      path.addLine(to: CGPoint(x: rect.maxX - half, y: rect.minY))
      path.addArc(
        center: CGPoint(x: rect.maxX - half, y: rect.midY), radius: half, startAngle: .degrees(-90),
        endAngle: .degrees(90), clockwise: false)
      path.addLine(to: CGPoint(x: middle.x + reach, y: rect.maxY))
      path.addArc(
        center: middle, radius: clearance, startAngle: .degrees(lean), endAngle: .degrees(-lean),
        clockwise: true)
      path.closeSubpath()
    }
    return path
  }
}

/// The round marker on a bar.
nonisolated struct BarMarker: Shape {
  /// Mirrored by hand where the value decides.
  var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }
  var fraction: Double
  var rightToLeft: Bool
  func path(in rect: CGRect) -> Path {
    let p = MarkedBar.markerCenter(fraction, in: rect, rightToLeft: rightToLeft)
    let side = rect.height
    return Path(ellipseIn: CGRect(x: p.x - side / 2, y: p.y - side / 2, width: side, height: side))
  }
}

/// The filled part of a bar: a capsule that is never narrower than it is high, but vanishes at 0.
nonisolated struct FilledBar: Shape {
  /// Mirrored by hand where the value decides.
  var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }
  var fraction: Double
  var rightToLeft: Bool
  func path(in rect: CGRect) -> Path {
    guard fraction > 0, rect.width > 0 else { return Path() }
    let width = min(max(rect.width * CGFloat(fraction), rect.height), rect.width)
    let filled = CGRect(
      x: rightToLeft ? rect.maxX - width : rect.minX, y: rect.minY, width: width, height: rect.height)
    return Path(roundedRect: filled, cornerRadius: rect.height / 2, style: .circular)
  }
}
