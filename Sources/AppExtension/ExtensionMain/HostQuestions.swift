import Archive
import Synchronization

/// What the extension asked the host and waits to hear.
package final class HostQuestions: Sendable {
  package static let shared = HostQuestions()

  private struct State {
    var last: UInt64 = 0
    var waiting: [UInt64: CheckedContinuation<HostAnswer, Never>] = [:]
  }
  private let state = Mutex(State())

  /// Asks the host and waits for its answer. Without a host, in a unit test say, nothing is placed.
  package func ask(_ question: HostQuestion) async -> HostAnswer {
    guard HostConnection.shared.isOpen else { return HostAnswer(placed: []) }
    return await withCheckedContinuation { continuation in
      let number = state.withLock { state in
        state.last += 1
        state.waiting[state.last] = continuation
        return state.last
      }
      HostConnection.shared.send(Reply(id: number, body: .question(question)))
    }
  }

  /// Hands on an answer; one nobody waits for is dropped.
  func answered(_ question: UInt64, _ answer: HostAnswer) {
    state.withLock { $0.waiting.removeValue(forKey: question) }?.resume(returning: answer)
  }
}
