import Foundation

/// Requests about broadcast channels: what is asked for, and the answer.
package enum ChannelRules {
  /// `POST /1/apps/<bundle>/channels`: what the body asks for.
  package static func policy(_ request: PushRequest) throws(PushRefusal) -> ChannelBook.Policy {
    var policy: JSONScanner.Value?
    var number = 0.0
    var type: String?
    guard request.bodyCount > 0 else {
      throw PushRefusal(
        .payloadEmpty,
        "The body is missing: {\"message-storage-policy\":0 or 1,\"push-type\":\"LiveActivity\"}.")
    }
    try HeaderRules.checkSize(request, limit: 4096)
    do {
      try request.body.withUnsafeBufferPointer { bytes throws(JSONScanner.Failure) in
        var scanner = JSONScanner(bytes)
        try scanner.document { name, value, scanner throws(JSONScanner.Failure) in
          if scanner.isEqual(name, "message-storage-policy") {
            policy = value
            if value.kind == .number { number = scanner.number(value.range) }
          }
          if scanner.isEqual(name, "push-type"), value.kind == .string { type = scanner.text(value.range) }
        }
      }
    } catch {
      throw PushRefusal(
        .badRequestPayload, "The body is no JSON object: at byte \(error.at), \(error.message).")
    }
    guard let type else {
      throw PushRefusal(.missingPushType, "The body has no `push-type`; it is \"LiveActivity\".")
    }
    guard type.lowercased() == "liveactivity" else {
      throw PushRefusal(
        .invalidPushType, "`push-type` is \"\(type.prefix(40))\"; channels are for \"LiveActivity\".")
    }
    guard let policy, policy.kind == .number,
      let known = [0: ChannelBook.Policy.none, 1: .mostRecent][number]
    else {
      throw PushRefusal(
        .badRequestPayload, "`message-storage-policy` is 0 (none is stored) or 1 (the most recent one is).")
    }
    return known
  }

  /// The channel that a request names, in `apns-channel-id` or behind the path.
  package static func channelID(_ request: PushRequest, path: String? = nil) throws(PushRefusal) -> String {
    guard let id = request.text(.channelID) ?? path, !id.isEmpty else {
      throw PushRefusal(.missingChannelID, "The header apns-channel-id is missing.")
    }
    guard id.utf8.count <= 64, let bytes = Data(base64Encoded: id), !bytes.isEmpty else {
      throw PushRefusal(.badChannelID, "apns-channel-id is \(id.prefix(64)), which is no base64.")
    }
    return id
  }

  /// A bundle identifier in a path.
  package static func check(bundle: String) throws(PushRefusal) {
    guard bundle.utf8.allSatisfy(TopicRules.isTopicByte), !bundle.isEmpty, bundle.utf8.count <= 155 else {
      throw PushRefusal(.badRequestParams, "\(bundle.prefix(80)) is no bundle identifier.")
    }
  }

  /// `apns-request-id` of a request, if it is a UUID.
  package static func requestID(_ request: PushRequest) throws(PushRefusal) -> PushID? {
    guard let text = request[.requestID] else { return nil }
    guard let id = PushID(text) else {
      throw PushRefusal(
        .badMessageID,
        "apns-request-id is \(String(decoding: text.prefix(60), as: UTF8.self)); it is a UUID, or left out.")
    }
    return id
  }
}
