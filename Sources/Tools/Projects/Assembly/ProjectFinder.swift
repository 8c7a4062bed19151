import Foundation

/// Finds the project that a path means: a project file, or a folder that holds one.
enum ProjectFinder {
  /// Folders that are looked into below the one that is given.
  private static let mostDepth = 4
  private static let mostFolders = 5_000

  /// The widget extension of the project at `path`; `nil` where there is no project and the folder itself is meant.
  ///
  /// - Throws: `ProjectProblem`.
  static func find(at path: String, target: String?) throws -> ProjectFolder? {
    let given = URL(fileURLWithPath: (path as NSString).expandingTildeInPath).standardizedFileURL
    guard FileManager.default.fileExists(atPath: given.path) else { throw ProjectProblem.noSuchPath(path) }
    if given.pathExtension == "json" { return try ProjectManifest.read(given, as: path) }
    if ProjectKind(of: given) != nil {
      return try assemble(
        [given], root: given.deletingLastPathComponent(), given: nil, path: path, target: target)
    }
    guard given.isRealFolder || given.hasDirectoryPath else { return nil }
    let isOwnFolder = hasOwnMain(given) && !hasProject(given)
    if isOwnFolder, target == nil { return nil }
    let files = projectFiles(below: given)
    guard !files.isEmpty else {
      if let target { throw ProjectProblem.noSuchTarget(target, isOther: false, known: [], project: path) }
      return nil
    }
    return try several(files, given: given, path: path, target: target)
  }

  /// The folder whose name and containers a project has: that of the project file.
  static func root(of path: String) -> URL {
    let given = URL(fileURLWithPath: (path as NSString).expandingTildeInPath).standardizedFileURL
    return ProjectKind(of: given) == nil ? given : given.deletingLastPathComponent()
  }

  // MARK: One project

  private static func assemble(
    _ files: [URL], beside others: [URL] = [], root: URL, given: URL?, path: String, target: String?
  ) throws -> ProjectFolder {
    let (projects, boundary, notes) = try read(files, root: root, given: given, path: path)
    let shown = given == nil ? path : files.count == 1 ? boundary.shown(files[0]) : path
    let all = WidgetTargets.all(in: projects, boundary: boundary)
    let found = try WidgetTargets.choose(
      target, from: all, projects: projects, shown: shown, boundary: boundary)
    // Frameworks and packages may be those of a project beside it, as in a workspace.
    let beside = others.flatMap { (try? ProjectKind(of: $0)?.read($0, within: boundary)) ?? [] }
    var folder = try ProjectAssembly(projects: projects + beside, boundary: boundary).folder(for: found)
    folder.widgets.notes = notes + folder.widgets.notes
    return folder
  }

  private static func read(
    _ files: [URL], root: URL, given: URL?, path: String
  ) throws -> ([ProjectDescription], ProjectBoundary, [ProjectNote]) {
    let boundary = ProjectBoundary(
      root: root, rootPath: rootPath(of: root, given: given, path: path), given: given)
    var projects: [ProjectDescription] = []
    var notes: [ProjectNote] = []
    for file in files {
      do {
        projects += try ProjectKind(of: file)?.read(file, within: boundary) ?? []
      } catch let problem as ProjectProblem where files.count > 1 {
        notes.append(ProjectNote(code: problem.code, message: problem.message))
      }
    }
    return (projects, boundary, notes)
  }

  /// How the user would write the folder of a project: below the path that they gave, or beside the file.
  private static func rootPath(of root: URL, given: URL?, path: String) -> String {
    if let given { return root.shown(below: given, as: path) }
    let above = (path as NSString).deletingLastPathComponent
    return above.isEmpty ? "." : above
  }

  // MARK: A folder

  /// Whether a widget's entry point is in the folder itself, so that it is the extension's own folder.
  private static func hasOwnMain(_ folder: URL) -> Bool {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return names.contains { name in
      guard name.hasSuffix(".swift"),
        let text = try? String(contentsOf: folder.appendingPathComponent(name), encoding: .utf8)
      else { return false }
      return MainFinder.declarations(in: text, file: name).contains(where: \.isWidget)
    }
  }

  private static func hasProject(_ folder: URL) -> Bool {
    !files(in: folder, (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []).isEmpty
  }

  /// The projects of a folder and of those below it. Beside a project the `project.yml` that it was made of is passed over.
  static func projectFiles(below folder: URL) -> [URL] {
    var level = [folder]
    var seen = 0
    var found: [URL] = []
    for _ in 0...mostDepth {
      var next: [URL] = []
      for folder in level {
        seen += 1
        guard seen <= mostFolders else { return found }
        let names = ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []).sorted()
        found += files(in: folder, names)
        next += names.filter { SourceFiles.isSearched(folder: $0) && !FileRole.isPackage($0) }
          .map { folder.appendingPathComponent($0) }.filter(\.isRealFolder)
      }
      level = next
    }
    return found
  }

  private static func files(in folder: URL, _ names: [String]) -> [URL] {
    let projects = names.filter { $0.hasSuffix(".xcodeproj") && $0 != "Pods.xcodeproj" }
      .filter {
        FileManager.default.fileExists(atPath: folder.appendingPathComponent($0).path + "/project.pbxproj")
      }
    let specs = projects.isEmpty ? names.filter { $0 == "project.yml" || $0 == "project.yaml" } : []
    return (projects + specs).map { folder.appendingPathComponent($0) }
  }

  /// One project of several: the only one with a widget extension, or with the target that is named.
  private static func several(
    _ files: [URL], given: URL, path: String, target: String?
  ) throws -> ProjectFolder {
    var candidates: [(file: URL, names: [TargetName])] = []
    var others: [TargetName] = []
    var problems: [ProjectProblem] = []
    for file in files {
      do {
        let root = file.deletingLastPathComponent()
        let (projects, boundary, _) = try read([file], root: root, given: given, path: path)
        let all = WidgetTargets.all(in: projects, boundary: boundary).map {
          TargetName(
            name: $0.target.name, kind: "widget extension for \($0.target.settings.platform.rawValue)",
            file: boundary.shown(file))
        }
        let meant = all.filter { target == nil || $0.name == target }
        if meant.isEmpty { others += all } else { candidates.append((file, meant)) }
      } catch let problem as ProjectProblem {
        problems.append(problem)
      }
    }
    if candidates.isEmpty, let first = problems.first { throw first }
    if candidates.count > 1 {
      throw ProjectProblem.severalExtensions(candidates.flatMap(\.names), project: path)
    }
    if candidates.isEmpty, others.count > 1, let target {
      throw ProjectProblem.noSuchTarget(target, isOther: false, known: others, project: path)
    }
    let file = candidates.first?.file ?? files[0]
    return try assemble(
      [file], beside: files.filter { $0 != file }, root: file.deletingLastPathComponent(), given: given,
      path: path, target: target)
  }
}

/// The kinds of project files.
enum ProjectKind {
  case xcode, workspace, xcodeGen, manifest

  init?(of file: URL) {
    switch file.pathExtension {
    case "xcodeproj": self = .xcode
    case "xcworkspace": self = .workspace
    case "yml", "yaml": self = .xcodeGen
    case "json": self = .manifest
    default: return nil
    }
  }

  func read(_ file: URL, within boundary: ProjectBoundary) throws -> [ProjectDescription] {
    switch self {
    case .xcode: return [try XcodeProject.read(file, within: boundary)]
    case .workspace: return try WorkspaceProjects.read(file, within: boundary)
    // It describes one extension, no project.
    case .manifest: return []
    case .xcodeGen: return [try XcodeGenProject.read(file, within: boundary)]
    }
  }
}
