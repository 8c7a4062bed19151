import Foundation

/// The folder outside the user's own in which an extension is built and its executables are kept.
///
///     ~/.cache/vitrine/<name>-<hash of path>/
///       linked            what the compiler made last, before it has its place in `bin`
///       said.json         what the compiler said of each file
///       objects/          products of single files, for incremental builds
///       modules/          empty module maps of the SDK's hidden C modules
///       dependencies/     a folder for each module of the project that the extension imports
///       conditions-<hash>/  what the compiler reads in place of files with `#if os(…)`
///       bin/<Name>-<n>/   a bundle a successful build: the executable of that name and its resources, so that a running one is
///                         never written over
///       resources/        compiled resources, from which bundles are linked
///       last-good.json    which of them is the newest, and from what it was made
package struct BuildCache: Sendable, Equatable {
  package var folder: URL

  package var objects: URL { folder.appendingPathComponent("objects") }
  package var executables: URL { folder.appendingPathComponent("bin") }
  /// What the compiler links. It has one name for all builds: with other arguments than before every file is compiled again.
  package var linked: URL { folder.appendingPathComponent("linked") }
  /// What the compiler said of each file.
  package var saidFile: URL { folder.appendingPathComponent("said.json") }
  package var outputFileMap: URL { folder.appendingPathComponent("output-file-map.json") }
  package var lastGoodFile: URL { folder.appendingPathComponent("last-good.json") }
  package var compilerLog: URL { folder.appendingPathComponent("compiler.log") }
  package var lockFile: URL { folder.appendingPathComponent("lock") }

  /// How many executables stay: a process that runs an older one may have to be started again.
  package static let keptExecutables = 8

  package init(folder: URL) { self.folder = folder }

  package init(
    for extensionFolder: ExtensionFolder,
    environment: [String: String] = ProcessInfo.processInfo.environment
  ) {
    let name = extensionFolder.moduleName + "-" + StableHash.hex(extensionFolder.root.path)
    self.init(folder: Self.base(environment: environment).appendingPathComponent(name))
  }

  /// `$XDG_CACHE_HOME/vitrine`, or `~/.cache/vitrine`.
  package static func base(
    environment: [String: String] = ProcessInfo.processInfo.environment
  ) -> URL {
    if let folder = environment["XDG_CACHE_HOME"], folder.hasPrefix("/") {
      return URL(fileURLWithPath: folder).appendingPathComponent("vitrine")
    }
    return FileManager.default.homeDirectoryForCurrentUser.appendingPathComponent(".cache/vitrine")
  }

  static let conditionsPrefix = "conditions-"

  func conditionsFolder(_ conditions: SourceConditions) -> URL {
    folder.appendingPathComponent(Self.conditionsPrefix + conditions.fingerprint)
  }

  /// The table that tells the compiler which files it reads elsewhere.
  func overlay(_ conditions: SourceConditions) -> URL {
    conditionsFolder(conditions).appendingPathComponent("overlay.yaml")
  }

  package func hiddenModuleMap(_ name: String) -> URL {
    folder.appendingPathComponent("modules/\(name).modulemap")
  }

  package var resources: URL { folder.appendingPathComponent("resources") }

  /// Creates the folder, in which the lock lies.
  package func create() throws {
    do {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    } catch {
      throw ProjectProblem.cacheNotWritable(path: folder.path, reason: SystemReason.of(error))
    }
  }

  /// Creates the folder and all that a build with `sources` needs in it.
  package func prepare(for sources: [URL], sdk: SDK) throws {
    do {
      let files = FileManager.default
      for folder in [objects, executables, folder.appendingPathComponent("modules")] {
        try files.createDirectory(at: folder, withIntermediateDirectories: true)
      }
      for name in SDK.hiddenCModules {
        try Self.writeIfChanged(Data("module \(name) {}\n".utf8), to: hiddenModuleMap(name))
      }
      try Self.writeIfChanged(
        OutputFileMap.data(for: sources, objects: objects), to: outputFileMap)
    } catch {
      throw ProjectProblem.cacheNotWritable(path: folder.path, reason: SystemReason.of(error))
    }
  }

  /// Forgets the products of single files; the next build compiles all of them.
  package func removeObjects() {
    try? FileManager.default.removeItem(at: objects)
  }

  /// A name for the next executable that no earlier one has.
  package func nextExecutable(named name: String) -> URL {
    let numbers = executableNames().compactMap { number(of: $0) }
    let own = "\(name)-\((numbers.max() ?? 0) + 1)"
    return executables.appendingPathComponent("\(own)/\(own)")
  }

  /// Whether what was linked is there and has these objects in it.
  package func isLinkedNewer(than objects: [URL]) -> Bool {
    guard let linked = FileStamp(of: linked)?.nanoseconds else { return false }
    return objects.allSatisfy { (FileStamp(of: $0)?.nanoseconds ?? 0) <= linked }
  }

  /// Copies what was linked into its bundle: the next build writes to the same file, while this one may run.
  package func takeLinked(as executable: URL) throws {
    do {
      try FileManager.default.copyItem(at: linked, to: executable)
    } catch {
      throw ProjectProblem.cacheNotWritable(path: executable.path, reason: SystemReason.of(error))
    }
  }

  /// Creates the bundle around an executable that is about to be linked, with the resources in it.
  package func createBundle(
    of executable: URL, resources: [(folder: URL, path: String)], sdk: SDK
  ) throws {
    let bundle = executable.deletingLastPathComponent()
    do {
      try FileManager.default.createDirectory(at: bundle, withIntermediateDirectories: true)
      for part in resources {
        let place = part.path.isEmpty ? bundle : bundle.appendingPathComponent(part.path)
        try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
        try LinkedFolder.link(contentsOf: part.folder, into: place)
      }
      try linkFonts(of: sdk, in: bundle)
    } catch {
      throw ProjectProblem.cacheNotWritable(path: bundle.path, reason: SystemReason.of(error))
    }
  }

  /// Removes the bundle of an executable that was not linked.
  package func removeBundle(of executable: URL) {
    try? FileManager.default.removeItem(at: executable.deletingLastPathComponent())
  }

  /// Removes all but the newest executables.
  package func removeOldExecutables() {
    let names = executableNames().sorted { (number(of: $0) ?? 0) > (number(of: $1) ?? 0) }
    for name in names.dropFirst(Self.keptExecutables) {
      try? FileManager.default.removeItem(at: executables.appendingPathComponent(name))
    }
  }

  private func executableNames() -> [String] {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: executables.path)) ?? []
    return names.filter { number(of: $0) != nil }
  }

  private func number(of name: String) -> Int? {
    name.split(separator: "-").last.flatMap { Int($0) }
  }

  /// A library looks for its resources beside the executable first; so the SDK may move.
  private func linkFonts(of sdk: SDK, in bundle: URL) throws {
    let link = bundle.appendingPathComponent(SDK.fontsName)
    let target = sdk.fonts.path
    if (try? FileManager.default.destinationOfSymbolicLink(atPath: link.path)) == target { return }
    try? FileManager.default.removeItem(at: link)
    try FileManager.default.createSymbolicLink(atPath: link.path, withDestinationPath: target)
  }

  /// Where a module that the extension imports is built.
  package func moduleFolder(_ name: String) -> URL {
    dependencies.appendingPathComponent(name)
  }

  package var dependencies: URL { folder.appendingPathComponent("dependencies") }

  static func writeIfChanged(_ data: Data, to file: URL) throws {
    if (try? Data(contentsOf: file)) == data { return }
    try data.write(to: file, options: .atomic)
  }
}
