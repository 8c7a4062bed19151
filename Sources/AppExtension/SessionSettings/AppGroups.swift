import Foundation

/// Where the containers of App Groups are. The host names their folder and the groups of the target's entitlements in the environment.
package enum AppGroups {
  /// The variable by which the host names the folder of all containers.
  package static let variable = "VITRINE_GROUPS"

  /// The variable by which the host names the groups of the target's entitlements, with commas between; without it any will do.
  package static let entitledVariable = "VITRINE_APP_GROUPS"

  /// The folder of all containers.
  package static var folder: URL {
    let named = ProcessInfo.processInfo.environment[variable] ?? ""
    if named.hasPrefix("/") { return URL(fileURLWithPath: named, isDirectory: true) }
    return URL(fileURLWithPath: NSHomeDirectory(), isDirectory: true)
      .appendingPathComponent("Library/Group Containers", isDirectory: true)
  }

  /// The groups that the target's entitlements name; `nil` where there is no file of entitlements.
  package static var entitled: [String]? {
    ProcessInfo.processInfo.environment[entitledVariable]?.split(separator: ",").map(String.init)
  }

  /// `group.` and more, without anything that would lead out of the folder.
  package static func isIdentifier(_ text: String) -> Bool {
    text.hasPrefix("group.") && text.count > 6 && text.utf8.count <= 255
      && !text.contains("/") && !text.contains("\0") && !text.contains("..")
  }

  /// The container of a group, which need not exist; `nil` for what is no identifier of one.
  package static func container(_ identifier: String) -> URL? {
    guard isIdentifier(identifier) else { return nil }
    return folder.appendingPathComponent(identifier, isDirectory: true)
  }

  /// The container of the first group of the target's entitlements, which app and extension share without naming it.
  package static var firstEntitled: URL? { entitled?.first.flatMap(container) }

  /// The process's own folder, for what belongs to no group.
  package static var ownLibrary: URL {
    URL(fileURLWithPath: NSHomeDirectory(), isDirectory: true)
      .appendingPathComponent("Library", isDirectory: true)
  }
}
