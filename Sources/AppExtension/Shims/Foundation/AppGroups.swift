@_exported import Foundation
internal import SessionSettings

extension FileManager {
  /// The folder that the apps and extensions of a group share; `nil` for an identifier that is none.
  ///
  /// The folder is made when it is first asked for. Vitrine keeps it beside what the host keeps of the project, so each project has groups
  /// of its own.
  ///
  /// Where the target has an entitlements file, only the groups that it names have one.
  public func containerURL(forSecurityApplicationGroupIdentifier groupIdentifier: String) -> URL? {
    guard let folder = AppGroups.container(groupIdentifier), AppGroups.isEntitled(groupIdentifier) else {
      return nil
    }
    guard (try? createDirectory(at: folder, withIntermediateDirectories: true)) != nil else { return nil }
    return folder
  }
}

extension AppGroups {
  /// Whether the entitlements name the group. Says so in the log when they do not.
  static func isEntitled(_ identifier: String) -> Bool {
    guard let groups = entitled, !groups.contains(identifier) else { return true }
    let others = groups.isEmpty ? "no group" : groups.joined(separator: ", ")
    FileHandle.standardError.write(
      Data(
        "error: there is no container of \(identifier): the target's entitlements name \(others). Add it to the target's App Groups.\n"
          .utf8))
    return false
  }
}
