import CNghttp2
import NIOCore

/// One client: moves bytes between the socket and its HTTP/2 session, and requests between the session and the rules.
///
/// Requests that one read brought are answered together: their traces are written with one call, then all answers go out with one.
final class GatewayConnection: ChannelDuplexHandler {
  typealias InboundIn = ByteBuffer
  typealias OutboundIn = ByteBuffer
  typealias OutboundOut = ByteBuffer

  private static let checkInterval = TimeAmount.seconds(1)
  /// Bytes that are handed to the socket at a time.
  private static let sendLimit = 1 << 16

  private let core: GatewayCore
  private var session: HTTP2Session
  private var authorisation = Authorisation()
  private var context: ChannelHandlerContext?
  private var timer: RepeatedTask?
  private var openedAt = NIODeadline.now()
  private var activeAt = NIODeadline.now()
  /// Since when the client takes nothing.
  private var blockedAt: NIODeadline?
  private var hasAllStreams = false
  private var hasSpoken = false
  private var wantsRead = false
  private var held = 0
  private var requests = 0
  /// Bytes that came since they were last counted.
  private var bytes = 0

  init(core: GatewayCore) {
    self.core = core
    session = HTTP2Session(limits: core.limits)
  }

  func handlerAdded(context: ChannelHandlerContext) {
    self.context = context
    if context.channel.isActive { open(context) }
  }

  func channelActive(context: ChannelHandlerContext) {
    open(context)
    context.fireChannelActive()
  }

  private func open(_ context: ChannelHandlerContext) {
    guard timer == nil else { return }
    guard core.connections.count < core.limits.connections else {
      context.close(promise: nil)
      return
    }
    core.connections[ObjectIdentifier(self)] = self
    openedAt = .now()
    activeAt = openedAt
    let me = NIOLoopBound(self, eventLoop: context.eventLoop)
    timer = context.eventLoop.scheduleRepeatedTask(
      initialDelay: Self.checkInterval, delay: Self.checkInterval
    ) { _ in
      me.value.checkTimes()
    }
  }

  func channelInactive(context: ChannelHandlerContext) {
    timer?.cancel()
    timer = nil
    core.connections.removeValue(forKey: ObjectIdentifier(self))
    core.pendingBytes -= held
    held = 0
    self.context = nil
    context.fireChannelInactive()
  }

  func errorCaught(context: ChannelHandlerContext, error: any Error) { context.close(promise: nil) }

  func channelRead(context: ChannelHandlerContext, data: NIOAny) {
    let buffer = unwrapInboundIn(data)
    bytes += buffer.readableBytes
    do throws(HTTP2Session.Failure) {
      try buffer.withUnsafeReadableBytes { bytes throws(HTTP2Session.Failure) in try session.receive(bytes) }
      hasSpoken = true
    } catch {
      if error == .notHTTP2 { explain(context) }
      context.close(promise: nil)
    }
    core.pendingBytes += session.heldBytes - held
    held = session.heldBytes
  }

  func channelReadComplete(context: ChannelHandlerContext) {
    serve()
    checkMemory()
    send(context)
    context.fireChannelReadComplete()
  }

  /// Answers what came whole.
  private func serve() {
    let taken = session.takeRequests()
    guard !taken.isEmpty else { return }
    activeAt = .now()
    requests += taken.count
    var answers: [(HTTP2Stream, GatewayAnswer)] = []
    answers.reserveCapacity(taken.count)
    for stream in taken where !stream.isClosed {
      answers.append((stream, core.answer(stream.request, from: &authorisation)))
    }
    let isStored = core.commit()
    for (stream, answer) in answers {
      session.answer(
        stream,
        isStored || answer.status != 200
          ? answer
          : GatewayAnswer(PushRefusal(.serviceUnavailable, "The push could not be stored."), id: answer.id))
    }
    if authorisation.isAuthorised, !hasAllStreams {
      hasAllStreams = true
      session.allow(streams: core.limits.streams)
    }
  }

  /// Refuses what is still coming when all connections together hold too much.
  private func checkMemory() {
    guard core.pendingBytes > core.limits.pendingBytes else { return }
    giveUp(PushRefusal(.serviceUnavailable, "Too many requests are on their way; send again later.")) { _ in
      true
    }
  }

  private func giveUp(_ refusal: PushRefusal, where isHopeless: (HTTP2Stream) -> Bool) {
    let hopeless = session.streams.values.filter { !$0.isTaken && isHopeless($0) }
    guard !hopeless.isEmpty else { return }
    for stream in hopeless {
      session.giveUp(stream)
      session.answer(stream, core.refuse(refusal, stream.request))
    }
    _ = core.commit()
    core.pendingBytes += session.heldBytes - held
    held = session.heldBytes
  }

  private func send(_ context: ChannelHandlerContext) {
    while context.channel.isWritable {
      var buffer = context.channel.allocator.buffer(capacity: 4096)
      session.send(into: &buffer, limit: Self.sendLimit)
      guard buffer.readableBytes > 0 else { break }
      context.writeAndFlush(wrapOutboundOut(buffer), promise: nil)
    }
    if session.isDone { context.close(promise: nil) }
  }

  // MARK: A client that does not take its answers is not read any more.

  func read(context: ChannelHandlerContext) {
    if context.channel.isWritable { context.read() } else { wantsRead = true }
  }

  func channelWritabilityChanged(context: ChannelHandlerContext) {
    if context.channel.isWritable {
      blockedAt = nil
      send(context)
      if wantsRead, context.channel.isWritable {
        wantsRead = false
        context.read()
      }
    } else {
      blockedAt = .now()
    }
    context.fireChannelWritabilityChanged()
  }

  // MARK: Time

  private func checkTimes() {
    guard let context else { return }
    let now = NIODeadline.now()
    let limits = core.limits
    func isOver(_ seconds: Double, since start: NIODeadline) -> Bool {
      now - start > .nanoseconds(Int64(seconds * 1e9))
    }
    if let blockedAt, isOver(limits.write, since: blockedAt) { return context.close(promise: nil) }
    if !hasSpoken, isOver(limits.handshake, since: openedAt) { return context.close(promise: nil) }
    if session.controlFrames > limits.controlFrames + 4 * requests
      || bytes > limits.spareBytes + limits.requestBytes * (requests + session.streams.count)
    {
      session.goAway(reason: .tooManyRequests, error: NGHTTP2_ENHANCE_YOUR_CALM)
      send(context)
      return context.close(promise: nil)
    }
    session.controlFrames = 0
    requests = 0
    bytes = 0
    giveUp(PushRefusal(.idleTimeout, "The request did not come whole within \(Int(limits.request)) s.")) {
      isOver(limits.request, since: $0.startedAt)
    }
    if session.streams.isEmpty, isOver(limits.idle, since: activeAt) {
      session.goAway(reason: .idleTimeout)
      send(context)
      return context.close(promise: nil)
    }
    send(context)
  }

  /// Says goodbye; open streams are still answered.
  func shutDown() {
    guard let context else { return }
    session.goAway(reason: .shutdown)
    send(context)
    if session.streams.isEmpty { context.close(promise: nil) }
  }

  /// To a client of HTTP/1, in its own words.
  private func explain(_ context: ChannelHandlerContext) {
    let text = """
      APNs speaks HTTP/2 only. curl: --http2 with https, --http2-prior-knowledge with http.\n
      """
    var buffer = context.channel.allocator.buffer(capacity: 256)
    buffer.writeString(
      "HTTP/1.1 505 HTTP Version Not Supported\r\nContent-Type: text/plain\r\nContent-Length: \(text.utf8.count)\r\n"
        + "Connection: close\r\n\r\n" + text)
    context.writeAndFlush(wrapOutboundOut(buffer), promise: nil)
  }
}
