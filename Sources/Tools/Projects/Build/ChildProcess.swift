import Foundation

/// Runs a program to its end, with its output in a file.
///
/// The program leads a process group of its own, so that stopping it stops whatever it started.
package struct ChildProcess: Sendable {
  package enum End: Sendable, Equatable {
    case exited(Int32)
    case signalled(Int32)
    case tookTooLong
  }
  package var executable: URL
  package var arguments: [String]
  package var output: URL
  package var timeout: Duration
  /// Bytes of address space that it, and each program that it starts, may have; `nil` for any number.
  package var mostMemory: Int?

  package init(
    executable: URL, arguments: [String], output: URL, timeout: Duration, mostMemory: Int? = nil
  ) {
    self.executable = executable
    self.arguments = arguments
    self.output = output
    self.timeout = timeout
    self.mostMemory = mostMemory
  }

  /// What is started: a shell sets the limit, since it holds for the process that asks for it, and hands over to the program.
  private var command: [String] {
    let own = [executable.path] + arguments
    guard let mostMemory else { return own }
    return ["/bin/sh", "-c", "ulimit -v \(mostMemory / 1024); exec \"$0\" \"$@\""] + own
  }

  /// Waits for the program. A cancelled task stops it and throws `CancellationError`.
  package func run() async throws -> End {
    try Task.checkCancellation()
    let child = RunningChild(identifier: try spawn())
    let end = await withTaskCancellationHandler {
      await withTaskGroup(of: End?.self) { group in
        group.addTask { await child.wait() }
        group.addTask {
          do { try await Task.sleep(for: timeout) } catch { return nil }
          return child.stop() ? .tookTooLong : nil
        }
        var result: End?
        for await end in group {
          guard let end else { continue }
          if result != .tookTooLong { result = end }
          group.cancelAll()
        }
        return result ?? .signalled(SIGKILL)
      }
    } onCancel: {
      _ = child.stop()
    }
    try Task.checkCancellation()
    return end
  }

  private func spawn() throws -> pid_t {
    var attributes = posix_spawnattr_t()
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETPGROUP))
    posix_spawnattr_setpgroup(&attributes, 0)

    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_addopen(&actions, 0, "/dev/null", O_RDONLY, 0)
    posix_spawn_file_actions_addopen(&actions, 1, output.path, O_WRONLY | O_CREAT | O_TRUNC, 0o644)
    posix_spawn_file_actions_adddup2(&actions, 1, 2)

    let command = command
    var words = command.map { strdup($0) } + [nil]
    defer { words.forEach { free($0) } }
    var identifier = pid_t()
    let code = posix_spawn(&identifier, command[0], &actions, &attributes, &words, environ)
    guard code == 0 else {
      throw ProjectProblem.unreadable(
        path: executable.path, reason: SystemReason.of(errno: code))
    }
    return identifier
  }
}

/// A started program: waited for once, stopped at most once, and never after it has been waited for.
private final class RunningChild: @unchecked Sendable {
  private let identifier: pid_t
  private let lock = NSLock()
  private var isOver = false

  init(identifier: pid_t) { self.identifier = identifier }

  /// - Returns: Whether it was still running.
  func stop() -> Bool {
    lock.withLock {
      guard !isOver else { return false }
      return kill(-identifier, SIGKILL) == 0
    }
  }

  func wait() async -> ChildProcess.End {
    await withCheckedContinuation { continuation in
      Thread.detachNewThread { continuation.resume(returning: self.waitForEnd()) }
    }
  }

  private func waitForEnd() -> ChildProcess.End {
    // The process stays a zombie, so its number stays its own, until it is marked as over and reaped under the lock.
    var information = siginfo_t()
    while waitid(P_PID, id_t(identifier), &information, WEXITED | WNOWAIT) == -1, errno == EINTR {}
    return lock.withLock {
      isOver = true
      var status: Int32 = 0
      while waitpid(identifier, &status, 0) == -1, errno == EINTR {}
      let signal = status & 0x7f
      return signal == 0 ? .exited((status >> 8) & 0xff) : .signalled(signal)
    }
  }
}
