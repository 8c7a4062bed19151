import Foundation

/// The resources of an extension and of the modules that are built into it.
struct TargetResources {
  /// Compiled folders, each with where it belongs beside the executable: an empty path for the extension's own.
  var bundles: [(folder: URL, path: String)] = []
  var messages: [CompilerMessage] = []
  var fingerprint = ""

  /// Compiles what has changed, and adds the generated symbols to the sources of the modules they belong to.
  ///
  /// A package's target has a bundle of its own, `Bundle.module`. A framework's resources lie among the extension's: `Bundle(for:)` is the
  /// main bundle here, since there is but one executable.
  static func compile(_ folder: inout ExtensionFolder, in cache: BuildCache) async throws -> TargetResources {
    var result = TargetResources()
    let project = folder.boundary?.folder ?? folder.root
    var own = folder.resources
    let modules = [folder.moduleName] + folder.modules.map(\.name)
    for index in folder.modules.indices where !folder.modules[index].resources.isEmpty {
      let module = folder.modules[index]
      var step = ResourceStep(
        resources: module.resources, information: BundleInformation.data([:], name: module.name),
        project: project,
        folder: cache.moduleFolder(module.name).appendingPathComponent("resources"))
      step.modules = [module.name] + modules
      if module.resourceBundle != nil { step.bundleSource = "Foundation.Bundle.module" }
      let compiled = try await step.run()
      folder.modules[index].sources += compiled.sources
      if let name = module.resourceBundle {
        result.add(compiled, at: name + ".bundle")
      } else {
        own += module.resources.filter { !own.contains($0) }
      }
    }
    var step = ResourceStep(
      resources: own, symbols: Set(folder.resources),
      information: BundleInformation.data(
        folder.info.merging(folder.settings.linkedSDK?.information ?? [:]) { $1 }, name: folder.name),
      project: project,
      folder: cache.resources)
    step.modules = modules
    let compiled = try await step.run()
    folder.sources += compiled.sources
    result.add(compiled, at: "")
    try addLocalization(to: &folder, in: cache)
    return result
  }

  /// Foundation's functions for tables, where any module has tables.
  private static func addLocalization(to folder: inout ExtensionFolder, in cache: BuildCache) throws {
    let all = folder.resources + folder.modules.flatMap(\.resources)
    guard all.contains(where: GeneratedLocalization.isTable) else { return }
    folder.sources.append(try GeneratedLocalization.write(in: cache.resources))
    for index in folder.modules.indices {
      let place = cache.moduleFolder(folder.modules[index].name).appendingPathComponent("resources")
      folder.modules[index].sources.append(try GeneratedLocalization.write(in: place))
    }
  }

  private mutating func add(_ compiled: ResourceStep.Result, at path: String) {
    if let bundle = compiled.bundle { bundles.append((bundle, path)) }
    messages += compiled.messages
    fingerprint += compiled.fingerprint
  }
}
