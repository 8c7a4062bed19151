import Foundation

/// A target as a project file describes it.
package struct ProjectTarget: Sendable, Equatable {
  package var name: String
  package var product: ProductKind
  /// The product's file name, such as `Shared.framework`.
  package var productFile: String
  package var sources: [URL] = []
  package var intentDefinitions: [URL] = []
  /// The project's prefix of classes.
  package var classPrefix = ""
  /// Files and folders (catalogs, folder references) that go into its bundle.
  package var resources: [URL] = []
  package var settings: BuildSettings
  package var dependencies: [ProjectDependency] = []
  /// The names of targets whose products it carries inside.
  package var embedded: [String] = []
  /// Keys of its Info.plist and entitlements that the project file itself has.
  package var info: [String: PropertyValue] = [:]
  package var entitlements: [String: PropertyValue] = [:]
  /// What is wrong with it.
  package var notes: [ProjectNote] = []

  package init(name: String, product: ProductKind, productFile: String, settings: BuildSettings) {
    self.name = name
    self.product = product
    self.productFile = productFile
    self.settings = settings
  }
}

/// What a target makes.
package enum ProductKind: String, Sendable, Equatable, CaseIterable {
  case application, appExtension, framework, library, bundle, tests, other

  /// From Xcode's identifier: `com.apple.product-type.app-extension`.
  package init(identifier: String) {
    let words = identifier.split(separator: ".").dropFirst(3).joined(separator: ".")
    self =
      switch words {
      case "application", "application.watchapp", "application.watchapp2",
        "application.on-demand-install-capable":
        .application
      case "app-extension", "extensionkit-extension", "watchkit-extension", "watchkit2-extension":
        .appExtension
      case "framework", "framework.static": .framework
      case "library.static", "library.dynamic": .library
      case "bundle": .bundle
      case let words where words.hasPrefix("bundle."): .tests
      default: .other
      }
    if identifier.hasPrefix("com.apple.product-type") == false { self = .other }
  }
}

/// What a target needs of others.
package enum ProjectDependency: Sendable, Equatable, Hashable {
  /// A target of the same project or, in a workspace, of another.
  case target(String)
  /// A product, by the name of its file, that a target of another project makes.
  case productFile(String)
  /// A product of a Swift package.
  case package(product: String, from: PackageReference?)
}

/// Where a Swift package comes from.
package enum PackageReference: Sendable, Equatable, Hashable {
  case local(URL)
  case remote(url: String)

  /// As packages are called: the last part of their place, without `.git`.
  package var name: String {
    switch self {
    case .local(let folder): return folder.lastPathComponent
    case .remote(let url):
      let last = url.split(separator: "/").last.map(String.init) ?? url
      return last.hasSuffix(".git") ? String(last.dropLast(4)) : last
    }
  }
}

/// A project file, read: an Xcode project or XcodeGen's description of one.
package struct ProjectDescription: Sendable, Equatable {
  /// The project file.
  package var file: URL
  /// The folder that its paths are relative to.
  package var root: URL
  package var targets: [ProjectTarget]
  /// Packages that it names, and those that lie in it.
  package var packages: [PackageReference] = []

  package var name: String { file.deletingPathExtension().lastPathComponent }

  package func target(_ name: String) -> ProjectTarget? { targets.first { $0.name == name } }
}
