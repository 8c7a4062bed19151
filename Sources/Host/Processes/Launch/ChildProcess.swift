import Foundation
import Glibc
import Synchronization

/// A started child: can be killed with its whole group, and is always waited for.
final class ChildProcess: Sendable {
  let pid: pid_t
  /// Set just before the process identifier is given back to the kernel; no signal is sent after that.
  private let isReaped = Mutex(false)

  init(pid: pid_t) { self.pid = pid }

  /// Kills the process and everything it started.
  func kill() { signal(SIGKILL) }

  /// Stops it and everything it started where they are, until `resume`.
  func suspend() { signal(SIGSTOP) }

  func resume() { signal(SIGCONT) }

  private func signal(_ number: Int32) {
    isReaped.withLock { isReaped in
      guard !isReaped else { return }
      // A child may have left the group.
      for other in ProcessTree.descendants(of: pid, most: 1024) { _ = Glibc.kill(other, number) }
      _ = Glibc.kill(-pid, number)
    }
  }

  /// Waits on a thread of its own until the process ends, kills what it left behind, and tells how it ended.
  func whenEnded(_ report: @escaping @Sendable (ExitStatus) -> Void) {
    Thread.detachNewThread { [self] in
      var information = siginfo_t()
      // Waits without reaping, so that the group's identifier is still ours when the rest of it is killed.
      while waitid(P_PID, id_t(pid), &information, WEXITED | WNOWAIT) < 0 && errno == EINTR {}
      var status: Int32 = 0
      isReaped.withLock { isReaped in
        _ = Glibc.kill(-pid, SIGKILL)
        while waitpid(pid, &status, 0) < 0 && errno == EINTR {}
        isReaped = true
      }
      report(ExitStatus(waitStatus: status))
    }
  }
}
