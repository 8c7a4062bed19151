import Archive
import Foundation
import Processes
import Schedule

/// What a session tells the host between answers.
enum SessionNotice: Sendable {
  case event(ProcessEvent)
  case line(OutputLine)
}

/// The way to one extension: starts its process when it is needed, and sends it one request at a time.
///
/// One at a time, so that the 28 seconds of one request are not spent waiting for another.
actor ExtensionSession {
  private let clock: any HostClock
  private let limits: ProcessLimits
  private let environment: [String: String]
  private let notify: @Sendable (SessionNotice) async -> Void
  private var executable: URL
  private var process: ExtensionProcess?
  /// Grows with each replacement; what was started before it is not used any more.
  private var generation = 0
  /// The last request in the queue.
  private var tail: Task<Void, Never>?

  init(
    executable: URL, environment: [String: String], clock: any HostClock, limits: ProcessLimits,
    notify: @escaping @Sendable (SessionNotice) async -> Void
  ) {
    self.executable = executable
    self.environment = environment
    self.clock = clock
    self.limits = limits
    self.notify = notify
  }

  /// Sends a request after those before it are done. Throws `ProcessFailure` or `ArchiveError`.
  func request(_ body: Request.Body) async throws -> Reply.Body {
    let previous = tail
    let task = Task {
      await previous?.value
      return try await perform(body)
    }
    tail = Task { _ = try? await task.value }
    return try await task.value
  }

  /// Uses another program from now on. A request under way ends with `.stopped`; those behind it go to the new program.
  func replace(executable: URL) async {
    self.executable = executable
    await stop()
  }

  /// Ends the process; the next request starts a new one.
  func stop() async {
    generation += 1
    let old = process
    process = nil
    await old?.stop()
  }

  /// Bytes of private dirty memory of the running process.
  func privateDirtyBytes() -> Int? { process?.privateDirtyBytes() }

  private func perform(_ body: Request.Body) async throws -> Reply.Body {
    try await running().send(body)
  }

  private func running() async throws -> ExtensionProcess {
    if let process, await process.isRunning { return process }
    let started = generation
    let launched = try await ExtensionProcess.launch(
      ExtensionLaunch(executable: executable, environment: environment), clock: clock, limits: limits)
    guard started == generation else {
      await launched.stop()
      throw ProcessFailure.stopped
    }
    process = launched
    Task { [notify] in for await event in launched.events { await notify(.event(event)) } }
    Task { [notify] in for await line in launched.output { await notify(.line(line)) } }
    return launched
  }
}
