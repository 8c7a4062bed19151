import CLinux
import Foundation
import Glibc

/// A child process as the kernel knows it.
struct SpawnedChild {
  let pid: pid_t
  /// The reading ends of its output.
  let standardOutput: Int32
  let standardError: Int32
}

/// A system call that failed, in words.
struct SystemError: Error, CustomStringConvertible {
  let description: String
  init(_ call: String, _ code: Int32 = errno) {
    description = "\(call): \(String(cString: strerror(code)))"
  }
}

/// Starts processes.
enum Spawn {
  /// Starts a program in a process group of its own, with nothing open but its three standard streams.
  static func start(_ launch: ExtensionLaunch, socket: String, limits: ProcessLimits) throws -> SpawnedChild {
    let output = try Pipe()
    let error: Pipe
    do {
      error = try Pipe()
    } catch {
      output.closeBoth()
      throw error
    }
    do {
      let command = launch.command(socket: socket, limits: limits)
      guard access(launch.executable.path, X_OK) == 0 else { throw SystemError("start") }
      let variables = launch.environment(socket: socket).map { "\($0)=\($1)" }.sorted()
      let pid = try SpawnThread.shared.run {
        try spawn(command, variables, output: output.writing, error: error.writing)
      }
      close(output.writing)
      close(error.writing)
      return SpawnedChild(pid: pid, standardOutput: output.reading, standardError: error.reading)
    } catch let failure {
      output.closeBoth()
      error.closeBoth()
      throw failure
    }
  }

  private static func spawn(
    _ command: [String], _ variables: [String], output: Int32, error: Int32
  ) throws -> pid_t {
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_addopen(&actions, STDIN_FILENO, "/dev/null", O_RDONLY, 0)
    posix_spawn_file_actions_adddup2(&actions, output, STDOUT_FILENO)
    posix_spawn_file_actions_adddup2(&actions, error, STDERR_FILENO)
    posix_spawn_file_actions_addclosefrom_np(&actions, STDERR_FILENO + 1)

    var attributes = posix_spawnattr_t()
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    var none = sigset_t()
    sigemptyset(&none)
    var all = sigset_t()
    sigfillset(&all)
    posix_spawnattr_setsigmask(&attributes, &none)
    posix_spawnattr_setsigdefault(&attributes, &all)
    posix_spawnattr_setpgroup(&attributes, 0)
    posix_spawnattr_setflags(
      &attributes, Int16(POSIX_SPAWN_SETPGROUP | POSIX_SPAWN_SETSIGDEF | POSIX_SPAWN_SETSIGMASK))

    let arguments = CStrings(command)
    let variables = CStrings(variables)
    var pid = pid_t()
    let code = posix_spawn(
      &pid, command[0], &actions, &attributes, arguments.pointers, variables.pointers)
    guard code == 0 else { throw SystemError("start", code) }
    return pid
  }
}

/// Both ends of a pipe; not inherited.
struct Pipe {
  let reading: Int32
  let writing: Int32

  init() throws {
    var ends: [Int32] = [0, 0]
    guard pipe2(&ends, O_CLOEXEC) == 0 else { throw SystemError("pipe") }
    (reading, writing) = (ends[0], ends[1])
  }

  func closeBoth() {
    close(reading)
    close(writing)
  }
}

/// A null-terminated array of C strings.
private final class CStrings {
  let pointers: [UnsafeMutablePointer<CChar>?]
  init(_ strings: [String]) { pointers = strings.map { strdup($0) } + [nil] }
  deinit { for pointer in pointers { free(pointer) } }
}
