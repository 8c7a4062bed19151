import Archive
import Foundation
import Processes
import Schedule
import Synchronization

/// What a session tells the host between answers.
enum SessionNotice: Sendable {
  case event(ProcessEvent)
  /// Its process has just started.
  case started
  case line(OutputLine)
}

/// The way to one extension: starts its process when it is needed, and sends it what is asked.
///
/// A person who waits goes first: what a tap or a sheet asks is sent at once, also while a timeline is being made. Timelines are asked for
/// one at a time, so that the 28 seconds of one request are not spent waiting for another.
actor ExtensionSession {
  /// How long a request may have to wait for others.
  enum Urgency: Sendable {
    /// Sent at once, beside whatever is under way.
    case immediate
    /// Before everything that waits.
    case next
    /// When its turn comes.
    case inTurn
  }

  private let clock: any HostClock
  private let limits: ProcessLimits
  private let environment: [String: String]
  private let sandbox: Sandbox?
  private let tellTime: @Sendable () -> Void
  private let notify: @Sendable (SessionNotice) async -> Void
  private var executable: URL
  private var process: ExtensionProcess?
  private var hasEnded = false
  /// Requests under way, and the last use of all: what tells which process is needed least.
  private static let uses = Atomic<UInt64>(0)
  private var underWay = 0
  private var lastUse: UInt64 = 0
  private var launch: Task<ExtensionProcess, any Error>?
  /// Grows with each replacement; what was started before it is not used any more.
  private var generation = 0
  private var turns = RequestTurns()
  /// Immediate requests that were ever sent: tells whether one ran beside a request in turn.
  private var immediates = 0
  private var immediatesUnderWay = 0
  /// The number of the last call of `WidgetCenter` that the host has heard of.
  private var heardReload: UInt64 = 0
  /// Those who wait for it to grow.
  private var hearers: [CheckedContinuation<Void, Never>] = []

  /// - Parameter tellTime: Sets the clock that the extension sees; called before everything that is asked of it.
  init(
    executable: URL, environment: [String: String], sandbox: Sandbox? = nil, clock: any HostClock,
    limits: ProcessLimits,
    tellTime: @escaping @Sendable () -> Void = {}, notify: @escaping @Sendable (SessionNotice) async -> Void
  ) {
    self.executable = executable
    self.environment = environment
    self.sandbox = sandbox
    self.clock = clock
    self.limits = limits
    self.tellTime = tellTime
    self.notify = notify
  }

  /// Sends a request when it is its turn. Throws `ProcessFailure` or `ArchiveError`.
  func request(_ body: Request.Body, _ urgency: Urgency = .inTurn) async throws -> Reply.Body {
    try await ask(body, urgency).body
  }

  /// As `request`; tells also which calls of `WidgetCenter` came before the answer.
  func ask(_ body: Request.Body, _ urgency: Urgency) async throws -> ProcessAnswer {
    guard urgency != .immediate else { return try await askAtOnce(body) }
    if !turns.take() {
      await withCheckedContinuation { turns.wait($0, first: urgency == .next) }
    }
    defer { turns.pass() }
    let (before, beside) = (immediates, immediatesUnderWay)
    let start = clock.now
    do {
      return try await send(body)
    } catch let failure as ProcessFailure
      where beside > 0
      || immediates > before
        && failure.mayBeOfAnother(after: clock.now.timeIntervalSince(start), limits)
    {
      // An intent beside it took the process along; the timeline is not to blame.
      return try await send(body)
    }
  }

  /// Answers a question of the extension's.
  func answer(question: UInt64, _ answer: HostAnswer) async {
    await process?.answer(question: question, answer)
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
    launch = nil
    await old?.stop()
  }

  /// Ends the process for good: what still waits fails with `.stopped`.
  func end() async {
    hasEnded = true
    await stop()
  }

  /// What its process costs and whether it is needed; `nil` while none runs.
  func load() async -> ProcessLoad? {
    guard let process, await process.isRunning else { return nil }
    return ProcessLoad(
      isBusy: underWay > 0, lastUse: lastUse, bytes: process.privateDirtyBytes() ?? 0)
  }

  /// Ends the process unless something is asked of it.
  func stopIfIdle() async -> Bool {
    guard underWay == 0, launch == nil, process != nil else { return false }
    await stop()
    return true
  }

  /// Bytes of private dirty memory of the running process.
  func privateDirtyBytes() -> Int? { process?.privateDirtyBytes() }

  private func send(_ body: Request.Body) async throws -> ProcessAnswer {
    // What runs when a program starts sees the time, too; starting it takes a moment.
    underWay += 1
    defer { underWay -= 1 }
    lastUse = Self.uses.wrappingAdd(1, ordering: .relaxed).newValue
    tellTime()
    let process = try await running()
    tellTime()
    let answer = try await process.ask(body)
    // What it asked `WidgetCenter` for before it answered counts before its answer.
    while heardReload < answer.ownReload, self.process === process {
      await withCheckedContinuation { hearers.append($0) }
    }
    return answer
  }

  /// The host has heard of an event.
  private func heard(_ event: ProcessEvent) {
    if case .reload(_, let number) = event { heardReload = max(heardReload, number) }
    resumeHearers()
  }

  private func resumeHearers() {
    for hearer in hearers { hearer.resume() }
    hearers = []
  }

  /// No more will be heard of a process.
  private func silent(_ ended: ExtensionProcess) {
    if process === ended { process = nil }
    resumeHearers()
  }

  private func askAtOnce(_ body: Request.Body) async throws -> ProcessAnswer {
    immediates += 1
    immediatesUnderWay += 1
    defer { immediatesUnderWay -= 1 }
    return try await send(body)
  }

  /// The process; of several who ask for one while none runs, all get the same.
  private func running() async throws -> ExtensionProcess {
    while true {
      if hasEnded { throw ProcessFailure.stopped }
      if let process, await process.isRunning { return process }
      if let launch { return try await launch.value }
      let task = Task { try await start() }
      launch = task
      let started = generation
      defer { if started == generation { launch = nil } }
      return try await task.value
    }
  }

  private func start() async throws -> ExtensionProcess {
    let started = generation
    let launched = try await ExtensionProcess.launch(
      ExtensionLaunch(executable: executable, environment: environment, sandbox: sandbox), clock: clock,
      limits: limits)
    guard started == generation else {
      await launched.stop()
      throw ProcessFailure.stopped
    }
    process = launched
    Task { [notify] in await notify(.started) }
    Task { [notify] in
      for await event in launched.events {
        await notify(.event(event))
        heard(event)
      }
      silent(launched)
    }
    Task { [notify] in for await line in launched.output { await notify(.line(line)) } }
    return launched
  }
}

/// Whose turn it is, where one goes after the other.
private struct RequestTurns {
  private var isTaken = false
  private var first: [CheckedContinuation<Void, Never>] = []
  private var others: [CheckedContinuation<Void, Never>] = []

  /// Takes the turn if nobody has it.
  mutating func take() -> Bool {
    guard !isTaken else { return false }
    isTaken = true
    return true
  }

  /// Waits; whoever is resumed has the turn.
  mutating func wait(_ continuation: CheckedContinuation<Void, Never>, first isFirst: Bool) {
    if isFirst { first.append(continuation) } else { others.append(continuation) }
  }

  /// Gives the turn to the next one.
  mutating func pass() {
    if !first.isEmpty {
      first.removeFirst().resume()
    } else if !others.isEmpty {
      others.removeFirst().resume()
    } else {
      isTaken = false
    }
  }
}

extension ProcessFailure {
  /// Whether a request that ends so may have been stopped along with another one that did the harm: it crashed, or it was stopped for
  /// being late before this one was.
  fileprivate func mayBeOfAnother(after seconds: TimeInterval, _ limits: ProcessLimits) -> Bool {
    switch self {
    case .hung(let limit): seconds < limit
    case .breached, .crashed, .damaged, .disconnected: true
    case .launchFailed, .handshakeTimedOut, .stopped: false
    }
  }
}
