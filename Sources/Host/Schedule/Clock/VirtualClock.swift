import Foundation
import Synchronization

/// A clock that stands still until it is told to move. Sleepers wake in the order of their dates.
package final class VirtualClock: HostClock {
  private struct Sleeper {
    let id: UInt64
    let date: Date
    let continuation: CheckedContinuation<Void, any Error>
  }

  /// Somebody who waits for sleepers to arrive.
  private struct Watcher {
    let count: Int
    let continuation: CheckedContinuation<Void, Never>
  }

  private struct State {
    var now: Date
    var nextID: UInt64 = 0
    /// In the order they will wake; those of one date in the order they came.
    var sleepers: [Sleeper] = []
    /// Cancelled before they fell asleep.
    var cancelled: Set<UInt64> = []
    var watchers: [Watcher] = []
  }

  private let state: Mutex<State>

  /// A clock that shows `start`.
  package init(_ start: Date) { state = Mutex(State(now: start)) }

  package var now: Date { state.withLock { $0.now } }

  package var rate: Double { 0 }

  /// The date of the sleeper that wakes next.
  package var nextWake: Date? { state.withLock { $0.sleepers.first?.date } }

  package func sleep(until date: Date) async throws {
    let id = state.withLock { state in
      state.nextID += 1
      return state.nextID
    }
    try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { continuation in
        fallAsleep(Sleeper(id: id, date: date, continuation: continuation))
      }
    } onCancel: {
      cancel(id)
    }
  }

  /// Moves to `date`, never backwards, and wakes everybody whose date has come. While one is woken, the clock shows its date.
  package func advance(to date: Date) {
    while let sleeper = takeNext(until: date) { sleeper.continuation.resume() }
    state.withLock { $0.now = max($0.now, date) }
  }

  /// Moves forward by so many seconds.
  package func advance(by seconds: TimeInterval) { advance(to: now.addingTimeInterval(seconds)) }

  /// Returns once at least `count` tasks sleep on this clock: a test can then move it without a race.
  package func waitForSleepers(_ count: Int = 1) async {
    await withCheckedContinuation { continuation in
      let ready = state.withLock { state in
        if state.sleepers.count >= count { return true }
        state.watchers.append(Watcher(count: count, continuation: continuation))
        return false
      }
      if ready { continuation.resume() }
    }
  }

  private func takeNext(until date: Date) -> Sleeper? {
    state.withLock { state in
      guard let first = state.sleepers.first, first.date <= date else { return nil }
      state.now = max(state.now, first.date)
      return state.sleepers.removeFirst()
    }
  }

  private func fallAsleep(_ sleeper: Sleeper) {
    enum Outcome { case awake, cancelled, asleep([Watcher]) }
    let outcome = state.withLock { state -> Outcome in
      if state.cancelled.remove(sleeper.id) != nil { return .cancelled }
      if sleeper.date <= state.now { return .awake }
      let index = state.sleepers.firstIndex { $0.date > sleeper.date } ?? state.sleepers.endIndex
      state.sleepers.insert(sleeper, at: index)
      let count = state.sleepers.count
      let satisfied = state.watchers.filter { $0.count <= count }
      state.watchers.removeAll { $0.count <= count }
      return .asleep(satisfied)
    }
    switch outcome {
    case .awake: sleeper.continuation.resume()
    case .cancelled: sleeper.continuation.resume(throwing: CancellationError())
    case .asleep(let watchers): for watcher in watchers { watcher.continuation.resume() }
    }
  }

  private func cancel(_ id: UInt64) {
    let sleeper = state.withLock { state -> Sleeper? in
      guard let index = state.sleepers.firstIndex(where: { $0.id == id }) else {
        state.cancelled.insert(id)
        return nil
      }
      return state.sleepers.remove(at: index)
    }
    sleeper?.continuation.resume(throwing: CancellationError())
  }
}
