import Foundation
import Hummingbird
import Logging
import NIOCore
import Typography

/// Serves the page, its state, its pictures and its events.
///
/// ```swift
/// let server = try PageServer(model: model, configuration: .init(port: 8080))
/// try await server.run { address in print("http://\(address)") }
/// ```
///
/// Reachable from this machine only unless told otherwise, and refusing requests that a page of another origin made.
package struct PageServer: Sendable {
  package struct Configuration: Sendable {
    /// The address to listen on.
    package var host: String
    /// The port to listen on; 0 takes a free one.
    package var port: Int
    /// Names by which browsers may address the server, beside those of this machine.
    package var allowedHosts: Set<String>
    /// The folder with `Inter-web.woff2`; without that file the page uses fonts of the system.
    package var fonts: URL
    /// The folder with the page; `nil`: the one that was built in.
    package var page: URL?

    package init(
      host: String = "127.0.0.1", port: Int = 0, allowedHosts: Set<String> = [],
      fonts: URL = URL(fileURLWithPath: FontResources.folder).appendingPathComponent("Fonts"),
      page: URL? = nil
    ) {
      self.host = host
      self.port = port
      self.allowedHosts = allowedHosts
      self.fonts = fonts
      self.page = page
    }
  }

  let model: any PageModel
  let configuration: Configuration
  let assets: Assets
  let feed: EventFeed
  let sight = PagesInSight()
  let logger: Logger

  /// Reads the page's files. Throws when they are not there.
  package init(model: any PageModel, configuration: Configuration = Configuration(), logger: Logger = .quiet)
    throws
  {
    self.model = model
    self.configuration = configuration
    self.logger = logger
    assets = try Assets(page: configuration.page ?? Assets.builtIn, fonts: configuration.fonts)
    feed = EventFeed()
  }

  /// Serves until the task is cancelled; `started` is told the address, such as `127.0.0.1:8080`, once it listens.
  package func run(started: @escaping @Sendable (String) async -> Void = { _ in }) async throws {
    let app = application { channel in
      let port = channel.localAddress?.port ?? configuration.port
      await started("\(configuration.host):\(port)")
    }
    try await withThrowingTaskGroup(of: Void.self) { group in
      group.addTask { await feed.follow(model) }
      group.addTask { try await app.run() }
      defer { group.cancelAll() }
      // The model's events may end before the server does.
      try await group.next()
      try await group.next()
    }
  }

  /// The application alone, for tests; its events are those somebody gives to `feed`.
  func application(
    started: @escaping @Sendable (any Channel) async -> Void = { _ in }
  ) -> Application<RouterResponder<BasicRequestContext>> {
    Application(
      router: router(),
      configuration: ApplicationConfiguration(
        address: .hostname(configuration.host, port: configuration.port), serverName: nil),
      onServerRunning: started, logger: logger)
  }

  private func router() -> Router<BasicRequestContext> {
    let router = Router(options: .autoGenerateHeadEndpoints)
    router.addMiddleware {
      SafetyHeaders()
      PlainErrors(logger: logger)
      HostGuard(allowed: configuration.allowedHosts.union([configuration.host]))
      AheadGuard(model: model)
    }
    var table = RouteTable(router: router)
    addAssets(to: &table)
    addState(to: &table)
    addActions(to: &table)
    addInteraction(to: &table)
    addBudget(to: &table)
    addTime(to: &table)
    addStacks(to: &table)
    addSettings(to: &table)
    addConfiguration(to: &table)
    addControls(to: &table)
    addActivities(to: &table)
    addPush(to: &table)
    addSymbols(to: &table)
    addPictures(to: &table)
    addGallery(to: &table)
    addLayout(to: &table)
    addEvents(to: &table)
    table.refuseOtherMethods()
    return router
  }
}

extension Logger {
  /// Says nothing below errors: the terminal belongs to the command.
  package static var quiet: Logger {
    var logger = Logger(label: "vitrine.web")
    logger.logLevel = .error
    return logger
  }
}
