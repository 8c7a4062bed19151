import Foundation

/// The projects of a workspace, which may need one another's products.
enum WorkspaceProjects {
  /// Reads them all. One that cannot be read leaves the others; packages of the workspace are those of its first project.
  ///
  /// - Throws: `ProjectProblem` where none can be read.
  static func read(_ file: URL, within boundary: ProjectBoundary) throws -> [ProjectDescription] {
    let members = try WorkspaceFile.members(of: file, within: boundary)
    var projects: [ProjectDescription] = []
    var first: ProjectProblem?
    for member in members where member.pathExtension == "xcodeproj" {
      do {
        projects.append(try XcodeProject.read(member, within: boundary))
      } catch let problem as ProjectProblem {
        first = first ?? problem
      }
    }
    guard !projects.isEmpty else {
      throw first
        ?? ProjectProblem.project(path: boundary.shown(file), line: 0, reason: "it names no project")
    }
    projects[0].packages += members.filter {
      FileManager.default.fileExists(atPath: $0.appendingPathComponent("Package.swift").path)
    }.map { .local($0) }
    return projects
  }
}
