import Synchronization

/// Hands each event to every subscriber. A subscriber that does not read loses the oldest events, never the host's time.
final class EventHub: Sendable {
  /// Events that wait for one subscriber.
  private static let buffer = 256

  private struct State {
    var next = 0
    var isFinished = false
    var subscribers: [Int: AsyncStream<HostEvent>.Continuation] = [:]
  }

  private let state = Mutex(State())

  /// A new subscription, which ends when its reader stops or the hub is finished.
  func subscribe() -> AsyncStream<HostEvent> {
    let (stream, continuation) = AsyncStream.makeStream(
      of: HostEvent.self, bufferingPolicy: .bufferingNewest(Self.buffer))
    let id = state.withLock { state -> Int? in
      guard !state.isFinished else { return nil }
      state.next += 1
      state.subscribers[state.next] = continuation
      return state.next
    }
    guard let id else {
      continuation.finish()
      return stream
    }
    continuation.onTermination = { [weak self] _ in
      self?.state.withLock { state in state.subscribers[id] = nil }
    }
    return stream
  }

  /// Gives an event to all.
  func send(_ event: HostEvent) {
    for subscriber in state.withLock({ Array($0.subscribers.values) }) { subscriber.yield(event) }
  }

  /// Ends all subscriptions.
  func finish() {
    let all = state.withLock { state in
      state.isFinished = true
      defer { state.subscribers = [:] }
      return Array(state.subscribers.values)
    }
    for subscriber in all { subscriber.finish() }
  }
}
