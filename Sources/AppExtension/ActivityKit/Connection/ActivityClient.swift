import Archive
import Foundation
import Synchronization

/// The process's side of Live Activities: one connection to the host, made when first needed, and what the host said over it.
package final class ActivityClient: Sendable {
  /// The client of the process. Tests put one of theirs in its place for a task.
  @TaskLocal package static var current = ActivityClient(EnvironmentTransport())

  enum Link {
    case untried
    case open(AppConnection)
    /// There is no host, or it is gone; nothing more will come.
    case lost
  }
  struct State {
    var link = Link.untried
    var tracked: [String: TrackedActivity] = [:]
    /// Identifiers in the order in which they came, with those that are gone until the next sweep.
    var order: [String] = []
    var starts = Followers<TrackedActivity>()
    var authorization: ActivityAuthorization?
    var authorizations = Followers<ActivityAuthorization>()
    var startTokens: [String: Data] = [:]
    var startTokenFollowers: [String: Followers<Data>] = [:]
    var askedStartTokens: Set<String> = []
    /// Activities of this process that could not be read, each said once.
    var unreadable: Set<String> = []
  }
  let state = Mutex(State())
  private let connecting = Mutex(())
  let transport: any AppTransport
  /// How long one question may take. Ours (D): longer than anything a host does before it answers, such as drawing the first picture.
  let patience: Duration
  /// Ours (D): more activities than any device shows; a host that tells of more is not believed.
  static let trackedLimit = 10_000

  package init(_ transport: any AppTransport, patience: Duration = .seconds(30)) {
    self.transport = transport
    self.patience = patience
  }

  deinit { close() }

  /// Ends the connection and all sequences.
  package func close() {
    if case .open(let connection) = state.withLock({ $0.link }) { connection.close() }
  }

  // MARK: Connection

  /// The connection, made now if it was never tried; `nil` without a host.
  func connection() -> AppConnection? {
    connecting.withLock { _ in
      switch state.withLock({ $0.link }) {
      case .open(let connection): return connection
      case .lost: return nil
      case .untried: return connect()
      }
    }
  }

  private func connect() -> AppConnection? {
    let descriptor: Int32
    do {
      descriptor = try transport.open()
    } catch {
      lose(saying: error.sentence)
      return nil
    }
    let connection = AppConnection(descriptor)
    connection.start { [weak self] in
      self?.receive($0)
    } ended: { [weak self] in
      self?.ended($0)
    }
    switch outcome(of: .hello(transport.identity), over: connection) {
    case .reply(.welcome):
      state.withLock { $0.link = .open(connection) }
      // It may have ended before anyone could be told.
      if let reason = connection.end { ended(reason) }
      return connection
    case .reply(.refused(let refusal)): lose(saying: "The host refuses this process. \(refusal.message)")
    case .reply(.failure(let sentence)): lose(saying: "The host refuses this process. \(sentence)")
    case .reply: lose(saying: "The host greets in another way than expected; it may be of another version.")
    case .late: lose(saying: "The host does not answer; start it again with `vitrine app PATH`.")
    case .lost: lose(saying: "\(connection.end ?? "") No Live Activity can start; start the app again.")
    }
    connection.close()
    return nil
  }

  private func ended(_ reason: String) {
    guard case .open = state.withLock({ $0.link }) else { return }
    lose(saying: "\(reason) No Live Activity can be started or changed any more; start the app again.")
  }

  /// Says once what happened and ends everything that waits.
  private func lose(saying sentence: String) {
    let tracked: [TrackedActivity]? = state.withLock { state in
      if case .lost = state.link { return nil }
      state.link = .lost
      state.starts.finish()
      state.authorizations.finish()
      for type in state.startTokenFollowers.keys { state.startTokenFollowers[type]?.finish() }
      return Array(state.tracked.values)
    }
    guard let tracked else { return }
    Notice.say(sentence)
    for activity in tracked { activity.lose() }
  }

  // MARK: Asking

  /// Asks without waiting: nobody is told what became of it. A process that nobody started through a host says nothing.
  package func tell(_ body: AppRequest.Body) {
    guard transport.hasHost else { return }
    connection()?.ask(body) { outcome in
      if case .reply(.failure(let sentence)) = outcome { Notice.say(sentence) }
    }
  }

  /// Blocks the thread until the host has answered, at most for the client's patience.
  func ask(_ body: AppRequest.Body) -> HostOutcome {
    guard let connection = connection() else { return .lost }
    return outcome(of: body, over: connection)
  }

  /// Suspends until the host has answered, at most for the client's patience.
  func ask(_ body: AppRequest.Body, timestamp: Date?) async -> HostOutcome {
    guard let connection = connection() else { return .lost }
    let patience = patience
    return await withCheckedContinuation { continuation in
      let alarm = Alarm()
      let number = connection.ask(body, timestamp: timestamp) { outcome in
        alarm.stop()
        continuation.resume(returning: outcome)
      }
      alarm.set(in: patience) { connection.forget(number)?(.late) }
    }
  }

  /// Rings once unless it was stopped before.
  private final class Alarm: Sendable {
    private let state = Mutex((task: Task<Void, Never>?.none, isStopped: false))

    func set(in delay: Duration, _ ring: @escaping @Sendable () -> Void) {
      state.withLock { state in
        guard !state.isStopped else { return }
        state.task = Task.detached {
          guard (try? await Task.sleep(for: delay)) != nil else { return }
          ring()
        }
      }
    }

    func stop() {
      state.withLock { state in
        state.isStopped = true
        state.task?.cancel()
      }
    }
  }

  private func outcome(of body: AppRequest.Body, over connection: AppConnection) -> HostOutcome {
    let trip = RoundTrip()
    let number = connection.ask(body) { trip.resolve($0) }
    if let outcome = trip.wait(patience) { return outcome }
    // Either nobody takes the answer any more, or it is just being brought.
    if connection.forget(number) != nil { return .late }
    return trip.wait(patience) ?? .late
  }
}
