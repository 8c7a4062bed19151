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
  /// How the user wrote `root`: paths that people see begin with it.
  package var path = ""
  /// The Xcode project, `project.yml` or manifest that it was read from; `nil` for a plain folder.
  package var projectFile: URL?
  /// Its Info.plist, with what Xcode generates; of a plain folder the file with the usual variables filled in.
  package var info: [String: PropertyValue] = [:]
  /// Modules that are compiled before it, each after those that it imports.
  package var modules: [ModuleFolder] = []
  /// What it links and what is not on this machine.
  package var absent: [AbsentPackage] = []
  /// What is wrong with the project and does not keep the rest from being built.
  package var notes: [ProjectNote] = []
  /// What the project's Intents extension lends it.
  package var lent = LentSources()
  /// Where its files must lie; `nil` for a plain folder.
  package var boundary: ProjectBoundary?

  /// Whether a single file was given.
  package var isSingleFile: Bool { sources.count == 1 && sources[0] == root }

  /// Whether the program starts in a `main.swift`.
  package var startsInMainFile: Bool { main.typeName == MainDeclaration.mainFile }

  /// Reads the folder or project at `path` and finds its entry point.
  ///
  /// - Parameter target: the widget extension that is meant, where a project has several.
  ///
  /// - Throws: `ProjectProblem`, which says what is wrong in a sentence.
  package static func find(at path: String, target: String? = nil) throws -> ExtensionFolder {
    try ProjectFolder.find(at: path, target: target).widgets
  }

  /// With another module name if it is that of a module in `sdk`, which the extension could not import then.
  package func avoidingModules(of sdk: SDK) -> ExtensionFolder {
    var folder = self
    folder.moduleName = ModuleName.make(
      from: moduleName, avoiding: sdk.moduleNames().union(modules.map(\.name)))
    return folder
  }
}
