import Archive
import Foundation
import Glibc
import Limits
import Schedule
import Synchronization

/// A running widget extension: takes requests, gives answers, and says why when it cannot any more.
///
/// It is used once: after it has ended, start another one.
package actor ExtensionProcess {
  /// The process identifier; also that of its process group.
  package nonisolated let pid: Int32
  /// What it does besides answering. One reader; bounded.
  package nonisolated let events: AsyncStream<ProcessEvent>
  /// What it prints. One reader; bounded.
  package nonisolated let output: AsyncStream<OutputLine>

  private let eventContinuation: AsyncStream<ProcessEvent>.Continuation
  private let outputContinuation: AsyncStream<OutputLine>.Continuation
  private let clock: any HostClock
  /// Measures rest apart from requests, so that whoever moves the other clock knows who sleeps on it.
  private let restClock: any HostClock
  private let limits: ProcessLimits
  private let executable: String
  private let child: ChildProcess
  private let isSandboxed: Bool
  private let channel: ProcessChannel

  /// Calls of `WidgetCenter` so far, of all processes, so that numbers of one that is gone are never met again.
  private static let reloads = Atomic<UInt64>(0)

  /// The last one of them that was this process's.
  private var lastReload: UInt64 = 0

  private var nextRequest: UInt64 = 1
  private var pending: [UInt64: PendingAnswer] = [:]
  private var handshake: CheckedContinuation<Void, any Error>?
  private var isConnected = false
  private var lastLines: [String] = []
  /// Where it crashed.
  private var frames: [CrashFrame] = []
  private static let mostFrames = 64
  /// Why we killed it, while it is still being cleaned up.
  private var verdict: ProcessFailure?
  /// The process is gone; why is being found out.
  private var isGone = false
  /// Set once that is known.
  private var ending: ProcessFailure?
  private var endWaiters: [CheckedContinuation<Void, Never>] = []
  /// Suspends it after a while.
  private var rest: Task<Void, Never>?
  /// It was asked for a Live Activity, and may use what those may.
  private var worksForActivities = false
  /// Messages that nobody asked for, in the second that began then.
  private var unasked = (since: ContinuousClock.now, count: 0)
  /// Limits the time it has to connect or to leave.
  private var deadline: Task<Void, Never>?

  /// A request that waits for its answer.
  private struct PendingAnswer {
    let continuation: CheckedContinuation<ProcessAnswer, any Error>
    let watch: Task<Void, Never>
  }

  /// Starts an extension and waits for it to connect. Throws `ProcessFailure`.
  package static func launch(
    _ launch: ExtensionLaunch, clock: any HostClock, restClock: any HostClock = WallClock(),
    limits: ProcessLimits = .standard
  ) async throws -> ExtensionProcess {
    let process: ExtensionProcess
    do {
      process = try ExtensionProcess(launch, clock: clock, restClock: restClock, limits: limits)
    } catch {
      throw ProcessFailure.launchFailed(executable: launch.executable.path, reason: "\(error)")
    }
    try await process.connect()
    return process
  }

  private init(
    _ launch: ExtensionLaunch, clock: any HostClock, restClock: any HostClock, limits: ProcessLimits
  ) throws {
    let socket = try SocketFolder(in: launch.socketParent)
    let spawned: SpawnedChild
    do {
      spawned = try Spawn.start(launch, socket: socket.path, limits: limits)
    } catch {
      socket.remove()
      throw error
    }
    self.clock = clock
    self.restClock = restClock
    executable = launch.executable.path
    self.limits = limits
    pid = spawned.pid
    isSandboxed = launch.isSandboxed
    child = ChildProcess(pid: spawned.pid)
    do {
      channel = try ProcessChannel(child: child, limits: limits)
    } catch {
      // No descriptors left for one more pipe: nobody would hear the child, so it must not live.
      child.kill()
      child.whenEnded { _ in }
      socket.remove()
      throw error
    }
    (events, eventContinuation) = AsyncStream.makeStream(
      bufferingPolicy: .bufferingNewest(limits.bufferedEvents))
    (output, outputContinuation) = AsyncStream.makeStream(
      bufferingPolicy: .bufferingNewest(limits.bufferedEvents))
    channel.start(
      socket: socket, output: spawned.standardOutput, error: spawned.standardError,
      watch: ResourceWatch(
        pid: spawned.pid, isSandboxed: launch.isSandboxed, folders: launch.ownFolders, limits: limits))
  }

  // MARK: - Use

  /// Whether requests can be sent.
  package var isRunning: Bool { ending == nil && verdict == nil && isConnected && !isGone }

  /// Sends a request and waits for its answer. Throws `ProcessFailure` when the process ends first, or when no answer comes
  /// within `timeout` seconds, which ends the process.
  package func send(_ body: Request.Body, timeout: TimeInterval? = nil) async throws -> Reply.Body {
    try await ask(body, timeout: timeout).body
  }

  /// As `send`; an answer that tells of a failure is thrown, as `ExtensionFailure`.
  package func result(of body: Request.Body) async throws -> Reply.Body {
    let answer = try await send(body)
    if case .failure(let failure) = answer { throw failure }
    return answer
  }

  /// The number of the last call of `WidgetCenter` that was heard, of any extension.
  package static var lastReload: UInt64 { reloads.load(ordering: .acquiring) }

  /// As `send`; tells also which calls of `WidgetCenter` came before the answer.
  package func ask(_ body: Request.Body, timeout: TimeInterval? = nil) async throws -> ProcessAnswer {
    if isGone { throw await ended() }
    if let failure = ending ?? verdict { throw failure }
    let id = nextRequest
    nextRequest += 1
    let frame = try FrameWriter.frame(Request(id: id, body: body), limits: limits.archive)
    if case .activity = body { worksForActivities = true }
    wake()
    return try await withCheckedThrowingContinuation { continuation in
      pending[id] = PendingAnswer(
        continuation: continuation, watch: watch(id, timeout: timeout ?? limits.answer))
      if !channel.send(frame) { condemn(.disconnected(reason: "does not read its requests")) }
    }
  }

  /// Answers a question of the extension's. Nothing comes back; an extension that does not read is noticed by the next request.
  package func answer(question: UInt64, _ answer: HostAnswer) {
    guard isRunning,
      let frame = try? FrameWriter.frame(
        Request(id: 0, body: .answer(question: question, answer)), limits: limits.archive)
    else { return }
    _ = channel.send(frame)
  }

  /// Asks the process to leave, gives it a moment, then kills it and everything it started. Returns when it is gone.
  package func stop() async {
    guard ending == nil else { return }
    if verdict == nil {
      verdict = .stopped
      rest?.cancel()
      if isSuspended { child.resume() }
      let frame = try? FrameWriter.frame(Request(id: 0, body: .shutdown))
      if let frame, channel.send(frame) {
        setDeadline(limits.farewell) { $0.child.kill() }
      } else {
        child.kill()
      }
    }
    _ = await ended()
  }

  /// Waits until the process is gone and tells why.
  package func ended() async -> ProcessFailure {
    if ending == nil { await withCheckedContinuation { endWaiters.append($0) } }
    return ending ?? .stopped
  }

  /// Bytes of memory that the process alone uses; `nil` when it is gone.
  package nonisolated func privateDirtyBytes() -> Int? {
    ownProcess.flatMap { ProcessMemory.privateDirtyBytes(pid: $0) }
  }

  /// The most of it that was seen while it worked.
  package nonisolated var peakBytes: Int { channel.peakBytes }

  /// The extension's own process, inside its sandbox.
  private nonisolated var ownProcess: Int32? {
    isSandboxed ? ProcessTree.descendants(of: pid, most: 2).dropFirst().first : pid
  }

  // MARK: - Rest

  /// Whether it is suspended: it has had nothing to do for a while.
  package private(set) var isSuspended = false

  /// Lets it run, and looks at what it uses.
  private func wake() {
    rest?.cancel()
    rest = nil
    if isSuspended {
      isSuspended = false
      child.resume()
    }
    channel.works(true, forActivity: worksForActivities)
  }

  /// Suspends it when it has had nothing to do for a while, as iOS does.
  private func rested() {
    guard pending.isEmpty, ending == nil, verdict == nil else { return }
    channel.works(false, forActivity: worksForActivities)
    let date = restClock.now.addingTimeInterval(limits.idle)
    rest = Task { [restClock] in
      guard (try? await restClock.sleep(until: date)) != nil, !Task.isCancelled else { return }
      suspend()
    }
  }

  private func suspend() {
    guard pending.isEmpty, ending == nil, verdict == nil, !isSuspended else { return }
    isSuspended = true
    child.suspend()
  }

  // MARK: - Deadlines

  private func connect() async throws {
    Task { [channel] in
      for await event in channel.events {
        await receive(event)
        channel.acknowledge()
      }
    }
    setDeadline(limits.handshake) { process in
      process.condemn(
        .handshakeTimedOut(seconds: process.limits.handshake, lastLines: process.lastLines))
    }
    try await withCheckedThrowingContinuation { continuation in
      if isConnected {
        continuation.resume()
      } else if let ending {
        continuation.resume(throwing: ending)
      } else {
        handshake = continuation
      }
    }
  }

  private func setDeadline(
    _ seconds: TimeInterval, _ action: @escaping @Sendable (isolated ExtensionProcess) -> Void
  ) {
    deadline?.cancel()
    let date = clock.now.addingTimeInterval(seconds)
    deadline = Task { [clock] in
      guard (try? await clock.sleep(until: date)) != nil, !Task.isCancelled else { return }
      action(self)
    }
  }

  private func watch(_ id: UInt64, timeout: TimeInterval) -> Task<Void, Never> {
    let start = clock.now
    let slow = limits.slowAnswer
    return Task { [clock] in
      do {
        if slow < timeout {
          try await clock.sleep(until: start.addingTimeInterval(slow))
          eventContinuation.yield(.slow(request: id, seconds: slow))
        }
        try await clock.sleep(until: start.addingTimeInterval(timeout))
      } catch {
        return
      }
      if pending[id] != nil { condemn(.hung(seconds: timeout)) }
    }
  }

  /// Decides that the process must go, kills it, and tells everybody who waits. The rest is cleaned up when it is gone.
  private func condemn(_ failure: ProcessFailure) {
    guard verdict == nil, ending == nil else { return }
    verdict = failure
    child.kill()
    fail(with: failure)
  }

  private func fail(with failure: ProcessFailure) {
    handshake?.resume(throwing: failure)
    handshake = nil
    let waiting = pending.sorted { $0.key < $1.key }.map(\.value)
    pending = [:]
    for answer in waiting {
      answer.watch.cancel()
      answer.continuation.resume(throwing: failure)
    }
  }

  // MARK: - What the channel sees

  private func receive(_ event: ChannelEvent) async {
    switch event {
    case .connected:
      isConnected = true
      deadline?.cancel()
      handshake?.resume()
      handshake = nil
    case .reply(let reply):
      receive(reply)
    case .damaged(let error):
      condemn(.damaged(error))
    case .line(let line):
      receive(line)
    case .breached(let breach):
      condemn(.breached(breach))
    case .disconnected:
      guard verdict == nil else { return }
      setDeadline(limits.farewell) { $0.condemn(.disconnected(reason: "closed its connection")) }
    case .ended(let status):
      isGone = true
      var failure = verdict
      if failure == nil { failure = await self.failure(of: isSandboxed ? status.ofSandboxed : status) }
      end(failure ?? .stopped)
    }
  }

  /// What it means that the process ended so, without being asked to.
  private func failure(of status: ExitStatus) async -> ProcessFailure {
    let most = Double(limits.fileBytes)
    if status == .signalled(SIGXFSZ) {
      return .breached(LimitBreach(.fileBytes, value: most, measured: most))
    }
    if isSandboxed, !isConnected, let words = lastLines.last(where: { $0.hasPrefix("bwrap: ") }) {
      return .launchFailed(
        executable: executable, reason: "its sandbox cannot be made: \(words.dropFirst(7))")
    }
    guard !frames.isEmpty else { return .crashed(status, lastLines: lastLines) }
    let stack = await Symbolizer.stack(frames, of: URL(fileURLWithPath: executable))
    return .crashed(status, lastLines: lastLines, stack: stack)
  }

  private func receive(_ line: OutputLine) {
    if line.stream == .standardError {
      if let frame = CrashFrame(line: line.text) {
        // For the report only.
        if frames.count < Self.mostFrames { frames.append(frame) }
        return
      }
      lastLines.append(line.text)
      if lastLines.count > limits.keptLines { lastLines.removeFirst() }
    }
    outputContinuation.yield(line)
  }

  private func receive(_ reply: Reply) {
    if isUnasked(reply), countsTooMany() { return }
    switch reply.body {
    case .reload(let kind):
      let number = Self.reloads.wrappingAdd(1, ordering: .acquiringAndReleasing).newValue
      lastReload = number
      eventContinuation.yield(.reload(kind: kind, number: number))
    case .reloadControls(let kind):
      eventContinuation.yield(.reloadControls(kind: kind))
    case .recommendationsChanged:
      eventContinuation.yield(.recommendationsChanged)
    case .relevanceChanged(let kind):
      eventContinuation.yield(.relevanceChanged(kind: kind))
    case .question(let question):
      eventContinuation.yield(.question(reply.id, question))
    case .notice(let diagnostic):
      eventContinuation.yield(.notice(diagnostic, request: reply.id))
    case .goodbye where reply.id == 0:
      return
    case .bundle, .timeline, .sheet, .options, .recommendations, .performed, .control, .activity,
      .activityPreviews, .acknowledged, .relevance,
      .failure, .goodbye:
      answer(reply)
    }
  }

  private func isUnasked(_ reply: Reply) -> Bool {
    if case .question = reply.body { return false }
    return pending[reply.id] == nil
  }

  /// Counts a message that nobody asked for; `true` where there were too many in a second.
  private func countsTooMany() -> Bool {
    guard verdict == nil else { return true }
    let now = ContinuousClock.now
    if unasked.since.duration(to: now) > .seconds(1) { unasked = (now, 0) }
    unasked.count += 1
    guard unasked.count > limits.unaskedMessages else { return false }
    condemn(
      .breached(
        LimitBreach(
          .unaskedMessages, value: Double(limits.unaskedMessages), measured: Double(unasked.count))))
    return true
  }

  private func answer(_ reply: Reply) {
    if let answer = pending.removeValue(forKey: reply.id) {
      answer.watch.cancel()
      answer.continuation.resume(
        returning: ProcessAnswer(body: reply.body, reloads: Self.lastReload, ownReload: lastReload))
      rested()
    } else if (1..<nextRequest).contains(reply.id) {
      eventContinuation.yield(.answeredTwice(request: reply.id))
    } else {
      eventContinuation.yield(.answerToUnknown(request: reply.id))
    }
  }

  private func end(_ failure: ProcessFailure) {
    ending = failure
    deadline?.cancel()
    rest?.cancel()
    fail(with: failure)
    eventContinuation.yield(.ended(failure))
    eventContinuation.finish()
    outputContinuation.finish()
    for waiter in endWaiters { waiter.resume() }
    endWaiters = []
  }
}
