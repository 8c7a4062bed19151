import CNghttp2

/// The header fields of answers, in memory that stays where it is.
enum HTTP2Headers {
  /// Bytes that live as long as the process.
  private struct Fixed: @unchecked Sendable {
    let start: UnsafeMutablePointer<UInt8>
    let count: Int

    init(_ text: String) {
      let bytes = Array(text.utf8)
      start = .allocate(capacity: bytes.count)
      start.update(from: bytes, count: bytes.count)
      count = bytes.count
    }
  }

  private static let status = Fixed(":status")
  private static let okay = Fixed("200")
  private static let messageID = Fixed("apns-id")
  private static let uniqueID = Fixed("apns-unique-id")
  private static let requestID = Fixed("apns-request-id")
  private static let channelID = Fixed("apns-channel-id")
  private static let contentType = Fixed("content-type")
  private static let json = Fixed("application/json")
  private static let fixed = UInt8(
    NGHTTP2_NV_FLAG_NO_COPY_NAME.rawValue | NGHTTP2_NV_FLAG_NO_COPY_VALUE.rawValue)
  /// Values that never come again stay out of the table of header compression.
  private static let once = UInt8(NGHTTP2_NV_FLAG_NO_COPY_NAME.rawValue | NGHTTP2_NV_FLAG_NO_INDEX.rawValue)

  static func withFields(of answer: GatewayAnswer, _ body: (UnsafeBufferPointer<nghttp2_nv>) -> Void) {
    var values: [UInt8] = []
    values.reserveCapacity(128)
    var list: [(Fixed, Int, Int)] = []
    func add(_ name: Fixed, _ value: [UInt8]) {
      list.append((name, values.count, value.count))
      values.append(contentsOf: value)
    }
    if let id = answer.id { add(messageID, id.bytes) }
    if let unique = answer.uniqueID { add(uniqueID, unique.bytes) }
    if let request = answer.requestID { add(requestID, request.bytes) }
    if let channel = answer.channelID { add(channelID, Array(channel.utf8)) }
    if answer.status != 200 { add(status, Array(String(answer.status).utf8)) }
    values.withUnsafeMutableBufferPointer { values in
      withUnsafeTemporaryAllocation(of: nghttp2_nv.self, capacity: list.count + 2) { fields in
        var count = 0
        func put(_ name: Fixed, _ start: UnsafeMutablePointer<UInt8>?, _ length: Int, _ flags: UInt8) {
          fields.initializeElement(
            at: count,
            to: nghttp2_nv(
              name: name.start, value: start, namelen: name.count, valuelen: length, flags: flags))
          count += 1
        }
        if answer.status == 200 {
          put(status, okay.start, okay.count, fixed)
        } else if let (name, start, length) = list.popLast() {
          put(name, values.baseAddress! + start, length, 0)
        }
        for (name, start, length) in list { put(name, values.baseAddress! + start, length, once) }
        if !answer.body.isEmpty { put(contentType, json.start, json.count, fixed) }
        body(UnsafeBufferPointer(rebasing: UnsafeBufferPointer(fields)[..<count]))
      }
    }
  }

}
