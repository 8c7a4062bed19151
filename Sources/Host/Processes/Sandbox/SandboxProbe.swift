import Foundation
import Glibc
import Synchronization

/// Whether sandboxes can be made here.
package enum SandboxProbe {
  /// Why there are no sandboxes, in a sentence with what to do; `nil` where there are. Asked for once.
  package static let obstacle: String? = find()

  /// The program that makes them.
  static let program: String? = inPath("bwrap")

  package static func inPath(_ name: String) -> String? {
    let folders =
      (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":") + ["/usr/bin", "/bin"]
    return folders.map { "\($0)/\(name)" }.first { access($0, X_OK) == 0 }
  }

  private static func find() -> String? {
    let rest = "Extensions run without a sandbox: they can read what you can read."
    guard let program else { return "bubblewrap is not installed. \(rest) Install the package bubblewrap." }
    let said = said(by: program)
    guard let said else { return nil }
    let reason = said.isEmpty ? "it ended without a word" : said
    return
      "bubblewrap cannot make a sandbox here (\(reason)). \(rest) Allow user namespaces, or run outside of a container."
  }

  /// What a trial says before it fails; `nil` where it works.
  private static func said(by program: String) -> String? {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: program)
    process.arguments =
      SandboxArguments.namespaces(allowsNetwork: false) + SandboxArguments.system + ["/usr/bin/true"]
    let error = Foundation.Pipe()
    process.standardError = error
    process.standardOutput = FileHandle.nullDevice
    process.standardInput = FileHandle.nullDevice
    do { try process.run() } catch { return "\(error.localizedDescription)" }
    let words = (try? error.fileHandleForReading.readToEnd()) ?? nil
    process.waitUntilExit()
    if process.terminationStatus == 0 { return nil }
    return String(decoding: words ?? Data(), as: UTF8.self).split(separator: "\n").first.map(String.init)
      ?? ""
  }
}
