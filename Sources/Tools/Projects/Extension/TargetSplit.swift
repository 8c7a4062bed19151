import Foundation

/// Which file belongs to the widget extension, which to the app, and which to both.
struct TargetSplit {
  var widgets: MainDeclaration
  var app: MainDeclaration?
  /// The top-level subfolder of the app's own files.
  var appFolder: String?
  /// The top-level subfolder of the extension's own files.
  var widgetsFolder: String?
  var widgetSources: [URL]
  var appSources: [URL] = []

  init(of source: SourceFolder) throws {
    let mains = source.mains
    let bundles = mains.filter(\.isWidget)
    let others = mains.filter { !$0.isWidget }
    guard let first = mains.first else {
      throw ProjectProblem.noMain(folder: source.path, files: source.sources.count)
    }
    guard mains.count > 1 else {
      if first.isApp { throw ProjectProblem.mainIsAnApp(first) }
      (widgets, widgetSources) = (first, source.sources)
      return
    }
    guard bundles.count == 1, others.count == 1, let bundle = bundles.first, let app = others.first else {
      throw Set(mains.map(\.folder)).count > 1
        ? ProjectProblem.severalBundles(mains) : ProjectProblem.severalMains(mains)
    }
    let shared = Self.sharedFolders([bundle, app].map { Self.folders(of: $0, in: source) })
    let folders = source.sources.map {
      (file: $0, folder: Self.topFolder(of: $0, below: source.root, shared))
    }
    func own(_ main: MainDeclaration) throws -> String {
      let file = folders.first { source.shown($0.file) == main.file }
      guard let folder = file?.folder else {
        throw ProjectProblem.noFolderOfItsOwn(main, beside: main == app ? bundle : app)
      }
      return folder
    }
    let (appOwn, widgetsOwn) = (try own(app), try own(bundle))
    guard appOwn != widgetsOwn else { throw ProjectProblem.noFolderOfItsOwn(app, beside: bundle) }
    widgets = bundle
    self.app = app
    (appFolder, widgetsFolder) = (appOwn, widgetsOwn)
    widgetSources = folders.filter { $0.folder != appOwn }.map(\.file)
    appSources = folders.filter { $0.folder != widgetsOwn }.map(\.file)
  }

  /// The folders that both entry points lie in: a repository often has one folder that holds all others.
  private static func sharedFolders(_ ways: [[Substring]]) -> [Substring] {
    zip(ways[0], ways[1]).prefix { $0 == $1 }.map(\.0)
  }

  private static func folders(of main: MainDeclaration, in source: SourceFolder) -> [Substring] {
    guard let file = source.sources.first(where: { source.shown($0) == main.file }) else { return [] }
    return parts(of: file, below: source.root).dropLast()
  }

  private static func parts(of file: URL, below root: URL) -> [Substring] {
    file.path.dropFirst(root.path.count).split(separator: "/")
  }

  /// The way to a file as far as the first folder that is not shared; `nil` for one that is not below all of the shared ones.
  private static func topFolder(of file: URL, below root: URL, _ shared: [Substring]) -> String? {
    let below = parts(of: file, below: root)
    guard below.count > shared.count + 1, below.starts(with: shared) else { return nil }
    return below.prefix(shared.count + 1).joined(separator: "/")
  }
}
