import Foundation

/// Reads an Xcode project of any version: files that are listed one by one, synchronized folders, settings, packages.
package struct XcodeProject {
  private let objects: ProjectObjects
  private let file: URL
  private let root: URL
  private let boundary: ProjectBoundary
  private let tree: GroupTree
  private let folders: SynchronizedFolders

  /// - Parameter file: the folder `NAME.xcodeproj`.
  /// - Throws: `ProjectProblem` where it cannot be read at all. What is wrong with one target is a note of that target.
  package static func read(_ file: URL, within boundary: ProjectBoundary) throws -> ProjectDescription {
    try XcodeProject(file, within: boundary).description()
  }

  private init(_ file: URL, within boundary: ProjectBoundary) throws {
    let list = file.appendingPathComponent("project.pbxproj")
    let shown = boundary.shown(list)
    guard boundary.allows(list) else { throw ProjectProblem.outsideProject(path: shown) }
    let data: Data
    do {
      data = try Data(contentsOf: list)
    } catch {
      throw ProjectProblem.unreadable(path: shown, reason: SystemReason.of(error))
    }
    self.file = file
    self.boundary = boundary
    objects = try ProjectObjects(data, shown: shown)
    let below = objects.string(objects.rootKey, "projectDirPath") ?? ""
    let folder = file.deletingLastPathComponent()
    root = below.isEmpty ? folder : folder.appending(relative: below)
    tree = GroupTree(
      of: objects, mainGroup: objects.string(objects.rootKey, "mainGroup") ?? "", root: root)
    folders = SynchronizedFolders(of: objects, tree: tree, boundary: boundary)
  }

  private func description() -> ProjectDescription {
    var keys: Set<String> = []
    let targets = objects.list(objects.rootKey, "targets")
      .filter { objects.kind($0) == "PBXNativeTarget" && keys.insert($0).inserted }
    return ProjectDescription(file: file, root: root, targets: targets.map(target), packages: packages())
  }

  private func target(_ key: String) -> ProjectTarget {
    let name = objects.string(key, "name") ?? "?"
    let reader = XcodeSettings(objects: objects, tree: tree, boundary: boundary, root: root, file: file)
    let (settings, platform, notes) = reader.settings(of: key, named: name)
    let reference = objects.string(key, "productReference")
    var target = ProjectTarget(
      name: name, product: ProductKind(identifier: objects.string(key, "productType") ?? ""),
      productFile: reference.flatMap { objects.string($0, "path") } ?? name, settings: settings)
    target.notes = notes
    target.classPrefix = objects.map(objects.rootKey, "attributes")["CLASSPREFIX"]?.string ?? ""
    for phase in objects.list(key, "buildPhases") { add(phase, to: &target, platform: platform) }
    folders.add(to: &target, key: key, platform: platform)
    for dependency in objects.list(key, "dependencies") { add(dependency: dependency, to: &target, platform) }
    for product in objects.list(key, "packageProductDependencies") { add(product: product, to: &target) }
    leaveOutExcluded(from: &target)
    return target
  }

  // MARK: Build phases

  private func add(_ phase: String, to target: inout ProjectTarget, platform: Platform) {
    let kind = objects.kind(phase)
    let files = objects.list(phase, "files").filter { PlatformFilter.allows(filters(of: $0), platform) }
    switch kind {
    case "PBXSourcesBuildPhase", "PBXResourcesBuildPhase":
      for file in files {
        guard let reference = objects.string(file, "fileRef") else { continue }
        let definitions = target.intentDefinitions
        add(file: reference, to: &target)
        // Intent classes: "No generated classes". What is beside the definition, its translations, stays.
        let attributes = objects.map(file, "settings")["ATTRIBUTES"]?.list?.compactMap(\.string) ?? []
        if attributes.contains("no_codegen") { target.intentDefinitions = definitions }
      }
    case "PBXFrameworksBuildPhase":
      for file in files {
        if let product = objects.string(file, "productRef") {
          add(product: product, to: &target)
        } else if let reference = objects.string(file, "fileRef") {
          add(linked: reference, to: &target)
        }
      }
    case "PBXCopyFilesBuildPhase":
      let paths = files.compactMap { objects.string($0, "fileRef") }
        .compactMap { objects.string($0, "path").map { ($0 as NSString).lastPathComponent } }
      target.embedded += targetNames.filter { paths.contains($0.file) }.map(\.name)
    default: break
    }
  }

  private func filters(of key: String) -> [String] {
    objects.list(key, "platformFilters") + [objects.string(key, "platformFilter")].compactMap { $0 }
  }

  private func add(file reference: String, to target: inout ProjectTarget) {
    if objects.kind(reference) == "PBXVariantGroup" {
      for child in objects.list(reference, "children") where objects.kind(child) != "PBXVariantGroup" {
        add(file: child, to: &target)
      }
      return
    }
    guard let place = tree.place(of: reference) else { return }
    let shown = boundary.shown(place)
    guard boundary.allows(place) else { return target.notes.append(.outside(shown, of: target.name)) }
    guard FileManager.default.fileExists(atPath: place.path) else {
      return target.notes.append(.missing(shown, of: target.name))
    }
    target.add(place, shown: shown)
  }

  private func leaveOutExcluded(from target: inout ProjectTarget) {
    let excluded = target.settings.words("EXCLUDED_SOURCE_FILE_NAMES")
    guard !excluded.isEmpty else { return }
    let included = target.settings.words("INCLUDED_SOURCE_FILE_NAMES")
    func isKept(_ file: URL) -> Bool {
      func matches(_ pattern: String) -> Bool {
        NamePattern.matches(pattern, file.lastPathComponent) || NamePattern.matches(pattern, file.path)
      }
      return !excluded.contains(where: matches) || included.contains(where: matches)
    }
    target.sources = target.sources.filter(isKept)
    target.resources = target.resources.filter(isKept)
    target.intentDefinitions = target.intentDefinitions.filter(isKept)
  }

  // MARK: What a target needs of others

  private var targetNames: [(name: String, file: String, key: String)] {
    objects.list(objects.rootKey, "targets").compactMap { key in
      guard let name = objects.string(key, "name") else { return nil }
      let file = objects.string(key, "productReference").flatMap { objects.string($0, "path") } ?? name
      return (name, file, key)
    }
  }

  private func add(linked reference: String, to target: inout ProjectTarget) {
    guard ["BUILT_PRODUCTS_DIR", nil].contains(objects.string(reference, "sourceTree")),
      let path = objects.string(reference, "path")
    else { return }
    let file = (path as NSString).lastPathComponent
    if let own = targetNames.first(where: { objects.string($0.key, "productReference") == reference }) {
      target.need(.target(own.name))
    } else {
      target.need(.productFile(file))
    }
  }

  private func add(dependency: String, to target: inout ProjectTarget, _ platform: Platform) {
    guard PlatformFilter.allows(filters(of: dependency), platform) else { return }
    if let key = objects.string(dependency, "target"), let name = objects.string(key, "name") {
      target.need(.target(name))
    } else if let product = objects.string(dependency, "productRef") {
      add(product: product, to: &target)
    }
  }

  private func add(product: String, to target: inout ProjectTarget) {
    guard let name = objects.string(product, "productName"), !name.hasPrefix("plugin:") else { return }
    target.need(.package(product: name, from: objects.string(product, "package").flatMap(reference)))
  }

  // MARK: Packages

  private func reference(to package: String) -> PackageReference? {
    if let path = objects.string(package, "relativePath") { return .local(root.appending(relative: path)) }
    return objects.string(package, "repositoryURL").map { .remote(url: $0) }
  }

  /// Packages that the project names, and folders in its groups that are packages.
  private func packages() -> [PackageReference] {
    let named = objects.list(objects.rootKey, "packageReferences").compactMap(reference)
    let folders = objects.keys(ofKind: "PBXFileReference").filter { key in
      ["folder", "wrapper", "text", "file"].contains(objects.string(key, "lastKnownFileType") ?? "file")
    }.compactMap { tree.place(of: $0) }.filter { place in
      FileManager.default.fileExists(atPath: place.appendingPathComponent("Package.swift").path)
    }
    var seen: Set<PackageReference> = []
    return (named + folders.map { .local($0) }).filter { seen.insert($0).inserted }
  }
}

extension ProjectTarget {
  /// Notes a dependency, once. A package's product that is named with and without its package is one.
  mutating func need(_ dependency: ProjectDependency) {
    if case .package(let product, let reference) = dependency {
      let same = dependencies.firstIndex {
        if case .package(product, _) = $0 { true } else { false }
      }
      if let same {
        if reference != nil { dependencies[same] = dependency }
        return
      }
    }
    if !dependencies.contains(dependency) { dependencies.append(dependency) }
  }
}
