import Foundation
import Synchronization

/// A clock that runs as the machine's does and can be moved ahead: a day of a widget's life in the moment that a test has.
///
/// Whoever sleeps past the date it is moved to wakes at once.
package final class MovableClock: HostClock {
  private struct State {
    /// Seconds before the machine's clock.
    var ahead: TimeInterval = 0
    var sleepers: [UInt64: AsyncStream<Void>.Continuation] = [:]
    var nextID: UInt64 = 0
  }

  private let base: any HostClock
  private let state = Mutex(State())

  /// A clock that shows what `base` shows, until it is moved.
  package init(_ base: any HostClock = WallClock()) { self.base = base }

  package var now: Date { base.now.addingTimeInterval(state.withLock { $0.ahead }) }

  package var rate: Double { base.rate }

  /// Shows `date` from now on and runs on from there; a date that has passed changes nothing. Returns what it shows.
  @discardableResult
  package func move(to date: Date) -> Date {
    let woken = state.withLock { state in
      state.ahead = max(state.ahead, date.timeIntervalSince(base.now))
      defer { state.sleepers = [:] }
      return state.sleepers.values
    }
    for sleeper in woken { sleeper.finish() }
    return now
  }

  package func sleep(until date: Date) async throws {
    while true {
      try Task.checkCancellation()
      // Registered before the time is read, so that no move falls between.
      let (id, moved) = watch()
      defer { forget(id) }
      let ahead = state.withLock { $0.ahead }
      guard now < date else { return }
      try await withThrowingTaskGroup(of: Void.self) { group in
        group.addTask { [base] in try await base.sleep(until: date.addingTimeInterval(-ahead)) }
        group.addTask { for await _ in moved {} }
        defer { group.cancelAll() }
        try await group.next()
      }
    }
  }

  private func watch() -> (UInt64, AsyncStream<Void>) {
    let (stream, continuation) = AsyncStream<Void>.makeStream()
    let id = state.withLock { state in
      state.nextID += 1
      state.sleepers[state.nextID] = continuation
      return state.nextID
    }
    return (id, stream)
  }

  private func forget(_ id: UInt64) { state.withLock { $0.sleepers[id] = nil } }
}
