import Synchronization

/// What became of a push that was `stored` at first.
package struct SettledPush: Sendable, Equatable {
  /// Its `apns-id`.
  package var id: String
  package var verdict: PushVerdict
  package init(id: String, _ verdict: PushVerdict) {
    self.id = id
    self.verdict = verdict
  }
}

/// Where the device tells what became of stored pushes, and the gateway hears it for its traces.
package final class SettledPushes: Sendable {
  /// What is kept for a listener who has not come yet. Ours: more than a start of the host settles.
  private static let mostUnheard = 1_000

  private struct State {
    var listener: (@Sendable ([SettledPush]) -> Void)?
    var unheard: [SettledPush] = []
  }
  private let state = Mutex(State())

  package init() {}

  /// Hears all that is told from now on, and what was told while nobody heard.
  package func hear(_ listener: @escaping @Sendable ([SettledPush]) -> Void) {
    // Told under the lock, so that it comes before whatever is told next.
    state.withLock { state in
      state.listener = listener
      if !state.unheard.isEmpty { listener(state.unheard) }
      state.unheard = []
    }
  }

  package func tell(_ pushes: [SettledPush]) {
    guard !pushes.isEmpty else { return }
    state.withLock { state in
      if let listener = state.listener { return listener(pushes) }
      state.unheard.append(contentsOf: pushes)
      state.unheard.removeFirst(max(0, state.unheard.count - Self.mostUnheard))
    }
  }
}
