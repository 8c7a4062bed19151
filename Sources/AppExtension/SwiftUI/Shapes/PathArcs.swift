import Archive
import Foundation
import UIKit

extension Path {
  /// An arc around a centre. As on iOS, `clockwise` is meant in a space whose y axis grows upwards: on the screen `true` turns
  /// counterclockwise.
  public mutating func addArc(
    center: CGPoint, radius: CGFloat, startAngle: Angle, endAngle: Angle, clockwise: Bool,
    transform: CGAffineTransform = .identity
  ) {
    var sweep = endAngle.radians - startAngle.radians
    guard sweep.isFinite else { return }
    let turn = 2 * Double.pi
    // The way in the direction asked for, at most one turn: a difference of a whole turn is a circle.
    if clockwise {
      if sweep > 0 {
        sweep = sweep.truncatingRemainder(dividingBy: turn) - turn
      } else {
        sweep = max(sweep, -turn)
      }
    } else {
      if sweep < 0 {
        sweep = sweep.truncatingRemainder(dividingBy: turn) + turn
      } else {
        sweep = min(sweep, turn)
      }
    }
    addRelativeArc(
      center: center, radius: radius, startAngle: startAngle, delta: Angle(radians: sweep),
      transform: transform)
  }

  /// An arc of an angle, clockwise on the screen where it is positive. More than ten turns count as ten.
  public mutating func addRelativeArc(
    center: CGPoint, radius: CGFloat, startAngle: Angle, delta: Angle,
    transform: CGAffineTransform = .identity
  ) {
    guard delta.radians.isFinite, startAngle.radians.isFinite, radius.isFinite, center.x.isFinite,
      center.y.isFinite
    else { return }
    let map = Transform(transform)
    let first = startAngle.radians.truncatingRemainder(dividingBy: 2 * .pi)
    let sweep = min(max(delta.radians, -20 * .pi), 20 * .pi)
    func point(_ angle: Double) -> CGPoint {
      CGPoint(x: center.x + radius * cos(angle), y: center.y + radius * sin(angle))
    }
    let start = map.apply(point(first))
    append([elements.isEmpty ? .move(start) : .line(start)])
    guard sweep != 0 else { return }
    let count = max(1, Int((abs(sweep) / (.pi / 2) - 1e-9).rounded(.up)))
    let step = sweep / Double(count)
    // A cubic follows a part of a circle with handles of 4/3·tan(step/4).
    let handle = 4.0 / 3.0 * tan(step / 4) * radius
    for index in 0..<count {
      let angle = first + step * Double(index), next = angle + step
      let from = point(angle), to = point(next)
      append([
        PathElement.curve(
          control1: CGPoint(x: from.x - handle * sin(angle), y: from.y + handle * cos(angle)),
          control2: CGPoint(x: to.x + handle * sin(next), y: to.y - handle * cos(next)), to: to
        ).mapped(map.apply)
      ])
    }
  }

  /// The arc that joins two tangents: a line to where it begins, and the arc.
  public mutating func addArc(
    tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat, transform: CGAffineTransform = .identity
  ) {
    guard let start = currentPoint else { return }
    let map = Transform(transform)
    let corner = map.apply(tangent1End), end = map.apply(tangent2End)
    let a = CGPoint(x: start.x - corner.x, y: start.y - corner.y)
    let b = CGPoint(x: end.x - corner.x, y: end.y - corner.y)
    let lengthA = hypot(a.x, a.y), lengthB = hypot(b.x, b.y)
    guard lengthA > 0, lengthB > 0, radius > 0, radius.isFinite else { return addLine(to: corner) }
    let cosine = (a.x * b.x + a.y * b.y) / (lengthA * lengthB)
    let half = acos(min(max(cosine, -1), 1)) / 2
    // Tangents in one line have no corner to round.
    guard half > 1e-6, half < .pi / 2 - 1e-6 else { return addLine(to: corner) }
    let reach = radius / tan(half)
    let from = CGPoint(x: corner.x + a.x / lengthA * reach, y: corner.y + a.y / lengthA * reach)
    let to = CGPoint(x: corner.x + b.x / lengthB * reach, y: corner.y + b.y / lengthB * reach)
    addLine(to: from)
    // The arc sweeps π − 2·half; its handles lie on the tangents.
    let handle = 4.0 / 3.0 * tan((.pi - 2 * half) / 4) * radius / reach
    addCurve(
      to: to,
      control1: CGPoint(x: from.x + (corner.x - from.x) * handle, y: from.y + (corner.y - from.y) * handle),
      control2: CGPoint(x: to.x + (corner.x - to.x) * handle, y: to.y + (corner.y - to.y) * handle))
  }
}
