@_exported import Foundation

extension FileManager {
  /// The folder that the apps and extensions of a group share; `nil` for an identifier that is none.
  ///
  /// The folder is made when it is first asked for. Vitrine keeps it beside what the host keeps of the project, so each project has groups
  /// of its own.
  ///
  /// Where the target has an entitlements file, only the groups that it names have one.
  public func containerURL(forSecurityApplicationGroupIdentifier groupIdentifier: String) -> URL? {
    guard AppGroups.isIdentifier(groupIdentifier), AppGroups.isEntitled(groupIdentifier) else { return nil }
    let folder = AppGroups.folder.appendingPathComponent(groupIdentifier, isDirectory: true)
    guard (try? createDirectory(at: folder, withIntermediateDirectories: true)) != nil else { return nil }
    return folder
  }
}

/// Where the containers of App Groups are.
enum AppGroups {
  /// The variable by which the host names the folder of all containers.
  static let variable = "VITRINE_GROUPS"

  /// The variable by which the host names the groups of the target's entitlements, with commas between; without it any will do.
  static let entitledVariable = "VITRINE_APP_GROUPS"

  /// Whether the entitlements name the group. Says so in the log when they do not.
  static func isEntitled(_ identifier: String) -> Bool {
    guard let named = ProcessInfo.processInfo.environment[entitledVariable] else { return true }
    let groups = named.split(separator: ",").map(String.init)
    guard !groups.contains(identifier) else { return true }
    let others = groups.isEmpty ? "no group" : groups.joined(separator: ", ")
    FileHandle.standardError.write(
      Data(
        "error: there is no container of \(identifier): the target's entitlements name \(others). Add it to the target's App Groups.\n"
          .utf8))
    return false
  }

  static var folder: URL {
    let named = ProcessInfo.processInfo.environment[variable] ?? ""
    if named.hasPrefix("/") { return URL(fileURLWithPath: named, isDirectory: true) }
    return URL(fileURLWithPath: NSHomeDirectory(), isDirectory: true)
      .appendingPathComponent("Library/Group Containers", isDirectory: true)
  }

  /// `group.` and more, without anything that would lead out of the folder.
  static func isIdentifier(_ text: String) -> Bool {
    text.hasPrefix("group.") && text.count > 6 && text.utf8.count <= 255
      && !text.contains("/") && !text.contains("\0") && !text.contains("..")
  }
}
