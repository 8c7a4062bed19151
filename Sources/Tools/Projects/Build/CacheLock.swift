import Foundation

/// Keeps two builds of the same folder apart, also those of two `vitrine` processes.
package final class CacheLock: Sendable {
  private let descriptor: Int32

  /// Waits until no other build holds the lock.
  package static func acquire(_ cache: BuildCache) async throws -> CacheLock {
    let descriptor = open(cache.lockFile.path, O_RDWR | O_CREAT | O_CLOEXEC, 0o644)
    guard descriptor >= 0 else {
      throw ProjectProblem.cacheNotWritable(
        path: cache.lockFile.path, reason: SystemReason.of(errno: errno))
    }
    let lock = CacheLock(descriptor: descriptor)
    while flock(descriptor, LOCK_EX | LOCK_NB) != 0 {
      guard errno == EWOULDBLOCK || errno == EINTR else {
        throw ProjectProblem.cacheNotWritable(
          path: cache.lockFile.path, reason: SystemReason.of(errno: errno))
      }
      try await Task.sleep(for: .milliseconds(20))
    }
    return lock
  }

  private init(descriptor: Int32) { self.descriptor = descriptor }

  deinit { close(descriptor) }
}
