/// The order in which clusters stand from left to right (rule L2 of the Unicode bidirectional algorithm).
package enum VisualOrder {
  /// Reverses, from the highest level down to the lowest odd one, each stretch of clusters at that level or
  /// above.
  package static func reorder(_ clusters: [Int], levels: (Int) -> UInt8) -> [Int] {
    let all = clusters.map(levels)
    guard let highest = all.max(), let lowestOdd = all.filter({ $0 & 1 == 1 }).min() else { return clusters }
    var order = Array(clusters.indices)
    for level in stride(from: Int(highest), through: Int(lowestOdd), by: -1) {
      var start = 0
      while start < order.count {
        guard Int(all[order[start]]) >= level else {
          start += 1
          continue
        }
        var end = start
        while end < order.count, Int(all[order[end]]) >= level { end += 1 }
        order[start..<end].reverse()
        start = end
      }
    }
    return order.map { clusters[$0] }
  }
}
