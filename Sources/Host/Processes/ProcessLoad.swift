/// What a running process costs, and whether it is needed.
package struct ProcessLoad: Sendable, Equatable {
  /// Something is asked of it.
  package var isBusy: Bool
  /// Grows with every use of any process.
  package var lastUse: UInt64
  /// Of private dirty memory.
  package var bytes: Int
  package init(isBusy: Bool, lastUse: UInt64, bytes: Int) {
    self.isBusy = isBusy
    self.lastUse = lastUse
    self.bytes = bytes
  }

  /// Which processes have to go so that no more than `most` remain, with at most `mostBytes` in all: those that were used longest ago first, and
  /// none that is busy. Each with the limit that decided.
  package static func surplus<Name: Comparable>(
    _ loads: [(name: Name, load: ProcessLoad)], most: Int, mostBytes: Int
  ) -> [(name: Name, isForMemory: Bool)] {
    var count = loads.count
    var bytes = loads.reduce(0) { $0 + $1.load.bytes }
    var result: [(Name, Bool)] = []
    let idle = loads.filter { !$0.load.isBusy }.sorted {
      ($0.load.lastUse, $0.name) < ($1.load.lastUse, $1.name)
    }
    for (name, load) in idle {
      guard count > most || bytes > mostBytes else { break }
      result.append((name, count <= most))
      count -= 1
      bytes -= load.bytes
    }
    return result
  }
}
