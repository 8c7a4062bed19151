import Activities
import Archive
import Devices
import Foundation
import Host
import Logging
import Processes
import Render
import Schedule
import Store
import Web

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

/// A host with one built extension, and its page's server: what stands behind `vitrine dev`, without the compiler.
struct BenchHome {
  static let name = "Bench"

  let host: WidgetHost
  let model: HostPageModel
  /// `http://127.0.0.1:<port>`.
  let address: String
  /// Makes the host over the same folder again, without limits on the number of activities.
  let makeAgain: @Sendable (HostStore) throws -> WidgetHost
  let folder: URL

  /// Of the app of the extension.
  var bundle: String { InstalledExtension.defaultBundleIdentifier(Self.name) }

  /// Ends the host, changes what it kept, and starts another one.
  func restarted(_ change: (HostStore) throws -> Void) async throws -> WidgetHost {
    await host.stop()
    let store = try HostStore(folder: folder.appendingPathComponent("store"))
    try change(store)
    let again = try makeAgain(store)
    await again.start()
    return again
  }

  /// Seconds to draw the card of an activity as the page shows it.
  func draw(_ activity: ActivitySnapshot) throws -> Double {
    guard let picture = activity.picture(.lockScreen, .light) else { throw Failure.noActivity }
    let clock = ContinuousClock()
    let start = clock.now
    _ = SVGWriter.svg(picture.scene, appearance: Appearance(), at: Date())
    return TapFigures.seconds(start, clock.now)
  }

  /// Runs `body` with a host over an empty folder, and takes all away afterwards.
  static func run<Result: Sendable>(
    _ executable: URL, _ body: @escaping @Sendable (BenchHome) async throws -> Result
  ) async throws -> Result {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("vitrine-bench-\(UUID())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    var configuration = HostConfiguration()
    configuration.environment = { _ in ContainerFolder(folder).environment() }
    let makeHost = { @Sendable [configuration] (store: HostStore, limits: ActivityLimits) in
      var configuration = configuration
      configuration.activityLimits = limits
      return try WidgetHost(
        store: store, clock: WallClock(), device: HostDevice(.default), configuration: configuration,
        logger: Logger(label: "vitrine.bench") { _ in SwiftLogNoOpLogHandler() })
    }
    let host = try makeHost(HostStore(folder: folder.appendingPathComponent("store")), .standard)
    let model = HostPageModel(host: host, clock: WallClock(), project: name, device: .default)
    let server = try PageServer(model: model)
    await host.start()
    try await host.install(InstalledExtension(name: name, executable: executable))
    await host.settle()
    let addresses = AsyncStream<String>.makeStream()
    let serving = Task { try await server.run { addresses.continuation.yield($0) } }
    defer { serving.cancel() }
    guard let address = await addresses.stream.first(where: { _ in true }) else { throw Failure.noServer }
    do {
      let result = try await body(
        BenchHome(
          host: host, model: model, address: "http://\(address)",
          makeAgain: { try makeHost($0, .boundless) }, folder: folder))
      await host.stop()
      return result
    } catch {
      await host.stop()
      throw error
    }
  }

  func get(_ path: String) async throws -> Data { try await send(URLRequest(url: try url(path))) }

  func post(_ path: String, _ body: String) async throws -> Data {
    var request = URLRequest(url: try url(path))
    request.httpMethod = "POST"
    request.httpBody = Data(body.utf8)
    return try await send(request)
  }

  /// The first widget of this family.
  func widget(_ family: WidgetFamily) async throws -> WidgetSnapshot {
    guard let widget = await host.snapshots().first(where: { $0.placed.family == family }) else {
      throw Failure.noWidget
    }
    if let problem = widget.problem { throw problem }
    return widget
  }

  private func url(_ path: String) throws -> URL {
    guard let url = URL(string: address + path) else { throw Failure.noServer }
    return url
  }

  private func send(_ request: URLRequest) async throws -> Data {
    let (data, response) = try await URLSession.shared.data(for: request)
    guard let response = response as? HTTPURLResponse, response.statusCode == 200 else {
      throw Failure.refused(String(decoding: data, as: UTF8.self))
    }
    return data
  }

  enum Failure: Error {
    case noServer, noWidget, noActivity, noButton, sameAsBefore, refused(String), options(Int)
  }
}
