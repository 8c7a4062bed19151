/// The topic of a push to a token: the bundle identifier of the app, and a suffix that goes with the type.
package enum TopicRules {
  private static let suffixes: [(type: PushType, bytes: [UInt8])] =
    PushType.allCases.filter { !$0.topicSuffix.isEmpty }.map { ($0, Array($0.topicSuffix.utf8)) }
  private static let byType: [PushType: [UInt8]] = Dictionary(
    uniqueKeysWithValues: PushType.allCases.map { ($0, Array($0.topicSuffix.utf8)) })

  /// The bundle identifier in `apns-topic`. A suffix of another type is `InvalidPushType`, as senders see it for `.voip`
  /// (C); no suffix where one is wanted is `BadTopic` (D: not published).
  package static func bundle(_ request: PushRequest, type: PushType) throws(PushRefusal) -> ArraySlice<UInt8>
  {
    guard let topic = request[.topic], !topic.isEmpty else {
      throw PushRefusal(
        .missingTopic,
        "The header apns-topic is missing; it is the app's bundle identifier followed by \(type.topicSuffix)."
      )
    }
    guard topic.count <= 255, topic.allSatisfy(isTopicByte) else {
      throw PushRefusal(
        .badTopic,
        """
        apns-topic is no bundle identifier: \(String(decoding: topic.prefix(80), as: UTF8.self)). \
        It has letters, digits, dots and hyphens.
        """)
    }
    let suffix = byType[type]!
    if !suffix.isEmpty, topic.count > suffix.count, topic.suffix(suffix.count).elementsEqual(suffix) {
      return topic.dropLast(suffix.count)
    }
    for other in suffixes
    where other.type != type && topic.count > other.bytes.count
      && topic.suffix(other.bytes.count).elementsEqual(other.bytes)
    {
      throw PushRefusal(
        .invalidPushType,
        """
        apns-push-type is \(type.rawValue), and apns-topic ends with \(other.type.topicSuffix), \
        which is for \(other.type.rawValue).
        """)
    }
    guard suffix.isEmpty else {
      throw PushRefusal(
        .badTopic,
        """
        apns-topic is \(String(decoding: topic, as: UTF8.self)); for \(type.rawValue) it ends with \
        \(type.topicSuffix).
        """)
    }
    return topic
  }

  /// Letters, digits, dot, hyphen and, as some old apps have it, underscore.
  static func isTopicByte(_ byte: UInt8) -> Bool {
    switch byte {
    case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, UInt8(ascii: "."), UInt8(ascii: "-"), UInt8(ascii: "_"): true
    default: false
    }
  }
}
