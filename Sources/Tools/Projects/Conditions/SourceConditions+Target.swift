extension SourceConditions {
  /// The conditions under which a target is compiled with an SDK.
  package init(for folder: ExtensionFolder, sdk: SDK, compiler: Compiler) {
    self.init(
      folder.settings, own: Set(folder.modules.map(\.name) + [folder.moduleName]), sdk: sdk,
      compiler: compiler)
  }

  /// The conditions under which something with these settings is compiled that may import `own` modules of its project.
  init(_ settings: TargetSettings, own: Set<String>, sdk: SDK, compiler: Compiler) {
    self.init(
      platform: settings.platform,
      modules: PlatformModules(
        platform: settings.platform, supplied: sdk.suppliedModules(), own: own, toolchain: compiler.modules()),
      conditions: Set(settings.conditions), languageMode: settings.languageMode)
  }
}
