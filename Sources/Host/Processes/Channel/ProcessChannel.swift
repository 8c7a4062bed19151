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
  /// Whether it has something to do, and whether that is a Live Activity's.
  private let work = Mutex(Work(isUnderWay: true))
  private struct Work { var isUnderWay = false, isForActivity = false }
  /// How the process ended, once it has.
  private let exit = Mutex<ExitStatus?>(nil)
  private let wake: Pipe
  /// Until the ends of `wake` are closed.
  private let isRinging = Mutex(true)
  private let peak = Mutex(0)

  init(child: ChildProcess, limits: ProcessLimits) throws {
    (events, continuation) = AsyncStream.makeStream(of: ChannelEvent.self)
    self.child = child
    self.limits = limits
    wake = try Pipe()
  }

  /// Starts listening. Takes over the descriptors and the socket's folder.
  ///
  /// - Parameter watch: Looks at what the process uses while it works.
  func start(socket: SocketFolder, output: Int32, error: Int32, watch: ResourceWatch) {
    child.whenEnded { [self] status in
      exit.withLock { $0 = status }
      ring()
    }
    Thread.detachNewThread { [self] in
      var loop = ChannelLoop(
        socket: socket, output: output, error: error, wake: wake.reading, limits: limits)
      var watch = watch
      var nextLook: UInt64 = 0
      var isBreached = false
      func look() {
        let work = work.withLock { $0 }
        guard work.isUnderWay, !isBreached else { return }
        nextLook = DispatchTime.now().uptimeNanoseconds + UInt64(lookMilliseconds) * 1_000_000
        guard let breach = watch.breach(forActivity: work.isForActivity) else { return }
        // At once: events may have to wait, memory does not.
        child.kill()
        isBreached = true
        emit(.breached(breach))
      }
      while exit.withLock({ $0 }) == nil {
        let isWatched = work.withLock { $0.isUnderWay } && !isBreached
        loop.waitForActivity(milliseconds: isWatched ? lookMilliseconds : -1)
        if DispatchTime.now().uptimeNanoseconds >= nextLook { look() }
        loop.readAll(connected: use) { event in
          // What it needed for an answer it has still when it sends it.
          if case .reply(let reply) = event, reply.id != 0 { look() }
          emit(event)
        }
        peak.withLock { $0 = watch.usage.peakBytes }
      }
      // What was written before the end is still in the pipes.
      loop.readAll(connected: use, emit: emit)
      loop.finishLines(emit: emit)
      use(nil)
      loop.closeAll()
      isRinging.withLock { $0 = false }
      wake.closeBoth()
      if let status = exit.withLock({ $0 }) { emit(.ended(status)) }
      continuation.finish()
    }
  }

  /// Tells the thread whether the process has something to do; it is looked at only then.
  func works(_ isUnderWay: Bool, forActivity isForActivity: Bool) {
    work.withLock { $0 = Work(isUnderWay: isUnderWay, isForActivity: isForActivity) }
    if isUnderWay { ring() }
  }

  private var lookMilliseconds: Int32 { Int32(max(1, min(60_000, limits.lookInterval * 1000))) }

  /// Wakes the thread.
  private func ring() {
    isRinging.withLock { isRinging in
      guard isRinging else { return }
      var byte: UInt8 = 0
      _ = write(wake.writing, &byte, 1)
    }
  }

  /// The most private dirty memory that was seen while it worked, in bytes.
  var peakBytes: Int { peak.withLock { $0 } }

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
