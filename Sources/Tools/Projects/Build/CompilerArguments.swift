import Foundation

/// The one `swiftc` call that turns an extension's files into an executable.
///
/// Without settings of its own a target is compiled as in a new Xcode project's Debug configuration: Swift 5 mode, `DEBUG` set, no
/// optimisation.
package enum CompilerArguments {
  package static func make(
    for folder: ExtensionFolder, sdk: SDK, conditions: SourceConditions, cache: BuildCache
  ) -> [String] {
    let arguments =
      (folder.startsInMainFile ? [] : ["-parse-as-library"]) + [
        "-module-name", folder.moduleName,
        "-incremental", "-enable-batch-mode", "-j2", "-output-file-map", cache.outputFileMap.path,
        "-vfsoverlay", cache.overlay(conditions).path,
        // Named as a file it is asked for before Foundation, and the calls that the SDK answers itself find it first.
        sdk.library.path,
        "-Xlinker", "-rpath", "-Xlinker", sdk.folder.path,
      ]
    let usesCoreData = CoreDataUse.isIn(
      sources: folder.sources, resources: folder.resources + folder.modules.flatMap(\.resources))
    return arguments + common(folder.settings) + seeing(sdk, cache: cache)
      + CoreDataUse.arguments(usesCoreData)
      + seeing(folder.modules.map(\.name), cache: cache)
      + folder.sources.map(\.path) + objects(of: folder.modules, cache: cache) + [
        // The module has a place that stays: Swift 6.3's driver fails to link after an edit where it is a temporary file.
        "-emit-executable", "-emit-module-path",
        cache.objects.appendingPathComponent(folder.moduleName + ".swiftmodule").path,
        "-o", cache.linked.path,
      ]
  }

  /// What a target's settings say, and what is the same for all.
  static func common(_ settings: TargetSettings) -> [String] {
    [
      "-swift-version", settings.languageMode, "-Onone", "-g", "-diagnostic-style", "llvm",
      "-no-color-diagnostics",
    ] + settings.conditions.flatMap { ["-D", $0] }
      + (settings.isolatesToMainActor ? ["-default-isolation", "MainActor"] : [])
      + settings.upcomingFeatures.flatMap { ["-enable-upcoming-feature", $0] }
  }

  /// What it takes to see modules of the project.
  static func seeing(_ modules: [String], cache: BuildCache) -> [String] {
    modules.flatMap { ["-I", cache.moduleFolder($0).path] }
  }

  /// The objects of modules become part of the program.
  private static func objects(of modules: [ModuleFolder], cache: BuildCache) -> [String] {
    modules.flatMap { ModuleBuild.objects(of: $0, in: cache).map(\.path) }
  }

  /// What it takes to see the SDK's modules and macros as an extension's source does.
  package static func seeing(_ sdk: SDK, cache: BuildCache) -> [String] {
    var arguments = [
      "-I", sdk.modules.path, "-load-plugin-executable", "\(sdk.macros.path)#\(SDK.macrosName)",
    ]
    for module in SDK.implicitImports {
      arguments += ["-Xfrontend", "-import-module", "-Xfrontend", module]
    }
    for alias in SDK.aliases { arguments += ["-module-alias", "\(alias.imported)=\(alias.module)"] }
    for name in SDK.hiddenCModules {
      arguments += ["-Xcc", "-fmodule-map-file=" + cache.hiddenModuleMap(name).path]
    }
    return arguments
  }
}
