import Foundation

/// What was found of a widget extension, as a file that people keep and edit: `vitrine import` writes it, every command reads it.
///
/// All paths are relative to `root`, which is relative to the manifest. A folder among the sources stands for the Swift files below it.
package struct ProjectManifest: Sendable, Equatable, Codable {
  /// The layout of the file.
  package static let version = 1

  package var vitrine = Self.version
  package var root = "."
  package var name: String
  package var module: String
  package var sources: [String]
  package var intentDefinitions: [String]?
  package var resources: [String]?
  package var settings: Settings
  package var info: [String: PropertyValue]?
  /// Without the key every App Group has a container.
  package var appGroups: [String]?
  package var app: App?
  package var modules: [Module]?
  package var absent: [Absent]?

  package struct Settings: Sendable, Equatable, Codable {
    package var platform: String?
    package var swift: String?
    package var conditions: [String]?
    package var mainActor: Bool?
    package var upcomingFeatures: [String]?
    /// The version of iOS whose SDK the widget counts as built with.
    package var linkedSDK: Int?
    /// Begins the names of classes that intent definitions make.
    package var classPrefix: String?
  }

  /// What the app that carries the extension says of itself.
  package struct App: Sendable, Equatable, Codable {
    package var bundleIdentifier: String?
    package var infoPlist: String?
    package var supportsLiveActivities: Bool?
    package var supportsFrequentUpdates: Bool?
  }

  /// A module that is compiled before the extension.
  package struct Module: Sendable, Equatable, Codable {
    package var name: String
    package var origin: String?
    package var folder: String?
    package var sources: [String]
    package var intentDefinitions: [String]?
    package var resources: [String]?
    /// The bundle that `Bundle.module` is.
    package var bundle: String?
    package var imports: [String]?
    package var settings: Settings
  }

  /// What is linked and not on this machine.
  package struct Absent: Sendable, Equatable, Codable {
    package var product: String
    package var url: String?
    package var path: String?
  }
}

extension ProjectManifest {
  /// The manifest of what was found.
  ///
  /// - Parameter file: where it will be; `nil` for one that is meant to lie in the project's folder.
  package init(_ project: ProjectFolder, for file: URL? = nil) {
    let folder = project.widgets
    func path(_ url: URL) -> String { url.path(from: folder.root) }
    self.init(
      name: folder.name, module: folder.moduleName, sources: folder.sources.map(path),
      intentDefinitions: folder.intentDefinitions.map(path).orNone,
      resources: folder.resources.map(path).orNone,
      settings: Settings(folder.settings), info: folder.info.isEmpty ? nil : folder.info,
      appGroups: folder.appGroups,
      modules: folder.modules.map { module in
        Module(
          name: module.name, origin: module.origin, folder: path(module.root),
          sources: module.sources.map(path),
          intentDefinitions: module.intentDefinitions.map(path).orNone,
          resources: module.resources.map(path).orNone, bundle: module.resourceBundle,
          imports: module.dependencies.orNone, settings: Settings(module.settings))
      }.orNone,
      absent: folder.absent.map { package in
        switch package.reference {
        case .remote(let url): Absent(product: package.product, url: url)
        case .local(let folder): Absent(product: package.product, path: path(folder))
        case nil: Absent(product: package.product)
        }
      }.orNone)
    if let file { root = folder.root.path(from: file.deletingLastPathComponent()) }
    let information = project.information
    if information.supportsLiveActivities != nil || information.bundleIdentifier != nil {
      app = App(
        bundleIdentifier: information.bundleIdentifier,
        infoPlist: information.file.map { path(URL(fileURLWithPath: $0)) },
        supportsLiveActivities: information.supportsLiveActivities,
        supportsFrequentUpdates: information.supportsFrequentUpdates)
    }
  }

  /// As it is written, keys in a stable order.
  package func text() throws -> Data {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    return try encoder.encode(self) + Data("\n".utf8)
  }
}

extension ProjectManifest.Settings {
  init(_ settings: TargetSettings) {
    self.init(
      platform: settings.platform.rawValue, swift: settings.languageMode, conditions: settings.conditions,
      mainActor: settings.isolatesToMainActor, upcomingFeatures: settings.upcomingFeatures.orNone,
      linkedSDK: settings.linkedSDK?.version,
      classPrefix: settings.classPrefix.isEmpty ? nil : settings.classPrefix)
  }
}

extension Array {
  /// `nil` where there is nothing in it.
  fileprivate var orNone: [Element]? { isEmpty ? nil : self }
}

extension URL {
  /// The way to it from a folder, with `..` where it is elsewhere.
  func path(from folder: URL) -> String {
    let (from, to) = (folder.standardizedFileURL.pathComponents, standardizedFileURL.pathComponents)
    let common = zip(from, to).prefix { $0 == $1 }.count
    let parts = Array(repeating: "..", count: from.count - common) + to.dropFirst(common)
    return parts.isEmpty ? "." : parts.joined(separator: "/")
  }
}
