import Foundation
import Processes

/// Where an extension keeps what it writes.
///
/// It belongs to the project and stays from command to command, as on a device, so that `vitrine render` shows what `vitrine tap` did; the
/// user's own home folder gets nothing.
enum ExtensionContainers {
  /// Variables for the processes of the extensions at `roots`.
  ///
  /// - Parameter appGroups: Those that the target's entitlements name; `nil` where it has none.
  static func environment(for roots: [URL], appGroups: [String]? = nil) -> [String: String] {
    ContainerFolder(DevFolder.url(for: roots)).environment(appGroups: appGroups)
  }
}
