import Foundation

/// How a build ended.
package struct BuildOutcome: Sendable, Equatable {
  /// The executable to run: of this build if it succeeded, or else of the last one that did, if any.
  package var executable: URL?
  package var succeeded: Bool
  /// `false` where nothing had changed since the last good build.
  package var compiled: Bool
  package var seconds: Double
  package var messages: [CompilerMessage]
  /// The command as it would be typed, for `--verbose`.
  package var command: String
  /// What is wrong with the project and did not keep it from being built.
  package var notes: [ProjectNote] = []

  package init(
    executable: URL?, succeeded: Bool, compiled: Bool, seconds: Double,
    messages: [CompilerMessage], command: String
  ) {
    self.executable = executable
    self.succeeded = succeeded
    self.compiled = compiled
    self.seconds = seconds
    self.messages = messages
    self.command = command
  }

  package var errors: [CompilerMessage] { messages.filter { $0.severity == .error } }
}
