import Archive
import Foundation
import Processes
import Store

extension WidgetHost {
  /// Makes an extension known, asks which widgets it has, and places those that are new. Throws `Problem` when it cannot say; it is
  /// installed all the same, with what it said earlier.
  @discardableResult
  package func install(_ installed: InstalledExtension) async throws -> BundleDescription {
    try await use(installed)
  }

  /// Uses a newly built program: ends the process, asks for the widgets again, places new ones and reloads all of this extension. Each
  /// picture stays until its new one is there. Throws `Problem` when the new program cannot say which widgets it has; the
  /// widgets are reloaded all the same, so each shows what is wrong.
  @discardableResult
  package func replaceExecutable(name: String, executable: URL) async throws -> BundleDescription {
    guard let record = extensions[name] else { throw Problem.unknownExtension(name) }
    var installed = InstalledExtension(record)
    installed.executable = executable
    return try await use(installed)
  }

  /// Takes an extension away: its process ends, its Live Activities are dismissed, its tokens expire. Its widgets stay, with their last
  /// pictures, until they are removed. Throws `Problem`.
  package func uninstall(_ name: String) async throws {
    guard extensions[name] != nil else { throw Problem.unknownExtension(name) }
    do {
      try store.removeExtension(name)
      try report(.removed(extensionName: name))
    } catch let refusal as ActivityRefusal {
      throw Problem(refusal)
    } catch {
      throw Problem.storeFailed(error)
    }
    extensions[name] = nil
    galleryCache.forget(name)
    refreshTokens()
    await sessions.removeValue(forKey: name)?.end()
    hub.send(.layoutChanged)
  }

  /// The names of the installed extensions.
  package func installedExtensions() -> [InstalledExtension] {
    extensions.values.sorted { $0.name < $1.name }
      .map { InstalledExtension($0) }
  }

  /// Asks an extension which widgets it has. Throws `Problem`.
  package func describe(_ name: String) async throws -> BundleDescription {
    do {
      switch try await session(name).request(.describe) {
      case .bundle(let bundle): return bundle
      case .failure(let failure): throw failure
      default: throw Problem.wrongAnswer(to: "a question for its widgets")
      }
    } catch {
      throw Problem(error)
    }
  }

  /// Asks a provider for entries and pictures, apart from any placed widget. Throws `Problem`.
  package func request(_ name: String, _ request: EntriesRequest) async throws -> ArchivedTimeline {
    try await entries(name, request, .inTurn)
  }

  func entries(
    _ name: String, _ request: EntriesRequest, _ urgency: ExtensionSession.Urgency
  ) async throws -> ArchivedTimeline {
    do {
      switch try await session(name).request(.entries(request), urgency) {
      case .timeline(let timeline):
        guard !timeline.entries.isEmpty else { throw Problem.noEntries(kind: request.kind) }
        return timeline
      case .failure(let failure): throw failure
      default: throw Problem.wrongAnswer(to: "a request for entries")
      }
    } catch {
      throw Problem(error)
    }
  }

  /// Says that the compiler has begun.
  package func reportBuildStarted(extensionName: String) {
    hub.send(.buildStarted(extensionName: extensionName))
  }

  /// Says what the compiler said.
  package func report(build: BuildReport, extensionName: String) {
    lastBuilds[extensionName] = build
    hub.send(.buildFinished(extensionName: extensionName, build))
  }

  /// The last report of the compiler about an extension.
  package func lastBuild(extensionName: String) -> BuildReport? { lastBuilds[extensionName] }

  /// Ends the process of an extension, as a system does that needs its memory; whatever is asked next starts it again.
  package func endProcess(of name: String) async { await sessions[name]?.stop() }

  /// Bytes of private dirty memory of an extension's process; `nil` while none runs.
  package func privateDirtyBytes(_ name: String) async -> Int? {
    await sessions[name]?.privateDirtyBytes()
  }

  private func use(_ installed: InstalledExtension) async throws -> BundleDescription {
    let name = installed.name
    let before = extensions[name]?.bundle
    var record = ExtensionRecord(
      name: name, executable: installed.executable.path, bundle: before,
      bundleIdentifier: installed.bundleIdentifier, supportsActivities: installed.supportsLiveActivities,
      supportsFrequentUpdates: installed.supportsFrequentUpdates)
    try keep(record)
    setTarget(name)
    tokensBelong(to: installed.bundleIdentifier, of: name)
    galleryCache.forget(name)
    if let session = sessions[name] { await session.replace(executable: installed.executable) }
    // Reloads are asked for even if the description fails: then each widget tells why. New widgets are loaded by being placed.
    let existing = widgetIDs(of: name)
    defer {
      for id in existing { report(.requested(.build), id: id) }
      controlsWereBuilt(by: name)
      activitiesWereBuilt(by: name)
    }
    let bundle = try await describe(name)
    record.bundle = bundle
    try keep(record)
    // What was asked of the old program meanwhile.
    galleryCache.forget(name)
    for finding in bundle.findings(on: device) {
      log(name, "\(finding.severity.rawValue): \(finding.message)")
    }
    placeNew(in: bundle, before: before, extensionName: name)
    forgetPushHandlers(of: name)
    refreshTokens()
    return bundle
  }

  private func keep(_ record: ExtensionRecord) throws {
    extensions[record.name] = record
    do {
      try store.save(record)
    } catch {
      throw Problem.storeFailed(error)
    }
  }

  /// The session of an extension; its process starts with the first request.
  func session(_ name: String) throws -> ExtensionSession {
    if isStopped { throw ProcessFailure.stopped }
    if let session = sessions[name] { return session }
    guard let record = extensions[name] else { throw Problem.unknownExtension(name) }
    let installed = InstalledExtension(record)
    var environment = configuration.environment(installed)
    environment["TZ"] = settings.timeZone
    if let chosenSettings { environment.merge(chosenSettings.environment) { _, chosen in chosen } }
    do {
      environment.merge(try appEnvironment(extensionName: name)) { own, _ in own }
    } catch {
      log(name, "warning: \(Problem(error).sentence)")
    }
    let extensionClock = configuration.extensionClock
    if let extensionClock { environment.merge(extensionClock.environment) { $1 } }
    let session = ExtensionSession(
      executable: installed.executable, environment: environment, sandbox: configuration.sandbox,
      clock: configuration.processClock, limits: configuration.limits,
      tellTime: { [clock] in extensionClock?.follow(clock) }
    ) { [weak self] notice in
      await self?.receive(notice, from: name)
    }
    sessions[name] = session
    return session
  }

  private func receive(_ notice: SessionNotice, from name: String) {
    switch notice {
    case .line(let line): log(name, line.text)
    case .started: relievePressure(sparing: name)
    case .event(.reload(let kind, let number)): reloadAsked(name, kind: kind, number: number)
    case .event(.question(let number, let question)): answer(question, number: number, of: name)
    case .event(.recommendationsChanged):
      galleryCache.forget(name)
      hub.send(.layoutChanged)
    case .event(.relevanceChanged(let kind)): askRelevance(of: name, kind: kind)
    case .event(.reloadControls(let kind)): reloadControls(of: name, kind: kind)
    case .event(.notice(let diagnostic, _)):
      log(name, "\(diagnostic.severity.rawValue): \(diagnostic.message)")
    case .event(.slow(_, let seconds)):
      log(name, "warning: no answer after \(seconds.formatted()) seconds, the limit `provider-slow`.")
    case .event(.answeredTwice):
      log(
        name, "warning: a request was answered twice; the first answer counts. Was a completion called again?"
      )
    case .event(.answerToUnknown(let id)):
      log(name, "warning: an answer to request \(id), which nobody made, was ignored.")
    case .event(.ended(.stopped)): return
    case .event(.ended(let failure)):
      log(name, "error: \(failure)")
      if case .crashed(_, _, let stack) = failure { for line in stack?.lines ?? [] { log(name, line) } }
    }
  }

  /// The widgets of an extension, of one kind or of all.
  func widgetIDs(of name: String, kind: String? = nil) -> [String] {
    widgets.values
      .filter { $0.placed.extensionName == name && (kind == nil || $0.placed.kind == kind) }
      .map(\.placed.id).sorted()
  }
}

extension InstalledExtension {
  init(_ record: ExtensionRecord) {
    self.init(
      name: record.name, executable: URL(fileURLWithPath: record.executable),
      bundleIdentifier: record.bundleIdentifier, supportsLiveActivities: record.supportsActivities,
      supportsFrequentUpdates: record.supportsFrequentUpdates)
  }
}
