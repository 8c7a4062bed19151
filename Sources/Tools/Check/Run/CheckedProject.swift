import Foundation
import Projects

/// The folder that is checked: its source and what it says of its checks.
package struct CheckedProject: Sendable {
  package var source: SourceProject
  package var settings: CheckSettings

  /// Files larger than this are not read: no Swift file is.
  private static let mostBytes = 8 << 20

  /// Reads the source of `project`, that of the app beside the widgets too.
  ///
  /// - Parameter path: the folder as the user wrote it, which places in the report begin with.
  /// - Throws: `ProjectProblem` for files that cannot be read.
  package init(_ project: ProjectFolder, path: String) throws {
    let root = project.widgets.root
    // A project's files are listed; those of its other targets are not this extension's.
    let isProject = project.widgets.projectFile != nil
    let shown = { (file: URL) in
      isProject ? project.widgets.shown(file) : file.shown(below: root, as: path)
    }
    let widgets = Set(
      (project.widgets.sources + project.widgets.modules.flatMap(\.sources)).map(\.path))
    let isFile = project.widgets.isSingleFile
    let own = project.widgets.sources + project.widgets.modules.flatMap(\.sources)
    let files = isFile || isProject ? own : try SourceFiles.collect(in: root)
    let sources = try files.map { file in
      SourceProject.File(
        path: shown(file), text: try Self.text(of: file, shown(file)),
        isOfWidgets: widgets.contains(file.path))
    }
    let appFolders = Set(
      sources.filter { !$0.isOfWidgets }.map { Self.folder(of: $0.path) })
    let entitlements =
      isFile || isProject ? [] : try SourceFiles.collect(in: root, endingWith: ".entitlements")
    source = SourceProject(
      sources,
      entitlements: entitlements.compactMap { file in
        (try? Data(contentsOf: file)).flatMap {
          Entitlements(
            path: shown(file), data: $0, isOfApp: appFolders.contains(Self.folder(of: shown(file))))
        }
      })
    let file = (isFile ? root.deletingLastPathComponent() : root).appendingPathComponent(
      CheckSettings.fileName)
    let text = (try? String(contentsOf: file, encoding: .utf8)) ?? ""
    settings = CheckSettings(text, path: shown(file), codes: CheckRules.codes)
  }

  private static func text(of file: URL, _ shown: String) throws -> String {
    let data: Data
    do {
      data = try Data(contentsOf: file)
    } catch {
      throw ProjectProblem.unreadable(path: shown, reason: SystemReason.of(error))
    }
    guard data.count <= mostBytes, let text = String(data: data, encoding: .utf8) else {
      throw ProjectProblem.notText(path: shown)
    }
    return text
  }

  private static func folder(of path: String) -> String {
    path.split(separator: "/").dropLast().joined(separator: "/")
  }
}
