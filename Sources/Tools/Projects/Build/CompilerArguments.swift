import Foundation

/// The one `swiftc` call that turns an extension's files into an executable.
///
/// Without settings of its own a target is compiled as in a new Xcode project's Debug configuration: Swift 5 mode, `DEBUG` set, no
/// optimisation.
package enum CompilerArguments {
  package static func make(
    for folder: ExtensionFolder, sdk: SDK, conditions: SourceConditions, cache: BuildCache, output: URL
  ) -> [String] {
    let arguments =
      (folder.startsInMainFile ? [] : ["-parse-as-library"]) + [
        "-module-name", folder.moduleName,
        "-swift-version", folder.settings.languageMode, "-Onone", "-g",
        "-diagnostic-style", "llvm", "-no-color-diagnostics",
        "-incremental", "-enable-batch-mode", "-j2", "-output-file-map", cache.outputFileMap.path,
        "-vfsoverlay", cache.overlay(conditions).path,
        // Named as a file it is asked for before Foundation, and the calls that the SDK answers itself find it first.
        sdk.library.path,
        "-Xlinker", "-rpath", "-Xlinker", sdk.folder.path,
      ]
    return arguments + flags(of: folder.settings) + seeing(sdk, cache: cache) + folder.sources.map(\.path) + [
      "-o", output.path,
    ]
  }

  private static func flags(of settings: TargetSettings) -> [String] {
    settings.conditions.flatMap { ["-D", $0] }
      + (settings.isolatesToMainActor ? ["-default-isolation", "MainActor"] : [])
      + settings.upcomingFeatures.flatMap { ["-enable-upcoming-feature", $0] }
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
