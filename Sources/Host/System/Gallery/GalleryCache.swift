import Archive

/// Pictures and presets that the gallery asked extensions for: valid until the extension is built anew or says that they changed.
struct GalleryCache {
  /// Pictures that are kept; the gallery asks for the rest again.
  static let mostPreviews = 400

  struct Preview: Hashable {
    var extensionName: String
    var kind: String
    var family: WidgetFamily
    var values: IntentValues
    var appearance: HomeAppearance
  }

  /// Tasks, so that two pages that ask at once wait for one answer.
  var previews: [Preview: Task<ArchivedTimeline, any Error>] = [:]
  var recommendations: [String: [String: Task<[Recommendation], any Error>]] = [:]

  mutating func forget(_ extensionName: String) {
    previews = previews.filter { $0.key.extensionName != extensionName }
    recommendations[extensionName] = nil
  }
}
