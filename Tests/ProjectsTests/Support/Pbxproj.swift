/// Writes small Xcode projects for tests.
enum Pbxproj {
  /// A project of one widget extension.
  static func widgets(
    name: String = "Widgets", sources: [String], settings: String = "", version: Int = 56, more: String = "",
    phases: String = "", target: String = ""
  ) -> String {
    let files = sources.enumerated().map { index, path in
      """
          F\(index) = {isa = PBXFileReference; path = "\(path)"; sourceTree = "<group>"; };
          B\(index) = {isa = PBXBuildFile; fileRef = F\(index); };
      """
    }
    return """
      // !$*UTF8*$!
      {
        objectVersion = \(version);
        objects = {
      \(files.joined(separator: "\n"))
          G = {isa = PBXGroup; children = (\(sources.indices.map { "F\($0)" }.joined(separator: ", "))); sourceTree = "<group>"; };
          S = {isa = PBXSourcesBuildPhase; files = (\(sources.indices.map { "B\($0)" }.joined(separator: ", "))); };
          T = {isa = PBXNativeTarget; name = "\(name)"; buildPhases = (S, \(phases)); buildConfigurationList = L;
            productType = "com.apple.product-type.app-extension"; \(target) };
          C = {isa = XCBuildConfiguration; name = Debug; buildSettings = {SDKROOT = iphoneos; \(settings)}; };
          L = {isa = XCConfigurationList; buildConfigurations = (C, ); };
          \(more)
          X = {isa = PBXProject; mainGroup = G; targets = (T, ); buildConfigurationList = L0; };
          L0 = {isa = XCConfigurationList; buildConfigurations = (); };
        };
        rootObject = X;
      }
      """
  }
}
