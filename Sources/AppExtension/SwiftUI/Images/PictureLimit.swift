import Archive
import Foundation

/// How large a picture's own size may be where it is shown: a Live Activity's pictures fit their presentation.
package struct PictureLimit: Sendable {
  /// Points.
  package var size: CGSize
  /// What the finding calls the place, such as `minimal`.
  package var place: String
  package init(size: CGSize, place: String) {
    self.size = size
    self.place = place
  }

  @MainActor func check(_ natural: CGSize, _ session: EvaluationSession, frame: CGRect) {
    guard natural.width > size.width + 0.5 || natural.height > size.height + 0.5 else { return }
    func words(_ size: CGSize) -> String {
      [size.width, size.height].map { Double($0).formatted(.number.precision(.fractionLength(0...2))) }
        .joined(separator: "×")
    }
    session.report(
      "activity-image-too-large", .error,
      "a picture of \(words(natural)) points is larger than \(place), which has \(words(size)); iOS may not start the activity. Use an asset no larger than the presentation",
      frame: frame)
  }
}

private struct PictureLimitKey: EnvironmentKey { static var defaultValue: PictureLimit? { nil } }

extension EnvironmentValues {
  /// `nil` where pictures may have any size.
  package var pictureLimit: PictureLimit? {
    get { self[PictureLimitKey.self] }
    set { self[PictureLimitKey.self] = newValue }
  }
}
