import Activities
import Archive
import Foundation
import Processes

extension WidgetHost {
  /// The variables with which the app of an extension finds this host: for whoever starts it. Throws `Problem`.
  package func appEnvironment(extensionName name: String) throws -> [String: String] {
    guard extensions[name] != nil else { throw Problem.unknownExtension(name) }
    if isStopped { throw Problem(ProcessFailure.stopped) }
    do {
      return try appServer().environment(extensionName: name, bundle: bundleIdentifier(of: name))
    } catch {
      throw Problem(
        code: "no-app-socket", message: "Apps cannot reach the host: \(error)",
        cure: "Check that the temporary folder can be written to, and that its path is short.")
    }
  }

  /// Apps and extensions that are connected.
  package func connectedApps() -> [AppPeer] { apps?.peers ?? [] }

  /// The server starts with the first process that is to know of it.
  private func appServer() throws -> AppServer {
    if let apps { return apps }
    let server = try AppServer(parent: ExtensionLaunch.defaultSocketParent, limits: configuration.appLimits) {
      [weak self] peer, request in
      await self?.answer(request, of: peer) ?? .failure("The host is stopping. Try again in a moment.")
    } changed: { [weak self] bundle in
      Task { await self?.appChanged(bundle) }
    }
    apps = server
    return server
  }

  // MARK: - Requests

  private func answer(_ request: AppRequest, of peer: AppPeer) async -> AppReply.Body {
    guard !isStopped else { return .failure("The host is stopping. Try again in a moment.") }
    do {
      return try await reply(to: request, of: peer)
    } catch let refusal as ActivityRefusal {
      return .refused(refusal)
    } catch let failure as ExtensionFailure where failure.code == .unknownActivity {
      return .refused(ActivityRefusal(.unsupportedTarget, Problem(failure).sentence))
    } catch {
      return .failure(Problem(error).sentence)
    }
  }

  private func reply(to request: AppRequest, of peer: AppPeer) async throws -> AppReply.Body {
    let drawsFirst = peer.role == .app
    switch request.body {
    case .hello: return .failure("hello was said twice on one connection. Say it once.")
    case .start(let start):
      let name = extensionName(for: start.attributesType, of: peer)
      return .activity(appActivity(try await begin(start, name, .app, drawsFirst: drawsFirst)))
    case .update(let id, let content, let alert):
      try own(id, peer)
      try await update(id, content, alert, timestamp: request.wholeSeconds, drawsFirst: drawsFirst)
      return .done
    case .end(let id, let content, let dismissal):
      try own(id, peer)
      try await end(id, content, dismissal, timestamp: request.wholeSeconds, drawsFirst: drawsFirst)
      return .done
    case .activities:
      return .activities(
        desk.records.filter { bundleIdentifier(of: $0.extensionName) == peer.bundle }.map(appActivity))
    case .reloadWidgets(let kind):
      for name in extensionNames(of: peer.bundle) {
        // It ran when it asked, although it may be gone by now, or the news that it runs still be on its way.
        if peer.role == .app { setAppActive(true, extensionName: name) }
        reloadTimelines(of: name, kind: kind)
      }
      appChanged(peer.bundle)
      return .done
    case .relevanceChanged(let kind):
      for name in extensionNames(of: peer.bundle) { askRelevance(of: name, kind: kind) }
      return .done
    case .reloadControls(let kind):
      for name in extensionNames(of: peer.bundle) { reloadControls(of: name, kind: kind) }
      return .done
    case .performed(let number, let reply):
      apps?.performed(number, reply, by: peer.connection)
      return .done
    case .authorization: return .authorization(desk.board.authorization(of: peer.extensionName))
    case .pushToStart(let type):
      guard type.utf8.count <= configuration.appLimits.typeBytes,
        apps?.listen(peer.connection, toStartsOf: type) != false
      else {
        return .failure(
          "A process may follow the push-to-start tokens of \(configuration.appLimits.startTypes) types, with names of at most \(configuration.appLimits.typeBytes) bytes. Follow those that an ActivityConfiguration is for."
        )
      }
      return .token(startToken(extensionName(for: type, of: peer), type))
    }
  }

  /// As `WidgetCenter` in the app does: wishes for timelines of one kind, or of all.
  package func reloadTimelines(of name: String, kind: String? = nil) {
    for id in widgetIDs(of: name, kind: kind) { report(.requested(.widgetCenter), id: id) }
  }

  /// The extensions of an app.
  func extensionNames(of bundle: String) -> [String] {
    extensions.keys.filter { bundleIdentifier(of: $0) == bundle }.sorted()
  }

  /// An app came or went: while it runs it is in the foreground, for there is no background here.
  private func appChanged(_ bundle: String) {
    let isRunning = apps?.peers.contains { $0.bundle == bundle && $0.role == .app } == true
    for name in extensionNames(of: bundle) { setAppActive(isRunning, extensionName: name) }
  }

  /// Of an app's extensions the one that draws a type; the process's own where none does, which then says so.
  private func extensionName(for type: String, of peer: AppPeer) -> String {
    let candidates = extensions.values.filter { record in
      bundleIdentifier(of: record.name) == peer.bundle
        && record.bundle?.activities.contains { $0.attributesType == type } == true
    }
    let names = candidates.map(\.name)
    return names.contains(peer.extensionName) ? peer.extensionName : names.min() ?? peer.extensionName
  }

  private func own(_ id: String, _ peer: AppPeer) throws {
    guard let record = desk.board.records[id], bundleIdentifier(of: record.extensionName) == peer.bundle
    else {
      throw Problem.unknownActivity(id)
    }
  }

  private func appActivity(_ record: ActivityRecord) -> AppActivity {
    AppActivity(
      id: record.id, attributesType: record.attributesType, attributes: record.attributes,
      content: record.content, phase: record.phase, token: updateToken(of: record))
  }

  // MARK: - Events

  func tellApp(of record: ActivityRecord) {
    guard let apps else { return }
    let bundle = bundleIdentifier(of: record.extensionName)
    guard apps.isConnected(bundle) else { return }
    apps.send(.changed(appActivity(record)), to: bundle)
  }

  func tellApp(opens url: String, of name: String) {
    apps?.send(.open(url: url), to: bundleIdentifier(of: name), appsOnly: true)
  }

  func tellApp(startToken: Data, _ type: String, of name: String) {
    apps?.send(startToken: startToken, type, to: bundleIdentifier(of: name))
  }

  func tellAuthorization(_ authorization: ActivityAuthorization, of name: String) {
    apps?.send(.authorizationChanged(authorization), to: bundleIdentifier(of: name))
  }
}

extension AppRequest {
  /// Its timestamp as those of pushes are, with which it is compared; none for a date that no calendar knows.
  fileprivate var wholeSeconds: Int? {
    timestamp.flatMap { Int(exactly: $0.timeIntervalSince1970.rounded(.down)) }
  }
}

extension Problem {
  /// Message and cure.
  var sentence: String { [message, cure].compactMap(\.self).joined(separator: " ") }
}
