import Archive
import Host

/// What a picture of an activity is called: a presentation, or `standBy`, which is the Lock Screen's card drawn for the whole screen
/// (`isActivityFullscreen`).
package struct ActivityPictureName: Sendable, Hashable, Decodable {
  package var presentation: ActivityPresentation
  package var isFullscreen: Bool

  package init(_ presentation: ActivityPresentation, isFullscreen: Bool = false) {
    self.presentation = presentation
    self.isFullscreen = isFullscreen
  }

  init?(_ text: String) {
    if text == Self.standBy.text {
      self = .standBy
    } else if let presentation = ActivityPresentation(rawValue: text) {
      self.init(presentation)
    } else {
      return nil
    }
  }

  package init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    guard let name = Self(try container.decode(String.self)) else {
      throw DecodingError.dataCorruptedError(in: container, debugDescription: "no presentation")
    }
    self = name
  }

  package static let standBy = ActivityPictureName(.lockScreen, isFullscreen: true)
  package static let all = ActivityPresentation.allCases.map { ActivityPictureName($0) } + [standBy]

  var text: String { isFullscreen ? "standBy" : presentation.rawValue }
}

extension ActivitySnapshot {
  /// The picture of that name; `nil` where none was drawn.
  func picture(
    _ name: ActivityPictureName, _ scheme: SceneEnvironment.ColorScheme
  ) -> ActivityScenes.Picture? {
    guard name.isFullscreen else { return picture(name.presentation, scheme) }
    guard
      let place = slots.firstIndex(where: { $0.presentation == name.presentation && $0.isFullscreen }),
      let all = pictures?.pictures, all.indices.contains(place)
    else { return nil }
    return all[place]
  }
}
