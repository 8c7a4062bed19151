import Foundation

/// Which targets of a project are widget extensions.
struct WidgetTargets {
  static let extensionPoint = "com.apple.widgetkit-extension"

  struct Found {
    var project: ProjectDescription
    var target: ProjectTarget
  }

  /// All of them, in the order of the projects. The Info.plist tells; where it does not, a `@main` bundle or widget does.
  static func all(in projects: [ProjectDescription], boundary: ProjectBoundary) -> [Found] {
    projects.flatMap { project in
      project.targets.filter { isWidget($0, in: project, boundary: boundary) }
        .map { Found(project: project, target: $0) }
    }
  }

  private static func isWidget(
    _ target: ProjectTarget, in project: ProjectDescription, boundary: ProjectBoundary
  ) -> Bool {
    guard target.product == .appExtension else { return false }
    var ignored: [ProjectNote] = []
    let info = InfoPlist.read(target, root: project.root, boundary: boundary, notes: &ignored).values
    if let point = info["NSExtension"]?.map?["NSExtensionPointIdentifier"]?.string {
      return point == extensionPoint
    }
    return target.sources.contains { file in
      guard let text = try? String(contentsOf: file, encoding: .utf8) else { return false }
      return MainFinder.declarations(in: text, file: file.path).contains(where: \.isWidget)
    }
  }

  /// The one that is meant: by name, or the only one.
  ///
  /// - Throws: `ProjectProblem` that names all there are.
  static func choose(
    _ name: String?, from all: [Found], projects: [ProjectDescription], shown: String,
    boundary: ProjectBoundary
  ) throws -> Found {
    let listed = all.map {
      TargetName(name: $0.target.name, kind: kind(of: $0.target), file: boundary.shown($0.project.file))
    }
    if let name {
      if let found = all.first(where: { $0.target.name == name }) { return found }
      let isOther = projects.contains { $0.target(name) != nil }
      throw ProjectProblem.noSuchTarget(name, isOther: isOther, known: listed, project: shown)
    }
    guard let only = all.first else {
      let targets = projects.flatMap { project in
        project.targets.map {
          TargetName(name: $0.name, kind: $0.product.words, file: boundary.shown(project.file))
        }
      }
      throw ProjectProblem.noWidgetExtension(project: shown, targets: targets)
    }
    guard all.count == 1 else { throw ProjectProblem.severalExtensions(listed, project: shown) }
    return only
  }

  private static func kind(of target: ProjectTarget) -> String {
    "widget extension for \(target.settings.platform.rawValue)"
  }
}

/// A target as it is named in a message.
package struct TargetName: Sendable, Equatable {
  package var name: String
  package var kind: String
  /// The project file that it is in, as the user would write it.
  package var file: String

  package init(name: String, kind: String, file: String) {
    self.name = name
    self.kind = kind
    self.file = file
  }
}

extension ProductKind {
  /// In words, as in "`Shared` (framework)".
  var words: String {
    switch self {
    case .application: "app"
    case .appExtension: "app extension"
    case .framework: "framework"
    case .library: "library"
    case .bundle: "bundle"
    case .tests: "tests"
    case .other: "other"
    }
  }
}
