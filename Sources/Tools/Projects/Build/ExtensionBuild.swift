import Foundation

/// Builds one extension, again and again as its files change.
package struct ExtensionBuild: Sendable {
  package var sdk: SDK
  package var compiler: Compiler
  package var cache: BuildCache
  /// After this the compiler is taken to hang.
  package var timeout: Duration

  package init(
    sdk: SDK, compiler: Compiler, cache: BuildCache, timeout: Duration = .seconds(300)
  ) {
    self.sdk = sdk
    self.compiler = compiler
    self.cache = cache
    self.timeout = timeout
  }

  /// Compiles what has changed and links a new executable; the one before it stays until it is long out of use.
  ///
  /// Cancelling the task stops the compiler.
  /// - Throws: `ProjectProblem` where there was nothing to compile with; code that does not compile is an outcome, no error.
  package func run(_ folder: ExtensionFolder) async throws -> BuildOutcome {
    let outcome = try await build(folder)
    guard !folder.lent.isEmpty else { return outcome }
    let isToBlame =
      outcome.succeeded
      ? folder.lent.endsTheWidget(without: LeftOutRecord.load(from: cache.folder))
      : folder.lent.explains(outcome.messages)
    return isToBlame ? try await build(folder.returningLent()) : outcome
  }

  private func build(_ folder: ExtensionFolder) async throws -> BuildOutcome {
    let start = ContinuousClock.now
    try cache.create()
    let lock = try await CacheLock.acquire(cache)
    defer { withExtendedLifetime(lock) {} }
    var folder = try GeneratedIntents.adding(to: folder.leavingOutUnusedModules(), in: cache)
    for index in folder.modules.indices { folder.modules[index].settings.platform = folder.settings.platform }
    let resources = try await TargetResources.compile(&folder, in: cache)
    try cache.prepare(for: folder.sources, sdk: sdk)

    let lastGood = LastGoodBuild.load(from: cache)
    let conditions = SourceConditions(for: folder, sdk: sdk, compiler: compiler)
    let fingerprint =
      LastGoodBuild.fingerprint(
        of: folder, sdk: sdk, conditions: conditions, compiler: compiler) + resources.fingerprint
    let output = cache.nextExecutable(named: folder.moduleName)
    let arguments = CompilerArguments.make(for: folder, sdk: sdk, conditions: conditions, cache: cache)
    var outcome = BuildOutcome(
      executable: lastGood?.executable, succeeded: true, compiled: false, seconds: 0,
      messages: lastGood?.messages ?? [],
      command: ShellWords.join([compiler.executable.path] + arguments))
    outcome.notes = folder.notes + AbsentPackage.notes(for: folder)

    if lastGood?.fingerprint != fingerprint {
      if lastGood?.sdkFingerprint != sdk.fingerprint { try makeClean(for: folder) }
      outcome.messages = []
      if try await build(folder.modules, into: &outcome) {
        try await compileLeavingOut(folder, arguments, conditions, into: &outcome) {
          try cache.createBundle(of: output, resources: resources.bundles, sdk: sdk)
          return output
        }
      }
      if outcome.succeeded {
        try keep(output, of: outcome, fingerprint: fingerprint)
        outcome.executable = output
      }
    }
    if outcome.succeeded { outcome.notes += leftOutNotes(of: folder) }
    outcome.messages = resources.messages + outcome.messages
    outcome.seconds = (ContinuousClock.now - start).inSeconds
    return outcome
  }

  /// Compiles the extension's own files; where what does not compile is not the widget's own, once more without it.
  ///
  /// - Parameter bundle: makes the bundle, which each failure removes.
  private func compileLeavingOut(
    _ folder: ExtensionFolder, _ arguments: [String], _ conditions: SourceConditions,
    into outcome: inout BuildOutcome, bundle: () throws -> URL
  ) async throws {
    try LeftOutRecord.save([], in: cache.folder)
    var leftOut: LeftOutSources?
    var first: BuildOutcome?
    for _ in 0..<LeftOutSources.rounds {
      let sources = try RewrittenSources.prepare(
        folder.sources, conditions: conditions, leftOut: leftOut?.pieces ?? [], in: cache)
      var own = outcome
      own.messages = []
      try await compile(arguments, of: folder, read: sources, output: bundle(), into: &own)
      let said = own.messages
      own.messages = outcome.messages + sources.messages(of: said, succeeded: own.succeeded)
      if own.succeeded {
        try LeftOutRecord.save(leftOut?.pieces ?? [], in: cache.folder)
        try EditedFiles.remember(folder.sources, leftOut: leftOut?.pieces ?? [], in: cache.folder)
        outcome = own
        return
      }
      if first == nil { first = own }
      var next =
        leftOut
        ?? LeftOutSources(
          allowed: LeftOutRule.allowed(in: folder, missing: sources.missing.map(\.file))
            .subtracting(EditedFiles.edited(folder.sources, in: cache.folder))
            .subtracting(
              GeneratedIntents.places(for: folder.intentDefinitions, in: cache.folder).map(\.output.path)))
      guard next.add(said, read: { sources.original($0, conditions: conditions) }) else { break }
      leftOut = next
    }
    outcome = first ?? outcome
    outcome.messages = OutsideDeclarations.explain(outcome.messages, for: folder)
  }

  /// What is not in the executable.
  private func leftOutNotes(of folder: ExtensionFolder) -> [ProjectNote] {
    let folders = folder.modules.map { cache.moduleFolder($0.name) } + [cache.folder]
    return LeftOutPiece.notes(for: folders.flatMap(LeftOutRecord.load), shown: folder.shown)
  }

  /// Builds the modules one after the other, up to the first that does not compile.
  ///
  /// - Returns: whether all were.
  private func build(
    _ modules: [ModuleFolder], into outcome: inout BuildOutcome
  ) async throws -> Bool {
    var before: [(name: String, fingerprint: String)] = []
    for module in modules {
      let done = try await ModuleBuild(
        module: module, sdk: sdk, compiler: compiler, cache: cache, timeout: timeout,
        before: before.map(\.name)
      ).run(below: before.map(\.fingerprint))
      outcome.messages += done.messages
      guard done.succeeded else {
        (outcome.succeeded, outcome.compiled, outcome.command) = (false, true, done.command)
        return false
      }
      before.append((module.name, done.fingerprint))
    }
    return true
  }

  private func compile(
    _ arguments: [String], of folder: ExtensionFolder, read rewritten: RewrittenSources, output: URL,
    into outcome: inout BuildOutcome
  ) async throws {
    let sources = folder.sources
    let objects =
      sources.map { OutputFileMap.object(of: $0, in: cache.objects) }
      + folder.modules.flatMap { ModuleBuild.objects(of: $0, in: cache) }
    let run = IncrementalRun(sources, read: rewritten, in: cache)
    var end: ChildProcess.End
    do {
      end = try await compiler.run(arguments, output: cache.compilerLog, timeout: timeout)
      // It does not link where no file had to be compiled, even if something else is newer than what was linked.
      if end == .exited(0), !cache.isLinkedNewer(than: objects) {
        cache.removeObjects()
        try cache.prepare(for: sources, sdk: sdk)
        end = try await compiler.run(arguments, output: cache.compilerLog, timeout: timeout)
      }
    } catch {
      cache.removeBundle(of: output)
      throw error
    }
    let said = String(decoding: (try? Data(contentsOf: cache.compilerLog)) ?? Data(), as: UTF8.self)
    outcome.compiled = true
    switch end {
    case .exited(0):
      try cache.takeLinked(as: output)
      outcome.messages += CompilerMessages.parse(said)
    case .exited(let status), .signalled(let status):
      outcome.succeeded = false
      outcome.messages += CompilerMessages.parseFailure(said, exitStatus: status)
    case .tookTooLong:
      cache.removeBundle(of: output)
      throw ProjectProblem.compilerTookTooLong(seconds: timeout.inSeconds)
    }
    if !outcome.succeeded { cache.removeBundle(of: output) }
    outcome.messages = try run.end(saying: outcome.messages)
  }

  private func keep(_ executable: URL, of outcome: BuildOutcome, fingerprint: String) throws {
    do {
      try LastGoodBuild(
        executable: executable, fingerprint: fingerprint, sdkFingerprint: sdk.fingerprint,
        messages: outcome.messages
      ).save(to: cache)
    } catch {
      throw ProjectProblem.cacheNotWritable(
        path: cache.lastGoodFile.path, reason: SystemReason.of(error))
    }
    cache.removeOldExecutables()
  }

  /// Objects that were compiled against another SDK are of no use.
  private func makeClean(for folder: ExtensionFolder) throws {
    cache.removeObjects()
    try cache.prepare(for: folder.sources, sdk: sdk)
  }
}

extension Duration {
  /// Seconds with their fraction.
  package var inSeconds: Double {
    Double(components.seconds) + Double(components.attoseconds) / 1e18
  }
}
