import Foundation
import Schedule

/// A widget that asks for its next timeline as soon as it has one, again and again.
package enum ReloadLoop {
  /// Reloads in a row from which on it is one. Ours: half an hour of the least time between two.
  package static let least = 6
  /// Seconds after a load within which a call of `WidgetCenter` is taken for its own. Ours.
  package static let echo = 60.0

  package struct Found: Equatable {
    package var begin: Date
    package var reloads: Int
    /// Seconds between two of them, the middle value.
    package var every: TimeInterval
    /// Its calls of `WidgetCenter`, not the policy of its timelines.
    package var isCalled: Bool
  }

  /// The longest row.
  ///
  /// - Parameters:
  ///   - loads: When timelines came, and whether they want to be replaced as soon as they may be.
  ///   - calls: When `WidgetCenter` was called.
  package static func find(_ loads: [(date: Date, endsAtOnce: Bool)], calls: [Date]) -> Found? {
    let calls = calls.sorted()
    var best: Found?
    var row: [(load: Date, isCalled: Bool)] = []
    func close() {
      guard row.count >= least, row.count > best?.reloads ?? 0 else { return }
      let gaps = zip(row, row.dropFirst()).map { $1.load.timeIntervalSince($0.load) }.sorted()
      best = Found(
        begin: row[0].load, reloads: row.count, every: gaps[gaps.count / 2],
        isCalled: row.count { $0.isCalled } * 2 > row.count)
    }
    for load in loads {
      let isCalled = hasCall(calls, from: load.date, to: load.date + echo)
      if load.endsAtOnce || isCalled {
        row.append((load.date, isCalled))
      } else {
        close()
        row = []
      }
    }
    close()
    return best
  }

  private static func hasCall(_ calls: [Date], from: Date, to: Date) -> Bool {
    var (low, high) = (0, calls.count)
    while low < high {
      let middle = (low + high) / 2
      if calls[middle] < from { low = middle + 1 } else { high = middle }
    }
    return low < calls.count && calls[low] <= to
  }
}
