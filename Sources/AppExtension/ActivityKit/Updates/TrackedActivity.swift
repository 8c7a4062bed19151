import Archive
import Foundation
import Synchronization

/// What the process knows of one activity, and who follows it.
package final class TrackedActivity: Sendable {
  private struct State {
    var activity: AppActivity
    var phases = Followers<ActivityPhase>()
    var contents = Followers<ActivityContentData>()
    var tokens = Followers<Data>()
    /// The connection to the host is gone.
    var isLost = false
    var isOver: Bool { isLost || activity.phase == .dismissed }
  }
  private let state: Mutex<State>
  /// Changes that an iterator may fall behind before it misses the oldest.
  private static let capacity = 64

  package init(_ activity: AppActivity) { state = Mutex(State(activity: activity)) }

  package var activity: AppActivity { state.withLock { $0.activity } }

  /// Takes what the host says and tells what changed; the end of the life ends all sequences.
  func take(_ activity: AppActivity) {
    state.withLock { state in
      guard !state.isOver else { return }
      let old = state.activity
      state.activity = activity
      if activity.content != old.content { state.contents.yield(activity.content) }
      if activity.phase != old.phase { state.phases.yield(activity.phase) }
      if let token = activity.token, token != old.token { state.tokens.yield(token) }
      if state.isOver { Self.finish(&state) }
    }
  }

  /// Nothing more will be heard of it.
  func lose() {
    state.withLock { state in
      state.isLost = true
      Self.finish(&state)
    }
  }

  func phases() -> Subscription<ActivityPhase> {
    follow { state in state.phases.add([state.activity.phase], capacity: Self.capacity) }
  }

  func contents() -> Subscription<ActivityContentData> {
    follow { state in state.contents.add([state.activity.content], capacity: Self.capacity) }
  }

  func tokens() -> Subscription<Data> {
    follow { state in
      state.tokens.add(state.activity.token.map { [$0] } ?? [], capacity: Self.capacity)
    }
  }

  private func follow<Element>(
    _ add: (inout State) -> Subscription<Element>
  ) -> Subscription<Element> {
    state.withLock { state in
      let subscription = add(&state)
      if state.isOver { subscription.finish() }
      return subscription
    }
  }

  private static func finish(_ state: inout State) {
    state.phases.finish()
    state.contents.finish()
    state.tokens.finish()
  }
}
