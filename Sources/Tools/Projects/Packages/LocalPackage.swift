import Foundation

/// A Swift package on this machine: its manifest and where its files are.
struct LocalPackage {
  var folder: URL
  var manifest: PackageManifest

  /// The package in `folder`. A manifest that cannot be understood gives the usual layout: a target for each folder in `Sources`.
  ///
  /// - Returns: `nil` where there is no package.
  static func read(_ folder: URL, boundary: ProjectBoundary, notes: inout [ProjectNote]) -> LocalPackage? {
    let file = folder.appendingPathComponent("Package.swift")
    let shown = boundary.shown(file)
    guard boundary.allows(file) else {
      notes.append(
        ProjectNote(
          code: "outside", message: "The package at `\(shown)` lies outside of the project and is left out."))
      return nil
    }
    guard let text = try? String(contentsOf: file, encoding: .utf8) else {
      notes.append(
        ProjectNote(
          code: "missing-package",
          message: "There is no package that can be read at `\(shown)`; it is left out."))
      return nil
    }
    if let manifest = PackageManifest.read(text), !manifest.targets.isEmpty {
      return LocalPackage(folder: folder, manifest: manifest)
    }
    let targets = usualTargets(in: folder)
    guard !targets.isEmpty else {
      notes.append(
        ProjectNote(
          code: "package",
          message: "`\(shown)` names no target, and there is no folder in `Sources`; it is left out."))
      return nil
    }
    return LocalPackage(
      folder: folder,
      manifest: PackageManifest(
        name: folder.lastPathComponent, toolsVersion: "5.0",
        products: targets.map { .init(name: $0.name, targets: [$0.name]) }, targets: targets))
  }

  private static func usualTargets(in folder: URL) -> [PackageManifest.Target] {
    let sources = folder.appendingPathComponent("Sources")
    let names = (try? FileManager.default.contentsOfDirectory(atPath: sources.path)) ?? []
    return names.sorted().filter { !$0.hasPrefix(".") && sources.appendingPathComponent($0).isRealFolder }
      .map { PackageManifest.Target(name: $0, kind: "target", path: nil) }
  }

  /// The name of the package: of its folder where the manifest tells none.
  var name: String { manifest.name.isEmpty ? folder.lastPathComponent : manifest.name }

  /// The targets that a product is made of; of a package without such a product, the target of that name.
  func targets(of product: String) -> [String]? {
    if let found = manifest.products.first(where: { $0.name == product }) {
      return found.targets.isEmpty ? [found.name] : found.targets
    }
    return manifest.targets.contains { $0.name == product } ? [product] : nil
  }

  func target(_ name: String) -> PackageManifest.Target? { manifest.targets.first { $0.name == name } }

  /// Where a target's files are.
  func root(of target: PackageManifest.Target) -> URL? {
    if let path = target.path { return folder.appending(relative: path) }
    for sources in ["Sources", "Source", "src", "srcs"] {
      let place = folder.appendingPathComponent(sources).appendingPathComponent(target.name)
      if FileManager.default.fileExists(atPath: place.path) { return place }
    }
    // Since 5.9 the only target of a package may have `Sources` to itself.
    let sources = folder.appendingPathComponent("Sources")
    let others = manifest.targets.filter { !["testTarget", "plugin"].contains($0.kind) }
    return others.count == 1 && FileManager.default.fileExists(atPath: sources.path) ? sources : nil
  }

  /// A target as a module.
  func module(_ target: PackageManifest.Target, boundary: ProjectBoundary, notes: inout [ProjectNote])
    -> ModuleFolder?
  {
    let origin = "package \(name)"
    guard ["target", "executableTarget"].contains(target.kind) else {
      let what =
        switch target.kind {
        case "macro": "a macro, which runs in the compiler"
        case "binaryTarget": "a binary for Apple's systems"
        case "systemLibrary": "a library of the system"
        default: "no library of Swift source"
        }
      notes.append(
        ProjectNote(code: "package", message: "`\(target.name)` of \(origin) is \(what); it is left out."))
      return nil
    }
    guard let root = root(of: target) else {
      notes.append(
        ProjectNote(
          code: "missing-package",
          message:
            "The files of `\(target.name)` of \(origin) are not where packages have them; it is left out."))
      return nil
    }
    let mode =
      target.languageMode ?? manifest.languageModes.max()
      ?? TargetSettings.languageMode(manifest.toolsVersion)
    let settings = TargetSettings(
      conditions: ["DEBUG", "SWIFT_PACKAGE"] + target.conditions,
      languageMode: TargetSettings.languageMode(mode),
      isolatesToMainActor: target.isolatesToMainActor,
      upcomingFeatures: UpcomingFeatures.leaving(out: mode, target.upcomingFeatures))
    var module = ModuleFolder(
      name: ModuleName.identifier(target.name), origin: origin, root: root, sources: [], settings: settings)
    PackageFiles(target: target, root: root, boundary: boundary).add(to: &module, notes: &notes)
    if !module.resources.isEmpty { module.resourceBundle = name + "_" + target.name }
    return module
  }
}
