import Archive
import Foundation

/// Cuts a path by its length. Lengths are measured on a polyline within a hundredth of a point; curves are cut into curves.
enum PathTrimmer {
  /// A segment with the lengths up to equal steps of its parameter.
  private struct Measured {
    let segment: PathSegment
    var lengths: [CGFloat] = [0]
    var length: CGFloat { lengths[lengths.count - 1] }

    init(_ segment: PathSegment) {
      self.segment = segment
      let steps = segment.steps(tolerance: 0.01)
      var last = segment.start
      for step in 1...steps {
        let next = step == steps ? segment.end : segment.point(at: CGFloat(step) / CGFloat(steps))
        lengths.append(length + hypot(next.x - last.x, next.y - last.y))
        last = next
      }
    }

    /// The parameter at a distance from the start.
    func parameter(at distance: CGFloat) -> CGFloat {
      guard distance > 0 else { return 0 }
      guard distance < length else { return 1 }
      var low = 0, high = lengths.count - 1
      while high - low > 1 {
        let middle = (low + high) / 2
        if lengths[middle] <= distance { low = middle } else { high = middle }
      }
      let span = lengths[high] - lengths[low]
      let share = span > 0 ? (distance - lengths[low]) / span : 0
      return (CGFloat(low) + share) / CGFloat(lengths.count - 1)
    }
  }

  static func trim(_ path: Path, from: CGFloat, to: CGFloat) -> Path {
    let from = min(max(from, 0), 1), to = min(max(to, 0), 1)
    if from <= 0 && to >= 1 { return path }
    guard from < to else { return Path() }
    let runs = path.subpaths.map { ($0.isClosed, $0.segments.map(Measured.init)) }
    let total = runs.reduce(0) { $0 + $1.1.reduce(0) { $0 + $1.length } }
    let start = total * from, end = total * to
    var result = Path()
    var walked: CGFloat = 0
    for (isClosed, segments) in runs {
      let length = segments.reduce(0) { $0 + $1.length }
      defer { walked += length }
      guard length > 0, walked < end, walked + length > start else { continue }
      var kept: [PathSegment] = []
      var reached = walked
      for measured in segments {
        defer { reached += measured.length }
        guard measured.length > 0, reached < end, reached + measured.length > start else { continue }
        let a = measured.parameter(at: start - reached), b = measured.parameter(at: end - reached)
        if a < b { kept.append(measured.segment.part(from: a, to: b)) }
      }
      guard let first = kept.first else { continue }
      let isWhole = walked >= start && walked + length <= end
      result.add(Subpath(segments: kept, isClosed: isClosed && isWhole, start: first.start))
    }
    return result
  }
}
