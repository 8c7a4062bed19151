import Foundation

/// The answer of a provider's completion: the first call counts, a further one is noted, and one that can never come any
/// more (the closure is gone) is known at once.
final class Completion<Value>: @unchecked Sendable {
  enum Outcome {
    case value(Value)
    /// The provider let go of the completion without calling it.
    case dropped
  }
  private let lock = NSLock()
  private var continuation: CheckedContinuation<Outcome, Never>?
  private let calledAgain: @Sendable () -> Void

  init(_ continuation: CheckedContinuation<Outcome, Never>, calledAgain: @escaping @Sendable () -> Void) {
    self.continuation = continuation
    self.calledAgain = calledAgain
  }

  func call(_ value: sending Value) {
    lock.lock()
    let waiting = continuation
    continuation = nil
    lock.unlock()
    if let waiting { waiting.resume(returning: .value(value)) } else { calledAgain() }
  }

  deinit { continuation?.resume(returning: .dropped) }

  /// Runs `ask` with a completion and waits for the outcome.
  @MainActor static func wait(
    calledAgain: @escaping @Sendable () -> Void,
    _ ask: (@escaping @Sendable (Value) -> Void) -> Void
  ) async -> sending Outcome {
    await withCheckedContinuation { continuation in
      let completion = Completion(continuation, calledAgain: calledAgain)
      // The closure owns the completion; when the provider drops it, `deinit` answers.
      ask { value in
        nonisolated(unsafe) let value = value
        completion.call(value)
      }
    }
  }
}
