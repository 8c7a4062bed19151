import Archive
import Foundation
import Glibc
import Synchronization

/// One connection of an app. Anybody may send; only the server's thread reads and closes.
final class AppConnection: Sendable {
  private struct State {
    var isOpen = true
    /// It is closed as soon as everything is sent.
    var isLeaving = false
    var peer: AppPeer?
    /// Types whose push-to-start tokens it wants to hear of.
    var startTypes: Set<String> = []
    var output: [UInt8] = []
    var sent = 0
    /// Requests without an answer.
    var waiting = 0
  }

  let number: Int
  let descriptor: Int32
  private let limits: AppLimits
  private let state = Mutex(State())
  private let wake: @Sendable () -> Void

  init(number: Int, descriptor: Int32, limits: AppLimits, wake: @escaping @Sendable () -> Void) {
    self.number = number
    self.descriptor = descriptor
    self.limits = limits
    self.wake = wake
  }

  var peer: AppPeer? { state.withLock { $0.peer } }
  var hasOutput: Bool { state.withLock { $0.sent < $0.output.count } }
  var wantsRequests: Bool {
    state.withLock { $0.isOpen && !$0.isLeaving && $0.waiting < limits.waitingRequests }
  }
  /// Nothing more is to be sent or read: close it.
  var isDone: Bool { state.withLock { !$0.isOpen || $0.isLeaving && $0.sent >= $0.output.count } }

  func identify(_ peer: AppPeer) { state.withLock { $0.peer = peer } }
  func listen(toStartsOf type: String) -> Bool {
    state.withLock { state in
      guard state.startTypes.count < limits.startTypes || state.startTypes.contains(type) else {
        return false
      }
      state.startTypes.insert(type)
      return true
    }
  }
  func listens(toStartsOf type: String) -> Bool { state.withLock { $0.startTypes.contains(type) } }
  func requestCame() { state.withLock { $0.waiting += 1 } }

  /// Sends the answer to a request.
  func answer(_ reply: AppReply) {
    let wasFull = state.withLock { state in
      state.waiting -= 1
      return state.waiting == limits.waitingRequests - 1
    }
    send(reply)
    if wasFull { wake() }
  }

  func send(_ reply: AppReply) {
    guard let json = try? JSONEncoder().encode(reply), let frame = try? FrameWriter.frame([UInt8](json))
    else {
      return
    }
    send(frame)
  }

  /// Sends what the socket takes now; the rest when the app has read.
  func send(_ frame: [UInt8]) {
    let needsLoop = state.withLock { state -> Bool in
      guard state.isOpen, !state.isLeaving else { return false }
      // A single answer may be long; what piles up behind it may not.
      guard
        state.sent >= state.output.count
          || state.output.count - state.sent + frame.count <= limits.unreadBytes
      else {
        state.isOpen = false
        return true
      }
      state.output.append(contentsOf: frame)
      flush(&state)
      return !state.isOpen || state.sent < state.output.count
    }
    if needsLoop { wake() }
  }

  /// Says a last sentence and leaves.
  func leave(saying reply: AppReply) {
    send(reply)
    state.withLock { $0.isLeaving = true }
    wake()
  }

  func flush() { state.withLock { flush(&$0) } }

  /// Only for the server's thread.
  func close() {
    state.withLock { state in
      state.isOpen = false
      state.output = []
      state.sent = 0
      Glibc.close(descriptor)
    }
  }

  private func flush(_ state: inout State) {
    guard state.isOpen else { return }
    state.output.withUnsafeBytes { bytes in
      while state.sent < bytes.count {
        let count = Glibc.send(
          descriptor, bytes.baseAddress! + state.sent, bytes.count - state.sent,
          Int32(MSG_NOSIGNAL | MSG_DONTWAIT))
        if count < 0 {
          if errno == EINTR { continue }
          if errno != EAGAIN && errno != EWOULDBLOCK { state.isOpen = false }
          return
        }
        state.sent += count
      }
    }
    if state.sent == state.output.count {
      state.output = []
      state.sent = 0
    }
  }
}
