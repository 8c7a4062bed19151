import Foundation

/// Where an extension keeps what it writes: its user defaults and the containers of its App Groups.
///
/// They belong to the project and stay from command to command, as they do on a device, so that `vitrine render` shows what `vitrine tap`
/// did; the user's own home folder gets nothing.
enum ExtensionContainers {
  /// Variables for the processes of the extensions at `roots`.
  static func environment(for roots: [URL]) -> [String: String] {
    environment(in: DevFolder.url(for: roots))
  }

  /// The same for containers that are in another folder.
  static func environment(in folder: URL) -> [String: String] {
    [
      // Foundation's home folder: Documents, Library; and where it puts user defaults.
      "CFFIXED_USER_HOME": folder.appendingPathComponent("home").path,
      "XDG_CONFIG_HOME": folder.appendingPathComponent("home/Library/Preferences").path,
      "VITRINE_GROUPS": folder.appendingPathComponent("groups").path,
    ]
  }
}
