import Foundation

/// The Swift compiler's driver.
package struct Compiler: Sendable, Equatable {
  package var executable: URL
  package init(executable: URL) { self.executable = executable }

  /// Bytes that one of its processes may have. Ours: an expression that it finds no end to took 24 GB, all that there was; the public
  /// projects that were tried compile within this.
  private static let mostMemory = min(6 << 30, Int(ProcessInfo.processInfo.physicalMemory / 4 * 3))

  /// Runs it to its end, with what it says in `output`.
  func run(_ arguments: [String], output: URL, timeout: Duration) async throws -> ChildProcess.End {
    try await ChildProcess(
      executable: executable, arguments: arguments, output: output, timeout: timeout,
      mostMemory: Self.mostMemory
    ).run()
  }

  /// The first `swiftc` on `PATH`.
  package static func locate(
    environment: [String: String] = ProcessInfo.processInfo.environment
  ) throws -> Compiler {
    let path = environment["PATH"] ?? ""
    for folder in path.split(separator: ":") {
      let candidate = URL(fileURLWithPath: String(folder)).appendingPathComponent("swiftc")
      if FileManager.default.isExecutableFile(atPath: candidate.path) {
        return Compiler(executable: candidate)
      }
    }
    throw ProjectProblem.compilerMissing(searched: path)
  }

  /// The Swift modules that the compiler brings along for Linux.
  package func modules() -> Set<String> {
    let root = executable.resolvingSymlinksInPath().deletingLastPathComponent().deletingLastPathComponent()
    let folder = root.appendingPathComponent("lib/swift/linux").path
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    let ending = ".swiftmodule"
    return Set(names.filter { $0.hasSuffix(ending) }.map { String($0.dropLast(ending.count)) })
  }
}
