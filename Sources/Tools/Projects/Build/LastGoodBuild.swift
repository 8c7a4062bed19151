import Foundation

/// The newest executable that was built, and what it was built from.
package struct LastGoodBuild: Sendable, Equatable, Codable {
  package var executable: URL
  /// Stamps of all sources, the SDK and the compiler's arguments.
  package var fingerprint: String
  package var sdkFingerprint: String
  /// Warnings of that build, shown again when nothing had to be compiled.
  package var messages: [CompilerMessage]

  package static func load(from cache: BuildCache) -> LastGoodBuild? {
    guard let data = try? Data(contentsOf: cache.lastGoodFile),
      let build = try? JSONDecoder().decode(LastGoodBuild.self, from: data),
      FileManager.default.isExecutableFile(atPath: build.executable.path)
    else { return nil }
    return build
  }

  package func save(to cache: BuildCache) throws {
    try JSONEncoder().encode(self).write(to: cache.lastGoodFile, options: .atomic)
  }

  package static func fingerprint(
    of folder: ExtensionFolder, sdk: SDK, conditions: SourceConditions, compiler: Compiler
  ) -> String {
    let arguments = CompilerArguments.make(
      for: folder, sdk: sdk, conditions: conditions, cache: BuildCache(folder: URL(fileURLWithPath: "/")))
    let modules = folder.modules.map { module in
      fingerprint(
        of: module.sources + module.intentDefinitions + module.resources,
        arguments: CompilerArguments.common(module.settings), sdk: sdk, compiler: compiler)
    }
    return fingerprint(
      of: folder.sources, arguments: arguments, sdk: sdk, compiler: compiler, others: modules)
  }

  /// A word for what something is made of.
  static func fingerprint(
    of sources: [URL], arguments: [String], sdk: SDK, compiler: Compiler, others: [String] = []
  ) -> String {
    let stamps = sources.map { "\($0.path) \(FileStamp(of: $0)?.description ?? "-")" }
    return StableHash.hex(
      (stamps + arguments + others + [sdk.fingerprint, compiler.executable.path]).joined(separator: "\n"))
  }
}
