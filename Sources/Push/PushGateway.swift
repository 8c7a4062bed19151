import Activities
import Foundation
import NIOCore
import NIOPosix
import NIOSSL
import Schedule

/// A server that keeps Apple's contract for push (APNs) for widgets, controls and Live Activities, and says of every push what
/// became of it.
///
/// One port takes TLS (ALPN `h2`, with a development certificate) and, for tools, HTTP/2 without it by prior knowledge.
package final class PushGateway: Sendable {
  package struct Configuration: Sendable {
    package var host: String
    /// 0: any that is free.
    package var port: Int
    /// Where keys, certificate, channels and traces are kept.
    package var folder: URL
    /// Takes TLS beside h2c.
    package var tls: Bool
    package var environment: PushKey.Environment
    package var limits = GatewayLimits()
    package var traces = TraceLog.Limits()
    package init(
      host: String = "127.0.0.1", port: Int = 2197, folder: URL, tls: Bool = true,
      environment: PushKey.Environment = .development
    ) {
      self.host = host
      self.port = port
      self.folder = folder
      self.tls = tls
      self.environment = environment
    }
  }

  /// The gateway does not start.
  package struct Failure: Error, CustomStringConvertible {
    package let description: String
  }

  /// The port that it listens on.
  package let port: Int
  package let host: String
  /// `nil` without TLS.
  package let certificate: DevelopmentCertificate?
  package let keys: PushKeys
  /// The key that the page sends with and that `curl` lines name; made on first run.
  package let key: PushKey
  let core: NIOLoopBound<GatewayCore>
  let wall: any HostClock
  let group: MultiThreadedEventLoopGroup
  private let channel: any Channel

  /// Where senders find it: https when it has a certificate.
  package var url: URL {
    URL(
      string: "\(certificate == nil ? "http" : "https")://\(host.contains(":") ? "[\(host)]" : host):\(port)")!
  }

  private init(
    port: Int, host: String, certificate: DevelopmentCertificate?, keys: PushKeys, key: PushKey,
    core: NIOLoopBound<GatewayCore>, wall: any HostClock, group: MultiThreadedEventLoopGroup,
    channel: any Channel
  ) {
    self.port = port
    self.host = host
    self.certificate = certificate
    self.keys = keys
    self.key = key
    self.core = core
    self.wall = wall
    self.group = group
    self.channel = channel
  }

  /// Starts a gateway.
  ///
  /// - Parameters:
  ///   - clock: The host's clock, whose dates traces and deliveries have.
  ///   - wall: The clock that senders live by: provider tokens are compared with it.
  ///   - changed: Told the `apns-id` of the newest trace after each change of traces, from the gateway's thread.
  package static func start(
    _ configuration: Configuration, clock: any HostClock, wall: any HostClock = WallClock(),
    receiver: any PushReceiver, changed: @escaping @Sendable (String) -> Void = { _ in }
  ) async throws -> PushGateway {
    let folder = configuration.folder
    let keys = try PushKeys(folder: folder.appendingPathComponent("keys"))
    let key = try keys.unlimited(in: configuration.environment) ?? keys.make()
    let certificate = configuration.tls ? try DevelopmentCertificate(folder: folder, now: wall.now) : nil
    let tls = try certificate?.context()
    // One thread: state needs no locks, and one core serves more pushes than a host can draw.
    let group = MultiThreadedEventLoopGroup(numberOfThreads: 1)
    do {
      let eventLoop = group.any()
      let core = try await eventLoop.submit {
        NIOLoopBound(
          try GatewayCore(
            configuration, keys: keys, clock: clock, wall: wall, receiver: receiver, eventLoop: eventLoop,
            changed: changed), eventLoop: eventLoop)
      }.get()
      let channel = try await bootstrap(group, core, tls, configuration.limits)
        .bind(host: configuration.host, port: configuration.port).get()
      eventLoop.execute { core.value.takeUp() }
      return PushGateway(
        port: channel.localAddress?.port ?? configuration.port, host: configuration.host,
        certificate: certificate,
        keys: keys, key: key, core: core, wall: wall, group: group, channel: channel)
    } catch let error as IOError {
      try? await group.shutdownGracefully()
      throw Failure(
        description:
          "The push gateway cannot listen on \(configuration.host):\(configuration.port): \(error). Choose another port."
      )
    } catch {
      try? await group.shutdownGracefully()
      throw error
    }
  }

  private static func bootstrap(
    _ group: MultiThreadedEventLoopGroup, _ core: NIOLoopBound<GatewayCore>, _ tls: NIOSSLContext?,
    _ limits: GatewayLimits
  ) -> ServerBootstrap {
    ServerBootstrap(group: group)
      .serverChannelOption(.backlog, value: 256)
      .serverChannelOption(.socketOption(.so_reuseaddr), value: 1)
      .childChannelOption(.tcpOption(.tcp_nodelay), value: 1)
      .childChannelOption(.maxMessagesPerRead, value: 1)
      .childChannelOption(
        .recvAllocator,
        value: AdaptiveRecvByteBufferAllocator(minimum: 2048, initial: 16_384, maximum: 1 << 17)
      )
      .childChannelInitializer { channel in
        channel.eventLoop.makeCompletedFuture {
          let pipeline = channel.pipeline.syncOperations
          if let tls { try pipeline.addHandler(TLSDetector(tls: tls)) }
          try pipeline.addHandler(GatewayConnection(core: core.value))
        }
      }
  }

  /// Says goodbye to all clients (GOAWAY with `{"reason":"Shutdown"}`), answers what is open, and stops.
  package func stop() async {
    let core = core
    try? await channel.close()
    _ = try? await group.any().submit {
      core.value.isStopping = true
      for connection in core.value.connections.values { connection.shutDown() }
      core.value.accepted.synchronize()
    }.get()
    // Closing with the group: what was flushed above is on its way.
    try? await group.shutdownGracefully()
  }
}
