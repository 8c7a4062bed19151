import Archive
import SwiftUI

/// Finds activities that look the same when their content is out of date: the person goes on trusting it.
enum StaleFinding {
  /// A warning if none of the pictures, drawn as stale, differs from what it would be with content that is not.
  ///
  /// - Parameter fresh: draws a picture with `context.isStale` false.
  @MainActor static func finding(
    _ typeName: String, stale: [ActivityScenes.Picture], slots: [ActivityRequest.Slot],
    fresh: (ActivityRequest.Slot) -> ActivityScenes.Picture
  ) -> Diagnostic? {
    let isShown = zip(slots, stale).contains { slot, picture in
      let other = fresh(slot)
      return other.scene.content != picture.scene.content || other.backgroundTint != picture.backgroundTint
    }
    guard !isShown, !stale.isEmpty else { return nil }
    return Diagnostic(
      code: "stale-not-shown", severity: .warning,
      message:
        "the content of \(typeName) is out of date and no presentation shows it: look at context.isStale, and say that the content is old instead of showing it as news"
    )
  }
}
