import Foundation

/// The time of the machine.
package struct WallClock: HostClock {
  /// Longest single sleep. Setting the machine's clock or waking it from suspension is noticed after this many seconds.
  private static let slice: TimeInterval = 30

  package init() {}

  package var now: Date { Date() }

  package func sleep(until date: Date) async throws {
    while true {
      let remaining = date.timeIntervalSinceNow
      guard remaining > 0 else { return try Task.checkCancellation() }
      try await Task.sleep(for: .seconds(min(remaining, Self.slice)))
    }
  }
}
