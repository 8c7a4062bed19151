import Foundation

/// The folder that a project's files must lie in, links resolved.
///
/// What a project file names ends up in the extension's bundle, which strangers' code can read. So a reference or a link that leads to
/// somebody's keys is refused. Within the boundary, `..` is fine: packages beside the project, shared folders.
package struct ProjectBoundary: Sendable, Equatable {
  package var folder: URL
  /// The folder that paths are shown relative to.
  package var root: URL
  /// How the user wrote `root`.
  package var rootPath: String
  private var resolved: String

  package init(folder: URL, root: URL, rootPath: String) {
    self.folder = folder
    self.root = root
    self.rootPath = rootPath
    resolved = Self.resolve(folder) + "/"
  }

  /// The boundary of a project in `root`: the repository that it is part of (the nearest folder with `.git`), or else the folder that the
  /// user gave, or else two folders up, but never the home folder, `/tmp`, or what is above them.
  package init(root: URL, rootPath: String, given: URL?) {
    let root = root.standardizedFileURL
    self.init(
      folder: Self.repository(of: root) ?? Self.around(root, given: given), root: root, rootPath: rootPath)
  }

  private static func repository(of root: URL) -> URL? {
    var folder = root
    while folder.pathComponents.count > 2, !isTooWide(folder) {
      if FileManager.default.fileExists(atPath: folder.appendingPathComponent(".git").path) { return folder }
      folder.deleteLastPathComponent()
    }
    return nil
  }

  private static func around(_ root: URL, given: URL?) -> URL {
    if let given, given != root, root.path.hasPrefix(given.path + "/") { return given }
    var folder = root
    for _ in 0..<2 {
      let above = folder.deletingLastPathComponent()
      if isTooWide(above) { break }
      folder = above
    }
    return folder
  }

  /// Folders that hold things of others.
  private static func isTooWide(_ folder: URL) -> Bool {
    let path = folder.standardizedFileURL.path
    let home = FileManager.default.homeDirectoryForCurrentUser.path
    let temporary = FileManager.default.temporaryDirectory.standardizedFileURL.path
    return folder.pathComponents.count <= 2 || home == path || home.hasPrefix(path + "/") || temporary == path
      || temporary.hasPrefix(path + "/")
  }

  /// Whether a file, links resolved, lies inside. One that does not exist is judged by the folders that do.
  package func allows(_ file: URL) -> Bool {
    (Self.resolve(file) + "/").hasPrefix(resolved)
  }

  /// A file as the user would write it; one outside of the project's own folder with `..`.
  package func shown(_ file: URL) -> String {
    let file = file.standardizedFileURL
    if file == root || file.path.hasPrefix(root.path + "/") { return file.shown(below: root, as: rootPath) }
    let (from, to) = (root.pathComponents, file.pathComponents)
    let common = zip(from, to).prefix { $0 == $1 }.count
    guard common > 1 else { return file.path }
    let up = Array(repeating: "..", count: from.count - common) + to.dropFirst(common)
    return (rootPath == "." ? [] : [rootPath]).joined() + (rootPath == "." ? "" : "/")
      + up.joined(separator: "/")
  }

  private static func resolve(_ url: URL) -> String {
    var missing: [String] = []
    var current = url.standardizedFileURL
    while true {
      if let path = realpath(current.path, nil) {
        defer { free(path) }
        return ([String(cString: path)] + missing.reversed()).joined(separator: "/")
      }
      // A link to nothing: where it points counts.
      if let target = try? FileManager.default.destinationOfSymbolicLink(atPath: current.path) {
        let next = URL(fileURLWithPath: target, relativeTo: current.deletingLastPathComponent())
          .standardizedFileURL
        return ([next.path] + missing.reversed()).joined(separator: "/")
      }
      guard current.path != "/" else { return "/" }
      missing.append(current.lastPathComponent)
      current.deleteLastPathComponent()
    }
  }
}
