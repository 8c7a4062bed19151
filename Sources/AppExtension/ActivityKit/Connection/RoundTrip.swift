import Archive
import Glibc

/// What became of a question to the host.
package enum HostOutcome: Sendable, Equatable {
  case reply(AppReply.Body)
  /// The host did not answer in time.
  case late
  /// There is no connection, and there will be none.
  case lost
}

/// A thread that waits for an answer.
///
/// By the monotonic clock: in an extension the calendar clock is the host's virtual one, which may stand still, and Dispatch's
/// semaphores wait by it.
final class RoundTrip: @unchecked Sendable {
  private let lock = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)
  private let arrived = UnsafeMutablePointer<pthread_cond_t>.allocate(capacity: 1)
  /// Guarded by `lock`.
  private var outcome: HostOutcome?

  init() {
    pthread_mutex_init(lock, nil)
    var attributes = pthread_condattr_t()
    pthread_condattr_init(&attributes)
    pthread_condattr_setclock(&attributes, CLOCK_MONOTONIC)
    pthread_cond_init(arrived, &attributes)
    pthread_condattr_destroy(&attributes)
  }
  deinit {
    pthread_cond_destroy(arrived)
    pthread_mutex_destroy(lock)
    arrived.deallocate()
    lock.deallocate()
  }

  func resolve(_ outcome: HostOutcome) {
    pthread_mutex_lock(lock)
    if self.outcome == nil { self.outcome = outcome }
    pthread_cond_broadcast(arrived)
    pthread_mutex_unlock(lock)
  }

  /// `nil` when the time is over.
  func wait(_ patience: Duration) -> HostOutcome? {
    var deadline = timespec()
    clock_gettime(CLOCK_MONOTONIC, &deadline)
    let (seconds, attoseconds) = patience.components
    deadline.tv_sec += Int(seconds)
    deadline.tv_nsec += Int(attoseconds / 1_000_000_000)
    if deadline.tv_nsec >= 1_000_000_000 {
      deadline.tv_sec += 1
      deadline.tv_nsec -= 1_000_000_000
    }
    pthread_mutex_lock(lock)
    defer { pthread_mutex_unlock(lock) }
    while outcome == nil {
      if pthread_cond_timedwait(arrived, lock, &deadline) == ETIMEDOUT { break }
    }
    return outcome
  }
}
