import Foundation

/// Where an extension keeps what it writes: its user defaults and the containers of its App Groups.
///
/// They belong to the project and stay from command to command, as they do on a device, so that `vitrine render` shows what `vitrine tap`
/// did; the user's own home folder gets nothing.
enum ExtensionContainers {
  /// Names the App Groups of a target's entitlements, with commas between.
  static let groupsVariable = "VITRINE_APP_GROUPS"

  /// Variables for the processes of the extensions at `roots`.
  ///
  /// - Parameter appGroups: Those that the target's entitlements name; `nil` where it has none.
  static func environment(for roots: [URL], appGroups: [String]? = nil) -> [String: String] {
    environment(in: DevFolder.url(for: roots), appGroups: appGroups)
  }

  /// The same for containers that are in another folder.
  static func environment(in folder: URL, appGroups: [String]? = nil) -> [String: String] {
    var variables = [
      // Foundation's home folder: Documents, Library; and where it puts user defaults.
      "CFFIXED_USER_HOME": folder.appendingPathComponent("home").path,
      "XDG_CONFIG_HOME": folder.appendingPathComponent("home/Library/Preferences").path,
      "VITRINE_GROUPS": folder.appendingPathComponent("groups").path,
    ]
    variables[groupsVariable] = appGroups?.joined(separator: ",")
    return variables
  }
}
