import CNghttp2
import NIOCore

/// One connection's HTTP/2, by libnghttp2: bytes in, whole requests out; answers in, bytes out. Knows nothing of sockets.
final class HTTP2Session {
  enum Failure: Error { case notHTTP2, broken }

  /// Bytes of body that are kept: one more than the largest payload, so that it is seen to be too large.
  static let keptBody = BroadcastPush.payloadLimit + 1
  /// Bytes of body after which a stream is reset instead of read to its end.
  static let longestBody = 1 << 18

  /// Requests that came whole, or are too large to wait for.
  private(set) var taken: [HTTP2Stream] = []
  private(set) var streams: [Int32: HTTP2Stream] = [:]
  /// Frames that ask for nothing, since they were last counted.
  var controlFrames = 0
  /// Bytes that requests in the making hold.
  private(set) var heldBytes = 0
  private var pool: [HTTP2Stream] = []
  private var session: OpaquePointer?
  private var time: NIODeadline = .now()
  private let firstStreams: UInt32
  private var hasSaidHello = false
  /// The client knows our first settings.
  private var isAcknowledged = false
  private var mayHaveAll = false

  init(limits: GatewayLimits) {
    firstStreams = limits.firstStreams
    var callbacks: OpaquePointer?
    nghttp2_session_callbacks_new(&callbacks)
    HTTP2Callbacks.set(on: callbacks)
    var option: OpaquePointer?
    nghttp2_option_new(&option)
    nghttp2_option_set_max_outbound_ack(option, 100)
    nghttp2_option_set_max_settings(option, 32)
    nghttp2_option_set_max_continuations(option, 8)
    nghttp2_option_set_stream_reset_rate_limit(option, 1000, 50)
    nghttp2_option_set_no_closed_streams(option, 1)
    nghttp2_session_server_new2(&session, callbacks, Unmanaged.passUnretained(self).toOpaque(), option)
    nghttp2_option_del(option)
    nghttp2_session_callbacks_del(callbacks)
    submit([
      (NGHTTP2_SETTINGS_MAX_CONCURRENT_STREAMS, limits.streams),
      (NGHTTP2_SETTINGS_MAX_HEADER_LIST_SIZE, UInt32(PushRequest.maximumFieldBytes)),
    ])
    nghttp2_session_set_local_window_size(session, 0, 0, 4 << 20)
  }

  deinit { nghttp2_session_del(session) }

  private func submit(_ settings: [(nghttp2_settings_id, UInt32)]) {
    let entries = settings.map { nghttp2_settings_entry(settings_id: Int32($0.0.rawValue), value: $0.1) }
    nghttp2_submit_settings(session, 0, entries, entries.count)
  }

  /// Reads bytes of the client.
  func receive(_ bytes: UnsafeRawBufferPointer) throws(Failure) {
    time = .now()
    let count = nghttp2_session_mem_recv(session, bytes.baseAddress, bytes.count)
    if count == Int(NGHTTP2_ERR_BAD_CLIENT_MAGIC.rawValue) { throw .notHTTP2 }
    guard count >= 0 else { throw .broken }
  }

  /// Takes the requests that can be answered.
  func takeRequests() -> [HTTP2Stream] {
    let requests = taken
    taken.removeAll(keepingCapacity: true)
    return requests
  }

  /// From now on the client may have as many streams.
  func allow(streams: UInt32) {
    mayHaveAll = true
    submit([(NGHTTP2_SETTINGS_MAX_CONCURRENT_STREAMS, streams)])
  }

  /// Nothing more will come or go.
  var isDone: Bool {
    nghttp2_session_want_read(session) == 0 && nghttp2_session_want_write(session) == 0
  }

  /// Says goodbye; streams that are open are still answered.
  func goAway(reason: APNsReason, error: nghttp2_error_code = NGHTTP2_NO_ERROR) {
    let text = Array("{\"reason\":\"\(reason.rawValue)\"}".utf8)
    let last = nghttp2_session_get_last_proc_stream_id(session)
    nghttp2_submit_goaway(session, 0, last, error.rawValue, text, text.count)
  }

  func reset(_ stream: HTTP2Stream, _ error: nghttp2_error_code) {
    nghttp2_submit_rst_stream(session, 0, stream.id, error.rawValue)
  }

  /// Appends bytes for the client, not many more than `limit`.
  func send(into buffer: inout ByteBuffer, limit: Int) {
    while buffer.readableBytes < limit {
      var bytes: UnsafePointer<UInt8>?
      let count = nghttp2_session_mem_send(session, &bytes)
      guard count > 0 else { return }
      let start = buffer.writerIndex
      buffer.writeBytes(UnsafeRawBufferPointer(start: bytes, count: count))
      if !hasSaidHello { sayHello(in: &buffer, at: start) }
    }
  }

  /// Puts the number of streams that an unknown client may have into the first SETTINGS frame. libnghttp2 does not hear of it: it
  /// would refuse the streams of clients that speak before they listen, as most do, and many lose those pushes.
  private func sayHello(in buffer: inout ByteBuffer, at start: Int) {
    hasSaidHello = true
    // A frame's head has nine bytes; then come identifier (2) and value (4) of the first setting.
    guard buffer.getInteger(at: start + 3, as: UInt8.self) == UInt8(NGHTTP2_SETTINGS.rawValue),
      buffer.getInteger(at: start + 9, as: UInt16.self)
        == UInt16(NGHTTP2_SETTINGS_MAX_CONCURRENT_STREAMS.rawValue)
    else { return }
    buffer.setInteger(firstStreams, at: start + 11)
  }

  /// Answers a request.
  func answer(_ stream: HTTP2Stream, _ answer: GatewayAnswer) {
    guard !stream.isClosed, !stream.isAnswered else { return }
    stream.isAnswered = true
    stream.answer = answer.body
    HTTP2Headers.withFields(of: answer) { fields in
      if answer.body.isEmpty {
        nghttp2_submit_response(session, stream.id, fields.baseAddress, fields.count, nil)
      } else {
        var provider = nghttp2_data_provider()
        provider.source.ptr = Unmanaged.passUnretained(stream).toOpaque()
        provider.read_callback = HTTP2Callbacks.readAnswer
        nghttp2_submit_response(session, stream.id, fields.baseAddress, fields.count, &provider)
      }
    }
  }

  // MARK: From the callbacks

  func begin(_ id: Int32) {
    if isAcknowledged, !mayHaveAll, streams.count >= firstStreams {
      nghttp2_submit_rst_stream(session, 0, id, NGHTTP2_REFUSED_STREAM.rawValue)
      return
    }
    let stream = pool.popLast() ?? HTTP2Stream()
    stream.begin(id, at: time)
    streams[id] = stream
    nghttp2_session_set_stream_user_data(session, id, Unmanaged.passUnretained(stream).toOpaque())
  }

  func acknowledge() { isAcknowledged = true }

  func stream(_ id: Int32) -> HTTP2Stream? {
    guard let pointer = nghttp2_session_get_stream_user_data(session, id) else { return nil }
    return Unmanaged<HTTP2Stream>.fromOpaque(pointer).takeUnretainedValue()
  }

  func header(_ id: Int32, _ name: UnsafeBufferPointer<UInt8>, _ value: UnsafeBufferPointer<UInt8>) {
    guard let stream = stream(id), !stream.isTaken else { return }
    let before = stream.request.count
    stream.request.add(name: name, value: value)
    heldBytes += stream.request.count - before
  }

  func data(_ id: Int32, _ bytes: UnsafeBufferPointer<UInt8>) {
    guard let stream = stream(id) else { return }
    stream.request.bodyCount += bytes.count
    if !stream.isTaken {
      let room = Self.keptBody - stream.request.body.count
      stream.request.body.append(contentsOf: bytes.prefix(room))
      heldBytes += min(room, bytes.count)
      if stream.request.bodyCount >= Self.keptBody { take(stream) }
    } else if stream.request.bodyCount > Self.longestBody {
      reset(stream, NGHTTP2_NO_ERROR)
    }
  }

  func end(_ id: Int32) {
    if let stream = stream(id), !stream.isTaken { take(stream) }
  }

  private func take(_ stream: HTTP2Stream) {
    stream.isTaken = true
    heldBytes -= stream.request.count
    taken.append(stream)
  }

  /// Takes a request that has not come whole, to refuse it.
  func giveUp(_ stream: HTTP2Stream) {
    guard !stream.isTaken else { return }
    stream.isTaken = true
    heldBytes -= stream.request.count
  }

  func close(_ id: Int32) {
    guard let stream = streams.removeValue(forKey: id) else { return }
    if !stream.isTaken { heldBytes -= stream.request.count }
    stream.isClosed = true
    // One that waits in `taken` is let go there.
    if pool.count < 128, stream.isAnswered { pool.append(stream) }
  }
}
