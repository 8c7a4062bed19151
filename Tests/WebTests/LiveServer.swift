import Foundation
import Hummingbird
import NIOCore
import NIOPosix

@testable import Web

extension PageServer {
  /// Listens on a free port, sends one request as bytes, and gives the first line of the answer.
  func firstLine(ofAnswerTo request: String) async throws -> String {
    let (ports, told) = AsyncStream.makeStream(of: Int.self)
    let application = application { told.yield($0.localAddress?.port ?? 0) }
    // Where it cannot listen there is no port to wait for.
    let service = Task {
      defer { told.finish() }
      try await application.run()
    }
    defer { service.cancel() }
    guard let port = await ports.first(where: { _ in true }) else { throw CancellationError() }
    let connection = try await ClientBootstrap(group: .singletonMultiThreadedEventLoopGroup)
      .connect(host: "localhost", port: port) { channel in
        channel.eventLoop.makeCompletedFuture {
          try NIOAsyncChannel<ByteBuffer, ByteBuffer>(wrappingChannelSynchronously: channel)
        }
      }
    return try await connection.executeThenClose { inbound, outbound in
      try await outbound.write(ByteBuffer(string: request))
      var answer = ""
      for try await bytes in inbound {
        answer += String(buffer: bytes)
        if let end = answer.firstRange(of: "\r\n") { return String(answer[..<end.lowerBound]) }
      }
      return answer
    }
  }
}
