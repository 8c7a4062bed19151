import Foundation

/// A module that an extension imports and that is compiled before it: a framework of its project, or a target of a Swift package.
package struct ModuleFolder: Sendable, Equatable {
  /// As it is imported.
  package var name: String
  /// What it is, in words: `target Shared`, `package Common`.
  package var origin: String
  /// The folder that its paths are shown relative to.
  package var root: URL
  package var sources: [URL]
  package var intentDefinitions: [URL] = []
  package var resources: [URL] = []
  /// The name of the bundle that `Bundle.module` is, without `.bundle`; `nil` where there is none to have.
  package var resourceBundle: String?
  package var settings: TargetSettings
  /// The modules of the project that it may import.
  package var dependencies: [String] = []

  package init(name: String, origin: String, root: URL, sources: [URL], settings: TargetSettings) {
    self.name = name
    self.origin = origin
    self.root = root
    self.sources = sources
    self.settings = settings
  }
}

/// A module or package that a target links and that is not on this machine.
package struct AbsentPackage: Sendable, Equatable {
  /// The name it is imported by, as far as the project tells.
  package var product: String
  package var reference: PackageReference?

  package init(product: String, reference: PackageReference?) {
    self.product = product
    self.reference = reference
  }
}
