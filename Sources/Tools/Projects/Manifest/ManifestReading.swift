import Foundation

extension ProjectManifest {
  private static let mostBytes = 8 << 20

  /// The extension that a manifest describes. What it names and what is missing is a note, and the rest counts.
  ///
  /// - Parameters:
  ///   - file: the manifest.
  ///   - path: how the user wrote it.
  /// - Throws: `ProjectProblem`.
  package static func read(_ file: URL, as path: String) throws -> ProjectFolder {
    let manifest = try decode(file, shown: path)
    let folder = file.deletingLastPathComponent()
    let root = folder.appending(relative: manifest.root)
    let above = (path as NSString).deletingLastPathComponent
    let around = ProjectBoundary(root: folder, rootPath: above.isEmpty ? "." : above, given: nil)
    guard around.allows(root) else { throw ProjectProblem.outsideProject(path: around.shown(root)) }
    let boundary = ProjectBoundary(folder: around.folder, root: root, rootPath: around.shown(root))
    return try ManifestReader(manifest: manifest, file: file, shown: path, boundary: boundary).folder()
  }

  private static func decode(_ file: URL, shown: String) throws -> ProjectManifest {
    func problem(_ reason: String) -> ProjectProblem { .project(path: shown, line: 0, reason: reason) }
    guard let data = try? Data(contentsOf: file), data.count <= mostBytes else {
      throw problem("it is missing or larger than 8 MB")
    }
    do {
      let manifest = try JSONDecoder().decode(ProjectManifest.self, from: data)
      guard manifest.vitrine == version else {
        throw problem("its layout is \(manifest.vitrine), and this is version \(version)")
      }
      return manifest
    } catch let error as DecodingError {
      throw problem(sentence(error))
    }
  }

  private static func sentence(_ error: DecodingError) -> String {
    func path(_ context: DecodingError.Context, _ last: String? = nil) -> String {
      (context.codingPath.map { $0.intValue.map(String.init) ?? $0.stringValue } + [last].compactMap { $0 })
        .joined(separator: ".")
    }
    switch error {
    case .keyNotFound(let key, let context): return "the key `\(path(context, key.stringValue))` is missing"
    case .typeMismatch(_, let context), .valueNotFound(_, let context):
      return "`\(path(context))` has a value of another kind than it should"
    case .dataCorrupted(let context) where context.codingPath.isEmpty: return "it is no JSON"
    case .dataCorrupted(let context): return "`\(path(context))` cannot be used"
    @unknown default: return "it is no manifest"
    }
  }
}

/// Makes an extension of a manifest.
private struct ManifestReader {
  var manifest: ProjectManifest
  var file: URL
  var shown: String
  var boundary: ProjectBoundary
  private var notes: [ProjectNote] = []

  init(manifest: ProjectManifest, file: URL, shown: String, boundary: ProjectBoundary) {
    self.manifest = manifest
    self.file = file
    self.shown = shown
    self.boundary = boundary
  }

  func folder() throws -> ProjectFolder {
    var reader = self
    return try reader.read()
  }

  private mutating func read() throws -> ProjectFolder {
    let sources = sources(manifest.sources, of: manifest.name)
    guard !sources.isEmpty else { throw ProjectProblem.noSources(target: manifest.name, project: shown) }
    let main = try EntryPoint.find(in: sources, of: manifest.name, project: shown, boundary: boundary)
    var folder = ExtensionFolder(
      root: boundary.root, name: manifest.name, moduleName: ModuleName.make(from: manifest.module),
      sources: sources, intentDefinitions: files(manifest.intentDefinitions, of: manifest.name),
      resources: files(manifest.resources, of: manifest.name), settings: try settings(manifest.settings),
      main: main)
    folder.appGroups = manifest.appGroups
    folder.path = boundary.rootPath
    folder.projectFile = file
    folder.boundary = boundary
    folder.info = manifest.info ?? [:]
    folder.modules = try (manifest.modules ?? []).map { try module($0) }
    folder.absent = (manifest.absent ?? []).map(absent)
    folder.notes = notes
    let app = manifest.app
    return ProjectFolder(
      widgets: folder, app: nil,
      information: AppInformation(
        file: (app?.infoPlist).map { boundary.root.appending(relative: $0).path },
        bundleIdentifier: app?.bundleIdentifier, supportsLiveActivities: app?.supportsLiveActivities,
        supportsFrequentUpdates: app?.supportsFrequentUpdates ?? false))
  }

  private mutating func module(_ module: ProjectManifest.Module) throws -> ModuleFolder {
    var folder = ModuleFolder(
      name: ModuleName.identifier(module.name), origin: module.origin ?? "module \(module.name)",
      root: boundary.root.appending(relative: module.folder ?? "."),
      sources: sources(module.sources, of: module.name),
      settings: try settings(module.settings))
    folder.intentDefinitions = files(module.intentDefinitions, of: module.name)
    folder.resources = files(module.resources, of: module.name)
    folder.resourceBundle = module.bundle
    folder.dependencies = module.imports ?? []
    return folder
  }

  private func absent(_ absent: ProjectManifest.Absent) -> AbsentPackage {
    AbsentPackage(
      product: absent.product,
      reference: absent.url.map { .remote(url: $0) }
        ?? absent.path.map { .local(boundary.root.appending(relative: $0)) })
  }

  private func settings(_ settings: ProjectManifest.Settings) throws -> TargetSettings {
    let word = settings.platform ?? Platform.iOS.rawValue
    guard let platform = Platform(named: word) else {
      throw ProjectProblem.project(
        path: shown, line: 0, reason: "`\(word)` is no platform; known are \(Platform.names)")
    }
    let linkedSDK = settings.linkedSDK.flatMap(LinkedSDK.init)
    if let version = settings.linkedSDK, linkedSDK == nil {
      throw ProjectProblem.project(
        path: shown, line: 0, reason: "there is no SDK of iOS \(version); known are \(LinkedSDK.names)")
    }
    var target = TargetSettings(
      platform: platform, conditions: settings.conditions ?? ["DEBUG"],
      languageMode: TargetSettings.languageMode(settings.swift),
      isolatesToMainActor: settings.mainActor ?? false,
      upcomingFeatures: settings.upcomingFeatures ?? [], linkedSDK: linkedSDK)
    target.classPrefix = settings.classPrefix ?? ""
    return target
  }

  // MARK: Files

  private mutating func files(_ paths: [String]?, of name: String) -> [URL] {
    (paths ?? []).compactMap { place($0, of: name) }
  }

  private mutating func sources(_ paths: [String], of name: String) -> [URL] {
    var found: [URL] = []
    for path in paths {
      guard let place = place(path, of: name) else { continue }
      found += place.isRealFolder ? (try? SourceFiles.collect(in: place)) ?? [] : [place]
    }
    var seen: Set<URL> = []
    return found.filter { file in
      guard seen.insert(file).inserted else { return false }
      guard boundary.allows(file) else {
        notes.append(.outside(boundary.shown(file), of: name))
        return false
      }
      guard let note = SourceText.note(on: file, shown: boundary.shown(file), of: name) else { return true }
      notes.append(note)
      return false
    }
  }

  private mutating func place(_ path: String, of name: String) -> URL? {
    let place = boundary.root.appending(relative: path)
    guard boundary.allows(place) else {
      notes.append(.outside(boundary.shown(place), of: name))
      return nil
    }
    guard FileManager.default.fileExists(atPath: place.path) else {
      notes.append(.missing(boundary.shown(place), of: name))
      return nil
    }
    return place
  }
}
