import Foundation

/// The words with which bubblewrap is called.
enum SandboxArguments {
  /// - Parameters:
  ///   - temporaryBytes: Room in the temporary folder, which is empty at each start.
  static func make(
    _ sandbox: Sandbox, executable: URL, socket: String, temporaryBytes: Int
  ) -> [String] {
    var words = namespaces(allowsNetwork: sandbox.allowsNetwork) + system
    for folder in ["/tmp", "/dev/shm"] { words += ["--size", String(temporaryBytes), "--tmpfs", folder] }
    words += ["--dir", home]
    let link = executable.deletingLastPathComponent().path
    let program = executable.resolvingSymlinksInPath()
    let readable =
      ElfLibraries.folders(of: program) + [program.deletingLastPathComponent().path, link]
      + sandbox.readable.map(\.path) + [(socket as NSString).deletingLastPathComponent]
    // What lies deeper comes later, so that nothing hides it; writable over readable.
    for path in sorted(readable) { words += ["--ro-bind-try", path, path] }
    for path in sorted(sandbox.writable.map(\.path)) { words += ["--bind-try", path, path] }
    return words + ["--remount-ro", "/", "--chdir", "/tmp"]
  }

  /// Where a program without a home of its own finds one.
  static let home = "/tmp/home"

  static func namespaces(allowsNetwork: Bool) -> [String] {
    [
      "--unshare-user", "--unshare-pid", "--unshare-ipc", "--unshare-uts", "--unshare-cgroup-try",
      "--hostname", "vitrine", "--die-with-parent", "--cap-drop", "ALL",
    ] + (allowsNetwork ? [] : ["--unshare-net"])
  }

  /// Programs and libraries of the system, and the few of its settings that a program needs. No home, no data, no sockets.
  static let system: [String] = {
    var words = ["--ro-bind", "/usr", "/usr", "--proc", "/proc", "--dev", "/dev"]
    for folder in ["/bin", "/sbin", "/lib", "/lib32", "/lib64", "/libx32"] {
      if let target = try? FileManager.default.destinationOfSymbolicLink(atPath: folder) {
        words += ["--symlink", target, folder]
      } else {
        words += ["--ro-bind-try", folder, folder]
      }
    }
    let settings = [
      "alternatives", "ca-certificates", "fonts", "gai.conf", "group", "host.conf", "hosts", "ld.so.cache",
      "ld.so.conf", "ld.so.conf.d", "localtime", "nsswitch.conf", "passwd", "pki", "protocols", "resolv.conf",
      "services", "ssl", "timezone",
    ]
    for name in settings { words += ["--ro-bind-try", "/etc/" + name, "/etc/" + name] }
    return words + ["--ro-bind-try", "/var/cache/fontconfig", "/var/cache/fontconfig"]
  }()

  private static func sorted(_ paths: [String]) -> [String] {
    Set(paths).filter { $0.hasPrefix("/") && $0 != "/" }.sorted()
  }
}
