import Foundation

/// A point on the whole-number grid that outlines are cut on: sums and products of its coordinates are exact.
struct GridPoint: Hashable, Comparable {
  var x, y: Int64
  /// From left to right, then by rising y.
  static func < (a: GridPoint, b: GridPoint) -> Bool { a.x != b.x ? a.x < b.x : a.y < b.y }

  /// Positive where `p` lies on the side of greater y of the line from `a` to `b` (of smaller x where the line is upright).
  static func side(_ a: GridPoint, _ b: GridPoint, _ p: GridPoint) -> Int64 {
    (b.x - a.x) * (p.y - a.y) - (b.y - a.y) * (p.x - a.x)
  }
}

/// The grid that fits the points of an operation: as fine as whole numbers below 2^29 allow, so about a millionth of a point for a
/// widget.
struct OverlayGrid {
  let origin: CGPoint
  let scale: CGFloat
  /// Points that were given, so that they come out as they went in.
  private var known: [GridPoint: CGPoint] = [:]

  init(around box: CGRect) {
    origin = CGPoint(x: box.midX.rounded(.down), y: box.midY.rounded(.down))
    let reach = max(box.width, box.height, 1)
    scale = pow(2, (28 - log2(reach)).rounded(.down))
  }

  /// A point of the outlines.
  mutating func vertex(_ p: CGPoint) -> GridPoint {
    let place = place(p)
    if known[place] == nil { known[place] = p }
    return place
  }
  func place(_ p: CGPoint) -> GridPoint {
    GridPoint(
      x: Int64(((p.x - origin.x) * scale).rounded()), y: Int64(((p.y - origin.y) * scale).rounded()))
  }
  func point(_ p: GridPoint) -> CGPoint {
    known[p] ?? CGPoint(x: origin.x + CGFloat(p.x) / scale, y: origin.y + CGFloat(p.y) / scale)
  }
}
