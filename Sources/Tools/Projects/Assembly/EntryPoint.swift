import Foundation

/// The type with which a target's program begins.
enum EntryPoint {
  /// - Throws: `ProjectProblem` where there is none, or more than one.
  static func find(
    in sources: [URL], of target: String, project: String, boundary: ProjectBoundary
  ) throws -> MainDeclaration {
    let mains = sources.flatMap { file -> [MainDeclaration] in
      guard let text = try? String(contentsOf: file, encoding: .utf8) else { return [] }
      let declared = MainFinder.declarations(in: text, file: boundary.shown(file))
      guard declared.isEmpty, file.lastPathComponent == MainDeclaration.mainFile else { return declared }
      return [
        MainDeclaration(typeName: MainDeclaration.mainFile, inherits: [], file: boundary.shown(file), line: 1)
      ]
    }
    // A file of the app that the extension shares may hold the app's entry point behind `#if`.
    let widgets = MainDeclaration.withoutAlternatives(mains).filter(\.isWidget)
    if let only = widgets.first, widgets.count == 1 { return only }
    if widgets.count > 1 { throw ProjectProblem.severalMains(widgets) }
    guard let first = mains.first else {
      throw ProjectProblem.noMainInTarget(target, project: project, files: sources.count)
    }
    if first.isApp { throw ProjectProblem.mainIsAnApp(first) }
    return first
  }
}
