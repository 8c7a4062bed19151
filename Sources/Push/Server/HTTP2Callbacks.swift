import CNghttp2

/// The functions that libnghttp2 calls. Its user data is the `HTTP2Session`.
enum HTTP2Callbacks {
  private static func session(_ data: UnsafeMutableRawPointer?) -> HTTP2Session {
    Unmanaged<HTTP2Session>.fromOpaque(data!).takeUnretainedValue()
  }

  static func set(on callbacks: OpaquePointer?) {
    nghttp2_session_callbacks_set_on_begin_headers_callback(callbacks) { _, frame, data in
      let head = frame!.pointee.hd
      let category = frame!.pointee.headers.cat
      if head.type == UInt8(NGHTTP2_HEADERS.rawValue), category == NGHTTP2_HCAT_REQUEST {
        HTTP2Callbacks.session(data).begin(head.stream_id)
      }
      return 0
    }
    nghttp2_session_callbacks_set_on_header_callback(callbacks) {
      _, frame, name, nameCount, value, count, _, data in
      HTTP2Callbacks.session(data).header(
        frame!.pointee.hd.stream_id, UnsafeBufferPointer(start: name, count: nameCount),
        UnsafeBufferPointer(start: value, count: count))
      return 0
    }
    nghttp2_session_callbacks_set_on_data_chunk_recv_callback(callbacks) { _, _, id, bytes, count, data in
      HTTP2Callbacks.session(data).data(id, UnsafeBufferPointer(start: bytes, count: count))
      return 0
    }
    nghttp2_session_callbacks_set_on_frame_recv_callback(callbacks) { _, frame, data in
      let head = frame!.pointee.hd
      let session = HTTP2Callbacks.session(data)
      if head.type == UInt8(NGHTTP2_SETTINGS.rawValue), head.flags & UInt8(NGHTTP2_FLAG_ACK.rawValue) != 0 {
        session.acknowledge()
      } else if head.type > UInt8(NGHTTP2_HEADERS.rawValue) {
        session.controlFrames += 1
      } else if head.flags & UInt8(NGHTTP2_FLAG_END_STREAM.rawValue) != 0 {
        session.end(head.stream_id)
      } else if head.length == 0 {
        session.controlFrames += 1
      }
      return 0
    }
    nghttp2_session_callbacks_set_on_invalid_frame_recv_callback(callbacks) { _, _, _, data in
      HTTP2Callbacks.session(data).controlFrames += 1
      return 0
    }
    nghttp2_session_callbacks_set_on_stream_close_callback(callbacks) { _, id, _, data in
      HTTP2Callbacks.session(data).close(id)
      return 0
    }
  }

  /// Gives the next bytes of an answer's body.
  static let readAnswer: nghttp2_data_source_read_callback = { _, _, target, room, flags, source, _ in
    let stream = Unmanaged<HTTP2Stream>.fromOpaque(source!.pointee.ptr).takeUnretainedValue()
    let count = min(room, stream.answer.count - stream.sent)
    stream.answer.withUnsafeBufferPointer { bytes in
      target!.update(from: bytes.baseAddress! + stream.sent, count: count)
    }
    stream.sent += count
    if stream.sent == stream.answer.count { flags!.pointee |= NGHTTP2_DATA_FLAG_EOF.rawValue }
    return count
  }
}
