import Foundation

/// The header fields of a push that do not depend on what it is for, one function each.
package enum HeaderRules {
  /// `apns-id`, or a new one.
  package static func id(_ request: PushRequest, random: inout some RandomNumberGenerator) -> PushID? {
    guard let text = request[.id] else { return PushID(using: &random) }
    return PushID(text)
  }

  /// What is wrong with an `apns-id` that does not read.
  package static func badID(_ request: PushRequest) -> PushRefusal {
    let text = String(decoding: (request[.id] ?? []).prefix(60), as: UTF8.self)
    return PushRefusal(
      .badMessageID, "apns-id is \(text); it is a UUID as 8-4-4-4-12 hexadecimal digits, or left out.")
  }

  /// No field of the contract comes twice.
  package static func checkDuplicates(_ request: PushRequest) throws(PushRefusal) {
    guard let twice = request.duplicate else { return }
    throw PushRefusal(.duplicateHeaders, "The header \(twice.name) came more than once.")
  }

  /// `apns-priority`: 10, 5 or 1; 10 when it is left out, and never 10 for `background`.
  package static func priority(_ request: PushRequest, type: PushType) throws(PushRefusal) -> Int {
    guard let text = request[.priority] else { return type == .background ? 5 : 10 }
    guard let priority = number(text), [10, 5, 1].contains(priority) else {
      throw PushRefusal(
        .badPriority,
        "apns-priority is \(String(decoding: text.prefix(20), as: UTF8.self)); it is 10 (now), 5 or 1.")
    }
    guard type != .background || priority != 10 else {
      throw PushRefusal(.badPriority, "apns-priority 10 is not for background pushes; send 5.")
    }
    return Int(priority)
  }

  /// `apns-expiration`: seconds since 1970. `nil` for 0 and when it is left out: one attempt.
  package static func expiration(_ request: PushRequest) throws(PushRefusal) -> Date? {
    guard let text = request[.expiration] else { return nil }
    guard let seconds = number(text) else {
      throw PushRefusal(
        .badExpirationDate,
        """
        apns-expiration is \(String(decoding: text.prefix(30), as: UTF8.self)); it is whole seconds since 1970, \
        or 0 for one attempt.
        """)
    }
    return seconds == 0 ? nil : Date(timeIntervalSince1970: Double(seconds))
  }

  /// `apns-collapse-id`: at most 64 bytes.
  package static func collapseID(_ request: PushRequest) throws(PushRefusal) -> String? {
    guard let text = request[.collapseID] else { return nil }
    guard text.count <= 64 else {
      throw PushRefusal(.badCollapseID, "apns-collapse-id has \(text.count) bytes; at most 64 are taken.")
    }
    return String(decoding: text, as: UTF8.self)
  }

  /// The body is there and not too large.
  package static func checkSize(_ request: PushRequest, limit: Int) throws(PushRefusal) {
    guard request.bodyCount <= limit else {
      throw PushRefusal(
        .payloadTooLarge, "The payload has more than \(limit) bytes, the most that is taken here.")
    }
    guard request.bodyCount > 0 else {
      throw PushRefusal(.payloadEmpty, "The request has no body; a push has a JSON object with `aps`.")
    }
  }

  /// Digits only, at most 15 of them.
  private static func number(_ text: ArraySlice<UInt8>) -> Int64? {
    guard !text.isEmpty, text.count <= 15 else { return nil }
    var number: Int64 = 0
    for byte in text {
      guard byte >= 0x30, byte <= 0x39 else { return nil }
      number = number * 10 + Int64(byte - 0x30)
    }
    return number
  }
}
