/// `apns-push-type`: Apple's eleven, of which three are of use to widgets.
package enum PushType: String, Sendable, CaseIterable {
  case alert, background, location, voip, complication, fileprovider, mdm, liveactivity, pushtotalk, widgets
  case controls

  /// What stands behind the bundle identifier in the topic.
  package var topicSuffix: String {
    switch self {
    case .alert, .background, .mdm: ""
    case .location: ".location-query"
    case .voip: ".voip"
    case .complication: ".complication"
    case .fileprovider: ".pushkit.fileprovider"
    case .pushtotalk: ".voip-ptt"
    case .liveactivity: ".push-type.liveactivity"
    case .widgets: ".push-type.widgets"
    case .controls: ".push-type.controls"
    }
  }

  /// The most bytes that a payload of it may have.
  package var payloadLimit: Int { self == .voip ? 5120 : 4096 }

  private static let words: [(PushType, [UInt8])] = allCases.map { ($0, Array($0.rawValue.utf8)) }

  init?(_ bytes: ArraySlice<UInt8>) {
    guard let found = Self.words.first(where: { $0.1.elementsEqual(bytes) }) else { return nil }
    self = found.0
  }

  /// What `apns-push-type` says.
  package static func checked(_ request: PushRequest) throws(PushRefusal) -> PushType {
    guard let word = request[.pushType] else {
      throw PushRefusal(
        .missingPushType, "The header apns-push-type is missing; send liveactivity, widgets or controls.")
    }
    guard let type = PushType(word) else {
      throw PushRefusal(
        .invalidPushType,
        """
        apns-push-type is \(String(decoding: word.prefix(40), as: UTF8.self)), which is none of Apple's types. \
        It is written in lower case: liveactivity, widgets, controls.
        """)
    }
    return type
  }
}
