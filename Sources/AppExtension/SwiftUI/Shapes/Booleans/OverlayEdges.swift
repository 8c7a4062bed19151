import Foundation

/// A straight piece of one of two outlines.
struct OverlayEdge {
  /// From left to right: `a < b`.
  var a, b: GridPoint
  /// The segment that it is a piece of, and its parameters at `a` and at `b`.
  var source: Int32
  var ta, tb: Double
  /// How the winding numbers of the first and the second path rise from below (smaller y) to above the edge.
  var first: Int32
  var second: Int32
  /// Whether it belongs to the first path.
  var isSubject: Bool

  init?(
    _ a: GridPoint, _ b: GridPoint, source: Int32, ta: Double, tb: Double, first: Int32, second: Int32,
    isSubject: Bool
  ) {
    guard a != b else { return nil }
    self.source = source
    self.isSubject = isSubject
    if a < b {
      (self.a, self.b, self.ta, self.tb) = (a, b, ta, tb)
      (self.first, self.second) = (first, second)
    } else {
      (self.a, self.b, self.ta, self.tb) = (b, a, tb, ta)
      (self.first, self.second) = (-first, -second)
    }
  }
}

/// Cuts edges where they meet, until they meet only at their ends.
enum EdgeSplitter {
  /// Comparisons of pairs before an operation is given up.
  static let budget = 40_000_000
  /// Rounding a crossing to the grid bends edges a little, which may make new crossings; they die out within a few passes.
  private static let passes = 12

  /// `nil` where there are too many edges.
  static func split(_ edges: [OverlayEdge]) -> [OverlayEdge]? {
    var edges = edges
    var work = 0
    for _ in 0..<passes {
      guard let cuts = cuts(in: edges, work: &work) else { return nil }
      if cuts.isEmpty { return edges }
      edges = apply(cuts, to: edges)
      guard edges.count < 400_000 else { return nil }
    }
    return edges
  }

  private static func cuts(in edges: [OverlayEdge], work: inout Int) -> [Int: [GridPoint]]? {
    var cuts: [Int: [GridPoint]] = [:]
    let order = edges.indices.sorted { edges[$0].a < edges[$1].a }
    var active: [Int] = []
    for index in order {
      let edge = edges[index]
      let (low, high) = (min(edge.a.y, edge.b.y), max(edge.a.y, edge.b.y))
      var kept = 0
      work += active.count + 1
      guard work < budget else { return nil }
      for slot in active.indices {
        let other = active[slot]
        guard edges[other].b.x >= edge.a.x else { continue }
        active[kept] = other
        kept += 1
        let (y0, y1) = (edges[other].a.y, edges[other].b.y)
        if max(y0, y1) < low || min(y0, y1) > high { continue }
        meet(index, other, edges, &cuts)
      }
      active.removeLast(active.count - kept)
      active.append(index)
    }
    return cuts
  }

  /// Notes where two edges have to be cut.
  private static func meet(_ i: Int, _ j: Int, _ edges: [OverlayEdge], _ cuts: inout [Int: [GridPoint]]) {
    let (e, f) = (edges[i], edges[j])
    let fa = GridPoint.side(e.a, e.b, f.a), fb = GridPoint.side(e.a, e.b, f.b)
    let ea = GridPoint.side(f.a, f.b, e.a), eb = GridPoint.side(f.a, f.b, e.b)
    func cut(_ index: Int, at p: GridPoint) {
      let edge = edges[index]
      if p != edge.a && p != edge.b { cuts[index, default: []].append(p) }
    }
    // An end on the other edge; in one line, where the ends lie between.
    if fa == 0, e.a < f.a, f.a < e.b { cut(i, at: f.a) }
    if fb == 0, e.a < f.b, f.b < e.b { cut(i, at: f.b) }
    if ea == 0, f.a < e.a, e.a < f.b { cut(j, at: e.a) }
    if eb == 0, f.a < e.b, e.b < f.b { cut(j, at: e.b) }
    guard (fa < 0) != (fb < 0), (ea < 0) != (eb < 0), fa != 0, fb != 0, ea != 0, eb != 0 else { return }
    let t = Double(ea) / (Double(ea) - Double(eb))
    let p = GridPoint(
      x: e.a.x + Int64((Double(e.b.x - e.a.x) * t).rounded()),
      y: e.a.y + Int64((Double(e.b.y - e.a.y) * t).rounded()))
    cut(i, at: p)
    cut(j, at: p)
  }

  private static func apply(_ cuts: [Int: [GridPoint]], to edges: [OverlayEdge]) -> [OverlayEdge] {
    var result: [OverlayEdge] = []
    result.reserveCapacity(edges.count + cuts.count * 2)
    for (index, edge) in edges.enumerated() {
      guard let points = cuts[index] else {
        result.append(edge)
        continue
      }
      let (dx, dy) = (Double(edge.b.x - edge.a.x), Double(edge.b.y - edge.a.y))
      let length = dx * dx + dy * dy
      let places = Set(points).map { p -> (Double, GridPoint) in
        ((Double(p.x - edge.a.x) * dx + Double(p.y - edge.a.y) * dy) / length, p)
      }.sorted { $0.0 < $1.0 }
      var (last, lastT) = (edge.a, edge.ta)
      for (share, p) in places + [(1, edge.b)] {
        let t = edge.ta + (edge.tb - edge.ta) * min(max(share, 0), 1)
        if let piece = OverlayEdge(
          last, p, source: edge.source, ta: lastT, tb: t, first: edge.first, second: edge.second,
          isSubject: edge.isSubject)
        {
          result.append(piece)
        }
        (last, lastT) = (p, t)
      }
    }
    return result
  }

  /// Edges between the same points become one.
  static func merged(_ edges: [OverlayEdge]) -> [OverlayEdge] {
    let sorted = edges.sorted { $0.a != $1.a ? $0.a < $1.a : $0.b < $1.b }
    var result: [OverlayEdge] = []
    result.reserveCapacity(sorted.count)
    for edge in sorted {
      if let last = result.last, last.a == edge.a, last.b == edge.b {
        result[result.count - 1].first += edge.first
        result[result.count - 1].second += edge.second
        // A piece of the first path keeps its source, for cuts along it.
        if edge.isSubject && !last.isSubject {
          result[result.count - 1].isSubject = true
          result[result.count - 1].source = edge.source
          result[result.count - 1].ta = edge.ta
          result[result.count - 1].tb = edge.tb
        }
      } else {
        result.append(edge)
      }
    }
    return result
  }
}
