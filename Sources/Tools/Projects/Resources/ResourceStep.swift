import Foundation

/// Turns the resources of a target into what lies in its bundle, in the build cache, and into the source that Xcode generates for them.
///
/// What is wrong with one resource is told as a warning of the build; the rest is compiled all the same. Nothing is done where nothing
/// has changed since the last time.
package struct ResourceStep: Sendable {
  package struct Result: Sendable, Equatable {
    /// The folder whose content belongs beside the executable; `nil` where there are no resources.
    package var bundle: URL?
    /// Swift files that belong to the module's sources.
    package var sources: [URL] = []
    package var messages: [CompilerMessage] = []
    /// Changes with every change of a resource.
    package var fingerprint = ""
  }

  /// Files and folders, as `ExtensionFolder.resources` has them.
  package var resources: [URL]
  /// The bundle's Info.plist, complete; `nil` where there is none.
  package var information: Data?
  /// The project: links that lead out of it are refused.
  package var project: URL
  /// Where results are kept: a folder of its own for each module.
  package var folder: URL
  /// Swift source of the bundle at run time.
  package var bundleSource = "Foundation.Bundle.main"
  /// Modules whose classes a data model may name, its own first.
  package var modules: [String] = []

  /// Those of the resources whose assets get symbols in this module.
  private var symbolic: Set<URL>

  package init(
    resources: [URL], symbols: Set<URL>? = nil, information: Data? = nil, project: URL, folder: URL
  ) {
    self.resources = resources
    symbolic = symbols ?? Set(resources)
    self.information = information
    self.project = project
    self.folder = folder
  }

  /// A word that changes with what this file does.
  private static let version = "2"
  private var bundle: URL { folder.appendingPathComponent("bundle") }
  private var classes: URL { folder.appendingPathComponent("GeneratedManagedObjects.swift") }
  private var symbols: URL { folder.appendingPathComponent(AssetSymbolSource.fileName) }
  private var stampFile: URL { folder.appendingPathComponent("stamp.json") }

  /// - Throws: `ProjectProblem.cacheNotWritable`
  package func run() async throws -> Result {
    guard !resources.isEmpty || information != nil else { return Result() }
    let stamp = ResourceStamp.make(
      of: resources, information: information,
      version: Self.version + bundleSource + modules.joined(separator: " "))
    if let known = Self.load(stampFile), known.stamp == stamp { return result(known) }
    do {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      let made = try await compile()
      let saved = Saved(
        stamp: stamp, messages: made.problems.map(\.compilerMessage), hasSymbols: made.hasSymbols,
        hasClasses: made.hasClasses)
      try JSONEncoder().encode(saved).write(to: stampFile, options: .atomic)
      return result(saved)
    } catch let error as CancellationError {
      throw error
    } catch {
      throw ProjectProblem.cacheNotWritable(path: folder.path, reason: SystemReason.of(error))
    }
  }

  private struct Saved: Codable {
    var stamp: String
    var messages: [CompilerMessage]
    var hasSymbols: Bool
    var hasClasses: Bool
  }

  private static func load(_ file: URL) -> Saved? {
    (try? Data(contentsOf: file)).flatMap { try? JSONDecoder().decode(Saved.self, from: $0) }
  }

  private func result(_ saved: Saved) -> Result {
    Result(
      bundle: bundle, sources: (saved.hasSymbols ? [symbols] : []) + (saved.hasClasses ? [classes] : []),
      messages: saved.messages,
      fingerprint: saved.stamp)
  }

  // MARK: Compiling

  private func compile() async throws -> (
    problems: [ResourceProblem], hasSymbols: Bool, hasClasses: Bool
  ) {
    try? FileManager.default.removeItem(at: stampFile)
    var output = try BundleFolder(root: bundle)
    if let information { try information.write(to: bundle.appendingPathComponent("Info.plist")) }
    var catalogs = AssetCatalog()
    var models: [String] = []
    for resource in resources.prefix(ResourceFiles.most) {
      switch resource.pathExtension.lowercased() {
      case "xcassets":
        if let problem = ResourceCopy.obstacle(resource, below: project) {
          output.report(problem)
        } else {
          catalogs.read(resource)
        }
      case "xcdatamodeld", "xcdatamodel":
        let source = ModelCompiler(project: project, modules: modules).compile(resource, to: &output)
        if let source, symbolic.contains(resource) { models.append(source) }
      case "xcmappingmodel": break
      case "xcstrings": addStringCatalog(resource, to: &output)
      case "strings", "stringsdict": addStrings(resource, to: &output)
      default: output.copy(resource, as: Self.name(of: resource), below: project)
      }
    }
    if resources.count > ResourceFiles.most, let first = resources.dropFirst(ResourceFiles.most).first {
      output.report(ResourceProblem(first.path, .tooMany(most: ResourceFiles.most)))
    }
    var compiler = CatalogCompiler(bundle: bundle, accent: accentName)
    try await compiler.compile(catalogs.assets, drawings: folder.appendingPathComponent("drawings"))
    let ownCatalogs = symbolic.map { $0.path + "/" }
    let source = AssetSymbolSource.make(
      for: catalogs.assets.filter { asset in ownCatalogs.contains { asset.folder.path.hasPrefix($0) } },
      bundle: bundleSource)
    try writeIfChanged(source.source, to: symbols)
    try writeIfChanged(models.joined(separator: "\n"), to: classes)
    let problems = output.problems + catalogs.problems + compiler.problems + source.problems
    return (problems, !source.source.isEmpty, !models.isEmpty)
  }

  private func writeIfChanged(_ source: String, to file: URL) throws {
    if !source.isEmpty { try BuildCache.writeIfChanged(Data(source.utf8), to: file) }
  }

  /// The colour set that is the accent: the one that the Info.plist names, or else Xcode's default name.
  private var accentName: String {
    let list = information.flatMap { try? BoundedFile.propertyList($0, path: "Info.plist") }
    return list?["NSAccentColorName"] as? String ?? "AccentColor"
  }

  /// Files in a language's folder stay in it; all others lie at the top of the bundle, as Xcode copies them.
  static func name(of resource: URL) -> String {
    let parent = resource.deletingLastPathComponent()
    guard parent.pathExtension == "lproj" else { return resource.lastPathComponent }
    return parent.lastPathComponent + "/" + resource.lastPathComponent
  }

  private func addStrings(_ file: URL, to output: inout BundleFolder) {
    if let problem = ResourceCopy.obstacle(file, below: project) { return output.report(problem) }
    var problems: [ResourceProblem] = []
    let data = StringsFile.compile(file) { problems.append($0) }
    for problem in problems { output.report(problem) }
    if let data { output.write(data, as: Self.name(of: file), for: file) }
  }

  private func addStringCatalog(_ file: URL, to output: inout BundleFolder) {
    if let problem = ResourceCopy.obstacle(file, below: project) { return output.report(problem) }
    do {
      let catalog = try StringCatalog(file)
      for problem in catalog.problems { output.report(problem) }
      let table = file.deletingPathExtension().lastPathComponent
      for language in catalog.languages {
        for part in try catalog.files(language) {
          output.write(part.data, as: "\(language).lproj/\(table).\(part.ending)", for: file)
        }
      }
    } catch let problem as ResourceProblem {
      output.report(problem)
    } catch {
      output.report(ResourceProblem(file.path, .malformed("its texts cannot be written as a property list")))
    }
  }
}

/// One word for the state of all resources.
enum ResourceStamp {
  private static let mostFiles = 50_000

  static func make(of resources: [URL], information: Data?, version: String) -> String {
    var lines = [version, information.map(words) ?? "-"]
    for resource in resources {
      lines.append("\(resource.path) \(FileStamp(of: resource)?.description ?? "-")")
      guard let inner = FileManager.default.enumerator(atPath: resource.path) else { continue }
      for case let name as String in inner where lines.count < mostFiles {
        let file = resource.appendingPathComponent(name)
        lines.append("\(name) \(FileStamp(of: file)?.description ?? "-")")
      }
    }
    // A program that was missing when drawings were made may be there now.
    for tool in ["pdftocairo", "rsvg-convert"] {
      lines.append("\(FileManager.default.fileExists(atPath: "/usr/bin/\(tool)"))")
    }
    return StableHash.hex(lines.joined(separator: "\n"))
  }

  /// The content of a property list, whose bytes may be in another order each time they are written.
  private static func words(_ data: Data) -> String {
    func words(_ value: Any) -> String {
      switch value {
      case let map as [String: Any]:
        "{" + map.sorted { $0.key < $1.key }.map { "\($0.key)=\(words($0.value))" }.joined(separator: ";")
          + "}"
      case let list as [Any]: "[" + list.map(words).joined(separator: ",") + "]"
      default: "\(value)"
      }
    }
    return (try? PropertyListBytes.value(data)).map(words) ?? "-"
  }
}
