import Foundation

/// The Swift compiler's driver.
package struct Compiler: Sendable, Equatable {
  package var executable: URL
  package init(executable: URL) { self.executable = executable }

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
}
