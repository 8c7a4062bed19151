import Foundation

/// How often each path goes around the two sides of an edge.
struct EdgeWindings {
  var firstBelow: Int32 = 0
  var secondBelow: Int32 = 0
  var firstAbove: Int32 = 0
  var secondAbove: Int32 = 0
}

/// Runs an upright line from left to right over edges that meet only at their ends, and keeps those it touches in order of y: each
/// edge continues the winding numbers of the one below it.
struct WindingSweep {
  private let edges: [OverlayEdge]
  private var status: [Int] = []

  static func windings(of edges: [OverlayEdge]) -> [EdgeWindings] {
    var sweep = WindingSweep(edges)
    return sweep.run()
  }

  private init(_ edges: [OverlayEdge]) { self.edges = edges }

  private mutating func run() -> [EdgeWindings] {
    var windings = [EdgeWindings](repeating: EdgeWindings(), count: edges.count)
    let starts = edges.indices.sorted { edges[$0].a < edges[$1].a }
    let ends = edges.indices.sorted { edges[$0].b < edges[$1].b }
    var nextStart = 0, nextEnd = 0
    while nextStart < starts.count || nextEnd < ends.count {
      // Ends first: at the same point the edges that end make room for those that start.
      let point: GridPoint
      if nextEnd >= ends.count {
        point = edges[starts[nextStart]].a
      } else if nextStart >= starts.count {
        point = edges[ends[nextEnd]].b
      } else {
        point = min(edges[starts[nextStart]].a, edges[ends[nextEnd]].b)
      }
      while nextEnd < ends.count, edges[ends[nextEnd]].b == point {
        remove(ends[nextEnd])
        nextEnd += 1
      }
      var starting: [Int] = []
      while nextStart < starts.count, edges[starts[nextStart]].a == point {
        starting.append(starts[nextStart])
        nextStart += 1
      }
      guard !starting.isEmpty else { continue }
      // By slope: the one that the other's end lies above comes first.
      starting.sort { GridPoint.side(edges[$0].a, edges[$0].b, edges[$1].b) > 0 }
      let place = position(of: point)
      var below = place > 0 ? windings[status[place - 1]] : EdgeWindings()
      for index in starting {
        windings[index].firstBelow = below.firstAbove
        windings[index].secondBelow = below.secondAbove
        windings[index].firstAbove = below.firstAbove + edges[index].first
        windings[index].secondAbove = below.secondAbove + edges[index].second
        below = windings[index]
      }
      status.insert(contentsOf: starting, at: place)
    }
    return windings
  }

  /// The number of edges below a point.
  private func position(of point: GridPoint) -> Int {
    var low = 0, high = status.count
    while low < high {
      let middle = (low + high) / 2
      let edge = edges[status[middle]]
      if GridPoint.side(edge.a, edge.b, point) > 0 { low = middle + 1 } else { high = middle }
    }
    return low
  }

  private mutating func remove(_ index: Int) {
    let from = position(of: edges[index].b)
    for place in from..<min(from + 64, status.count) where status[place] == index {
      status.remove(at: place)
      return
    }
    // Edges that still cross after rounding may stand elsewhere.
    if let place = status.firstIndex(of: index) { status.remove(at: place) }
  }
}
