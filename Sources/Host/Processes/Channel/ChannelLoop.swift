import Archive
import CLinux
import Glibc

/// What the thread of a channel reads from. Owned by that thread alone.
struct ChannelLoop {
  private let limits: ProcessLimits
  private let socket: SocketFolder
  private var isListening = true
  private let wake: Int32
  private var connection: Int32?
  private var frames: FrameReader
  private var output: Stream
  private var error: Stream
  private var buffer = [UInt8](repeating: 0, count: 1 << 16)

  /// One of the two output pipes.
  private struct Stream {
    var descriptor: Int32?
    var lines: LineSplitter
    let kind: OutputLine.Stream
  }

  init(socket: SocketFolder, output: Int32, error: Int32, wake: Int32, limits: ProcessLimits) {
    self.limits = limits
    self.socket = socket
    self.wake = wake
    frames = FrameReader(limits: limits.archive)
    self.output = Stream(
      descriptor: output, lines: LineSplitter(limit: limits.lineBytes), kind: .standardOutput)
    self.error = Stream(
      descriptor: error, lines: LineSplitter(limit: limits.lineBytes), kind: .standardError)
    for descriptor in [output, error, wake] { Self.makeNonblocking(descriptor) }
  }

  /// Returns when there is something to read, or when some milliseconds have passed; -1 for no end.
  func waitForActivity(milliseconds: Int32) {
    var waiting = [
      wake, connection, output.descriptor, error.descriptor, isListening ? socket.listener : nil,
    ]
    .compactMap { $0 }
    .map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
    _ = poll(&waiting, nfds_t(waiting.count), milliseconds)
  }

  /// Rounds of reading before other things are looked at again; one round is at most 64 KiB a source.
  private static let rounds = 32

  /// Reads from every source in turn until all are empty, or for a bounded number of rounds.
  mutating func readAll(connected: (Int32?) -> Void, emit: (ChannelEvent) -> Void) {
    while Glibc.read(wake, &buffer, buffer.count) > 0 {}
    accept(connected: connected, emit: emit)
    for _ in 0..<Self.rounds {
      // Output first: the words of a crash belong before the end of the connection.
      let moreOutput = Self.read(&output, &buffer, emit: emit)
      let moreError = Self.read(&error, &buffer, emit: emit)
      let moreFrames = readFrames(connected: connected, emit: emit)
      guard moreOutput || moreError || moreFrames else { return }
    }
  }

  /// Emits lines that lack their end.
  mutating func finishLines(emit: (ChannelEvent) -> Void) {
    for (kind, rest) in [(output.kind, output.lines.finish()), (error.kind, error.lines.finish())] {
      if let rest { emit(.line(OutputLine(stream: kind, text: rest))) }
    }
  }

  /// Closes what is still open.
  mutating func closeAll() {
    stopListening()
    for descriptor in [connection, output.descriptor, error.descriptor] {
      if let descriptor { close(descriptor) }
    }
    (connection, output.descriptor, error.descriptor) = (nil, nil, nil)
  }

  private mutating func accept(connected: (Int32?) -> Void, emit: (ChannelEvent) -> Void) {
    guard isListening, let descriptor = socket.accept() else { return }
    connection = descriptor
    stopListening()
    connected(descriptor)
    emit(.connected)
  }

  private mutating func stopListening() {
    guard isListening else { return }
    isListening = false
    socket.remove()
  }

  /// Reads once; `true` if there may be more.
  private static func read(
    _ stream: inout Stream, _ buffer: inout [UInt8], emit: (ChannelEvent) -> Void
  ) -> Bool {
    guard let descriptor = stream.descriptor else { return false }
    let count = Glibc.read(descriptor, &buffer, buffer.count)
    guard count > 0 else {
      if count == 0 {
        close(descriptor)
        stream.descriptor = nil
      }
      return false
    }
    let lines = buffer.withUnsafeBytes { stream.lines.append(UnsafeRawBufferPointer(rebasing: $0[..<count])) }
    for line in lines { emit(.line(OutputLine(stream: stream.kind, text: line))) }
    return true
  }

  private mutating func readFrames(connected: (Int32?) -> Void, emit: (ChannelEvent) -> Void) -> Bool {
    guard let descriptor = connection else { return false }
    let count = Glibc.read(descriptor, &buffer, buffer.count)
    guard count > 0 else {
      let isEnd = count == 0 || (errno != EAGAIN && errno != EINTR)
      if isEnd { disconnect(descriptor, connected: connected, emit: emit) }
      return false
    }
    frames.append(buffer[..<count])
    do throws(ArchiveError) {
      while let message = try frames.next() {
        emit(.reply(try Self.read(message, limits: limits.archive)))
      }
      return true
    } catch {
      emit(.damaged(error))
      disconnect(descriptor, connected: connected, emit: emit)
      return false
    }
  }

  /// Decodes and checks an answer; of a timeline, notes how long that took: the archive's stage.
  private static func read(_ message: [UInt8], limits: ArchiveLimits) throws(ArchiveError) -> Reply {
    let clock = ContinuousClock()
    let start = clock.now
    var reply = try ArchiveCodec.decodeReply(message, limits: limits)
    if case .timeline(var timeline) = reply.body {
      timeline.timings.archive = start.duration(to: clock.now) / .seconds(1)
      reply.body = .timeline(timeline)
    }
    return reply
  }

  private mutating func disconnect(
    _ descriptor: Int32, connected: (Int32?) -> Void, emit: (ChannelEvent) -> Void
  ) {
    // Forgotten by senders first, closed afterwards: the number may be reused at once.
    connected(nil)
    close(descriptor)
    connection = nil
    emit(.disconnected)
  }

  private static func makeNonblocking(_ descriptor: Int32) {
    _ = fcntl(descriptor, F_SETFL, fcntl(descriptor, F_GETFL) | O_NONBLOCK)
  }
}
