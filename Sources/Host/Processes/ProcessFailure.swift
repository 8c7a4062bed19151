import Archive
import Foundation
import Limits

/// Why an extension process could not start, or why it is gone.
package enum ProcessFailure: Error, Sendable, Equatable, CustomStringConvertible {
  /// The program could not be started at all.
  case launchFailed(executable: String, reason: String)
  /// It started, but never connected.
  case handshakeTimedOut(seconds: TimeInterval, lastLines: [String])
  /// It ended without being asked to.
  case crashed(ExitStatus, lastLines: [String], stack: CrashStack? = nil)
  /// It went beyond a limit.
  case breached(LimitBreach)
  /// A request stayed without an answer.
  case hung(seconds: TimeInterval)
  /// It sent bytes that are no message.
  case damaged(ArchiveError)
  /// It closed its connection, or stopped reading from it, and did not leave.
  case disconnected(reason: String)
  /// The host stopped it.
  case stopped

  /// One or two sentences for a person.
  package var description: String {
    switch self {
    case .launchFailed(let executable, let reason):
      "The extension \(executable) cannot be started: \(reason)."
    case .handshakeTimedOut(let seconds, let lines):
      "The extension started but did not connect within \(seconds.formatted()) seconds.\(Self.said(lines))"
    case .crashed(let status, let lines, let stack):
      "The extension \(status).\(Self.said(lines))\(stack?.sentence ?? "")"
    case .breached(let breach): "The extension \(breach), so it was stopped."
    case .hung(let seconds):
      "The extension gave no answer within \(seconds.formatted()) seconds, the limit `\(LimitName.providerTime.rawValue)`, and was stopped."
    case .damaged(let error): "The extension sent a damaged message and was stopped. \(error)"
    case .disconnected(let reason): "The extension \(reason) and was stopped."
    case .stopped: "The extension was stopped by the host."
    }
  }

  /// The line that tells most: Swift's own words if there are any, else the last one printed.
  private static func said(_ lines: [String]) -> String {
    let telling =
      lines.last { $0.contains("Fatal error") || $0.contains("precondition failed") }
      ?? lines.last { !$0.isEmpty }
    return telling.map { " It said: \($0)\($0.last.map(".!?".contains) == true ? "" : ".")" } ?? ""
  }
}

/// How a process ended.
package enum ExitStatus: Sendable, Equatable, CustomStringConvertible {
  case exited(code: Int32)
  case signalled(Int32)

  /// From what `waitpid` reports.
  init(waitStatus: Int32) {
    let signal = waitStatus & 0x7F
    self = signal == 0 ? .exited(code: (waitStatus >> 8) & 0xFF) : .signalled(signal)
  }

  /// What a sandbox's status says of the program in it: its signals come as numbers above 128, as from a shell.
  var ofSandboxed: ExitStatus {
    if case .exited(let code) = self, (129...192).contains(code) { return .signalled(code - 128) }
    return self
  }

  /// `crashed with SIGSEGV`, `ended with status 3`.
  package var description: String {
    switch self {
    case .exited(let code): "ended by itself with status \(code)"
    case .signalled(let signal): "crashed with \(SignalName.of(signal))"
    }
  }
}
