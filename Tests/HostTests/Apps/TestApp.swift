import Archive
import Foundation
import Glibc
import XCTest

/// The app's end of the host's socket.
final class TestApp: @unchecked Sendable {
  let descriptor: Int32
  private var reader = FrameReader()
  private var events: [AppReply.Body] = []
  private var nextID: UInt64 = 1

  init(_ path: String) throws {
    var address = sockaddr_un()
    address.sun_family = sa_family_t(AF_UNIX)
    withUnsafeMutableBytes(of: &address.sun_path) { $0.copyBytes(from: path.utf8) }
    descriptor = socket(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0)
    let result = withUnsafePointer(to: &address) {
      $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        connect(descriptor, $0, socklen_t(MemoryLayout<sockaddr_un>.size))
      }
    }
    guard result == 0 else { throw CocoaError(.fileReadUnknown) }
  }

  /// Connects as the environment says.
  convenience init(
    _ environment: [String: String], role: AppIdentity.Role = .app, module: String? = nil
  ) async throws {
    try self.init(environment[AppIdentity.socketVariable] ?? "")
    let welcome = await ask(
      .hello(
        AppIdentity(
          bundle: environment[AppIdentity.bundleVariable] ?? "", role: role, process: getpid(),
          secret: environment[AppIdentity.secretVariable] ?? "", module: module)))
    XCTAssertEqual(welcome, .welcome)
  }

  deinit { close(descriptor) }

  func write(_ bytes: [UInt8]) {
    var offset = 0
    while offset < bytes.count {
      let count = bytes.withUnsafeBytes {
        Glibc.send(descriptor, $0.baseAddress! + offset, bytes.count - offset, Int32(MSG_NOSIGNAL))
      }
      guard count > 0 else { return }
      offset += count
    }
  }

  func send(_ body: AppRequest.Body, timestamp: Date? = nil) -> UInt64 {
    defer { nextID += 1 }
    if let json = try? JSONEncoder().encode(AppRequest(id: nextID, body: body, timestamp: timestamp)),
      let frame = try? FrameWriter.frame([UInt8](json))
    {
      write(frame)
    }
    return nextID
  }

  /// The answer to a request; events that come before it are kept.
  func ask(_ body: AppRequest.Body, timestamp: Date? = nil) async -> AppReply.Body? {
    let id = send(body, timestamp: timestamp)
    while let reply = await next() {
      if reply.id == id { return reply.body }
      events.append(reply.body)
    }
    return nil
  }

  /// The next event that fits.
  func event(_ fits: (AppReply.Body) -> Bool) async -> AppReply.Body? {
    while true {
      if let index = events.firstIndex(where: fits) { return events.remove(at: index) }
      guard let reply = await next() else { return nil }
      events.append(reply.body)
    }
  }

  /// The next message; `nil` once the host has closed the connection.
  func next() async -> AppReply? {
    await withCheckedContinuation { done in
      Thread.detachNewThread { [self] in done.resume(returning: read()) }
    }
  }

  private func read() -> AppReply? {
    var bytes = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      if let message = try? reader.next() {
        return try? JSONDecoder().decode(AppReply.self, from: Data(message))
      }
      let count = recv(descriptor, &bytes, bytes.count, 0)
      guard count > 0 else { return nil }
      reader.append(bytes[0..<count])
    }
  }
}
