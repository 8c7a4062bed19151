import Foundation

/// Wakes a thread that waits in `poll`.
final class Bell: Sendable {
  private let readEnd: Int32
  private let writeEnd: Int32

  init() throws {
    var ends: [Int32] = [-1, -1]
    guard pipe(&ends) == 0 else {
      throw ProjectProblem.watchFailed(path: "a pipe", reason: SystemReason.of(errno: errno))
    }
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    (readEnd, writeEnd) = (ends[0], ends[1])
  }

  deinit {
    close(readEnd)
    close(writeEnd)
  }

  /// Once rung, it goes on ringing.
  func ring() {
    var byte: UInt8 = 1
    _ = write(writeEnd, &byte, 1)
  }

  /// Waits until the bell rings or `other` can be read.
  ///
  /// - Returns: Whether the bell rang, and whether `other` has something.
  func wait(or other: Int32?, timeout: Duration?) -> (rang: Bool, isReadable: Bool) {
    var watched = [pollfd(fd: readEnd, events: Int16(POLLIN), revents: 0)]
    if let other { watched.append(pollfd(fd: other, events: Int16(POLLIN), revents: 0)) }
    let milliseconds = timeout.map { Int32(($0.inSeconds * 1000).rounded(.up)) } ?? -1
    guard poll(&watched, nfds_t(watched.count), milliseconds) > 0 else { return (false, false) }
    return (watched[0].revents != 0, watched.count > 1 && watched[1].revents != 0)
  }
}
