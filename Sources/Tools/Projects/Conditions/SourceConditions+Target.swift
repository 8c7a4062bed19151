extension SourceConditions {
  /// The conditions under which a target is compiled with an SDK.
  package init(for folder: ExtensionFolder, sdk: SDK, compiler: Compiler) {
    let toolchain = compiler.modules()
    self.init(
      platform: folder.settings.platform,
      modules: PlatformModules(
        platform: folder.settings.platform, supplied: sdk.suppliedModules(),
        own: [folder.moduleName], toolchain: toolchain),
      conditions: Set(folder.settings.conditions), languageMode: folder.settings.languageMode)
  }
}
