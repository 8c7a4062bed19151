import Foundation

/// Reads an `.xcworkspace`: which projects and packages are in it.
enum WorkspaceFile {
  /// Projects in one workspace.
  private static let mostProjects = 200

  /// The places of `.xcodeproj` folders and of packages, in the order of the workspace.
  ///
  /// - Throws: `ProjectProblem` for a workspace that cannot be read.
  static func members(of file: URL, within boundary: ProjectBoundary) throws -> [URL] {
    let contents = file.appendingPathComponent("contents.xcworkspacedata")
    let shown = boundary.shown(contents)
    guard boundary.allows(contents) else { throw ProjectProblem.outsideProject(path: shown) }
    guard let data = try? Data(contentsOf: contents), data.count < 1 << 20,
      let text = String(data: data, encoding: .utf8)
    else { throw ProjectProblem.project(path: shown, line: 0, reason: "it is missing or no UTF-8 text") }
    let root = file.deletingLastPathComponent()
    var groups: [URL] = []
    var members: [URL] = []
    // Tags with one attribute that counts: <Group location="group:Apps"> <FileRef location="group:A.xcodeproj">.
    for tag in text.split(separator: "<").prefix(4 * mostProjects) {
      if tag.hasPrefix("/Group"), !groups.isEmpty { groups.removeLast() }
      let isGroup = tag.hasPrefix("Group")
      guard isGroup || tag.hasPrefix("FileRef") else { continue }
      let place = location(in: tag).flatMap { url($0, group: groups.last ?? root, root: root) }
      if isGroup { groups.append(place ?? groups.last ?? root) } else if let place { members.append(place) }
    }
    return Array(members.prefix(mostProjects))
  }

  private static func location(in tag: Substring) -> String? {
    guard let mark = tag.firstRange(of: "location"), let open = tag[mark.upperBound...].firstIndex(of: "\"")
    else { return nil }
    let rest = tag[tag.index(after: open)...]
    return rest.firstIndex(of: "\"").map { close in
      [("&quot;", "\""), ("&apos;", "'"), ("&lt;", "<"), ("&gt;", ">"), ("&amp;", "&")].reduce(
        String(rest[..<close])
      ) { $0.replacing($1.0, with: $1.1) }
    }
  }

  private static func url(_ location: String, group: URL, root: URL) -> URL? {
    guard let colon = location.firstIndex(of: ":") else { return nil }
    let path = String(location[location.index(after: colon)...])
    switch location[..<colon] {
    case "group": return path.isEmpty ? group : group.appending(relative: path)
    case "container": return path.isEmpty ? root : root.appending(relative: path)
    case "absolute": return URL(fileURLWithPath: path).standardizedFileURL
    default: return nil
    }
  }
}
