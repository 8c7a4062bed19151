import Foundation

/// Times repeated work.
enum Medians {
  /// Milliseconds of each run of `work`, after a warm-up.
  static func milliseconds(runs: Int, warmUp: Int = 20, _ work: () throws -> Void) rethrows -> Double {
    for _ in 0..<warmUp { try work() }
    var times: [Double] = []
    let clock = ContinuousClock()
    for _ in 0..<runs {
      let start = clock.now
      try work()
      let spent = start.duration(to: clock.now).components
      times.append(Double(spent.seconds) * 1e3 + Double(spent.attoseconds) * 1e-15)
    }
    return median(times)
  }

  static func median(_ values: [Double]) -> Double {
    let sorted = values.sorted()
    return sorted.isEmpty ? .nan : sorted[sorted.count / 2]
  }
}
