/// What a key may push to.
package enum TopicRights {
  /// Refuses a topic that a topic-specific key does not name.
  package static func check(_ token: ProviderToken, bundle: some Collection<UInt8>) throws(PushRefusal) {
    guard let topics = token.key.topics else { return }
    guard topics.contains(where: { $0.utf8.elementsEqual(bundle) }) else {
      throw PushRefusal(
        .topicDisallowed,
        """
        Key \(token.key.id) is for \(topics.sorted().joined(separator: ", ")) only, not for \
        \(String(decoding: bundle, as: UTF8.self)).
        """)
    }
  }
}
