import Foundation

/// A folder of source with a widget extension and perhaps the app it belongs to.
///
/// With an app there are two entry points. The top-level subfolder that holds an entry point is that target's own; all other files are
/// compiled into both, as an Xcode project does with files that are members of both targets.
package struct ProjectFolder: Sendable, Equatable {
  package var widgets: ExtensionFolder
  /// The app's sources; built the same way, into a program that is run by hand. `nil` too for a SwiftUI `App`, which has windows.
  package var app: ExtensionFolder?
  package var information: AppInformation

  /// Reads the folder or project at `path` and finds its entry points.
  ///
  /// - Parameter target: the widget extension that is meant, where a project has several.
  /// - Throws: `ProjectProblem`, which says what is wrong in a sentence.
  package static func find(at path: String, target: String? = nil) throws -> ProjectFolder {
    if let project = try ProjectFinder.find(at: path, target: target) { return project }
    let source = try SourceFolder.read(at: path)
    let targets = try TargetSplit(of: source)
    var widgets = source.folder(
      sources: targets.widgetSources, main: targets.widgets, without: targets.appFolder)
    let appRoot = targets.appFolder.map { source.root.appendingPathComponent($0).path + "/" }
    widgets.appGroups = try EntitlementsFile.appGroups(in: source.root) { file in
      !(appRoot.map { file.path.hasPrefix($0) } ?? false)
    }
    guard let main = targets.app, let appFolder = targets.appFolder else {
      return ProjectFolder(
        widgets: widgets, app: nil,
        information: try AppInformation.read(in: source.root, app: nil))
    }
    // An app of windows has nothing to show here. Its Info.plist counts all the same.
    var app = source.folder(sources: targets.appSources, main: main, without: targets.widgetsFolder)
    app.name = widgets.name + " app"
    app.moduleName = ModuleName.make(from: widgets.name + "App")
    app.intentDefinitions = []
    app.appGroups = try EntitlementsFile.appGroups(in: source.root) { file in
      appRoot.map { file.path.hasPrefix($0) } ?? false
    }
    return ProjectFolder(
      widgets: widgets, app: main.isApp ? nil : app,
      information: try AppInformation.read(
        in: source.root, app: source.root.appendingPathComponent(appFolder)))
  }
}

extension ProjectFolder {
  /// Whether a path names a project file and no folder of source.
  package static func isProjectFile(_ path: String) -> Bool {
    ProjectKind(of: URL(fileURLWithPath: path)) != nil
  }

  /// The folder that a path means: of a project file, the one that it lies in.
  package static func root(of path: String) -> URL { ProjectFinder.root(of: path) }

  /// The folder by which the containers of the extension at `path` are told apart.
  ///
  /// - Throws: `ProjectProblem` where there is none.
  package static func container(at path: String) throws -> URL {
    do {
      return try find(at: path).widgets.root
    } catch ProjectProblem.severalExtensions where isProjectFile(path) {
      return root(of: path)
    }
  }
}

/// The files below a path, with all entry points that are in them.
struct SourceFolder {
  var root: URL
  var path: String
  var sources: [URL]
  var mains: [MainDeclaration]

  static func read(at path: String) throws -> SourceFolder {
    let root = URL(fileURLWithPath: (path as NSString).expandingTildeInPath).standardizedFileURL
    let sources = try sourceFiles(at: root, path: path)
    let mains = try sources.flatMap { try mainDeclarations(in: $0, root: root, path: path) }
    return SourceFolder(
      root: root, path: path, sources: sources, mains: MainDeclaration.withoutAlternatives(mains))
  }

  /// The target that is made of some of the files: of what else lies below, all but the `other` target's subfolder is its own.
  func folder(sources: [URL], main: MainDeclaration, without other: String?) -> ExtensionFolder {
    let name = root.deletingSwiftExtension.lastPathComponent
    var folder = ExtensionFolder(
      root: root, name: name, moduleName: ModuleName.make(from: name), sources: sources,
      intentDefinitions: (try? Self.intentDefinitions(at: root)) ?? [], main: main)
    folder.path = path
    let foreign = other.map { root.appendingPathComponent($0).standardizedFileURL.path }
    func isOwn(_ file: URL) -> Bool {
      foreign.map { file.path != $0 && !file.path.hasPrefix($0 + "/") } ?? true
    }
    let isSingleFile = root.pathExtension == "swift"
    folder.resources = isSingleFile ? [] : ResourceFiles.collect(in: root, where: isOwn)
    let lists = isSingleFile ? [] : (try? SourceFiles.collect(in: root, endingWith: "Info.plist")) ?? []
    folder.info = BundleInformation.make(name: name, file: BundleInformation.file(among: lists.filter(isOwn)))
    return folder
  }

  /// The path of a file as the user would write it: below the path they gave.
  func shown(_ file: URL) -> String { file.shown(below: root, as: path) }

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
    _ = try intentDefinitions(at: root)
    return sources
  }

  private static func intentDefinitions(at root: URL) throws -> [URL] {
    root.pathExtension == "swift" ? [] : try SourceFiles.collect(in: root, endingWith: ".intentdefinition")
  }

  private static func mainDeclarations(
    in file: URL, root: URL, path: String
  ) throws -> [MainDeclaration] {
    let shown = file.shown(below: root, as: path)
    let data: Data
    do {
      data = try Data(contentsOf: file)
    } catch {
      throw ProjectProblem.unreadable(path: shown, reason: SystemReason.of(error))
    }
    guard let text = String(data: data, encoding: .utf8) else {
      throw ProjectProblem.notText(path: shown)
    }
    let declared = MainFinder.declarations(in: text, file: shown)
    guard declared.isEmpty, file.lastPathComponent == MainDeclaration.mainFile, file != root else {
      return declared
    }
    return [MainDeclaration(typeName: MainDeclaration.mainFile, inherits: [], file: shown, line: 1)]
  }
}

extension URL {
  /// Without `.swift` at its end; other dots belong to the name.
  fileprivate var deletingSwiftExtension: URL {
    pathExtension == "swift" ? deletingPathExtension() : self
  }
}
