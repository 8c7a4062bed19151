import Archive
import Foundation
import Glibc
import Processes

/// The thread of an `AppServer`: accepts, reads, and closes.
final class AppLoop: @unchecked Sendable {
  /// What the thread keeps of a connection.
  private struct Reading {
    let connection: AppConnection
    var frames: FrameReader
    let requests: AsyncStream<AppRequest>.Continuation
    /// When it must have said who it is.
    let helloDeadline: ContinuousClock.Instant
  }

  private let socket: SocketFolder
  private let wakeReading: Int32
  private let limits: AppLimits
  private let handler: AppServer.Handler
  private var readings: [Int32: Reading] = [:]
  private var nextNumber = 1
  /// The system had no descriptor for who came: until then nobody is let in, or `poll` would never rest.
  private var acceptsFrom = ContinuousClock.now
  private var bytes = [UInt8](repeating: 0, count: 1 << 16)

  init(
    socket: SocketFolder, wakeReading: Int32, limits: AppLimits, handler: @escaping AppServer.Handler
  ) {
    self.socket = socket
    self.wakeReading = wakeReading
    self.limits = limits
    self.handler = handler
  }

  /// Serves until the server is stopped or gone.
  func run(_ server: () -> AppServer?) {
    while waitForActivity(), let server = server(), !server.isStopped { serve(server) }
    for reading in readings.values {
      reading.requests.finish()
      reading.connection.close()
    }
    readings = [:]
    socket.remove()
    close(wakeReading)
  }

  /// Which descriptors have something to say.
  private var active: [Int32: Int16] = [:]

  /// `false` once the server is gone: its end of the pipe is closed.
  private func waitForActivity() -> Bool {
    var list = [pollfd(fd: wakeReading, events: Int16(POLLIN), revents: 0)]
    let isFull = ContinuousClock.now < acceptsFrom
    if !isFull, readings.count < limits.connections + 1 {
      list.append(pollfd(fd: socket.listener, events: Int16(POLLIN), revents: 0))
    }
    var hasStrangers = false
    for (descriptor, reading) in readings {
      if reading.connection.peer == nil { hasStrangers = true }
      let events =
        (reading.connection.wantsRequests ? Int16(POLLIN) : 0)
        | (reading.connection.hasOutput ? Int16(POLLOUT) : 0)
      list.append(pollfd(fd: descriptor, events: events, revents: 0))
    }
    if poll(&list, nfds_t(list.count), hasStrangers || isFull ? 1000 : -1) < 0, errno != EINTR {
      return false
    }
    active = [:]
    for entry in list where entry.revents != 0 { active[entry.fd] = entry.revents }
    guard active[wakeReading] != nil else { return true }
    while true {
      let count = read(wakeReading, &bytes, bytes.count)
      if count == 0 { return false }
      if count < 0 { return errno == EAGAIN || errno == EINTR }
    }
  }

  private func serve(_ server: AppServer) {
    if active[socket.listener] != nil { while accept(server) {} }
    let now = ContinuousClock.now
    for (descriptor, reading) in readings {
      let events = Int32(active[descriptor] ?? 0)
      if events & POLLOUT != 0 { reading.connection.flush() }
      var isOver = false
      if events & POLLIN != 0 {
        isOver = !receive(descriptor, server)
      } else if events & (POLLHUP | POLLERR | POLLNVAL) != 0 {
        isOver = true
      }
      if reading.connection.peer == nil, now >= reading.helloDeadline { isOver = true }
      if isOver || reading.connection.isDone { end(descriptor, server) }
    }
  }

  private func accept(_ server: AppServer) -> Bool {
    guard let descriptor = socket.accept() else {
      if errno != EAGAIN, errno != EWOULDBLOCK, errno != EINTR { acceptsFrom = .now + .seconds(1) }
      return false
    }
    guard readings.count < limits.connections else {
      close(descriptor)
      return true
    }
    let connection = AppConnection(number: nextNumber, descriptor: descriptor, limits: limits) {
      [weak server] in server?.wake()
    }
    nextNumber += 1
    let (stream, continuation) = AsyncStream.makeStream(of: AppRequest.self)
    readings[descriptor] = Reading(
      connection: connection, frames: FrameReader(limits: limits.frames), requests: continuation,
      helloDeadline: .now + .seconds(limits.helloSeconds))
    server.add(connection)
    let handler = handler
    Task {
      for await request in stream {
        guard let peer = connection.peer else { continue }
        connection.answer(AppReply(id: request.id, body: await handler(peer, request)))
      }
    }
    return true
  }

  private func end(_ descriptor: Int32, _ server: AppServer) {
    guard let reading = readings.removeValue(forKey: descriptor) else { return }
    reading.requests.finish()
    reading.connection.close()
    server.remove(reading.connection.number)
  }

  /// Reads once; `false` when the app is gone or sent what cannot be read.
  private func receive(_ descriptor: Int32, _ server: AppServer) -> Bool {
    let count = read(descriptor, &bytes, bytes.count)
    if count < 0 { return errno == EAGAIN || errno == EINTR }
    guard count > 0, let connection = readings[descriptor]?.connection else { return false }
    readings[descriptor]?.frames.append(bytes[0..<count])
    while true {
      do {
        guard let message = try readings[descriptor]?.frames.next() else { return true }
        try take(message, descriptor, connection, server)
      } catch {
        connection.leave(saying: AppReply(id: 0, body: .failure(Self.sentence(error))))
        return true
      }
    }
  }

  private func take(
    _ message: [UInt8], _ descriptor: Int32, _ connection: AppConnection, _ server: AppServer
  ) throws {
    let request = try JSONDecoder().decode(AppRequest.self, from: Data(message))
    switch (request.body, connection.peer) {
    case (.hello(let identity), nil):
      connection.identify(try server.identify(identity, connection: connection.number).get())
      connection.send(AppReply(id: request.id, body: .welcome))
      if let peer = connection.peer { server.came(peer) }
    case (.hello, _): throw AppServer.Rejection("hello was said twice on one connection. Say it once.")
    case (_, nil):
      throw AppServer.Rejection("The first message of a connection must be hello. Say who you are first.")
    default:
      connection.requestCame()
      readings[descriptor]?.requests.yield(request)
    }
  }

  private static func sentence(_ error: any Error) -> String {
    switch error {
    case let rejection as AppServer.Rejection: rejection.sentence
    case let error as ArchiveError:
      "The bytes are no frame of this protocol: \(error). App and host may be of different versions of Vitrine."
    default:
      "The message is no request of this protocol. App and host may be of different versions of Vitrine; build the app again."
    }
  }
}
