import Synchronization

/// What one iterator of a sequence has not taken yet.
///
/// Bounded: above `capacity` the oldest element is dropped. Any number of tasks may wait for the next one. When a waiting task is
/// cancelled, the sequence is over for this iterator.
package final class Subscription<Element: Sendable>: Sendable {
  private struct State {
    var elements: [Element]
    var waiting: [CheckedContinuation<Element?, Never>] = []
    var isOver = false
  }
  private let state: Mutex<State>
  private let capacity: Int

  package init(_ elements: [Element] = [], capacity: Int) {
    self.capacity = max(1, capacity)
    state = Mutex(State(elements: elements.suffix(max(1, capacity))))
  }

  package func yield(_ element: Element) {
    let taker: CheckedContinuation<Element?, Never>? = state.withLock { state in
      guard !state.isOver else { return nil }
      if !state.waiting.isEmpty { return state.waiting.removeFirst() }
      state.elements.append(element)
      if state.elements.count > capacity { state.elements.removeFirst() }
      return nil
    }
    taker?.resume(returning: element)
  }

  /// No more elements come; those that wait are still taken.
  package func finish() {
    let waiting = state.withLock { state in
      state.isOver = true
      defer { state.waiting = [] }
      return state.waiting
    }
    for taker in waiting { taker.resume(returning: nil) }
  }

  private func cancel() {
    state.withLock { $0.elements = [] }
    finish()
  }

  package func next() async -> Element? {
    await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        let ready: Element?? = state.withLock { state in
          if !state.elements.isEmpty { return .some(state.elements.removeFirst()) }
          if state.isOver { return .some(nil) }
          state.waiting.append(continuation)
          return nil
        }
        if let ready { continuation.resume(returning: ready) }
      }
    } onCancel: {
      cancel()
    }
  }
}

/// The iterators that follow one value. Kept under the lock of the value, so that none misses a change or sees one twice.
struct Followers<Element: Sendable>: Sendable {
  private struct Follower: Sendable { weak let subscription: Subscription<Element>? }
  private var followers: [Follower] = []

  /// A new iterator that gets `elements` first.
  mutating func add(_ elements: [Element], capacity: Int) -> Subscription<Element> {
    let subscription = Subscription(elements, capacity: capacity)
    followers.removeAll { $0.subscription == nil }
    followers.append(Follower(subscription: subscription))
    return subscription
  }

  func yield(_ element: Element) {
    for follower in followers { follower.subscription?.yield(element) }
  }

  mutating func finish() {
    for follower in followers { follower.subscription?.finish() }
    followers = []
  }
}
