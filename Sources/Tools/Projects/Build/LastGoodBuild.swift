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
    let stamps = folder.sources.map { "\($0.path) \(FileStamp(of: $0)?.description ?? "-")" }
    let settings = CompilerArguments.make(
      for: folder, sdk: sdk, conditions: conditions, cache: BuildCache(folder: URL(fileURLWithPath: "/")),
      output: URL(fileURLWithPath: "/"))
    return StableHash.hex(
      (stamps + settings + [sdk.fingerprint, compiler.executable.path]).joined(separator: "\n"))
  }
}
