import Foundation

/// What an app says of itself in its Info.plist.
package struct AppInformation: Sendable, Equatable {
  /// The Info.plist it comes from; `nil` where the project has none.
  package var file: String?
  /// `CFBundleIdentifier`; `nil` where none is written out.
  package var bundleIdentifier: String?
  /// `NSSupportsLiveActivities`; `nil` where there is no app to ask.
  package var supportsLiveActivities: Bool?
  /// `NSSupportsLiveActivitiesFrequentUpdates`.
  package var supportsFrequentUpdates: Bool

  /// Reads the app's Info.plist: in the app's folder, else in the project's. One that belongs to an extension is passed over.
  ///
  /// - Throws: `ProjectProblem.unreadable` for a file that is no property list.
  static func read(in root: URL, app: URL?) throws -> AppInformation {
    let places = [app, root].compactMap { $0?.appendingPathComponent("Info.plist") }
    for place in places where FileManager.default.fileExists(atPath: place.path) {
      let list: [String: Any]
      do {
        let data = try Data(contentsOf: place)
        let value = try PropertyListBytes.value(data)
        guard let dictionary = value as? [String: Any] else {
          throw CocoaError(.propertyListReadCorrupt)
        }
        list = dictionary
      } catch {
        throw ProjectProblem.unreadable(path: place.path, reason: SystemReason.of(error))
      }
      if list["NSExtension"] != nil { continue }
      return AppInformation(
        file: place.path,
        bundleIdentifier: identifier(list["CFBundleIdentifier"] as? String),
        supportsLiveActivities: list["NSSupportsLiveActivities"] as? Bool ?? false,
        supportsFrequentUpdates: list["NSSupportsLiveActivitiesFrequentUpdates"] as? Bool ?? false)
    }
    return AppInformation(
      file: nil, bundleIdentifier: nil, supportsLiveActivities: nil,
      supportsFrequentUpdates: false)
  }

  /// A real identifier; not one that Xcode fills in (`$(PRODUCT_BUNDLE_IDENTIFIER)`).
  private static func identifier(_ text: String?) -> String? {
    guard let text, !text.isEmpty, !text.contains("$(") else { return nil }
    return text
  }
}
