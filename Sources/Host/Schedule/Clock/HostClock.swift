import Foundation

/// Where the host takes its time from: the wall, or a value that tests and the time bar move.
package protocol HostClock: Sendable {
  /// The instant it is.
  var now: Date { get }
  /// Returns once `now` has reached `date`; at once if it has. Throws `CancellationError` when the task is cancelled.
  func sleep(until date: Date) async throws
}
