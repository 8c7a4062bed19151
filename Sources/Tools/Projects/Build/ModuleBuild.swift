import Foundation

/// Compiles a module that an extension imports: its module file, for those that import it, and an object for each source, which become
/// part of the extension.
struct ModuleBuild {
  var module: ModuleFolder
  var sdk: SDK
  var compiler: Compiler
  /// The cache of the extension.
  var cache: BuildCache
  var timeout: Duration
  /// The names of the modules that were built before it.
  var before: [String]

  /// What came of it.
  struct Outcome {
    var succeeded: Bool
    var messages: [CompilerMessage]
    var command: String
    /// Changes with all that it was made of.
    var fingerprint: String
  }

  var folder: URL { cache.moduleFolder(module.name) }
  private var objectsFolder: URL { folder.appendingPathComponent("objects") }
  private var outputFileMap: URL { folder.appendingPathComponent("output-file-map.json") }
  private var stampFile: URL { folder.appendingPathComponent("fingerprint") }
  private var log: URL { folder.appendingPathComponent("compiler.log") }

  /// Compiles what has changed since the last time.
  ///
  /// - Parameter below: the fingerprints of the modules that were built before this one.
  func run(below: [String]) async throws -> Outcome {
    let module = try GeneratedAccessor.adding(to: GeneratedIntents.adding(to: module, in: folder), in: folder)
    try prepare(module.sources)
    let conditions = SourceConditions(
      module.settings, own: Set(before + [module.name]), sdk: sdk, compiler: compiler)
    let arguments = arguments(module, conditions)
    let fingerprint = LastGoodBuild.fingerprint(
      of: module.sources, arguments: arguments, sdk: sdk, compiler: compiler, others: below)
    var outcome = Outcome(
      succeeded: true, messages: [],
      command: ShellWords.join([compiler.executable.path] + arguments), fingerprint: fingerprint)
    if let old = try? String(contentsOf: stampFile, encoding: .utf8), old == fingerprint { return outcome }
    try? FileManager.default.removeItem(at: stampFile)
    var leftOut = LeftOutSources(
      allowed: Set(self.module.sources.map(\.path))
        .subtracting(EditedFiles.edited(module.sources, in: folder)))
    var first: Outcome?
    let cache = BuildCache(folder: folder)
    for _ in 0..<LeftOutSources.rounds {
      let sources = try RewrittenSources.prepare(
        module.sources, conditions: conditions, leftOut: leftOut.pieces, in: cache)
      let run = IncrementalRun(module.sources, read: sources, in: cache)
      let end = try await compiler.run(arguments, output: log, timeout: timeout)
      let said = String(decoding: (try? Data(contentsOf: log)) ?? Data(), as: UTF8.self)
      switch end {
      case .exited(0):
        outcome.messages = sources.messages(
          of: try run.end(saying: CompilerMessages.parse(said)), succeeded: true)
        try LeftOutRecord.save(leftOut.pieces, in: folder)
        try EditedFiles.remember(module.sources, leftOut: leftOut.pieces, in: folder)
        try? Data(fingerprint.utf8).write(to: stampFile, options: .atomic)
        return outcome
      case .exited(let status), .signalled(let status):
        let messages = try run.end(saying: CompilerMessages.parseFailure(said, exitStatus: status))
        if first == nil {
          outcome.succeeded = false
          outcome.messages = sources.messages(of: messages, succeeded: false)
          first = outcome
          outcome.succeeded = true
          outcome.messages = []
        }
        guard leftOut.add(messages, read: { sources.original($0, conditions: conditions) }) else {
          try LeftOutRecord.save([], in: folder)
          return first ?? outcome
        }
      case .tookTooLong:
        throw ProjectProblem.compilerTookTooLong(seconds: timeout.inSeconds)
      }
    }
    return first ?? outcome
  }

  /// The objects to link, one a source.
  static func objects(of module: ModuleFolder, in cache: BuildCache) -> [URL] {
    let folder = cache.moduleFolder(module.name)
    let sources =
      module.sources + GeneratedIntents.places(for: module.intentDefinitions, in: folder).map(\.output)
      + (GeneratedAccessor.place(for: module, in: folder).map { [$0] } ?? [])
    return sources.map { OutputFileMap.object(of: $0, in: folder.appendingPathComponent("objects")) }
  }

  private func prepare(_ sources: [URL]) throws {
    do {
      try FileManager.default.createDirectory(at: objectsFolder, withIntermediateDirectories: true)
      try BuildCache.writeIfChanged(
        OutputFileMap.data(for: sources, objects: objectsFolder), to: outputFileMap)
    } catch {
      throw ProjectProblem.cacheNotWritable(path: folder.path, reason: SystemReason.of(error))
    }
  }

  private func arguments(_ module: ModuleFolder, _ conditions: SourceConditions) -> [String] {
    [
      "-parse-as-library", "-module-name", module.name, "-emit-module", "-emit-module-path",
      folder.appendingPathComponent(module.name + ".swiftmodule").path, "-c",
      "-incremental", "-enable-batch-mode", "-j2", "-output-file-map", outputFileMap.path,
      "-vfsoverlay", BuildCache(folder: folder).overlay(conditions).path,
    ] + CompilerArguments.common(module.settings) + CompilerArguments.seeing(sdk, cache: cache)
      + CoreDataUse.arguments(CoreDataUse.isIn(sources: module.sources, resources: module.resources))
      + CompilerArguments.seeing(before, cache: cache) + module.sources.map(\.path)
  }
}

/// `Bundle.module`, which SwiftPM generates for a target with resources.
enum GeneratedAccessor {
  /// The file that has the accessor; `nil` for a module without resources.
  static func place(for module: ModuleFolder, in folder: URL) -> URL? {
    module.resourceBundle.map { _ in folder.appendingPathComponent("generated/ResourceBundle.swift") }
  }

  /// `module` with one more file where it has resources.
  static func adding(to module: ModuleFolder, in folder: URL) throws -> ModuleFolder {
    guard let bundle = module.resourceBundle, let file = place(for: module, in: folder) else { return module }
    let literal = bundle.filter { $0 != "\"" && $0 != "\\" && !$0.isNewline }
    let source = """
      import Foundation

      extension Foundation.Bundle {
        /// The resources of this module; they lie beside the extension's own.
        nonisolated static let module: Foundation.Bundle = {
          let main = Foundation.Bundle.main
          let places = [main.resourceURL, main.bundleURL, main.executableURL?.deletingLastPathComponent()]
          for place in places {
            if let url = place?.appendingPathComponent("\(literal).bundle"), let bundle = Foundation.Bundle(url: url) {
              return bundle
            }
          }
          return main
        }()
      }

      """
    do {
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try BuildCache.writeIfChanged(Data(source.utf8), to: file)
    } catch {
      throw ProjectProblem.cacheNotWritable(path: file.path, reason: SystemReason.of(error))
    }
    var module = module
    module.sources.append(file)
    return module
  }
}
