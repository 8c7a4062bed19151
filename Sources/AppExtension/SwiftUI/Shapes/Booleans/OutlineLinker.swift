import Foundation

/// A piece of a segment, walked in one direction.
struct OutlinePiece {
  var from, to: GridPoint
  var source: Int32
  var tFrom, tTo: Double
}

/// Joins pieces that have the inside on one hand into closed outlines.
enum OutlineLinker {
  static func loops(_ pieces: [OutlinePiece]) -> [[OutlinePiece]] {
    var leaving: [GridPoint: [Int]] = [:]
    for (index, piece) in pieces.enumerated() { leaving[piece.from, default: []].append(index) }
    var used = [Bool](repeating: false, count: pieces.count)
    var loops: [[OutlinePiece]] = []
    for start in pieces.indices where !used[start] {
      var loop: [OutlinePiece] = []
      var current = start
      while true {
        used[current] = true
        loop.append(pieces[current])
        guard pieces[current].to != pieces[start].from else { break }
        let candidates = leaving[pieces[current].to, default: []].filter { !used[$0] }
        // The sharpest turn towards the inside: outlines that touch at a point stay apart.
        guard
          let next = candidates.max(by: {
            turn(pieces[current], pieces[$0]) < turn(pieces[current], pieces[$1])
          })
        else { break }
        current = next
      }
      if loop.count > 1 { loops.append(loop) }
    }
    return loops
  }

  private static func turn(_ a: OutlinePiece, _ b: OutlinePiece) -> Double {
    let (ax, ay) = (Double(a.to.x - a.from.x), Double(a.to.y - a.from.y))
    let (bx, by) = (Double(b.to.x - b.from.x), Double(b.to.y - b.from.y))
    return atan2(ax * by - ay * bx, ax * bx + ay * by)
  }

  /// A closed outline of whole curves again: pieces that follow each other on one segment become one.
  static func subpath(
    _ loop: [OutlinePiece], segments: [PathSegment], grid: OverlayGrid, isClosed: Bool
  ) -> Subpath {
    var loop = loop
    if isClosed,
      let seam = loop.indices.first(where: { !follows(loop[($0 + loop.count - 1) % loop.count], loop[$0]) })
    {
      loop = Array(loop[seam...] + loop[..<seam])
    }
    var joined: [OutlinePiece] = []
    for piece in loop {
      if let last = joined.last, follows(last, piece) {
        joined[joined.count - 1].to = piece.to
        joined[joined.count - 1].tTo = piece.tTo
      } else {
        joined.append(piece)
      }
    }
    var result = Subpath(isClosed: isClosed, start: grid.point(joined[0].from))
    for piece in joined {
      let (start, end) = (grid.point(piece.from), grid.point(piece.to))
      switch segments[Int(piece.source)].part(from: CGFloat(piece.tFrom), to: CGFloat(piece.tTo)) {
      case .line: result.segments.append(.line(start, end))
      case .quad(_, let c, _): result.segments.append(.quad(start, c, end))
      case .cubic(_, let a, let b, _): result.segments.append(.cubic(start, a, b, end))
      }
    }
    // The closing line is part of closing.
    if isClosed, case .line? = result.segments.last { result.segments.removeLast() }
    return result
  }

  private static func follows(_ a: OutlinePiece, _ b: OutlinePiece) -> Bool {
    a.source == b.source && a.to == b.from && abs(a.tTo - b.tFrom) < 1e-9
      && (a.tTo > a.tFrom) == (b.tTo > b.tFrom)
  }
}
