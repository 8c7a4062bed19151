import NIOCore
import NIOSSL

/// Looks at a connection's first byte: a TLS handshake gets TLS, anything else is taken as it is (h2c), on one port.
final class TLSDetector: ChannelInboundHandler, RemovableChannelHandler {
  typealias InboundIn = ByteBuffer
  typealias InboundOut = ByteBuffer

  /// The content type of a TLS handshake record.
  private static let handshake: UInt8 = 22

  private let tls: NIOSSLContext
  private var isDone = false

  init(tls: NIOSSLContext) { self.tls = tls }

  func channelRead(context: ChannelHandlerContext, data: NIOAny) {
    let buffer = unwrapInboundIn(data)
    if !isDone, let first = buffer.getInteger(at: buffer.readerIndex, as: UInt8.self) {
      isDone = true
      if first == Self.handshake {
        let handler = NIOSSLServerHandler(context: tls)
        do {
          try context.pipeline.syncOperations.addHandler(handler, position: .after(self))
        } catch {
          return context.close(promise: nil)
        }
      }
    }
    context.fireChannelRead(data)
  }
}
