/// What a sender is told.
package struct GatewayAnswer: Sendable, Equatable {
  package var status: Int
  package var reason: APNsReason?
  /// A sentence for the trace; senders do not get it.
  package var detail: String?
  /// `apns-id`, lower case; `apns-request-id` for channels.
  package var id: PushID?
  /// `apns-unique-id`, which only the development environment gives.
  package var uniqueID: PushID?
  /// `apns-request-id`, of requests about channels.
  package var requestID: PushID?
  package var channelID: String?
  package var body: [UInt8] = []

  init(
    status: Int, id: PushID? = nil, uniqueID: PushID? = nil, requestID: PushID? = nil,
    channelID: String? = nil, body: [UInt8] = []
  ) {
    self.status = status
    self.id = id
    self.uniqueID = uniqueID
    self.requestID = requestID
    self.channelID = channelID
    self.body = body
  }

  init(_ refusal: PushRefusal, id: PushID? = nil, requestID: PushID? = nil) {
    status = refusal.reason.status
    reason = refusal.reason
    detail = refusal.detail
    self.id = id
    self.requestID = requestID
    let timestamp = refusal.timestamp.map { ",\"timestamp\":\($0)" } ?? ""
    body = Array("{\"reason\":\"\(refusal.reason.rawValue)\"\(timestamp)}".utf8)
  }
}
