import Foundation

extension CGMutablePath {
  /// A part of a circle, after a line to where it starts. `clockwise` is as in Core Graphics: towards falling angles.
  public func addArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool,
    transform: CGAffineTransform = .identity
  ) {
    guard radius.isFinite, startAngle.isFinite, endAngle.isFinite else { return }
    let turn = 2 * CGFloat.pi
    var delta = endAngle - startAngle
    if abs(delta) >= turn {
      delta = clockwise ? -turn : turn
    } else if clockwise, delta > 0 {
      delta -= turn
    } else if !clockwise, delta < 0 {
      delta += turn
    }
    addRelativeArc(center: center, radius: radius, startAngle: startAngle, delta: delta, transform: transform)
  }

  public func addRelativeArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, delta: CGFloat,
    transform: CGAffineTransform = .identity
  ) {
    guard radius.isFinite, startAngle.isFinite, delta.isFinite else { return }
    let delta = min(max(delta, -2 * .pi), 2 * .pi)
    func point(_ angle: CGFloat, _ along: CGFloat) -> CGPoint {
      CGPoint(
        x: center.x + radius * (cos(angle) - along * sin(angle)),
        y: center.y + radius * (sin(angle) + along * cos(angle)))
    }
    let start = point(startAngle, 0)
    if isEmpty { move(to: start, transform: transform) } else { addLine(to: start, transform: transform) }
    // No piece turns by more than a quarter; its handles are 4/3 tan(a/4) long.
    let pieces = max(1, Int((abs(delta) / (.pi / 2)).rounded(.up)))
    let step = delta / CGFloat(pieces), handle = 4 / 3 * tan(step / 4)
    for piece in 0..<pieces {
      let from = startAngle + step * CGFloat(piece), to = from + step
      addCurve(
        to: point(to, 0), control1: point(from, handle), control2: point(to, -handle), transform: transform)
    }
  }

  /// A box with round corners, each of which fits into a quarter of it.
  public func addRoundedRect(
    in rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat, transform: CGAffineTransform = .identity
  ) {
    let w = min(max(cornerWidth, 0), rect.width / 2), h = min(max(cornerHeight, 0), rect.height / 2)
    // (1 - k) of a corner lies outside the handles of a quarter ellipse.
    let k = 1 - 0.5522847498
    func at(_ x: CGFloat, _ y: CGFloat) -> CGPoint { CGPoint(x: x, y: y) }
    move(to: at(rect.minX + w, rect.minY), transform: transform)
    addLine(to: at(rect.maxX - w, rect.minY), transform: transform)
    addCurve(
      to: at(rect.maxX, rect.minY + h), control1: at(rect.maxX - w * k, rect.minY),
      control2: at(rect.maxX, rect.minY + h * k), transform: transform)
    addLine(to: at(rect.maxX, rect.maxY - h), transform: transform)
    addCurve(
      to: at(rect.maxX - w, rect.maxY), control1: at(rect.maxX, rect.maxY - h * k),
      control2: at(rect.maxX - w * k, rect.maxY), transform: transform)
    addLine(to: at(rect.minX + w, rect.maxY), transform: transform)
    addCurve(
      to: at(rect.minX, rect.maxY - h), control1: at(rect.minX + w * k, rect.maxY),
      control2: at(rect.minX, rect.maxY - h * k), transform: transform)
    addLine(to: at(rect.minX, rect.minY + h), transform: transform)
    addCurve(
      to: at(rect.minX + w, rect.minY), control1: at(rect.minX, rect.minY + h * k),
      control2: at(rect.minX + w * k, rect.minY), transform: transform)
    closeSubpath()
  }
}

extension CGPath {
  public convenience init(
    roundedRect rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat,
    transform: UnsafePointer<CGAffineTransform>?
  ) {
    let path = CGMutablePath()
    path.addRoundedRect(
      in: rect, cornerWidth: cornerWidth, cornerHeight: cornerHeight,
      transform: transform?.pointee ?? .identity)
    self.init(_elements: path._elements)
  }
  /// The box of the outline, curves as short lines.
  public var boundingBoxOfPath: CGRect {
    let lines = Flattener.lines(self).flatMap(\.points)
    guard let first = lines.first else { return .null }
    return lines.reduce(CGRect(origin: first, size: .zero)) {
      $0.union(CGRect(origin: $1, size: .zero))
    }
  }
  /// Whether a point lies inside.
  public func contains(
    _ point: CGPoint, using rule: CGPathFillRule = .winding, transform: CGAffineTransform = .identity
  ) -> Bool {
    var winding = 0
    for polygon in Flattener.polygons(self, transform) {
      for (a, b) in zip(polygon, polygon.dropFirst() + polygon.prefix(1))
      where (a.y <= point.y) != (b.y <= point.y) {
        let x = a.x + (point.y - a.y) / (b.y - a.y) * (b.x - a.x)
        if x > point.x { winding += a.y < b.y ? 1 : -1 }
      }
    }
    return rule == .evenOdd ? winding % 2 != 0 : winding != 0
  }
}
