import Archive
import ExtensionMain
import Foundation
import Synchronization

/// A connection to the host: frames of JSON documents, answers brought to those who asked, everything else to `receive`.
///
/// All replies are handled on one thread and in their order, so what an event changed is seen by whoever is woken by a later answer.
final class AppConnection: Sendable {
  private struct State {
    var descriptor: Int32?
    var last: UInt64 = 0
    var asked: [UInt64: @Sendable (HostOutcome) -> Void] = [:]
    /// What the host said to nobody in particular before it left.
    var lastWords: String?
    /// Why the connection ended.
    var end: String?
  }
  private let state: Mutex<State>
  /// Held while a frame is written, so that frames of two threads never mix.
  private let writing = Mutex(())

  /// Ours (D): no reply of the host comes near it.
  static let limits: ArchiveLimits = {
    var limits = ArchiveLimits.standard
    limits.messageBytes = 16 << 20
    return limits
  }()
  /// Ours (D): a host that takes nothing for so long is gone.
  private static let writeSeconds = 10

  /// - Parameter descriptor: A connected stream socket, which the connection closes.
  init(_ descriptor: Int32) {
    state = Mutex(State(descriptor: descriptor))
    var patience = timeval(tv_sec: Self.writeSeconds, tv_usec: 0)
    setsockopt(descriptor, SOL_SOCKET, SO_SNDTIMEO, &patience, socklen_t(MemoryLayout<timeval>.size))
  }

  /// Reads on a thread of its own until the end of the connection, which `ended` is told with a reason.
  func start(
    receive: @escaping @Sendable (AppReply.Body) -> Void, ended: @escaping @Sendable (String) -> Void
  ) {
    guard let descriptor = state.withLock({ $0.descriptor }) else { return }
    let thread = Thread { [self] in
      let end = read(from: descriptor, receive: receive)
      let (asked, reason) = state.withLock { state in
        defer { state.asked = [:] }
        state.descriptor = nil
        let reason = state.lastWords.map { "The host has left: \($0)" } ?? end
        state.end = reason
        return (state.asked, reason)
      }
      // Unblocks whoever is writing, then waits for them: until then the number is still of this socket.
      shutdown(descriptor, Int32(SHUT_RDWR))
      writing.withLock { _ in _ = Glibc.close(descriptor) }
      ended(reason)
      for waiting in asked.values { waiting(.lost) }
    }
    thread.name = "ActivityKit"
    thread.start()
  }

  /// Ends the connection; the reading thread does the rest.
  func close() {
    state.withLock { state in
      if let descriptor = state.descriptor { shutdown(descriptor, Int32(SHUT_RDWR)) }
    }
  }

  /// Asks without waiting. `answered` is called once, on the reading thread unless there is no connection.
  @discardableResult
  func ask(
    _ body: AppRequest.Body, timestamp: Date? = nil, answered: @escaping @Sendable (HostOutcome) -> Void
  ) -> UInt64 {
    let (number, isOpen) = state.withLock { state in
      state.last += 1
      if state.descriptor != nil { state.asked[state.last] = answered }
      return (state.last, state.descriptor != nil)
    }
    guard isOpen else {
      answered(.lost)
      return number
    }
    do {
      let document = try JSONEncoder().encode(AppRequest(id: number, body: body, timestamp: timestamp))
      write(try FrameWriter.frame([UInt8](document), limits: Self.limits))
    } catch {
      forget(number)?(.reply(.failure("The request cannot be written: \(error)")))
    }
    return number
  }

  private func write(_ frame: [UInt8]) {
    writing.withLock { _ in
      guard let descriptor = state.withLock({ $0.descriptor }) else { return }
      // The reading thread then finds the end, and tells those who asked.
      if !UnixSocket.write(frame, to: descriptor) { shutdown(descriptor, Int32(SHUT_RDWR)) }
    }
  }

  /// Why the connection ended, once it has.
  var end: String? { state.withLock { $0.end } }

  /// Nobody waits for this answer any more.
  func forget(_ number: UInt64) -> (@Sendable (HostOutcome) -> Void)? {
    state.withLock { $0.asked.removeValue(forKey: number) }
  }

  // MARK: Reading

  private func read(from descriptor: Int32, receive: (AppReply.Body) -> Void) -> String {
    var frames = FrameReader(limits: Self.limits)
    let buffer = UnsafeMutableRawBufferPointer.allocate(byteCount: 1 << 16, alignment: 1)
    defer { buffer.deallocate() }
    while true {
      let count = Glibc.read(descriptor, buffer.baseAddress, buffer.count)
      if count < 0 && errno == EINTR { continue }
      guard count > 0 else { return "The host has closed the connection." }
      frames.append(buffer[..<count])
      do {
        while let frame = try frames.next() { take(frame, receive: receive) }
      } catch {
        return "What comes from the host is no frame (\(error))."
      }
    }
  }

  private func take(_ frame: [UInt8], receive: (AppReply.Body) -> Void) {
    let data = Data(frame)
    let reply: AppReply
    do {
      reply = try JSONDecoder().decode(AppReply.self, from: data)
    } catch {
      Notice.sayOnce(
        "A message of the host was not understood (\(DecodingProblem(error))); "
          + "the app and its host may be of different versions.")
      // Whoever asked need not wait for the end of the patience.
      if let number = try? JSONDecoder().decode(Numbered.self, from: data).id {
        forget(number)?(.reply(.failure("The answer was not understood.")))
      }
      return
    }
    if reply.id == 0, case .failure(let sentence) = reply.body {
      state.withLock { $0.lastWords = sentence }
    }
    receive(reply.body)
    forget(reply.id)?(.reply(reply.body))
  }

  /// What is read of a reply that is not understood.
  private struct Numbered: Decodable { var id: UInt64 }
}
