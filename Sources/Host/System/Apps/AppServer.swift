import Archive
import CLinux
import Foundation
import Glibc
import Processes
import Synchronization

/// The Unix socket over which apps, and extensions that use ActivityKit, start and update their Live Activities.
///
/// It stands in a folder that only this user can enter, and every process has to show the secret that the host gave to it. One thread serves all
/// connections; bytes that come in are bounded, and whoever does not read is left.
package final class AppServer: Sendable {
  /// Answers a request; those of one connection are asked one after the other.
  package typealias Handler = @Sendable (AppPeer, AppRequest) async -> AppReply.Body

  private struct Grant {
    var extensionName: String
    var bundle: String
  }

  private struct State {
    /// By secret.
    var grants: [String: Grant] = [:]
    var secrets: [String: String] = [:]
    var connections: [Int: AppConnection] = [:]
    var isStopped = false
  }

  /// For `VITRINE_HOST`.
  package let path: String
  private let limits: AppLimits
  private let state = Mutex(State())
  private let wakeWriting: Int32
  private let performances = AppPerformances()
  private let changed: @Sendable (String) -> Void

  /// Makes the socket in a private folder of `parent`, whose path must be short, and starts to listen.
  ///
  /// - Parameter changed: Told the bundle identifier when an app has said who it is, and when it is gone.
  package init(
    parent: URL, limits: AppLimits = .standard, handler: @escaping Handler,
    changed: @escaping @Sendable (String) -> Void = { _ in }
  ) throws {
    let socket = try SocketFolder(in: parent, name: "apps", backlog: 64)
    var pipe: [Int32] = [0, 0]
    guard pipe2(&pipe, Int32(O_CLOEXEC) | Int32(O_NONBLOCK)) == 0 else {
      socket.remove()
      throw Problem(code: "no-app-socket", message: "The system gives no more pipes.")
    }
    (path, wakeWriting) = (socket.path, pipe[1])
    self.limits = limits
    self.changed = changed
    let loop = AppLoop(
      socket: socket, wakeReading: pipe[0], limits: limits, handler: handler)
    Thread.detachNewThread { [weak self] in loop.run { self } }
  }

  deinit { stop() }

  /// Closes all connections and removes the socket.
  package func stop() {
    state.withLock { state in
      guard !state.isStopped else { return }
      state.isStopped = true
      // The thread sees the end of the pipe, closes everything and leaves.
      close(wakeWriting)
    }
    performances.end()
  }

  /// Wakes the thread, so that it looks at its connections again.
  func wake() {
    state.withLock { state in
      guard !state.isStopped else { return }
      var byte: UInt8 = 0
      // A full pipe wakes it as well.
      _ = write(wakeWriting, &byte, 1)
    }
  }

  // MARK: - Who may come

  /// The variables for a process of an extension or of its app.
  package func environment(extensionName: String, bundle: String) -> [String: String] {
    let secret = state.withLock { state -> String in
      let secret = state.secrets[extensionName] ?? Self.makeSecret()
      state.secrets[extensionName] = secret
      state.grants[secret] = Grant(extensionName: extensionName, bundle: bundle)
      return secret
    }
    return [
      AppIdentity.socketVariable: path, AppIdentity.bundleVariable: bundle,
      AppIdentity.secretVariable: secret,
    ]
  }

  private static func makeSecret() -> String {
    var generator = SystemRandomNumberGenerator()
    return (0..<4).map { _ in String(UInt64.random(in: .min ... .max, using: &generator), radix: 36) }
      .joined()
  }

  /// Who somebody is; a sentence for one who is not that.
  func identify(_ identity: AppIdentity, connection: Int) -> Result<AppPeer, Rejection> {
    let grant = state.withLock { $0.grants[identity.secret] }
    guard let grant else {
      return .failure(
        Rejection(
          "The secret is not one of this host. Start the app through Vitrine, which sets \(AppIdentity.secretVariable)."
        ))
    }
    guard grant.bundle == identity.bundle else {
      return .failure(
        Rejection(
          "The secret belongs to \(grant.bundle), not to \(identity.bundle.prefix(200)). Leave \(AppIdentity.bundleVariable) as the host set it."
        ))
    }
    return .success(
      AppPeer(
        connection: connection, extensionName: grant.extensionName, bundle: grant.bundle, role: identity.role,
        module: identity.role == .app ? identity.module : nil)
    )
  }

  struct Rejection: Error {
    var sentence: String
    init(_ sentence: String) { self.sentence = sentence }
  }

  // MARK: - Connections

  func add(_ connection: AppConnection) { state.withLock { $0.connections[connection.number] = connection } }
  func remove(_ number: Int) {
    let gone = state.withLock { $0.connections.removeValue(forKey: number) }
    performances.end(of: number)
    if let peer = gone?.peer { came(peer) }
  }
  /// An app has said who it is, or is gone.
  func came(_ peer: AppPeer) {
    if peer.role == .app { changed(peer.bundle) }
  }
  var isStopped: Bool { state.withLock { $0.isStopped } }

  /// Processes that have said who they are.
  package var peers: [AppPeer] {
    state.withLock { Array($0.connections.values) }.compactMap(\.peer).sorted {
      $0.connection < $1.connection
    }
  }

  private func connections(of bundle: String) -> [AppConnection] {
    state.withLock { Array($0.connections.values) }.filter { $0.peer?.bundle == bundle }
      .sorted { $0.number < $1.number }
  }

  /// Whether a process of an app listens.
  func isConnected(_ bundle: String) -> Bool { !connections(of: bundle).isEmpty }

  /// Tells all processes of an app, or its apps only.
  func send(_ event: AppReply.Body, to bundle: String, appsOnly: Bool = false) {
    for connection in connections(of: bundle) where !appsOnly || connection.peer?.role == .app {
      connection.send(AppReply(id: 0, body: event))
    }
  }

  /// A connection wants to hear of new tokens that start activities of a type. `false`: it listens to as many as one may.
  func listen(_ connection: Int, toStartsOf type: String) -> Bool {
    state.withLock { $0.connections[connection] }?.listen(toStartsOf: type) ?? true
  }

  /// Asks the app that was started last to perform an intent; `nil` when none runs.
  func perform(_ request: Data, bundle: String) async -> AppPerformances.Answer? {
    guard let app = connections(of: bundle).last(where: { $0.peer?.module != nil }) else { return nil }
    return await performances.ask(app, request, seconds: limits.performSeconds)
  }

  /// An app says what came of an intent.
  func performed(_ number: UInt64, _ reply: Data?, by connection: Int) {
    performances.performed(number, reply, by: connection)
  }

  /// Tells a new token to those who asked for it.
  func send(startToken: Data, _ type: String, to bundle: String) {
    for connection in connections(of: bundle) where connection.listens(toStartsOf: type) {
      connection.send(AppReply(id: 0, body: .pushToStartToken(attributesType: type, token: startToken)))
    }
  }
}
