import Foundation

/// Keeps other processes of the project from reading and writing user defaults, as `CDefaults` does in extensions and apps.
final class DefaultsLock {
  private let descriptor: Int32

  /// Waits for the lock of the folder that holds this process's preferences.
  init(environment: [String: String]) {
    let folder = environment["XDG_CONFIG_HOME"] ?? "/"
    descriptor = open(folder + "/.defaults.lock", O_RDWR | O_CREAT | O_CLOEXEC | O_NOFOLLOW, 0o600)
    if descriptor >= 0 { while flock(descriptor, LOCK_EX) != 0, errno == EINTR {} }
  }

  /// Tells others that a file is another than the one they know.
  func noteWrite() {
    var count: UInt64 = 0
    guard descriptor >= 0 else { return }
    if pread(descriptor, &count, 8, 0) != 8 { count = 0 }
    count &+= 1
    _ = pwrite(descriptor, &count, 8, 0)
  }

  deinit { if descriptor >= 0 { close(descriptor) } }
}
