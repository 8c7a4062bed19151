import Foundation

/// A folder of Swift files that is a widget extension: what `vitrine dev PATH` is given.
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
  package var main: MainDeclaration

  /// Whether a single file was given.
  package var isSingleFile: Bool { sources.count == 1 && sources[0] == root }

  /// Reads the folder at `path` and finds its entry point.
  ///
  /// - Throws: `ProjectProblem`, which says what is wrong in a sentence.
  package static func find(at path: String) throws -> ExtensionFolder {
    let root = URL(fileURLWithPath: (path as NSString).expandingTildeInPath).standardizedFileURL
    let sources = try sourceFiles(at: root, path: path)
    let mains = try sources.flatMap { try mainDeclarations(in: $0, root: root, path: path) }
    let main = try onlyMain(of: mains, path: path, files: sources.count)
    let name = root.deletingSwiftExtension.lastPathComponent
    return ExtensionFolder(
      root: root, name: name, moduleName: ModuleName.make(from: name),
      sources: sources, intentDefinitions: try intentDefinitions(at: root), main: main)
  }

  /// With another module name if it is that of a module in `sdk`, which the extension could not import then.
  package func avoidingModules(of sdk: SDK) -> ExtensionFolder {
    var folder = self
    folder.moduleName = ModuleName.make(from: name, avoiding: sdk.moduleNames())
    return folder
  }

  private static func sourceFiles(at root: URL, path: String) throws -> [URL] {
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: root.path, isDirectory: &isFolder) else {
      throw ProjectProblem.noSuchPath(path)
    }
    guard isFolder.boolValue else {
      guard root.pathExtension == "swift" else { throw ProjectProblem.notAFolderOfSource(path) }
      return [root]
    }
    if FileManager.default.fileExists(atPath: root.appendingPathComponent("Package.swift").path) {
      throw ProjectProblem.swiftPackage(path)
    }
    let sources = try SourceFiles.collect(in: root)
    if sources.isEmpty { throw ProjectProblem.noSwiftFiles(folder: path) }
    return sources
  }

  private static func intentDefinitions(at root: URL) throws -> [URL] {
    root.pathExtension == "swift" ? [] : try SourceFiles.collect(in: root, endingWith: ".intentdefinition")
  }

  private static func mainDeclarations(
    in file: URL, root: URL, path: String
  ) throws -> [MainDeclaration] {
    let shown = shownPath(of: file, root: root, path: path)
    let data: Data
    do {
      data = try Data(contentsOf: file)
    } catch {
      throw ProjectProblem.unreadable(path: shown, reason: SystemReason.of(error))
    }
    guard let text = String(data: data, encoding: .utf8) else {
      throw ProjectProblem.notText(path: shown)
    }
    return MainFinder.declarations(in: text, file: shown)
  }

  private static func onlyMain(
    of mains: [MainDeclaration], path: String, files: Int
  ) throws -> MainDeclaration {
    guard let main = mains.first else { throw ProjectProblem.noMain(folder: path, files: files) }
    guard mains.count == 1 else {
      throw Set(mains.map(\.folder)).count > 1
        ? ProjectProblem.severalBundles(mains) : ProjectProblem.severalMains(mains)
    }
    if main.isApp { throw ProjectProblem.mainIsAnApp(main) }
    return main
  }

  /// The path of a file as the user would write it: below the path they gave.
  private static func shownPath(of file: URL, root: URL, path: String) -> String {
    guard file != root else { return path }
    let below = file.path.dropFirst(root.path.count).drop { $0 == "/" }
    return path == "." ? String(below) : path + (path.hasSuffix("/") ? "" : "/") + below
  }
}

extension URL {
  /// Without `.swift` at its end; other dots belong to the name.
  fileprivate var deletingSwiftExtension: URL {
    pathExtension == "swift" ? deletingPathExtension() : self
  }
}
