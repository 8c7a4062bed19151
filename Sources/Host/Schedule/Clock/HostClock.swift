import Foundation

/// Where the host takes its time from: the wall, or a value that tests and the time bar move.
package protocol HostClock: Sendable {
  /// The instant it is.
  var now: Date { get }
  /// Seconds that pass on it in a second of the machine's: 0 where it stands still.
  var rate: Double { get }
  /// Returns once `now` has reached `date`; at once if it has. Throws `CancellationError` when the task is cancelled.
  func sleep(until date: Date) async throws
}

extension HostClock {
  /// Most clocks go as the machine's.
  package var rate: Double { 1 }
}
