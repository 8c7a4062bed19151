import Foundation

/// Of which of an extension's files something may be left out.
///
/// Code that lies beside the widget's own, shared with the app, may use what only an app has; and what needs a package that is not here
/// cannot compile. All else is the widget's own: there an error is shown, not passed over.
enum LeftOutRule {
  /// - Parameter missing: files that import a module which nobody supplies.
  static func allowed(in folder: ExtensionFolder, missing: [URL]) -> Set<String> {
    var allowed = Set(missing.map(\.path))
    guard let project = folder.projectFile else { return allowed }
    let root = project.deletingLastPathComponent().standardizedFileURL.path
    guard let main = folder.mainSource else { return allowed }
    let own = part(of: main, below: root)
    for source in folder.sources where part(of: source, below: root) != own {
      allowed.insert(source.path)
    }
    return allowed
  }

  /// The first folder below the project's in which a file is; `nil` for a file in the project's folder itself, or outside of it.
  private static func part(of file: URL, below root: String) -> String? {
    let path = file.standardizedFileURL.path
    guard path.hasPrefix(root + "/") else { return nil }
    let parts = path.dropFirst(root.count + 1).split(separator: "/")
    return parts.count > 1 ? String(parts[0]) : nil
  }
}

extension ExtensionFolder {
  /// The source that declares the entry point.
  var mainSource: URL? { sources.first { shown($0) == main.file } ?? sources.first { $0.path == main.file } }
}
