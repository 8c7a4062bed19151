import Foundation
import Host
import XCTest

@testable import Web

#if canImport(Glibc)
  import Glibc
#endif

/// The whole server on a socket: events arrive while the connection is open, and it stops at once although one is.
final class EventStreamTests: XCTestCase {
  func testEventsArriveAndTheServerStops() async throws {
    let model = FakeModel()
    let server = try PageServer(model: model)
    let (addresses, found) = AsyncStream.makeStream(of: String.self)
    let running = Task { try await server.run { found.yield($0) } }
    var iterator = addresses.makeAsyncIterator()
    let next = await iterator.next()
    let address = try XCTUnwrap(next)
    let port = try XCTUnwrap(address.split(separator: ":").last.flatMap { UInt16($0) })
    XCTAssertTrue(address.hasPrefix("127.0.0.1:"), address)

    let socket = try XCTUnwrap(Socket(port: port))
    socket.write("GET /events HTTP/1.1\r\nHost: 127.0.0.1:\(port)\r\nAccept: text/event-stream\r\n\r\n")
    let head = await socket.read(until: "retry: 1000")
    XCTAssertTrue(head.contains("200 OK"), head)
    XCTAssertTrue(head.lowercased().contains("content-type: text/event-stream"), head)
    model.send(.widgetChanged(id: "w1"))
    let event = await socket.read(until: "\"w1\"")
    XCTAssertTrue(event.contains("event: widget"), event)
    model.send(.log(extensionName: "A", line: "hello"))
    let log = await socket.read(until: "hello")
    XCTAssertTrue(log.contains("event: log"), log)

    let stopping = ContinuousClock.now
    running.cancel()
    _ = await running.result
    XCTAssertLessThan(ContinuousClock.now - stopping, .seconds(3))
  }

  func testABrowserThatLeavesIsForgotten() async throws {
    let model = FakeModel()
    let server = try PageServer(model: model)
    let (addresses, found) = AsyncStream.makeStream(of: String.self)
    let running = Task { try await server.run { found.yield($0) } }
    var iterator = addresses.makeAsyncIterator()
    let address = await iterator.next()
    let port = try XCTUnwrap(address?.split(separator: ":").last.flatMap { UInt16($0) })
    let socket = try XCTUnwrap(Socket(port: port))
    socket.write("GET /events HTTP/1.1\r\nHost: 127.0.0.1:\(port)\r\n\r\n")
    _ = await socket.read(until: "retry")
    let before = await server.feed.subscriberCount
    XCTAssertEqual(before, 1)
    socket.close()
    var left = false
    for _ in 0..<50 where !left {
      await server.feed.beat()
      try await Task.sleep(for: .milliseconds(20))
      left = await server.feed.subscriberCount == 0
    }
    XCTAssertTrue(left)
    running.cancel()
    _ = await running.result
  }
}

/// A blocking TCP connection to this machine.
private final class Socket: @unchecked Sendable {
  private let descriptor: Int32

  init?(port: UInt16) {
    descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_port = port.bigEndian
    address.sin_addr.s_addr = UInt32(0x7f00_0001).bigEndian
    var wait = timeval(tv_sec: 5, tv_usec: 0)
    setsockopt(descriptor, SOL_SOCKET, SO_RCVTIMEO, &wait, socklen_t(MemoryLayout<timeval>.size))
    let connected = withUnsafePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        connect(descriptor, $0, socklen_t(MemoryLayout<sockaddr_in>.size))
      }
    }
    if connected != 0 { return nil }
  }

  func write(_ text: String) {
    _ = text.withCString { send(descriptor, $0, strlen($0), Int32(MSG_NOSIGNAL)) }
  }

  /// What arrives, up to `mark` or until nothing came for five seconds.
  func read(until mark: String) async -> String {
    await withCheckedContinuation { continuation in
      Thread.detachNewThread { [descriptor] in
        var text = ""
        var buffer = [UInt8](repeating: 0, count: 4096)
        while !text.contains(mark) {
          let count = recv(descriptor, &buffer, buffer.count, 0)
          if count <= 0 { break }
          text += String(decoding: buffer[..<count], as: UTF8.self)
        }
        continuation.resume(returning: text)
      }
    }
  }

  func close() { _ = Glibc.close(descriptor) }
}
