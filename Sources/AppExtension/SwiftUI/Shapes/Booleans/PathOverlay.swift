import Archive
import Foundation

/// Lays two outlines over each other and answers for their union, intersection and so on.
///
/// Curves become polylines within a twenty-thousandth of the whole's extent (0.0075 points for a widget 150 points wide, never less
/// than 0.001), are cut on a grid of whole numbers, and become parts of the same curves again: only where a curve is cut does it
/// differ from what was given, by less than that tolerance. Outlines come out without crossings, clockwise on the screen around what
/// is inside, so that both fill rules fill the same.
struct PathOverlay {
  enum Operation { case union, intersection, subtraction, symmetricDifference, first }

  private var grid: OverlayGrid
  private var segments: [PathSegment] = []
  private var edges: [OverlayEdge] = []
  private let tolerance: CGFloat

  init(_ first: Path, _ second: Path, closesFirst: Bool = true) {
    var box = CGRect.null
    for path in [first, second] where !path.isEmpty { box = box.union(path.boundingRect) }
    if box.isNull { box = .zero }
    tolerance = max(max(box.width, box.height) / 20_000, 0.001)
    grid = OverlayGrid(around: box)
    add(first, isSubject: true, closes: closesFirst)
    add(second, isSubject: false, closes: true)
  }

  private mutating func add(_ path: Path, isSubject: Bool, closes: Bool) {
    for subpath in path.subpaths {
      for segment in subpath.segments { add(segment, isSubject: isSubject) }
      if closes, let end = subpath.segments.last?.end, end != subpath.start {
        add(.line(end, subpath.start), isSubject: isSubject)
      }
    }
  }

  private mutating func add(_ segment: PathSegment, isSubject: Bool) {
    let source = Int32(truncatingIfNeeded: segments.count)
    segments.append(segment)
    let steps = segment.steps(tolerance: tolerance)
    var (last, lastT) = (grid.vertex(segment.start), 0.0)
    for step in 1...steps {
      let t = Double(step) / Double(steps)
      let next = step == steps ? grid.vertex(segment.end) : grid.place(segment.point(at: CGFloat(t)))
      if let edge = OverlayEdge(
        last, next, source: source, ta: lastT, tb: t, first: isSubject ? 1 : 0, second: isSubject ? 0 : 1,
        isSubject: isSubject)
      {
        edges.append(edge)
      }
      (last, lastT) = (next, t)
    }
  }

  private func arranged() -> [OverlayEdge]? { EdgeSplitter.split(edges).map(EdgeSplitter.merged) }

  /// The outline of an operation; `nil` where the outlines are too long (about 10,000 edges that all overlap).
  func outline(_ operation: Operation, eoFill: Bool) -> Path? {
    guard let edges = arranged() else { return nil }
    func isInside(_ first: Int32, _ second: Int32) -> Bool {
      let a = eoFill ? first % 2 != 0 : first != 0
      let b = eoFill ? second % 2 != 0 : second != 0
      switch operation {
      case .union: return a || b
      case .intersection: return a && b
      case .subtraction: return a && !b
      case .symmetricDifference: return a != b
      case .first: return a
      }
    }
    var pieces: [OutlinePiece] = []
    for (edge, windings) in zip(edges, WindingSweep.windings(of: edges)) {
      let below = isInside(windings.firstBelow, windings.secondBelow)
      let above = isInside(windings.firstAbove, windings.secondAbove)
      guard below != above else { continue }
      pieces.append(
        above
          ? OutlinePiece(from: edge.a, to: edge.b, source: edge.source, tFrom: edge.ta, tTo: edge.tb)
          : OutlinePiece(from: edge.b, to: edge.a, source: edge.source, tFrom: edge.tb, tTo: edge.ta))
    }
    var path = Path()
    for loop in OutlineLinker.loops(pieces) {
      path.add(OutlineLinker.subpath(loop, segments: segments, grid: grid, isClosed: true))
    }
    return path
  }

  /// The parts of the first outline, taken as a line, that lie in the second's inside, or outside it. A part on its edge counts as
  /// inside.
  func line(inside: Bool, eoFill: Bool) -> Path? {
    guard let edges = arranged() else { return nil }
    func isInside(_ winding: Int32) -> Bool { eoFill ? winding % 2 != 0 : winding != 0 }
    var pieces: [OutlinePiece] = []
    for (edge, windings) in zip(edges, WindingSweep.windings(of: edges)) where edge.isSubject {
      let touches = isInside(windings.secondBelow) || isInside(windings.secondAbove)
      guard touches == inside else { continue }
      // In the direction of the segment that it came from.
      pieces.append(
        edge.ta < edge.tb
          ? OutlinePiece(from: edge.a, to: edge.b, source: edge.source, tFrom: edge.ta, tTo: edge.tb)
          : OutlinePiece(from: edge.b, to: edge.a, source: edge.source, tFrom: edge.tb, tTo: edge.ta))
    }
    pieces.sort { $0.source != $1.source ? $0.source < $1.source : $0.tFrom < $1.tFrom }
    var runs: [[OutlinePiece]] = []
    for piece in pieces {
      if runs.last?.last?.to == piece.from {
        runs[runs.count - 1].append(piece)
      } else {
        runs.append([piece])
      }
    }
    var path = Path()
    for run in runs {
      path.add(OutlineLinker.subpath(run, segments: segments, grid: grid, isClosed: false))
    }
    return path
  }
}
