import Foundation

/// What to start.
package struct ExtensionLaunch: Sendable {
  /// The program.
  package var executable: URL
  /// Its arguments, without its own name.
  package var arguments: [String]
  /// Variables beside the minimal environment.
  package var environment: [String: String]
  /// The folder in which the private folder of the socket is made.
  package var socketParent: URL

  /// Describes a start of `executable`.
  package init(
    executable: URL, arguments: [String] = [], environment: [String: String] = [:],
    socketParent: URL = ExtensionLaunch.defaultSocketParent
  ) {
    self.executable = executable
    self.arguments = arguments
    self.environment = environment
    self.socketParent = socketParent
  }

  /// The user's runtime folder, or the temporary folder. Socket paths are limited to 107 bytes, so it must be short.
  package static var defaultSocketParent: URL {
    let runtime = ProcessInfo.processInfo.environment["XDG_RUNTIME_DIR"] ?? ""
    return URL(fileURLWithPath: FileManager.default.isWritableFile(atPath: runtime) ? runtime : "/tmp")
  }

  /// Variables of the host that an extension may see.
  private static let inherited = [
    "PATH", "HOME", "LANG", "LC_ALL", "TZ", "TMPDIR", "LD_LIBRARY_PATH", "XDG_CACHE_HOME",
  ]

  /// The whole environment of the process.
  func environment(socket: String) -> [String: String] {
    let host = ProcessInfo.processInfo.environment
    var result: [String: String] = [:]
    for name in Self.inherited { result[name] = host[name] }
    // Swift's own backtraces take seconds; the line that names the error is printed all the same.
    result["SWIFT_BACKTRACE"] = "enable=no"
    result.merge(environment) { $1 }
    result["VITRINE_SOCKET"] = socket
    return result
  }
}
