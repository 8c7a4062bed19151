import Devices
import Foundation
import Host
import Limits
import Logging
import Processes
import Projects
import Push
import Schedule
import Store
import Web

/// One run of `vitrine dev`: a host, its page, and the extensions that are kept as their source is.
struct DevSession: Sendable {
  var host: WidgetHost
  var clock: any HostClock
  /// What the page shows of the host: as it is, or ahead of time.
  var travel: TimeTravel
  var device: Device
  var sdk: SDK
  var extensions: [DevExtension]
  var console: DevConsole
  /// Where all that is kept between runs is.
  var folder: URL

  /// Finds the extensions and opens what the host kept. Nothing runs yet.
  static func prepare(
    paths: [String], target: String? = nil, device: Device, clock: any HostClock, budget: DebugBudget,
    limits: Limits, sandbox: Sandbox?, overrides: SettingOverrides = SettingOverrides(), isVerbose: Bool
  ) throws -> DevSession {
    var known: Set<[String]> = []
    let found = try paths.map { (path: $0, folder: try ExtensionFolder.find(at: $0, target: target)) }
      .filter { known.insert([$0.folder.root.path, $0.folder.name]).inserted }
    let sdk = try SDK.locate()
    let compiler = try Compiler.locate()
    let given = found.map { (path: $0.path, folder: $0.folder.avoidingModules(of: sdk)) }
    let folders = given.map(\.folder)
    let folder = DevFolder.url(for: folders.map(\.root))
    let store = try HostStore(folder: folder)
    let console = DevConsole()
    if let recovery = store.recovery { console.notice(recovery) }
    // What the host logs is shown by `DevEvents`, in our own form.
    var configuration = HostConfiguration(limits)
    configuration.rules = budget.rules(limits)
    configuration.sandbox = sandbox
    let names = DevNames.make(for: folders)
    let containers = Dictionary(
      zip(names, folders).map { name, one in
        (name, ExtensionContainers.environment(for: folders.map(\.root), appGroups: one.appGroups))
      }
    ) { first, _ in first }
    configuration.environment = { containers[$0.name] ?? [:] }
    let host = try WidgetHost(
      store: store, clock: clock, device: HostDevice(device), configuration: configuration,
      logger: Logger(label: "vitrine.host") { _ in SwiftLogNoOpLogHandler() })
    let extensions = zip(given, names).map { given, name in
      DevExtension(
        name: name, path: given.path, target: target, folder: given.folder, sdk: sdk, compiler: compiler,
        host: host, console: console, isVerbose: isVerbose, overrides: overrides)
    }
    let travel = TimeTravel(host, clock: clock) {
      try await DevAhead(project: folder).make(of: host, from: $0)
    }
    return DevSession(
      host: host, clock: clock, travel: travel, device: device, sdk: sdk, extensions: extensions,
      console: console,
      folder: folder)
  }

  /// What the push gateway keeps.
  private var pushFolder: URL { folder.appendingPathComponent("push") }

  /// Starts the gateway that takes pushes for the host: on `port`, or on any that is free where that one is taken.
  func gateway(on port: Int) async throws -> PushGateway {
    let news: @Sendable (String) -> Void = { [host] id in host.pushesChanged(newest: id) }
    func start(_ port: Int) async throws -> PushGateway {
      try await PushGateway.start(
        .init(port: port, folder: pushFolder), clock: clock, receiver: host,
        changed: news)
    }
    do {
      return try await start(port)
    } catch let failure as PushGateway.Failure where port != 0 {
      let gateway = try await start(0)
      console.notice("\(failure.description) Pushes are taken on port \(gateway.port) for now.")
      return gateway
    }
  }

  /// The page of this session.
  func page(on port: Int, opensBrowser: Bool, gateway: PushGateway) -> DevPage {
    let names = extensions.map(\.name)
    let model = HostPageModel(
      travel: travel, project: names.joined(separator: ", "), device: device,
      gateway: GatewayGate(gateway))
    return DevPage(
      model: model, port: port, fonts: sdk.fonts.appendingPathComponent("Fonts"),
      opensBrowser: opensBrowser, console: console)
  }

  /// Runs until it is interrupted, or until the page cannot be served.
  ///
  /// - Parameter serve: Serves the page until cancelled, and calls back once it can be reached.
  func run(
    serve: @escaping @Sendable (_ whenReady: @escaping @Sendable (String) async -> Void) async throws -> Void
  ) async throws {
    let isReached = AsyncStream<Void>.makeStream()
    let notice = SessionNotice(
      host: host, extensions: extensions, console: console, push: pushFolder)
    defer { RunningSession.removeOwn() }
    try await withThrowingTaskGroup(of: Void.self) { group in
      group.addTask { await Interruption.wait() }
      group.addTask {
        try await serve { page in
          await notice.reached(at: page)
          isReached.continuation.yield()
          isReached.continuation.finish()
        }
      }
      group.addTask {
        for await _ in isReached.stream {}
        try Task.checkCancellation()
        try await work(notice)
      }
      defer { group.cancelAll() }
      try await group.next()
    }
    await travel.backToNow()
    await host.stop()
  }

  /// Builds, watches and follows the schedule.
  private func work(_ notice: SessionNotice) async throws {
    await host.start()
    try await withThrowingTaskGroup(of: Void.self) { group in
      group.addTask { await DevEvents(host: host, console: console).run() }
      group.addTask { try await watchClock() }
      for one in extensions { group.addTask { try await one.run { await notice.update() } } }
      defer { group.cancelAll() }
      try await group.waitForAll()
    }
  }

  /// Tells the host when somebody sets the machine's clock.
  private func watchClock() async throws {
    let (steady, start) = (ContinuousClock(), ContinuousClock.now)
    var jumps = ClockJumps()
    while true {
      if let jump = jumps.look(wall: Date(), steady: start.duration(to: steady.now)) {
        await host.clockWasSet(by: jump)
      }
      try await steady.sleep(for: .seconds(30))
    }
  }
}
