import Foundation
import Projects

/// Where the host of `vitrine dev` keeps its widgets and pictures, so that a restart shows them at once.
enum DevFolder {
  /// One folder for each set of extensions: `$XDG_STATE_HOME/vitrine/dev-<hash>`, or below `~/.local/state`.
  static func url(
    for roots: [URL], environment: [String: String] = ProcessInfo.processInfo.environment
  ) -> URL {
    let key = StableHash.hex(roots.map(\.path).sorted().joined(separator: "\n"))
    return state(environment).appendingPathComponent("dev-" + key)
  }

  /// `$XDG_STATE_HOME/vitrine`, or below `~/.local/state`.
  static func state(_ environment: [String: String] = ProcessInfo.processInfo.environment) -> URL {
    base(environment).appendingPathComponent("vitrine")
  }

  private static func base(_ environment: [String: String]) -> URL {
    if let folder = environment["XDG_STATE_HOME"], folder.hasPrefix("/") {
      return URL(fileURLWithPath: folder)
    }
    return FileManager.default.homeDirectoryForCurrentUser.appendingPathComponent(".local/state")
  }
}
