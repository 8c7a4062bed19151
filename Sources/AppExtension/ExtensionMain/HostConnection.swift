import Archive
import CDefaults
import Glibc
import Synchronization

/// The one connection of an extension process to its host.
final class HostConnection: Sendable {
  /// The process's connection.
  static let shared = HostConnection()

  /// Held while a frame is written, so that frames of two threads never mix.
  private let descriptor = Mutex<Int32?>(nil)

  /// Uses a connected socket from now on.
  func open(_ socket: Int32) { descriptor.withLock { $0 = socket } }

  /// Whether there is a host.
  var isOpen: Bool { descriptor.withLock { $0 != nil } }

  /// Writes one reply. One that cannot be encoded becomes a failure that says why; when the host is gone, the process ends.
  func send(_ reply: Reply) {
    // Whoever hears the answer may look at what was written, or start another process that does.
    vitrine_defaults_flush()
    let frame = Self.frame(reply)
    descriptor.withLock { descriptor in
      guard let descriptor, !UnixSocket.write(frame, to: descriptor) else { return }
      ProcessExit.finished()
    }
  }

  /// Reads what has arrived, at least one byte; `nil` at the end of the connection.
  func read(into buffer: UnsafeMutableRawBufferPointer) -> Int? {
    guard let socket = descriptor.withLock({ $0 }) else { return nil }
    while true {
      let count = Glibc.read(socket, buffer.baseAddress, buffer.count)
      if count > 0 { return count }
      if count < 0 && errno == EINTR { continue }
      return nil
    }
  }

  private static func frame(_ reply: Reply) -> [UInt8] {
    do throws(ArchiveError) {
      return try FrameWriter.frame(reply)
    } catch {
      let failure = ExtensionFailure(
        code: error.code == .tooLarge ? .tooLarge : .internalError,
        message: "The answer cannot be sent. \(error)")
      // Its only variable part is a bounded message, so this cannot fail in turn.
      return (try? FrameWriter.frame(Reply(id: reply.id, body: .failure(failure)))) ?? []
    }
  }
}
