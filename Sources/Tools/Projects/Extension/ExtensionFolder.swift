import Foundation

/// Swift files that make one program, the widget extension or its app, in the folder that `vitrine dev PATH` is given.
package struct ExtensionFolder: Sendable, Equatable {
  /// The folder, or the file where a single one was given.
  package var root: URL
  /// The name people see: that of the folder.
  package var name: String
  /// The name as a Swift identifier.
  package var moduleName: String
  package var sources: [URL]
  /// `.intentdefinition` files, whose classes are generated.
  package var intentDefinitions: [URL] = []
  /// Files that go into its bundle, compiled (catalogs, strings) or as they are (fonts, JSON), and folders that are copied whole.
  package var resources: [URL] = []
  package var settings = TargetSettings()
  package var main: MainDeclaration
  /// The App Groups that its entitlements name; `nil` where it has no entitlements file.
  package var appGroups: [String]?

  /// Whether a single file was given.
  package var isSingleFile: Bool { sources.count == 1 && sources[0] == root }

  /// Whether the program starts in a `main.swift`.
  package var startsInMainFile: Bool { main.typeName == MainDeclaration.mainFile }

  /// Reads the folder at `path` and finds its entry point.
  ///
  /// - Throws: `ProjectProblem`, which says what is wrong in a sentence.
  package static func find(at path: String) throws -> ExtensionFolder {
    try ProjectFolder.find(at: path).widgets
  }

  /// With another module name if it is that of a module in `sdk`, which the extension could not import then.
  package func avoidingModules(of sdk: SDK) -> ExtensionFolder {
    var folder = self
    folder.moduleName = ModuleName.make(from: moduleName, avoiding: sdk.moduleNames())
    return folder
  }
}
