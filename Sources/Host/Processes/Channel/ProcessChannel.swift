import Archive
import Foundation
import Glibc
import Synchronization

/// One thread that listens to an extension: its connection, its output and its end, in one order.
///
/// At most `inFlight` events wait for the host; then the thread stops reading and the extension is the one that waits.
final class ProcessChannel: Sendable {
  private static let inFlight = 8

  let events: AsyncStream<ChannelEvent>
  private let continuation: AsyncStream<ChannelEvent>.Continuation
  private let permits = DispatchSemaphore(value: inFlight)
  private let child: ChildProcess
  private let limits: ProcessLimits
  /// The connected socket, as long as it is open.
  private let connection = Mutex<Int32?>(nil)
  /// How the process ended, once it has.
  private let exit = Mutex<ExitStatus?>(nil)
  private let wake: Pipe

  init(child: ChildProcess, limits: ProcessLimits) throws {
    (events, continuation) = AsyncStream.makeStream(of: ChannelEvent.self)
    self.child = child
    self.limits = limits
    wake = try Pipe()
  }

  /// Starts listening. Takes over the descriptors and the socket's folder.
  func start(socket: SocketFolder, output: Int32, error: Int32) {
    child.whenEnded { [self] status in
      exit.withLock { $0 = status }
      var byte: UInt8 = 0
      _ = write(wake.writing, &byte, 1)
    }
    Thread.detachNewThread { [self] in
      var loop = ChannelLoop(
        socket: socket, output: output, error: error, wake: wake.reading, limits: limits)
      while exit.withLock({ $0 }) == nil {
        loop.waitForActivity()
        loop.readAll(connected: use, emit: emit)
      }
      // What was written before the end is still in the pipes.
      loop.readAll(connected: use, emit: emit)
      loop.finishLines(emit: emit)
      use(nil)
      loop.closeAll()
      wake.closeBoth()
      if let status = exit.withLock({ $0 }) { emit(.ended(status)) }
      continuation.finish()
    }
  }

  /// Tells the thread that one event has been dealt with.
  func acknowledge() { permits.signal() }

  /// Writes a frame without waiting; `false` when the extension is gone or has stopped reading.
  func send(_ frame: [UInt8]) -> Bool {
    connection.withLock { connection in
      guard let connection else { return false }
      return frame.withUnsafeBytes { bytes in
        var offset = 0
        while offset < bytes.count {
          let count = Glibc.send(
            connection, bytes.baseAddress! + offset, bytes.count - offset,
            Int32(MSG_NOSIGNAL | MSG_DONTWAIT))
          if count < 0 {
            if errno == EINTR { continue }
            return false
          }
          offset += count
        }
        return true
      }
    }
  }

  /// Sends over `socket` from now on, or over nothing.
  private func use(_ socket: Int32?) { connection.withLock { $0 = socket } }

  private func emit(_ event: ChannelEvent) {
    permits.wait()
    continuation.yield(event)
  }
}
