import Activities
import Foundation

/// The token in the path of a push.
package enum TokenRules {
  /// More hexadecimal digits than this no token has. D (ours): tokens of Live Activities are seen with 160 to 256.
  package static let longest = 512

  /// The token in lower case, as the directory knows it.
  package static func token(_ hex: ArraySlice<UInt8>) throws(PushRefusal) -> String {
    guard !hex.isEmpty else {
      throw PushRefusal(
        .missingDeviceToken, "The path ends before the token; it is /3/device/<token in hex>.")
    }
    guard hex.count <= longest, hex.count.isMultiple(of: 2), hex.allSatisfy({ HexDigits.value($0) != nil })
    else {
      throw PushRefusal(
        .badDeviceToken,
        """
        \(String(decoding: hex.prefix(80), as: UTF8.self)) is no token: a token is an even number of hexadecimal \
        digits (not base64), at most \(longest).
        """)
    }
    return String(unsafeUninitializedCapacity: hex.count) { buffer in
      var at = 0
      for byte in hex {
        buffer[at] = byte >= 0x41 && byte <= 0x46 ? byte | 0x20 : byte
        at += 1
      }
      return at
    }
  }

  /// What the token stands for, if it is good for a push of the type to the bundle.
  package static func entry(
    _ token: String, in directory: PushDirectory, bundle: ArraySlice<UInt8>, type: PushType
  ) throws(PushRefusal) -> PushDirectory.Entry {
    guard let entry = directory.entry(token) else {
      throw PushRefusal(
        .badDeviceToken,
        """
        No token \(token.prefix(16))… was ever given out here. The host's own tokens are on the page; a token \
        from a real device, or from another host, is not known.
        """)
    }
    guard entry.bundle.utf8.elementsEqual(bundle) else {
      throw PushRefusal(
        .deviceTokenNotForTopic,
        """
        The token belongs to \(entry.bundle), and apns-topic names \(String(decoding: bundle, as: UTF8.self)).
        """)
    }
    guard entry.kind.pushType == type else {
      throw PushRefusal(
        .deviceTokenNotForTopic,
        """
        The token is for \(entry.kind.words); such a push has apns-push-type \(entry.kind.pushType.rawValue) and \
        the topic \(entry.bundle)\(entry.kind.pushType.topicSuffix), not \(type.rawValue).
        """)
    }
    if let since = entry.unregisteredAt {
      // Not published which of the two comes when (D): an activity's token ends with it, others are withdrawn.
      let milliseconds = Int64((since.timeIntervalSince1970 * 1000).rounded())
      if case .update(let id) = entry.kind {
        throw PushRefusal(
          .expiredToken, "The activity \(id) has ended or has a newer token; this one is no longer good.",
          timestamp: milliseconds)
      }
      throw PushRefusal(
        .unregistered,
        "The token for \(entry.kind.words) was replaced or its app removed; ask for the new one.",
        timestamp: milliseconds)
    }
    return entry
  }
}

extension PushDirectory.Entry.Kind {
  /// The type of push that it takes.
  package var pushType: PushType {
    switch self {
    case .start, .update: .liveactivity
    case .widgets: .widgets
    case .control: .controls
    }
  }

  /// For sentences: what the token is for.
  package var words: String {
    switch self {
    case .start(let type): "starting \(type)"
    case .update(let id): "updating activity \(id)"
    case .widgets: "reloading widgets"
    case .control(let id): "reloading control \(id)"
    }
  }
}
