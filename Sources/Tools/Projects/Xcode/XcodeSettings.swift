import Foundation

/// The build settings of a project's targets, in the order in which Xcode lets one win over the other: what Xcode assumes, the project's
/// xcconfig file, the project, the target's xcconfig file, the target.
struct XcodeSettings {
  var objects: ProjectObjects
  var tree: GroupTree
  var boundary: ProjectBoundary
  var root: URL
  var file: URL

  /// The settings of the Debug configuration, which is what Xcode runs; where there is none, of the default or the first one.
  func settings(of key: String, named name: String) -> (BuildSettings, Platform, [ProjectNote]) {
    let project = configuration(of: objects.rootKey)
    let own = configuration(of: key)
    let configurationName = own.flatMap { objects.string($0, "name") } ?? "Debug"
    var notes: [ProjectNote] = []
    var layers = [
      BuildSettings.assumed(target: name, project: file, root: root, configuration: configurationName)
    ]
    for configuration in [project, own].compactMap({ $0 }) {
      if let config = baseFile(of: configuration) {
        let read = XCConfigFile.read(config, within: boundary)
        layers.append(read.assignments)
        notes += read.notes
      }
      layers.append(assignments(of: configuration))
    }
    let settings = BuildSettings(layers: layers, configuration: configurationName)
    return (settings, settings.platform, notes)
  }

  private func configuration(of key: String) -> String? {
    guard let list = objects.string(key, "buildConfigurationList") else { return nil }
    let all = objects.list(list, "buildConfigurations")
    func first(_ isMeant: (String) -> Bool) -> String? {
      all.first { objects.string($0, "name").map(isMeant) ?? false }
    }
    let usual = objects.string(list, "defaultConfigurationName")
    return first { $0 == "Debug" } ?? first { $0.lowercased().hasPrefix("debug") }
      ?? first { $0.lowercased().contains("debug") } ?? first { $0 == usual } ?? all.first
  }

  private func baseFile(of configuration: String) -> URL? {
    if let reference = objects.string(configuration, "baseConfigurationReference") {
      return tree.place(of: reference)
    }
    // Xcode 16: a file in a synchronized folder.
    guard let anchor = objects.string(configuration, "baseConfigurationReferenceAnchor"),
      let path = objects.string(configuration, "baseConfigurationReferenceRelativePath")
    else { return nil }
    return tree.place(of: anchor)?.appending(relative: path)
  }

  private func assignments(of configuration: String) -> [SettingAssignment] {
    objects.map(configuration, "buildSettings").sorted { $0.key < $1.key }.compactMap { key, value in
      if let text = value.string { return SettingAssignment(key: key, value: text) }
      return value.list.map { SettingAssignment(key: key, value: SettingWords.join($0.compactMap(\.string))) }
    }
  }
}

extension BuildSettings {
  /// Settings with conditions need the platform, and the platform is a setting: it is asked without them first.
  init(layers: [[SettingAssignment]], configuration: String) {
    self.init(
      layers: layers, surroundings: SettingSurroundings(platform: .iOS, configuration: configuration))
    surroundings = SettingSurroundings(platform: platform, configuration: configuration)
  }

  /// What the target is built for: its SDK; of one that is built for several, the first of iOS, watchOS, visionOS and macOS.
  package var platform: Platform {
    let root = string("SDKROOT") ?? ""
    if let one = Platform.allCases.first(where: { $0.sdkNames.contains { root.hasPrefix($0) } }) {
      return one
    }
    let supported = words("SUPPORTED_PLATFORMS")
    let order: [Platform] = [.iOS, .watchOS, .visionOS, .macOS]
    return order.first { $0.sdkNames.contains { supported.contains($0) } } ?? .iOS
  }

  /// What Xcode assumes for every target.
  static func assumed(target: String, project: URL, root: URL, configuration: String) -> [SettingAssignment] {
    let name = project.deletingPathExtension().lastPathComponent
    return [
      ("TARGET_NAME", target), ("TARGETNAME", target), ("PROJECT_NAME", name), ("PROJECT", name),
      ("PROJECT_DIR", root.path), ("SRCROOT", root.path), ("SOURCE_ROOT", root.path),
      ("PROJECT_FILE_PATH", project.path), ("CONFIGURATION", configuration),
      ("PRODUCT_NAME", "$(TARGET_NAME)"), ("PRODUCT_MODULE_NAME", "$(PRODUCT_NAME:c99extidentifier)"),
      ("EXECUTABLE_NAME", "$(PRODUCT_NAME)"), ("DEVELOPMENT_LANGUAGE", "en"), ("SWIFT_VERSION", "5.0"),
      ("PRODUCT_BUNDLE_PACKAGE_TYPE", "BNDL"),
    ].map { SettingAssignment(name: $0.0, value: $0.1) }
  }
}
