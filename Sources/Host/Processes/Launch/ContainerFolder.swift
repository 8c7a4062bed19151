import Foundation

/// The folder in which extensions keep what they write: user defaults and documents, and the containers of App Groups.
package struct ContainerFolder: Sendable {
  /// Foundation's home folder: Documents, Library.
  static let homeVariable = "CFFIXED_USER_HOME"
  /// Where Foundation puts user defaults.
  static let preferencesVariable = "XDG_CONFIG_HOME"
  /// Where the containers of App Groups are.
  static let groupsVariable = "VITRINE_GROUPS"
  /// Names the App Groups of a target's entitlements, with commas between.
  package static let appGroupsVariable = "VITRINE_APP_GROUPS"

  private let url: URL

  package init(_ url: URL) { self.url = url }

  /// Variables for the processes of extensions.
  ///
  /// - Parameter appGroups: Those that the target's entitlements name; `nil` where it has none.
  package func environment(appGroups: [String]? = nil) -> [String: String] {
    var variables = [
      Self.homeVariable: url.appendingPathComponent("home").path,
      Self.preferencesVariable: url.appendingPathComponent("home/Library/Preferences").path,
      Self.groupsVariable: url.appendingPathComponent("groups").path,
    ]
    variables[Self.appGroupsVariable] = appGroups?.joined(separator: ",")
    return variables
  }

  /// The folders of App Groups that a process with these variables may use: those of its target's entitlements, or that of all groups
  /// where it has none.
  static func groups(in environment: [String: String]) -> [URL] {
    guard let path = environment[groupsVariable], path.hasPrefix("/"), !path.contains("\0") else { return [] }
    let folder = URL(fileURLWithPath: path)
    guard let named = environment[appGroupsVariable] else { return [folder] }
    return named.split(separator: ",").map(String.init).filter(isGroup)
      .map { folder.appendingPathComponent($0) }
  }

  /// Whether a name from an entitlements file is that of one folder.
  private static func isGroup(_ name: String) -> Bool {
    name != "." && name != ".." && !name.contains("/") && !name.contains("\0") && name.utf8.count <= 255
  }

  /// The folders that were written into.
  package var contents: [URL] {
    ["home", "groups"].map { url.appendingPathComponent($0) }
      .filter { FileManager.default.fileExists(atPath: $0.path) }
  }

  /// Copies all that was written into another folder, which has none of it.
  package func copy(to folder: URL) throws {
    for source in contents {
      try FileManager.default.copyItem(
        at: source, to: folder.appendingPathComponent(source.lastPathComponent))
    }
  }
}
