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
    let start = ContinuousClock.now
    let folder = try GeneratedIntents.adding(to: folder, in: cache)
    try cache.prepare(for: folder.sources, sdk: sdk)
    let lock = try await CacheLock.acquire(cache)
    defer { withExtendedLifetime(lock) {} }

    let lastGood = LastGoodBuild.load(from: cache)
    let conditions = SourceConditions(for: folder, sdk: sdk, compiler: compiler)
    let fingerprint = LastGoodBuild.fingerprint(
      of: folder, sdk: sdk, conditions: conditions, compiler: compiler)
    let output = cache.nextExecutable(named: folder.moduleName)
    let arguments = CompilerArguments.make(
      for: folder, sdk: sdk, conditions: conditions, cache: cache, output: output)
    var outcome = BuildOutcome(
      executable: lastGood?.executable, succeeded: true, compiled: false, seconds: 0,
      messages: lastGood?.messages ?? [],
      command: ShellWords.join([compiler.executable.path] + arguments))

    if lastGood?.fingerprint != fingerprint {
      if lastGood?.sdkFingerprint != sdk.fingerprint { try makeClean(for: folder) }
      let sources = try RewrittenSources.prepare(folder.sources, conditions: conditions, in: cache)
      try await compile(folder, arguments, output: output, into: &outcome)
      outcome.messages = messages(of: outcome, from: sources, files: folder.sources.count)
      if outcome.succeeded {
        try keep(output, of: outcome, fingerprint: fingerprint)
        outcome.executable = output
      }
    }
    outcome.seconds = (ContinuousClock.now - start).inSeconds
    return outcome
  }

  private func compile(
    _ folder: ExtensionFolder, _ arguments: [String], output: URL, into outcome: inout BuildOutcome
  ) async throws {
    let end = try await ChildProcess(
      executable: compiler.executable, arguments: arguments, output: cache.compilerLog,
      timeout: timeout
    ).run()
    let said = String(decoding: (try? Data(contentsOf: cache.compilerLog)) ?? Data(), as: UTF8.self)
    outcome.compiled = true
    switch end {
    case .exited(0):
      outcome.messages = CompilerMessages.parse(said)
    case .exited(let status), .signalled(let status):
      outcome.succeeded = false
      outcome.messages = CompilerMessages.parseFailure(said, exitStatus: status)
    case .tookTooLong:
      throw ProjectProblem.compilerTookTooLong(seconds: timeout.inSeconds)
    }
    if !outcome.succeeded { try? FileManager.default.removeItem(at: output) }
  }

  /// What the compiler said, about the user's own text, with a sentence for each module that nobody supplies before it.
  private func messages(
    of outcome: BuildOutcome, from sources: RewrittenSources, files: Int
  ) -> [CompilerMessage] {
    let said = outcome.messages.map {
      sources.rewritten.contains($0.file) ? SourceExcerpt.restored($0) : $0
    }
    let missing = MissingModules(sources, files: files)
    return missing.messages(beside: said, succeeded: outcome.succeeded) + said
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
