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

  /// What it can reach; `nil` for everything that its user can. Where no sandbox can be made (`SandboxProbe.obstacle`) it has none.
  package var sandbox: Sandbox?

  /// Describes a start of `executable`.
  package init(
    executable: URL, arguments: [String] = [], environment: [String: String] = [:],
    socketParent: URL = ExtensionLaunch.defaultSocketParent, sandbox: Sandbox? = nil
  ) {
    self.sandbox = sandbox
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

  /// Whether it is started in a sandbox.
  var isSandboxed: Bool { sandbox != nil && SandboxProbe.obstacle == nil }

  /// Folders that it can write into and that are kept.
  var ownFolders: [URL] {
    var sandbox = sandbox ?? Sandbox()
    sandbox.add(environment)
    return sandbox.writable
  }

  /// Program and arguments, with those of the sandbox and of the kernel's own limits before them.
  func command(socket: String, limits: ProcessLimits) -> [String] {
    let program = limited(limits, isAlone: isSandboxed) + [executable.path] + arguments
    guard var sandbox, isSandboxed, let maker = SandboxProbe.program else { return program }
    sandbox.add(environment)
    for folder in sandbox.writable {
      try? FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    }
    let words = SandboxArguments.make(
      sandbox, executable: executable, socket: socket, temporaryBytes: limits.fileBytes)
    return [maker] + words + ["--"] + program
  }

  /// The limits that the kernel keeps by itself. The number of processes counts for a user as a whole, so it is only set where the
  /// extension is `isAlone` in a namespace.
  private func limited(_ limits: ProcessLimits, isAlone: Bool) -> [String] {
    guard let setter = Self.limitSetter else { return [] }
    return [setter, "--core=0", "--fsize=\(limits.fileBytes)", "--nofile=\(limits.openFiles)"]
      + (isAlone ? ["--nproc=\(limits.childProcesses)"] : []) + ["--"]
  }

  private static let limitSetter = SandboxProbe.inPath("prlimit")

  /// Variables of the host that an extension may see.
  private static let inherited = [
    "PATH", "HOME", "LANG", "LC_ALL", "TZ", "TMPDIR", "LD_LIBRARY_PATH", "XDG_CACHE_HOME",
    "VITRINE_LOCATION",
  ]

  /// The whole environment of the process.
  func environment(socket: String) -> [String: String] {
    let host = ProcessInfo.processInfo.environment
    var result: [String: String] = [:]
    for name in Self.inherited { result[name] = host[name] }
    // Swift's own backtraces take seconds; the line that names the error is printed all the same.
    result["SWIFT_BACKTRACE"] = "enable=no"
    if isSandboxed {
      result["HOME"] = environment[ContainerFolder.homeVariable] ?? SandboxArguments.home
      result["TMPDIR"] = "/tmp"
      result["XDG_CACHE_HOME"] = nil
    }
    result.merge(environment) { $1 }
    result["VITRINE_SOCKET"] = socket
    return result
  }
}
