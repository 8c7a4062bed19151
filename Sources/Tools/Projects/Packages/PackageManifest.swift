import Foundation

/// What a `Package.swift` says of its targets, as far as it is written out.
package struct PackageManifest: Sendable, Equatable {
  package struct Product: Sendable, Equatable {
    package var name: String
    package var targets: [String]
  }

  package enum Dependency: Sendable, Equatable {
    /// A target of the package, or a product of another.
    case named(String)
    case product(String, package: String?)
  }

  package struct Target: Sendable, Equatable {
    package var name: String
    /// The word it is declared with: `target`, `executableTarget`, `testTarget`, `macro`, `binaryTarget`, `systemLibrary`, `plugin`.
    package var kind: String
    package var path: String?
    package var dependencies: [Dependency] = []
    package var exclude: [String] = []
    package var sources: [String]?
    package var resources: [String] = []
    package var conditions: [String] = []
    package var upcomingFeatures: [String] = []
    package var languageMode: String?
    package var isolatesToMainActor = false
  }

  package var name: String
  package var toolsVersion: String
  package var products: [Product] = []
  package var targets: [Target] = []
  /// Other packages that it uses: paths relative to it, or addresses.
  package var dependencies: [String] = []
  package var languageModes: [String] = []
}
