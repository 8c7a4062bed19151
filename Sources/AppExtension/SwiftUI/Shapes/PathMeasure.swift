import Archive
import Foundation

extension Path {
  /// The smallest rectangle around the outline; control points do not count. Null where there is no outline.
  public var boundingRect: CGRect {
    var low = CGPoint(x: CGFloat.infinity, y: CGFloat.infinity)
    var high = CGPoint(x: -CGFloat.infinity, y: -CGFloat.infinity)
    func add(_ p: CGPoint) {
      low = CGPoint(x: min(low.x, p.x), y: min(low.y, p.y))
      high = CGPoint(x: max(high.x, p.x), y: max(high.y, p.y))
    }
    for subpath in subpaths {
      add(subpath.start)
      for segment in subpath.segments {
        add(segment.end)
        for t in segment.extremes { add(segment.point(at: t)) }
      }
    }
    guard low.x <= high.x else { return .null }
    return CGRect(x: low.x, y: low.y, width: high.x - low.x, height: high.y - low.y)
  }

  /// Whether a point lies inside. Open runs count as closed.
  public func contains(_ p: CGPoint, eoFill: Bool = false) -> Bool {
    guard p.x.isFinite, p.y.isFinite else { return false }
    let windings = windings(around: p)
    return eoFill ? windings % 2 != 0 : windings != 0
  }

  /// How often the path goes around a point; curves within a two-hundredth of a point.
  func windings(around p: CGPoint) -> Int {
    var count = 0
    func cross(_ a: CGPoint, _ b: CGPoint) {
      guard (a.y <= p.y) != (b.y <= p.y) else { return }
      let x = a.x + (p.y - a.y) / (b.y - a.y) * (b.x - a.x)
      if x > p.x { count += b.y > a.y ? 1 : -1 }
    }
    for subpath in subpaths {
      var last = subpath.start
      for segment in subpath.segments {
        let steps = segment.steps(tolerance: 0.005)
        for step in 1...steps {
          let next = step == steps ? segment.end : segment.point(at: CGFloat(step) / CGFloat(steps))
          cross(last, next)
          last = next
        }
      }
      cross(last, subpath.start)
    }
    return count
  }
}
