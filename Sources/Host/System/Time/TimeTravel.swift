import Foundation
import Schedule
import Synchronization

/// The host that a page shows: the real one, which lives by the machine's clock, or a copy of it that runs ahead.
///
/// The real host is never moved. Whoever wants to see tomorrow gets a copy of it with a database, a clock and processes of its own; going
/// back to now ends the copy, and with it all that was loaded and charged ahead of time. So nothing real can be lost, also when the program
/// is killed meanwhile (docs/decisions/0026).
package actor TimeTravel {
  /// Makes a copy of the real host that lives from an instant on. Throws `Problem`.
  package typealias Maker = @Sendable (Date) async throws -> AheadHost

  /// Seconds that may pass in a real one.
  package static let rates = 0.0...3600.0
  /// Seconds that it can be run ahead at once: a year.
  package static let furthest = 366 * 86400.0
  /// How often a playing clock moves on.
  private static let beat = Duration.milliseconds(100)

  private struct Course {
    var number = 0
    var ahead: AheadHost?
    var rate = 1.0
    var destination: Date?
  }

  package nonisolated let real: WidgetHost
  private nonisolated let realClock: any HostClock
  private nonisolated let maker: Maker?
  private nonisolated let course = Mutex(Course())
  private nonisolated let hub = EventHub()
  private var player: Task<Void, Never>?
  private var listener: Task<Void, Never>?
  /// What follows the copy, and the builds for it.
  private var followers: [Task<Void, Never>] = []
  private var last: Task<Void, Never>?

  /// - Parameter maker: Without one the clock cannot be run ahead.
  package init(_ real: WidgetHost, clock: any HostClock, maker: Maker? = nil) {
    self.real = real
    realClock = clock
    self.maker = maker
  }

  // MARK: - What there is

  /// The host that is shown.
  package nonisolated var host: WidgetHost { course.withLock { $0.ahead?.host } ?? real }

  /// The clock it lives by.
  package nonisolated var clock: any HostClock { course.withLock { $0.ahead?.clock } ?? realClock }

  package nonisolated var reading: TimeReading {
    course.withLock { course in
      guard let ahead = course.ahead else {
        return TimeReading(
          now: realClock.now, rate: realClock.rate, isMovable: maker != nil, course: course.number)
      }
      return TimeReading(
        now: ahead.clock.now, rate: course.rate, isAhead: true, destination: course.destination,
        isMovable: true, course: course.number)
    }
  }

  /// What changes on the host that is shown, whichever that is; builds and what is printed are those of the real one, too.
  package func events() -> AsyncStream<HostEvent> {
    if listener == nil { listener = listen(to: real) { [weak self] event in self?.isShown(event) ?? false } }
    return hub.subscribe()
  }

  // MARK: - Moving

  /// Lets the clock run so fast from where it is; 0 stops it. Throws `Problem`.
  package func play(rate: Double) async throws {
    try await inTurn { me in
      let ahead = try await me.ahead()
      me.halt()
      me.course.withLock { $0.rate = rate }
      me.tell()
      guard rate > 0 else { return }
      me.player = Task { await me.play(ahead, rate) }
    }
  }

  /// Runs the clock to an instant as fast as providers answer, and stops there. Returns at once. Throws `Problem`.
  package func run(to date: Date) async throws {
    try await inTurn { me in
      let ahead = try await me.ahead()
      me.halt()
      me.course.withLock { ($0.rate, $0.destination) = (0, date) }
      me.tell()
      me.player = Task {
        await ahead.run(to: date)
        guard !Task.isCancelled else { return }
        me.course.withLock { $0.destination = nil }
        me.tell()
      }
    }
  }

  /// Shows the real host again; the copy ends.
  package func backToNow() async {
    try? await inTurn { me in
      me.halt()
      let ended = me.course.withLock { course -> AheadHost? in
        guard let ahead = course.ahead else { return nil }
        course = Course(number: course.number + 1)
        return ahead
      }
      guard let ended else { return }
      for follower in me.followers { follower.cancel() }
      me.followers = []
      me.tell()
      await ended.end()
    }
  }

  /// The copy; it begins where the real clock is.
  private func ahead() async throws -> AheadHost {
    if let ahead = course.withLock({ $0.ahead }) { return ahead }
    guard let maker else { throw Problem.clockFixed }
    // Listened to first, so that no build falls between.
    let builds = real.events()
    let ahead = try await maker(realClock.now)
    await ahead.host.start(as: real)
    course.withLock { $0 = Course(number: $0.number + 1, ahead: ahead, rate: 0) }
    followers = [
      listen(to: ahead.host) { _ in true },
      Task { [weak self] in await self?.followBuilds(builds, ahead.host) },
    ]
    return ahead
  }

  /// What plays ends once the loads that it waits for have; it moves nothing any more.
  private func halt() {
    player?.cancel()
    player = nil
    course.withLock { $0.destination = nil }
  }

  private nonisolated func play(_ ahead: AheadHost, _ rate: Double) async {
    var (start, began) = (ahead.clock.now, ContinuousClock.now)
    while (try? await Task.sleep(for: Self.beat)) != nil {
      let passed = (ContinuousClock.now - began) / .seconds(1)
      await ahead.run(to: start.addingTimeInterval(passed * rate))
      // A slow provider holds the clock up: what it took is not caught up on.
      if (ContinuousClock.now - began) / .seconds(1) - passed > 0.05 {
        (start, began) = (ahead.clock.now, ContinuousClock.now)
      }
    }
  }

  // MARK: - News

  private nonisolated func isShown(_ event: HostEvent) -> Bool {
    switch event {
    case .buildStarted, .buildFinished, .log: true
    default: course.withLock { $0.ahead == nil }
    }
  }

  private func listen(
    to host: WidgetHost, _ isShown: @escaping @Sendable (HostEvent) -> Bool
  ) -> Task<Void, Never> {
    let events = host.events()
    let isReal = host === real
    return Task { [hub] in
      for await event in events where isShown(event) { hub.send(event) }
      if isReal { hub.finish() }
    }
  }

  /// A program that was built meanwhile is used by the copy, too.
  private func followBuilds(_ events: AsyncStream<HostEvent>, _ copy: WidgetHost) async {
    for await event in events {
      guard host === copy else { return }
      switch event {
      case .layoutChanged, .ledgerChanged: break
      default: continue
      }
      let known = Dictionary(
        await copy.installedExtensions().map { ($0.name, $0) }, uniquingKeysWith: { $1 })
      for installed in await real.installedExtensions() where known[installed.name] != installed {
        // Its widgets say what is wrong with it.
        _ = try? await copy.install(installed)
      }
    }
  }

  /// The clock goes otherwise from now on.
  private nonisolated func tell() { hub.send(.clockChanged) }

  /// One move after the other.
  private func inTurn(_ body: @escaping @Sendable (isolated TimeTravel) async throws -> Void) async throws {
    let before = last
    let task = Task {
      await before?.value
      try await body(self)
    }
    last = Task { _ = try? await task.value }
    try await task.value
  }
}

extension Problem {
  package static let clockFixed = Problem(
    code: "clock-fixed", message: "The host lives by the machine's clock.",
    cure: "`vitrine dev` can run it ahead.")
}
